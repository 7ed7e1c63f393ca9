import { InvalidArgumentError } from "../client/errors/invalid-argument-error.js";
import { Refused } from "../server/loopback.js";
import type { HttpRequest } from "./request.js";

/** @throws InvalidArgumentError that names the text that isn't an origin */
export function checkOrigins(origins: readonly string[]): void {
  for (const origin of origins) {
    if (URL.canParse(origin) && new URL(origin).origin === origin) continue;
    const problem = `must list origins, such as http://127.0.0.1:4011, and not "${origin}".`;
    throw new InvalidArgumentError("cors", problem);
  }
}

/**
 * Checks whether the page of a request may call the mock.
 *
 * @param isPage - whether the request is for a page that a link of another origin may open
 * @returns the CORS headers of the response
 * @throws Refused for a page of another origin
 */
export function allowOrigin(
  allowed: readonly string[],
  { method, url, headers }: HttpRequest,
  isPage: boolean,
): { shared: Record<string, string>; isPreflight: boolean } {
  const alone = { shared: {}, isPreflight: false };
  const origin = headers.get("origin");
  // Browsers send no Origin for an image or a link, but a Sec-Fetch-Site header, which pages cannot set. Another port is the same site.
  if (origin === null && /^(cross|same)-site$/.test(String(headers.get("sec-fetch-site")))) {
    const isVisit =
      headers.get("sec-fetch-mode") === "navigate" && headers.get("sec-fetch-dest") === "document";
    if (isPage && isVisit && method === "GET") return alone;
    throw foreign("another origin");
  }
  // The mock's own pages need no headers. The server has already checked the Host.
  if (origin === null || origin === new URL(url).origin) return alone;
  if (!allowed.includes(origin)) throw foreign(origin);
  const shared = {
    "access-control-allow-origin": origin,
    "access-control-expose-headers": "*",
    vary: "origin",
  };
  const asked = headers.get("access-control-request-method");
  if (method !== "OPTIONS" || asked === null) return { shared, isPreflight: false };
  const preflight = {
    "access-control-allow-methods": asked,
    "access-control-allow-headers": headers.get("access-control-request-headers") ?? "*",
  };
  return { shared: { ...shared, ...preflight }, isPreflight: true };
}

function foreign(origin: string): Refused {
  const advice = "To allow an origin, list it in the option cors.";
  return new Refused(403, `Pages of ${origin} may not call this mock. ${advice}`);
}
