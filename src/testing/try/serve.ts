import type { IncomingMessage, ServerResponse } from "node:http";
import type { MockDocument } from "../document.js";
import { refuse } from "../server/refuse.js";
import { html, type MockTraits, pageDocument, pageScript, policy, slugOf, tryPath } from "./page.js";
import { findScalar, readScalar } from "./scalar.js";

/**
 * Answers a request for the page to try calls, or for a part of it.
 *
 * @param path - the path of the request
 * @param documents - what the mock serves now
 * @param traits - what the page says of the mock
 * @returns whether the path belongs to the page
 */
export async function serveTryPage(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  documents: readonly MockDocument[],
  traits: MockTraits,
): Promise<boolean> {
  if (path !== tryPath && !path.startsWith(`${tryPath}/`)) return false;
  if (request.method !== "GET" && request.method !== "HEAD") {
    refuse(request, response, 405, "Use GET or HEAD.");
    return true;
  }
  const send = (type: string, content: string | Buffer) => {
    response.writeHead(200, {
      "content-type": `${type}; charset=utf-8`,
      "content-length": Buffer.byteLength(content),
      "content-security-policy": policy,
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cache-control": "no-store",
    });
    response.end(content);
  };
  const part = path.slice(tryPath.length);
  const document = documents.find((one) => part === `/${slugOf(one)}.json`);
  try {
    // Without Scalar, the page itself says so.
    if (part === "") await findScalar();
    if (part === "") send("text/html", html);
    else if (part === "/scalar.js") send("text/javascript", await readScalar());
    else if (part === "/page.js") send("text/javascript", pageScript(documents, traits));
    else if (document !== undefined) send("application/json", JSON.stringify(pageDocument(document, traits)));
    else refuse(request, response, 404, `There is nothing here. The page to try calls is ${tryPath}.`);
  } catch (error) {
    refuse(request, response, 503, (error as Error).message);
  }
  return true;
}
