import { readBaseUrl } from "./base-url.js";
import {
  checkCount,
  checkKey,
  checkSignal,
  checkTimeout,
  longestTimeout,
  refuse,
  refuseAll,
} from "./checks.js";
import { type CallHeaders, type HeaderValues, readHeaders } from "./headers.js";
import type { CallEnd, CallRetry } from "./hooks.js";
import type { OperationTable } from "./operation.js";
import { type Pace, takeTurn } from "./paced.js";

/** A `fetch` with the standard signature. The client passes the URL as a string, and an init. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Options of `createClient`: the workspace, the API key, and how to make calls. */
export type ClientOptions = CommonOptions & (WorkspaceOptions | BaseUrlOptions);

/** The names from which the client builds the base URL. */
export interface WorkspaceOptions {
  /** The workspace's subdomain, for example `acme`. */
  workspace: string;
  /** The host of the service, for example `desk.example`. The specification does not show the real one. */
  serviceHost: string;
  baseUrl?: never;
}

/** The base URL, in place of the names. */
export interface BaseUrlOptions {
  /**
   * The base URL with the version prefix, for example `https://acme.desk.example/api/external/v2`. The client accepts
   * plain http on loopback only. In a page, a path such as `/desk` means the page's own origin.
   */
  baseUrl: string;
  workspace?: never;
  serviceHost?: never;
}

/** The options of every client. */
export interface CommonOptions {
  /**
   * The workspace's API key (1 to 4,096 visible ASCII characters), or a function that returns it. The client calls the
   * function before each attempt, so that you can rotate the key. If the function throws, the call rejects with the same
   * error. With `null`, the client sends no key: use it in a page whose calls go through a server that adds the key.
   */
  apiKey: string | (() => string | Promise<string>) | null;
  /**
   * The time limit for a whole call in milliseconds. It covers the key function, all attempts, the waits between them,
   * and reading the body.
   *
   * @default 30000
   */
  timeout?: number | undefined;
  /**
   * The time limit for each attempt in milliseconds, from sending the request to the last byte of the response. It covers
   * neither the key function nor the wait for a `pace`. After it, the client retries a read, and a write ends with a
   * `TimeoutError`.
   *
   * @default no limit besides `timeout`
   */
  attemptTimeout?: number | undefined;
  /**
   * The maximum number of retries. The client retries a GET after a network failure, 408, 429, 502, 503 or 504. It
   * retries a write only if the request provably never left.
   *
   * @default 2
   */
  maxRetries?: number | undefined;
  /**
   * The size limit for a response body in bytes.
   *
   * @default 16777216
   */
  maxResponseBytes?: number | undefined;
  /** Headers for every call. You cannot set the API key here, and you cannot unset `Accept`. */
  headers?: CallHeaders | undefined;
  /**
   * The `fetch` to use instead of the platform's. It must reject only for the request itself, because the client takes a
   * refused connection as proof that nothing was sent, and repeats even a write.
   *
   * @default globalThis.fetch, looked up at each call
   */
  fetch?: Fetch | undefined;
  /** The pace from `createPace`, which spaces calls out after a 429. Several clients can share one. */
  pace?: Pace | undefined;
  /**
   * The client calls this function once at the end of each call, whether the call succeeds, fails, is aborted or has a
   * wrong argument. The client does not wait for the function and ignores its errors. `logCalls` creates such a function.
   */
  onCallEnd?: ((call: CallEnd) => unknown) | undefined;
  /**
   * The client calls this function after each failed attempt that it is going to repeat. The client does not wait for the
   * function and ignores its errors. The function of `logCalls` serves this option, too.
   */
  onRetry?: ((retry: CallRetry) => unknown) | undefined;
  /** Aborts all calls of the client. They, and later ones, reject with its reason. */
  signal?: AbortSignal | undefined;
  /**
   * Allows an API key in a browser page, where everyone who opens the page can read it. A page with `apiKey: null` does
   * not need this option.
   *
   * @default false
   */
  dangerouslyAllowBrowser?: boolean | undefined;
}

/** The checked options. */
export interface Config
  extends Pick<CommonOptions, "apiKey" | "fetch" | "onCallEnd" | "onRetry" | "pace" | "signal"> {
  baseUrl: string;
  timeout: number;
  attemptTimeout: number;
  maxRetries: number;
  maxResponseBytes: number;
  headers: HeaderValues;
  service: Service;
}

/** What a client knows of its service. */
export interface Service {
  /** The path of the version, at the end of every base URL. */
  readonly prefix: string;
  /** The header that carries the API key, in lower case. */
  readonly keyHeader: string;
  readonly operations: OperationTable;
  /** The query parameter that selects a page of a list. Absent if the service has no lists. */
  readonly pageParameter?: string;
}

/**
 * Checks the options of a client.
 *
 * @throws InvalidArgumentError for the first wrong option
 */
export function readOptions(options: ClientOptions, service: Service): Config {
  const {
    workspace,
    serviceHost,
    baseUrl,
    apiKey,
    timeout = 30_000,
    attemptTimeout = longestTimeout,
    maxRetries = 2,
    maxResponseBytes = 2 ** 24,
    headers,
    fetch,
    pace,
    onCallEnd,
    onRetry,
    signal,
    dangerouslyAllowBrowser = false,
    ...others
  } = Object(options);
  refuseAll(others, "createClient");
  checkBrowser(dangerouslyAllowBrowser, apiKey);
  if (typeof apiKey !== "function" && apiKey !== null) checkKey(apiKey);
  for (const [name, value] of Object.entries({ fetch, onCallEnd, onRetry })) {
    if (value !== undefined && typeof value !== "function") refuse(name, "must be a function.");
  }
  if (pace !== undefined && !pace?.[takeTurn]) {
    refuse("pace", "must come from createPace().");
  }
  return {
    baseUrl: readBaseUrl({ workspace, serviceHost, baseUrl, apiKey }, service.prefix),
    apiKey,
    timeout: checkTimeout(timeout),
    attemptTimeout: checkTimeout(attemptTimeout, "attemptTimeout"),
    maxRetries: checkCount("maxRetries", maxRetries, 0),
    maxResponseBytes: checkCount("maxResponseBytes", maxResponseBytes, 1),
    headers: { accept: "application/json", ...readHeaders(headers, service.keyHeader) },
    fetch,
    pace,
    onCallEnd,
    onRetry,
    signal: checkSignal(signal),
    service,
  };
}

function checkBrowser(allowed: unknown, apiKey: unknown): void {
  if (allowed === true) return;
  const isPage = typeof window !== "undefined" && typeof document !== "undefined";
  if (allowed === false && (apiKey === null || !isPage)) return;
  refuse(
    "dangerouslyAllowBrowser",
    "must be true to use an API key in a page, where everyone can read it; or set apiKey to null.",
  );
}
