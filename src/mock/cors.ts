import type { IncomingMessage, ServerResponse } from "node:http";
import { InvalidArgumentError } from "../client/errors/invalid-argument-error.js";
import { Refused } from "../server/loopback.js";

/**
 * Reads the origins whose pages may call the mock.
 *
 * @throws InvalidArgumentError that names the text that isn't an origin
 */
export function readOrigins(origins: readonly string[]): ReadonlySet<string> {
  for (const origin of origins) {
    if (URL.canParse(origin) && new URL(origin).origin === origin) continue;
    const problem = `must list origins, such as http://127.0.0.1:4011, and not "${origin}".`;
    throw new InvalidArgumentError("cors", problem);
  }
  return new Set(origins);
}

/**
 * Adds the CORS headers for a page of an allowed origin, and responds to preflights.
 *
 * @param isPage - whether the request is for a page that a link of another origin may open
 * @returns false for a preflight, which has its response
 * @throws Refused for a page of another origin
 */
export function shareWith(
  allowed: ReadonlySet<string>,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  isPage: boolean,
): boolean {
  const { origin } = headers;
  // Browsers send no Origin for an image or a link, but a Sec-Fetch-Site header, which pages cannot set. Another port is the same site.
  if (origin === undefined && /^(cross|same)-site$/.test(String(headers["sec-fetch-site"]))) {
    const isVisit = headers["sec-fetch-mode"] === "navigate" && headers["sec-fetch-dest"] === "document";
    if (isPage && isVisit && method === "GET") return true;
    throw foreign("another origin");
  }
  // The mock's own pages need no headers. The server has already checked the Host.
  if (origin === undefined || origin === `http://${headers.host?.toLowerCase()}`) return true;
  if (!allowed.has(origin)) throw foreign(origin);
  response.setHeader("access-control-allow-origin", origin);
  response.setHeader("access-control-expose-headers", "*");
  response.setHeader("vary", "origin");
  if (method !== "OPTIONS" || headers["access-control-request-method"] === undefined) return true;
  response.setHeader("access-control-allow-methods", headers["access-control-request-method"]);
  response.setHeader("access-control-allow-headers", headers["access-control-request-headers"] ?? "*");
  response.writeHead(204).end();
  return false;
}

function foreign(origin: string): Refused {
  const advice = "To allow an origin, list it in the option cors.";
  return new Refused(403, `Pages of ${origin} may not call this mock. ${advice}`);
}
