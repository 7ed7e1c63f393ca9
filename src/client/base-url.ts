import { parseUrl } from "../base/parse-url.js";
import { refuse } from "./checks.js";

// An unset variable leaves an empty label in a host.
const emptyLabel = /(^|\.)(\.|$)/;

/** Builds the base URL from the workspace and the host, or checks a given base URL. */
export function readBaseUrl(options: Record<string, unknown>, prefix: string): string {
  const { workspace, serviceHost, baseUrl, apiKey } = options;
  if (baseUrl !== undefined) {
    if (workspace === undefined && serviceHost === undefined) return checkBaseUrl(baseUrl, apiKey);
    refuse("baseUrl", "must not be combined with workspace or serviceHost.");
  }
  if (typeof workspace !== "string" || !/^[a-z\d-]+$/i.test(workspace)) {
    refuse("workspace", 'must be only the subdomain, for example "acme".');
  }
  const host = `${workspace}.${String(serviceHost)}`.toLowerCase();
  const url = parseUrl(`https://${host}${prefix}`);
  // A URL parser changes the host if the text has more than a host, or if all labels are numbers: 1.1 becomes 1.0.0.1.
  if (
    typeof serviceHost !== "string" ||
    url?.hostname !== host.replace(/:\d+$/, "") ||
    emptyLabel.test(url.hostname)
  ) {
    refuse("serviceHost", 'must be only the host, for example "desk.example".');
  }
  const [first, ...rest] = serviceHost.toLowerCase().split(".");
  // A service can have a workspace of its own name: "desk" at "desk.example".
  if (first === workspace.toLowerCase() && rest.length > 1) {
    refuse(
      "serviceHost",
      `must be only the host, without the workspace: "${rest.join(".")}"; or use baseUrl.`,
    );
  }
  // The client compares this URL with those of requests from middleware, which are normalized.
  return url.href;
}

/**
 * Returns the base URL of an operation with a prefix of its own, which takes the place of the service's.
 *
 * @throws Refusal if the base URL does not end with the service's prefix. Nobody knows the address of another prefix there
 */
export function baseUrlOf(baseUrl: string, servicePrefix: string, prefix: string): string {
  const url = new URL(baseUrl);
  if (!url.pathname.endsWith(servicePrefix)) {
    refuse("baseUrl", `must end with ${servicePrefix} for this operation, whose path is under ${prefix}.`);
  }
  url.pathname = url.pathname.slice(0, -servicePrefix.length) + prefix;
  return url.href;
}

/** The names of this machine, without a port. */
export const loopbackNames = /^(localhost|\[::1\]|127(\.\d+){3})$/;

function checkBaseUrl(baseUrl: unknown, apiKey: unknown): string {
  const text = typeof baseUrl === "string" ? baseUrl : "";
  const page = text.startsWith("/") ? globalThis.location?.origin : undefined;
  const url = parseUrl(text, page);
  // A text that begins with a slash can still name another host: "//host", "/\\host", or a line break between the slashes.
  if (!url || (page && url.origin !== page)) {
    refuse(
      "baseUrl",
      'must be a URL, for example "https://acme.desk.example/api/external/v2", or a path in a page.',
    );
  }
  const { protocol, hostname, username, password, href } = url;
  // Without a key, the page may use plain http.
  const isOpen = loopbackNames.test(hostname) || (page && apiKey === null);
  if (protocol !== "https:" && !(protocol === "http:" && isOpen)) {
    refuse("baseUrl", "must start with https://, so that the API key is sent encrypted.");
  }
  if (username || password || /[?#]/.test(href) || emptyLabel.test(hostname)) {
    refuse("baseUrl", "must not contain a user name, a password, a query, a fragment or an empty label.");
  }
  return href.replace(/\/+$/, "");
}
