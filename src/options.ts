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
   * asked once a call, so a key can be rotated.
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

const known = new Set([
  "workspace",
  "serviceHost",
  "baseUrl",
  "apiKey",
  "timeout",
  "maxRetries",
  "maxResponseBytes",
  "headers",
  "fetch",
  "dangerouslyAllowBrowser",
]);

/**
 * Checks the options, and throws an InvalidArgumentError for the first that is wrong.
 *
 * @param prefix - the path of the interface's version, for example `/api/external/v2`
 */
export function readOptions(options: ClientOptions, prefix: string): Config {
  if (typeof options !== "object" || options === null) {
    throw new InvalidArgumentError(
      "options",
      "must be an object with an apiKey and a workspace or a baseUrl.",
    );
  }
  for (const name of Object.keys(options)) {
    if (!known.has(name)) {
      throw new InvalidArgumentError(name, `is not an option; the options are ${[...known].join(", ")}.`);
    }
  }
  const {
    apiKey,
    timeout = 30_000,
    maxRetries = 2,
    maxResponseBytes = 16 * 1024 * 1024,
    headers,
    fetch,
  } = options;
  checkBrowser(options.dangerouslyAllowBrowser);
  if (typeof apiKey !== "function") checkKey(apiKey);
  checkTimeout(timeout);
  checkMaxRetries(maxRetries);
  if (!Number.isSafeInteger(maxResponseBytes) || maxResponseBytes < 1) {
    throw new InvalidArgumentError("maxResponseBytes", "must be a whole number of bytes, 1 or more.");
  }
  if (fetch !== undefined && typeof fetch !== "function") {
    throw new InvalidArgumentError("fetch", "must be a function that takes a URL and an init.");
  }
  return {
    baseUrl: readBaseUrl(options, prefix),
    apiKey,
    timeout,
    maxRetries,
    maxResponseBytes,
    headers: readHeaders(headers),
    fetch,
  };
}

/** Refuses a key that no header can hold. The message never repeats it. */
export function checkKey(key: unknown, context?: ErrorContext): asserts key is string {
  if (key === undefined || key === null || key === "") {
    throw new InvalidArgumentError(
      "apiKey",
      "is missing or empty; is the variable that holds it set?",
      context,
    );
  }
  if (typeof key !== "string" || !/^[\x21-\x7e]{1,4096}$/.test(key)) {
    throw new InvalidArgumentError(
      "apiKey",
      "must be 1 to 4,096 visible ASCII characters, without spaces or line breaks, or a function that returns such.",
      context,
    );
  }
}

// Timers count in 32 bits; a longer time would end at once.
const longestTimeout = 2 ** 31 - 1;

/** Refuses a time that no timer can hold. */
export function checkTimeout(timeout: unknown, context?: ErrorContext): asserts timeout is number {
  if (typeof timeout !== "number" || !(timeout > 0 && timeout <= longestTimeout)) {
    throw new InvalidArgumentError(
      "timeout",
      `must be a number of milliseconds above 0, at most ${longestTimeout}.`,
      context,
    );
  }
}

/** Refuses what is not a count. */
export function checkMaxRetries(maxRetries: unknown, context?: ErrorContext): asserts maxRetries is number {
  if (typeof maxRetries !== "number" || !Number.isSafeInteger(maxRetries) || maxRetries < 0) {
    throw new InvalidArgumentError("maxRetries", "must be a whole number, 0 or more.", context);
  }
}

function checkBrowser(allowed: unknown): void {
  if (allowed !== undefined && typeof allowed !== "boolean") {
    throw new InvalidArgumentError("dangerouslyAllowBrowser", "must be true or false.");
  }
  if (!allowed && typeof window !== "undefined" && typeof document !== "undefined") {
    throw new InvalidArgumentError(
      "dangerouslyAllowBrowser",
      "must be true in a browser page, because everyone who opens the page can read the API key. " +
        "Call the service from a server of yours instead, or set it if you accept that.",
    );
  }
}

function readBaseUrl({ workspace, serviceHost, baseUrl }: ClientOptions, prefix: string): string {
  if (baseUrl === undefined) {
    if (typeof workspace !== "string" || !/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i.test(workspace)) {
      throw new InvalidArgumentError(
        "workspace",
        'must be the subdomain alone, letters, digits and hyphens, for example "acme"; or give a baseUrl.',
      );
    }
    const url = `https://${workspace}.${serviceHost}${prefix}`;
    if (
      typeof serviceHost !== "string" ||
      !URL.canParse(url) ||
      !/^([a-z0-9]([a-z0-9-]*[a-z0-9])?)(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*(:\d{1,5})?$/i.test(serviceHost)
    ) {
      throw new InvalidArgumentError(
        "serviceHost",
        'must be the host of the service without the workspace, scheme or path, for example "desk.example".',
      );
    }
    return url;
  }
  if (workspace !== undefined || serviceHost !== undefined) {
    throw new InvalidArgumentError(
      "baseUrl",
      "and workspace or serviceHost exclude each other; give one of the two.",
    );
  }
  return checkBaseUrl(baseUrl);
}

function checkBaseUrl(baseUrl: unknown): string {
  const url = typeof baseUrl === "string" && URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  if (url === undefined) {
    throw new InvalidArgumentError(
      "baseUrl",
      'must be an absolute URL with the version prefix, for example "https://acme.desk.example/api/external/v2".',
    );
  }
  if (url.protocol !== "https:" && !(url.protocol === "http:" && isLoopback(url.hostname))) {
    throw new InvalidArgumentError(
      "baseUrl",
      "must start with https://, so that the API key is not sent in the open.",
    );
  }
  if (url.username !== "" || url.password !== "" || /[?#]/.test(url.href)) {
    throw new InvalidArgumentError(
      "baseUrl",
      "must not hold a user name, a password, a query or a fragment.",
    );
  }
  return url.href.replace(/\/+$/, "");
}

function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || /^127(\.\d{1,3}){3}$/.test(hostname);
}
