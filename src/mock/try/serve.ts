import { readFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { refuse } from "../../server/refuse.js";
import { type MockDocument, ownFile } from "../mock-document.js";
import type { MockOperation } from "../prism.js";
import { callsOf, isOfTryPage, tryPath } from "./calls.js";
import { type MockTraits, pageOf } from "./page.js";
import { style } from "./style.js";

const headers = {
  // The page runs its own script, and calls only the mock.
  "content-security-policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cache-control": "no-store",
};

/**
 * Serves the page to try calls, and its style and script.
 *
 * @returns whether the path belongs to the page
 */
export async function serveTryPage(
  response: ServerResponse,
  path: string,
  { documents, operations }: { documents: readonly MockDocument[]; operations: readonly MockOperation[] },
  traits: MockTraits,
): Promise<boolean> {
  if (!isOfTryPage(path)) return false;
  const send = (type: string, content: string) =>
    response.writeHead(200, { ...headers, "content-type": `${type}; charset=utf-8` }).end(content);
  const calls = callsOf(documents, operations);
  const call = path === tryPath ? calls[0] : calls.find(({ address }) => address === path);
  if (path === `${tryPath}/page.css`) send("text/css", style);
  else if (path === `${tryPath}/send.js`)
    send("text/javascript", await readFile(ownFile("src/mock/try/send.js"), "utf8"));
  else if (call !== undefined) send("text/html", pageOf(calls, call, traits));
  else refuse(response, 404, `There is nothing here. The page to try calls is ${tryPath}.`);
  return true;
}
