import type { IncomingMessage, ServerResponse } from "node:http";
import { InvalidArgumentError } from "../client/errors/invalid-argument-error.js";

/**
 * Reads the origins whose pages may call a server.
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
 * @returns `preflight` for a preflight, which has its response; `foreign` for a page of another origin, to which the caller must respond; else `admitted`
 */
export function shareWith(
  allowed: ReadonlySet<string>,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  isPage: boolean,
): "admitted" | "preflight" | "foreign" {
  const { origin } = headers;
  // Browsers send no Origin for an image or a link, but a Sec-Fetch-Site header, which pages cannot set. Another port is the same site.
  if (origin === undefined && /^(cross|same)-site$/.test(String(headers["sec-fetch-site"]))) {
    const isVisit = headers["sec-fetch-mode"] === "navigate" && headers["sec-fetch-dest"] === "document";
    return isPage && isVisit && method === "GET" ? "admitted" : "foreign";
  }
  // The server's own pages need no headers. The server has already checked the Host.
  if (origin === undefined || origin === `http://${headers.host?.toLowerCase()}`) return "admitted";
  if (!allowed.has(origin)) return "foreign";
  response.setHeader("access-control-allow-origin", origin);
  response.setHeader("access-control-expose-headers", "*");
  response.setHeader("vary", "origin");
  if (method !== "OPTIONS" || headers["access-control-request-method"] === undefined) return "admitted";
  response.setHeader("access-control-allow-methods", headers["access-control-request-method"]);
  response.setHeader("access-control-allow-headers", headers["access-control-request-headers"] ?? "*");
  response.writeHead(204).end();
  return "preflight";
}
