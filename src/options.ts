import { InvalidArgumentError } from "./errors/invalid-argument-error.js";
import type { ErrorContext } from "./errors/support-desk-error.js";
import { readHeaders } from "./headers.js";

/** A `fetch` with the standard signature. It is called with the URL as a string, and an init. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Options of `createClient` and `createV1Client`: where the workspace is, the key, and how calls are made. */
export type ClientOptions = CommonOptions & (WorkspaceOptions | BaseUrlOptions);

/** Names the workspace; the client builds the base URL. */
export interface WorkspaceOptions {
  /** The workspace's subdomain, for example `acme`. */
  workspace: string;
  /** The host of the service, for example `desk.example`. The specification does not show the real one. */
  serviceHost: string;
  baseUrl?: never;
}

/** Gives the base URL whole. */
export interface BaseUrlOptions {
  /**
   * The base URL with the version prefix, for example `https://acme.desk.example/api/external/v2`. Plain http is
   * taken on loopback only.
   */
  baseUrl: string;
  workspace?: never;
  serviceHost?: never;
}

/** What every client takes. */
export interface CommonOptions {
  /**
   * The workspace's API key, 1 to 4,096 visible ASCII characters, or a function that returns it. The function is
   * asked for each attempt, so a key can be rotated; what it throws rejects the call.
   */
  apiKey: string | (() => string | Promise<string>);
  /**
   * The time for a whole call in milliseconds: key function, every attempt, the waits between them, and the body.
   *
   * @default 30000
   */
  timeout?: number;
  /**
   * How often a failed call is tried again. GET is tried again after a network failure, 408, 429, 502, 503 and 504;
   * a write only where the request provably never left.
   *
   * @default 2
   */
  maxRetries?: number;
  /**
   * The largest response body that is read, in bytes.
   *
   * @default 16777216
   */
  maxResponseBytes?: number;
  /** Headers for every call. `X-Api-Key` is not taken here. */
  headers?: NonNullable<RequestInit["headers"]>;
  /**
   * The `fetch` to call instead of the platform's.
   *
   * @default globalThis.fetch, looked up at each call
   */
  fetch?: Fetch;
  /**
   * Allows the client in a browser page, where everyone who opens the page can read the API key.
   *
   * @default false
   */
  dangerouslyAllowBrowser?: boolean;
}

/** Options after they were checked. */
export interface Config {
  baseUrl: string;
  apiKey: string | (() => string | Promise<string>);
  timeout: number;
  maxRetries: number;
  maxResponseBytes: number;
  headers: Record<string, string>;
  fetch: Fetch | undefined;
}

/**
 * Checks the options, and throws an InvalidArgumentError for the first that is wrong.
 *
 * @param prefix - the path of the interface's version, for example `/api/external/v2`
 */
export function readOptions(options: ClientOptions, prefix: string): Config {
  const {
    workspace,
    serviceHost,
    baseUrl,
    apiKey,
    timeout = 30_000,
    maxRetries = 2,
    maxResponseBytes = 2 ** 24,
    headers,
    fetch,
    dangerouslyAllowBrowser = false,
    ...others
  } = Object(options);
  for (const name in others) throw new InvalidArgumentError(name, "is not an option of a client.");
  checkBrowser(dangerouslyAllowBrowser);
  if (typeof apiKey !== "function") checkKey(apiKey);
  if (fetch !== undefined && typeof fetch !== "function") {
    throw new InvalidArgumentError("fetch", "must be a function that takes a URL and an init.");
  }
  return {
    baseUrl: readBaseUrl(workspace, serviceHost, baseUrl, prefix),
    apiKey,
    timeout: checkTimeout(timeout),
    maxRetries: checkCount("maxRetries", maxRetries, 0),
    maxResponseBytes: checkCount("maxResponseBytes", maxResponseBytes, 1),
    headers: { accept: "application/json", ...readHeaders(headers) },
    fetch,
  };
}

/** Refuses what cannot be an API key. The message never repeats it. */
export function checkKey(key: unknown, context?: ErrorContext): asserts key is string {
  if (typeof key === "string" && /^[!-~]{1,4096}$/.test(key) && key !== "<API_KEY>") return;
  throw new InvalidArgumentError(
    "apiKey",
    "must be 1 to 4,096 visible ASCII characters, or a function that returns them.",
    context,
  );
}

// Timers count in 32 bits; a longer time would end at once.
const longestTimeout = 2 ** 31 - 1;

/** Refuses a time that no timer can hold. */
export function checkTimeout(timeout: unknown, context?: ErrorContext): number {
  if (typeof timeout === "number" && timeout > 0 && timeout <= longestTimeout) return timeout;
  throw new InvalidArgumentError(
    "timeout",
    `must be a number of milliseconds above 0, at most ${longestTimeout}.`,
    context,
  );
}

/** Refuses what is not a count. */
export function checkCount(name: string, count: unknown, least: number, context?: ErrorContext): number {
  if (Number.isSafeInteger(count) && (count as number) >= least) return count as number;
  throw new InvalidArgumentError(name, `must be a whole number, ${least} or more.`, context);
}

function checkBrowser(allowed: unknown): void {
  if (allowed === true) return;
  if (allowed === false && (typeof window === "undefined" || typeof document === "undefined")) return;
  throw new InvalidArgumentError(
    "dangerouslyAllowBrowser",
    "must be true in a page, where everyone can read the API key; better call the service from a server.",
  );
}

const label = "[a-z\\d]([a-z\\d-]{0,61}[a-z\\d])?";

function readBaseUrl(workspace: unknown, serviceHost: unknown, baseUrl: unknown, prefix: string): string {
  if (baseUrl !== undefined) {
    if (workspace === undefined && serviceHost === undefined) return checkBaseUrl(baseUrl);
    throw new InvalidArgumentError("baseUrl", "must not stand beside workspace or serviceHost.");
  }
  if (typeof workspace !== "string" || !new RegExp(`^${label}$`, "i").test(workspace)) {
    throw new InvalidArgumentError(
      "workspace",
      'must be the subdomain alone, for example "acme"; or give a baseUrl.',
    );
  }
  const hosts = new RegExp(`^${label}(\\.${label})*(:\\d+)?$`, "i");
  const host = `${workspace}.${String(serviceHost)}`.toLowerCase();
  const url = `https://${host}${prefix}`;
  // Labels that are numbers make an address of their own: "1" under "1" is 1.0.0.1.
  const isHost = typeof serviceHost === "string" && hosts.test(serviceHost) && URL.canParse(url);
  if (!isHost || new URL(url).hostname !== host.replace(/:\d+$/, "")) {
    throw new InvalidArgumentError(
      "serviceHost",
      'must be the host without workspace, scheme or path, for example "desk.example".',
    );
  }
  // As the platform writes it, in lower case and without a default port, because middleware's requests are compared.
  return new URL(url).href;
}

function checkBaseUrl(baseUrl: unknown): string {
  const wrong = (message: string) => new InvalidArgumentError("baseUrl", message);
  if (typeof baseUrl !== "string" || !URL.canParse(baseUrl)) {
    throw wrong(
      'must be a URL with the version prefix, for example "https://acme.desk.example/api/external/v2".',
    );
  }
  const { protocol, hostname, username, password, href } = new URL(baseUrl);
  const isLoopback = /^(localhost|\[::1\]|127(\.\d+){3})$/.test(hostname);
  if (protocol !== "https:" && !(protocol === "http:" && isLoopback)) {
    throw wrong("must start with https://, so that the API key is not sent in the open.");
  }
  if (username || password || /[?#]/.test(href)) {
    throw wrong("must not hold a user name, a password, a query or a fragment.");
  }
  return href.replace(/\/+$/, "");
}
