import { readFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { html } from "../../base/html.js";
import { ownFile } from "../../base/own-file.js";
import { Refused } from "../../server/loopback.js";
import { json } from "../outgoing.js";
import type { Received } from "../receive.js";
import type { Backend, Contract } from "../service.js";
import { callsOf, isOfTryPage, tryPath } from "./calls.js";
import { writeTryPage } from "./page.js";

const headers = {
  // The page runs its own script, and calls only the mock.
  "content-security-policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cache-control": "no-store",
};

/** The parts of the page that are files, with their types. */
const parts = new Map([
  ["page.css", "text/css"],
  ["send.js", "text/javascript"],
]);

/** The parts of the mock that its pages use. */
interface Mocked {
  readonly contract: Contract;
  readonly backend: Backend | undefined;
  readonly apiKey: string | undefined;
  readonly hasTryPage: boolean;
}

/**
 * Serves the list of addresses, and the page to try calls with its style, its script and its assumptions.
 *
 * @returns whether the path belongs to the mock itself
 * @throws Refused for an unknown part of the page, and for a body that the mock cannot assume
 */
export async function serveOwnPage(
  response: ServerResponse,
  received: Received,
  { contract: { documents, operations }, backend, apiKey, hasTryPage }: Mocked,
): Promise<boolean> {
  const { path } = received;
  const send = (type: string, content: string | Buffer) =>
    response.writeHead(200, { ...headers, "content-type": `${type}; charset=utf-8` }).end(content);
  if (path === "/") {
    const paths = [
      ...new Set(operations.map(({ described }) => described.prefix)),
      ...(hasTryPage ? [tryPath] : []),
    ];
    const items = paths.map((one) => html`<li><a href="${one}">${one}</a></li>`);
    const page = html`<!doctype html><title>Mock</title><h1>This mock serves</h1><ul>${items}</ul>`;
    send("text/html", page.html);
    return true;
  }
  if (!hasTryPage || !isOfTryPage(path)) return false;
  const calls = callsOf(documents, operations);
  const call = path === tryPath ? calls[0] : calls.find(({ address }) => address === path);
  const name = path.slice(tryPath.length + 1);
  const type = parts.get(name);
  if (type) send(type, await readFile(ownFile(`mock/try/${name}`)));
  else if (name === "assume") {
    if (received.method === "POST") assumeBody(received, backend);
    send(json, JSON.stringify(backend?.assumed ?? {}));
  } else if (call) {
    const traits = { hasAnyKey: apiKey === undefined, known: backend?.knownValues() };
    send("text/html", writeTryPage(calls, call, traits));
  } else throw new Refused(404, `There is nothing here. The page to try calls is ${tryPath}.`);
  return true;
}

function assumeBody({ body, refusal }: Received, backend: Backend | undefined): void {
  if (refusal) throw refusal;
  try {
    backend?.assume(body);
  } catch (error) {
    throw new Refused(422, (error as Error).message);
  }
}
