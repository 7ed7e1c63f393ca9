import type { IncomingMessage, ServerResponse } from "node:http";

/**
 * Reads the origins that a server shares its answers with.
 *
 * @throws Error that names what is not an origin
 */
export function readOrigins(origins: readonly string[]): ReadonlySet<string> {
  for (const origin of origins) {
    if (/^https?:/.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin) continue;
    throw new Error(`cors must list origins, such as http://127.0.0.1:4011, and not "${origin}".`);
  }
  return new Set(origins);
}

/**
 * Adds the CORS headers for a page of an allowed origin, and answers its preflights.
 *
 * @param isPage - whether the request is for a page, which a link of another site may lead to
 * @returns `answered` for a preflight, `foreign` for a page of another origin, which gets no answer from here; else `admitted`
 */
export function shareWith(
  allowed: ReadonlySet<string>,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  isPage: boolean,
): "admitted" | "answered" | "foreign" {
  const { origin } = headers;
  // A browser sends no Origin for an image or a link, and says so in headers that no page can set.
  if (origin === undefined && headers["sec-fetch-site"] === "cross-site") {
    const isVisit = headers["sec-fetch-mode"] === "navigate" && headers["sec-fetch-dest"] === "document";
    return isPage && isVisit && method === "GET" ? "admitted" : "foreign";
  }
  // A page of this server needs no headers. That the Host names this server was checked before.
  if (origin === undefined || origin === `http://${headers.host?.toLowerCase()}`) return "admitted";
  if (!allowed.has(origin)) return "foreign";
  response.setHeader("access-control-allow-origin", origin);
  response.setHeader("access-control-expose-headers", "*");
  response.setHeader("vary", "origin");
  if (method !== "OPTIONS" || headers["access-control-request-method"] === undefined) return "admitted";
  response.setHeader("access-control-allow-methods", headers["access-control-request-method"]);
  response.setHeader("access-control-allow-headers", headers["access-control-request-headers"] ?? "*");
  response.writeHead(204).end();
  return "answered";
}
