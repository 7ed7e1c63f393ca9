import { InvalidArgumentError } from "../errors/invalid-argument-error.js";

const label = /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/i;

/** Builds the base URL from the workspace and the host, or checks the one that was given. */
export function readBaseUrl(options: Record<string, unknown>, prefix: string): string {
  const { workspace, serviceHost, baseUrl, apiKey } = options;
  if (baseUrl !== undefined) {
    if (workspace === undefined && serviceHost === undefined) return checkBaseUrl(baseUrl, apiKey);
    throw new InvalidArgumentError("baseUrl", "must not be given together with workspace or serviceHost.");
  }
  for (const [name, value] of Object.entries({ workspace, serviceHost })) {
    if (value === undefined) throw new InvalidArgumentError(name, "is missing.");
  }
  if (typeof workspace !== "string" || !label.test(workspace)) {
    throw new InvalidArgumentError("workspace", 'must be the subdomain alone, for example "acme".');
  }
  const host = `${workspace}.${String(serviceHost)}`.toLowerCase();
  const hostname = host.replace(/:\d+$/, "");
  const url = `https://${host}${prefix}`;
  const isHost = typeof serviceHost === "string" && hostname.split(".").every((part) => label.test(part));
  // Labels that are numbers make an address of their own: "1" under "1" is 1.0.0.1.
  if (!isHost || !URL.canParse(url) || new URL(url).hostname !== hostname) {
    throw new InvalidArgumentError("serviceHost", 'must be the host alone, for example "desk.example".');
  }
  // As the platform writes it, in lower case and without a default port, because middleware's requests are compared.
  return new URL(url).href;
}

function checkBaseUrl(baseUrl: unknown, apiKey: unknown): string {
  const wrong = (message: string) => new InvalidArgumentError("baseUrl", message);
  const isPath = typeof baseUrl === "string" && /^\/(?![/\\])/.test(baseUrl);
  const page = isPath ? globalThis.location?.origin : undefined;
  if (isPath && page === undefined) {
    throw wrong("is a path, and there is no page: create the client in one, or use a whole URL.");
  }
  if (typeof baseUrl !== "string" || !URL.canParse(baseUrl, page)) {
    throw wrong('must be a URL, for example "https://acme.desk.example/api/external/v2".');
  }
  const { protocol, hostname, username, password, href } = new URL(baseUrl, page);
  const isLoopback = /^(localhost|\[::1\]|127(\.\d+){3})$/.test(hostname);
  // Without a key, a page may be served as it likes.
  const isOpen = isLoopback || (isPath && apiKey === null);
  if (protocol !== "https:" && !(protocol === "http:" && isOpen)) {
    throw wrong("must start with https://, so that the API key is not sent in the open.");
  }
  if (username || password || /[?#]/.test(href)) {
    throw wrong("must not contain a user name, a password, a query or a fragment.");
  }
  return href.replace(/\/+$/, "");
}
