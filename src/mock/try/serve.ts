import { readFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { html } from "../../base/html.js";
import { ownFile } from "../../base/own-file.js";
import { sendRefusal } from "../../server/refuse.js";
import { pathOf } from "../mock-document.js";
import { json } from "../outgoing.js";
import type { Received } from "../receive.js";
import type { Backend, Contract } from "../service.js";
import { callsOf, isOfTryPage, tryPath } from "./calls.js";
import { writeTryPage } from "./page.js";
import { tryStyle } from "./style.js";

const headers = {
  // The page runs its own script, and calls only the mock.
  "content-security-policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cache-control": "no-store",
};

/** The parts of the mock that its pages use. */
interface Mocked {
  readonly contract: Contract;
  readonly backend: Backend | undefined;
  readonly hasAnyKey: boolean;
  readonly hasTryPage: boolean;
}

/**
 * Serves the list of addresses, and the page to try calls with its style, its script and its assumptions.
 *
 * @returns whether the path belongs to the mock itself
 */
export async function serveOwnPage(
  response: ServerResponse,
  { method, path, body }: Pick<Received, "method" | "path" | "body">,
  { contract: { documents, operations }, backend, hasAnyKey, hasTryPage }: Mocked,
): Promise<boolean> {
  const send = (type: string, content: string) =>
    response.writeHead(200, { ...headers, "content-type": `${type}; charset=utf-8` }).end(content);
  if (path === "/") {
    const paths = [...documents.map(pathOf), ...(hasTryPage ? [tryPath] : [])];
    const items = paths.map((one) => html`<li><a href="${one}">${one}</a></li>`);
    send(
      "text/html",
      html`<!doctype html><title>Mock</title><h1>This mock serves</h1><ul>${items}</ul>`.html,
    );
    return true;
  }
  if (!hasTryPage || !isOfTryPage(path)) return false;
  const calls = callsOf(documents, operations);
  const call = path === tryPath ? calls[0] : calls.find(({ address }) => address === path);
  if (path === `${tryPath}/page.css`) send("text/css", tryStyle);
  else if (path === `${tryPath}/send.js`)
    send("text/javascript", await readFile(ownFile("mock/try/send.js"), "utf8"));
  else if (path === `${tryPath}/assume`) {
    if (method === "POST") backend?.assume(body as object | null);
    send(json, JSON.stringify(backend?.assumed ?? {}));
  } else if (call) send("text/html", writeTryPage(calls, call, { hasAnyKey, known: backend?.knownValues() }));
  else sendRefusal(response, 404, `There is nothing here. The page to try calls is ${tryPath}.`);
  return true;
}
