import { readFile } from "node:fs/promises";
import { html } from "../../base/html.js";
import { ownFile } from "../../base/own-file.js";
import { Refused } from "../../server/loopback.js";
import type { MockOptions } from "../mock.js";
import type { Call } from "../request.js";
import { json, withLength } from "../response.js";
import type { Memory, Served } from "../service.js";
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

/**
 * Finds the list of addresses, or a part of the page to try calls: its style, its script or its assumptions.
 *
 * @returns undefined if the path does not belong to the mock itself
 * @throws Refused for an unknown part of the page, and for a body that the mock cannot assume
 */
export async function findOwnPage(
  call: Call,
  { documents, operations }: Served,
  memory: Memory | undefined,
  { apiKey, tryPage: hasTryPage }: MockOptions,
): Promise<Response | undefined> {
  const { path } = call;
  const send = (type: string, content: string) =>
    withLength(200, { ...headers, "content-type": `${type}; charset=utf-8` }, content);
  if (path === "/") {
    const prefixes = new Set(operations.map(({ described }) => described.prefix));
    const items = [...prefixes, ...(hasTryPage ? [tryPath] : [])].map(
      (one) => html`<li><a href="${one}">${one}</a></li>`,
    );
    const page = html`<!doctype html><title>Mock</title><h1>This mock serves</h1><ul>${items}</ul>`;
    return send("text/html", page.html);
  }
  if (!hasTryPage || !isOfTryPage(path)) return undefined;
  const name = path.slice(tryPath.length + 1);
  const type = parts.get(name);
  if (type) return send(type, await readFile(ownFile(`mock/try/${name}`), "utf8"));
  if (name === "assume") {
    if (call.method === "POST") assumeBody(call, memory);
    return send(json, JSON.stringify(memory?.assumed ?? {}));
  }
  const calls = callsOf(documents, operations);
  const shown = path === tryPath ? calls[0] : calls.find(({ address }) => address === path);
  if (!shown) throw new Refused(404, `There is nothing here. The page to try calls is ${tryPath}.`);
  const page = writeTryPage(calls, shown, apiKey === undefined, memory?.knownValues());
  return send("text/html", page);
}

function assumeBody({ body, refusal }: Call, memory: Memory | undefined): void {
  if (refusal) throw refusal;
  try {
    memory?.assume(body);
  } catch (error) {
    throw new Refused(422, (error as Error).message);
  }
}
