import type { HeadersOptions } from "openapi-fetch";
import { readBaseUrl } from "./base-url.js";
import { checkCount, checkKey, checkObject, checkTimeout } from "./checks.js";
import { InvalidArgumentError } from "./errors/invalid-argument-error.js";
import { type HeaderValues, readHeaders } from "./headers.js";
import type { CallEnd } from "./log-calls.js";
import type { OperationTable } from "./operation.js";
import { inTurn, type Pace } from "./paced.js";

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

/** Contains the whole base URL. */
export interface BaseUrlOptions {
  /**
   * The base URL with the version prefix, for example `https://acme.desk.example/api/external/v2`. Plain http is
   * accepted on loopback only. In a page, a path such as `/desk` means the page's own origin.
   */
  baseUrl: string;
  workspace?: never;
  serviceHost?: never;
}

/** What every client accepts. */
export interface CommonOptions {
  /**
   * The workspace's API key, or a function that returns it; the client accepts 1 to 4,096 visible ASCII characters. The function is
   * asked for each attempt, so a key can be rotated; what it throws rejects the call. With `null`, no key is sent: for a
   * page whose calls go through a server that adds the key.
   */
  apiKey: string | (() => string | Promise<string>) | null;
  /**
   * The time for a whole call in milliseconds: key function, every attempt, the waits between them, and the body.
   *
   * @default 30000
   */
  timeout?: number | undefined;
  /**
   * How often a failed call is tried again. GET is tried again after a network failure, 408, 429, 502, 503 and 504;
   * a write only where the request provably never left.
   *
   * @default 2
   */
  maxRetries?: number | undefined;
  /**
   * The largest response body that is read, in bytes.
   *
   * @default 16777216
   */
  maxResponseBytes?: number | undefined;
  /** Headers for every call. The header of the API key is not accepted here, and `Accept` cannot be unset. */
  headers?: HeadersOptions | undefined;
  /**
   * The `fetch` to call instead of the platform's.
   *
   * @default globalThis.fetch, looked up at each call
   */
  fetch?: Fetch | undefined;
  /** What `createPace` returns, so that calls wait for each other after a 429. Several clients can share one. */
  pace?: Pace | undefined;
  /**
   * What the client knows of the operations while it runs: the envelopes of their successes, which failures are documented,
   * and the gaps that leave others open. Set it to the table that `generate --overlay` wrote, so that results and errors
   * follow the patched document.
   *
   * @default that of the document in this package
   */
  operationTable?: OperationTable | undefined;
  /**
   * Called once at the end of each call, however it ended: with a result, an abort, or a wrong argument. Nothing waits for it, and
   * what it throws is ignored. `logCalls` returns such a function.
   */
  onCallEnd?: ((call: CallEnd) => unknown) | undefined;
  /**
   * Allows an API key in a browser page, where everyone who opens the page can read it. With `apiKey: null`, a page needs no
   * permission.
   *
   * @default false
   */
  dangerouslyAllowBrowser?: boolean | undefined;
}

/** The checked options. */
export interface Config extends Pick<CommonOptions, "apiKey" | "onCallEnd"> {
  baseUrl: string;
  timeout: number;
  maxRetries: number;
  maxResponseBytes: number;
  headers: HeaderValues;
  fetch: Fetch | undefined;
  pace: Pace | undefined;
  operationTable: OperationTable;
  interface: Interface;
}

/** One version of a service's interface. */
export interface Interface {
  /** The path of the version, which a base URL ends with. */
  readonly prefix: string;
  /** The name of the header that carries the API key, in lower case. */
  readonly keyHeader: string;
  readonly operationTable: OperationTable;
  /** The query parameter that selects a page of a list, if the version has lists. */
  readonly pageParameter?: string;
}

/**
 * Checks the options of a client of one version of the interface.
 *
 * @throws InvalidArgumentError for the first option that is wrong
 */
export function readOptions(options: ClientOptions, version: Interface): Config {
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
    pace,
    operationTable,
    onCallEnd,
    dangerouslyAllowBrowser = false,
    ...others
  } = Object(options);
  for (const name of Object.keys(others)) throw unknownOption(name);
  checkBrowser(dangerouslyAllowBrowser, apiKey);
  if (typeof apiKey !== "function" && apiKey !== null) checkKey(apiKey);
  for (const [name, given] of Object.entries({ fetch, onCallEnd })) {
    if (given !== undefined && typeof given !== "function")
      throw new InvalidArgumentError(name, "must be a function.");
  }
  if (pace !== undefined && !pace?.[inTurn]) {
    throw new InvalidArgumentError("pace", "must be what createPace returns.");
  }
  return {
    baseUrl: readBaseUrl({ workspace, serviceHost, baseUrl, apiKey }, version.prefix),
    apiKey,
    timeout: checkTimeout(timeout),
    maxRetries: checkCount("maxRetries", maxRetries, 0),
    maxResponseBytes: checkCount("maxResponseBytes", maxResponseBytes, 1),
    headers: { accept: "application/json", ...readHeaders(headers, version.keyHeader) },
    fetch,
    pace,
    onCallEnd,
    // What it contains is generated, and has its type.
    operationTable: checkObject("operationTable", operationTable ?? version.operationTable) as OperationTable,
    interface: version,
  };
}

const optionNames =
  "workspace serviceHost baseUrl apiKey timeout maxRetries maxResponseBytes headers fetch pace operationTable onCallEnd dangerouslyAllowBrowser";

function unknownOption(name: string): InvalidArgumentError {
  const given = name.toLowerCase();
  const meant = optionNames.split(" ").find((option) => {
    const known = option.toLowerCase();
    return (given.length > 2 && known.includes(given)) || given.includes(known);
  });
  return new InvalidArgumentError(name, `is not an option${meant ? `: did you mean ${meant}?` : "."}`);
}

function checkBrowser(allowed: unknown, apiKey: unknown): void {
  if (allowed === true) return;
  const isPage = typeof window !== "undefined" && typeof document !== "undefined";
  if (allowed === false && (apiKey === null || !isPage)) return;
  throw new InvalidArgumentError(
    "dangerouslyAllowBrowser",
    "must be true in a page, where everyone can read the API key; set apiKey to null where a server adds it.",
  );
}
