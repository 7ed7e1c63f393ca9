import { InvalidArgumentError } from "./errors/invalid-argument-error.js";

// A variable that is not set leaves a label of a host empty.
const emptyLabel = /(^|\.)(\.|$)/;

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
  if (typeof workspace !== "string" || !/^[a-z\d-]+$/i.test(workspace)) {
    throw new InvalidArgumentError("workspace", 'must be the subdomain alone, for example "acme".');
  }
  const host = `${workspace}.${String(serviceHost)}`.toLowerCase();
  const url = `https://${host}${prefix}`;
  const hostname = URL.canParse(url) && new URL(url).hostname;
  // What is more than a host moves it, and labels that are numbers make an address: "1" under "1" is 1.0.0.1.
  if (
    typeof serviceHost !== "string" ||
    hostname !== host.replace(/:\d+$/, "") ||
    emptyLabel.test(hostname)
  ) {
    throw new InvalidArgumentError("serviceHost", 'must be the host alone, for example "desk.example".');
  }
  // As the platform writes it, in lower case and without a default port, because middleware's requests are compared.
  return new URL(url).href;
}

function checkBaseUrl(baseUrl: unknown, apiKey: unknown): string {
  const wrong = (message: string) => new InvalidArgumentError("baseUrl", message);
  const isPath = typeof baseUrl === "string" && baseUrl.startsWith("/");
  const page = isPath ? globalThis.location?.origin : undefined;
  const url = typeof baseUrl === "string" && URL.canParse(baseUrl, page) && new URL(baseUrl, page);
  // A text that begins with a slash can name another host, also behind characters that a URL leaves out.
  if (!url || (isPath && url.origin !== page)) {
    throw wrong(
      'must be a URL, for example "https://acme.desk.example/api/external/v2", or a path in a page.',
    );
  }
  const { protocol, hostname, username, password, href } = url;
  const isLoopback = /^(localhost|\[::1\]|127(\.\d+){3})$/.test(hostname);
  // Without a key, a page may be served as it likes.
  const isOpen = isLoopback || (isPath && apiKey === null);
  if (protocol !== "https:" && !(protocol === "http:" && isOpen)) {
    throw wrong("must start with https://, so that the API key is not sent in the open.");
  }
  if (username || password || /[?#]/.test(href) || emptyLabel.test(hostname)) {
    throw wrong("must not contain a user name, a password, a query, a fragment or an empty label.");
  }
  return href.replace(/\/+$/, "");
}
