import { checkCount, checkObject, checkTimeout, refuse } from "./checks.js";
import type { Config } from "./client-options.js";
import { type CallHeaders, type HeaderValues, readHeaders } from "./headers.js";
import type { Middleware } from "./hooks.js";
import type { Operation } from "./operation.js";

// The client passes these options on to fetch, if the types of the platform or a framework have them. `priority` works,
// but has no type: next to a body, it would compile where the body's own field `priority` is meant.
type FetchOptions =
  | "cache"
  | "credentials"
  | "integrity"
  | "keepalive"
  | "mode"
  | "referrer"
  | "referrerPolicy"
  | "next";

/** The options of a call, besides its parameters and body. */
export interface CallOptions extends Pick<RequestInit, Extract<keyof RequestInit, FetchOptions>> {
  /** Headers for this call. `null` unsets a header of the client, except `Accept`. You cannot set the API key here. */
  headers?: CallHeaders | undefined;
  /** Middleware for this call. Its hooks run inside the client's own. */
  middleware?: readonly Middleware[] | undefined;
  /** Aborts the call, which then rejects with the signal's reason. */
  signal?: AbortSignal | null | undefined;
  /**
   * The time limit for the whole call in milliseconds.
   *
   * @default the client's `timeout`
   */
  timeout?: number | undefined;
  /**
   * The maximum number of retries.
   *
   * @default the client's `maxRetries`
   */
  maxRetries?: number | undefined;
}

/** The checked arguments of a call. The serializers check the values for the URL and the body. */
export interface CheckedInit {
  /** Undefined for a path that only a patched document has. */
  readonly operation: Operation | undefined;
  readonly params: {
    readonly path: Record<string, unknown> | undefined;
    readonly query: Record<string, unknown> | undefined;
  };
  readonly body: unknown;
  readonly headers: HeaderValues | undefined;
  readonly middleware: readonly Middleware[];
  readonly signal: AbortSignal | undefined;
  readonly timeout: number;
  readonly maxRetries: number;
  /** Options for the runtime's fetch. */
  readonly fetchOptions: Readonly<Record<string, unknown>>;
}

/**
 * Checks the arguments of a call.
 *
 * @throws InvalidArgumentError for the first wrong argument
 */
export function readInit(method: string, path: string, given: unknown, config: Config): CheckedInit {
  const { params, body, headers, middleware, signal, timeout, maxRetries, ...fetchOptions } = checkObject(
    "init",
    given,
  );
  checkFetchOptions(fetchOptions);
  const writes = methodsWithBody.includes(method);
  if (!writes && body !== undefined) refuse("body", `is not accepted by ${method}.`);
  // A check by class would refuse the AbortSignal of a test environment such as jsdom.
  const { aborted, addEventListener } = Object(signal) as Partial<AbortSignal>;
  if (signal != null && (typeof aborted !== "boolean" || typeof addEventListener !== "function")) {
    refuse("signal", "must be an AbortSignal.");
  }
  if (middleware != null && !Array.isArray(middleware)) {
    refuse("middleware", "must be a list.");
  }
  const operation = config.operationTable[`${method} ${path}`];
  return {
    operation,
    params: checkParams(params, path),
    // openapi-fetch does not serialize undefined. It serializes null, so that a missing body is refused there.
    body: writes && operation ? (body ?? null) : body,
    headers: headers == null ? undefined : readHeaders(headers, config.interface.keyHeader),
    middleware: middleware ?? [],
    signal: (signal ?? undefined) as AbortSignal | undefined,
    timeout: checkTimeout(timeout ?? config.timeout),
    maxRetries: checkCount("maxRetries", maxRetries ?? config.maxRetries, 0),
    fetchOptions,
  };
}

const methodsWithBody = ["POST", "PATCH"];

function checkParams(params: unknown, path: string): CheckedInit["params"] {
  const { path: inPath, query, ...others } = checkObject("params", params);
  for (const name of Object.keys(others)) {
    refuse(`params.${name}`, "is not accepted; use params.path, params.query or the option headers.");
  }
  // Without values, openapi-fetch would leave the placeholders in the URL.
  const hasPath = inPath != null || path.includes("{");
  return {
    path: hasPath ? checkObject("params.path", inPath) : undefined,
    query: query == null ? undefined : checkObject("params.query", query),
  };
}

// The client refuses all other options: some runtimes have options that send the request elsewhere or log the key, and
// openapi-fetch has options that override the client.
const accepted = /^(cache|credentials|integrity|keepalive|mode|priority|referrer|referrerPolicy|next)$/;

// For a wrong value, the platform's fetch rejects as if the network had failed, so the values are checked here first.
function checkFetchOptions(fetchOptions: Record<string, unknown>): void {
  const names = Object.keys(fetchOptions);
  for (const name of names) {
    if (accepted.test(name) || fetchOptions[name] === undefined) continue;
    refuse(name, "is not an option of a call; remove it.");
  }
  try {
    if (names[0]) new Request("https://desk.example", fetchOptions);
  } catch {
    refuse(names.join(), "has a value that the platform's fetch refuses.");
  }
}
