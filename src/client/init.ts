import type { HeadersOptions } from "openapi-fetch";
import { checkCount, checkObject, checkTimeout } from "./checks.js";
import type { Config } from "./client-options.js";
import { InvalidArgumentError } from "./errors/invalid-argument-error.js";
import { type HeaderValues, readHeaders } from "./headers.js";
import type { Middleware } from "./hooks.js";
import type { Operation } from "./operation.js";

// What the client passes on to fetch beside the key, as far as the types of the platform or a framework have it.
// `priority` is left out because beside a body it reads like a field of that, and would compile.
type FetchOptions =
  | "cache"
  | "credentials"
  | "integrity"
  | "keepalive"
  | "mode"
  | "referrer"
  | "referrerPolicy"
  | "next";

/** What a call accepts beside its parameters and body. */
export interface CallOptions extends Pick<RequestInit, Extract<keyof RequestInit, FetchOptions>> {
  /** Headers for this call; `null` unsets a default one, but not `Accept`. That of the API key is not accepted here. */
  headers?: HeadersOptions | undefined;
  /** Middleware for this call. Its hooks run inside those of the client. */
  middleware?: readonly Middleware[] | undefined;
  /** Ends the call when it is aborted; the call then rejects with the signal's reason. */
  signal?: AbortSignal | null | undefined;
  /**
   * The time for the whole call in milliseconds.
   *
   * @default the client's `timeout`
   */
  timeout?: number | undefined;
  /**
   * How often a failed call is tried again.
   *
   * @default the client's `maxRetries`
   */
  maxRetries?: number | undefined;
}

/** The checked arguments of a call. What goes into its URL and body is checked when it is serialized. */
export interface CheckedInit {
  /** The operation, or undefined for a path that only a patched document has. */
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
  /** Other options of `RequestInit`, for the runtime's fetch. */
  readonly fetchOptions: Readonly<Record<string, unknown>>;
}

/**
 * Checks the arguments of a call.
 *
 * @throws InvalidArgumentError for the first mistake
 */
export function readInit(method: string, path: string, given: unknown, config: Config): CheckedInit {
  const { params, body, headers, middleware, signal, timeout, maxRetries, ...fetchOptions } = checkObject(
    "init",
    given,
  );
  checkFetchOptions(fetchOptions);
  const writes = methodsWithBody.includes(method);
  if (!writes && body !== undefined) throw new InvalidArgumentError("body", `is not accepted by ${method}.`);
  // By what it has rather than its class, because a test environment can bring an AbortSignal of its own.
  const { aborted, addEventListener } = Object(signal) as Partial<AbortSignal>;
  if (signal != null && (typeof aborted !== "boolean" || typeof addEventListener !== "function")) {
    throw new InvalidArgumentError("signal", "must be an AbortSignal.");
  }
  if (middleware != null && !Array.isArray(middleware)) {
    throw new InvalidArgumentError("middleware", "must be a list.");
  }
  const operation = config.operationTable[`${method} ${path}`];
  return {
    operation,
    params: checkParams(params, path),
    // openapi-fetch serializes every body but undefined. Null is refused then, where the operation needs a body.
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
    throw new InvalidArgumentError(
      `params.${name}`,
      "is unknown; use path, query, or headers beside params.",
    );
  }
  // Without values, openapi-fetch would send the names of the path's parameters.
  const hasPath = inPath != null || path.includes("{");
  return {
    path: hasPath ? checkObject("params.path", inPath) : undefined,
    query: query == null ? undefined : checkObject("params.query", query),
  };
}

// All that is passed on beside the key. What else a runtime knows could take the key elsewhere or print it, and
// openapi-fetch would obey other options of its own.
const accepted = /^(cache|credentials|integrity|keepalive|mode|priority|referrer|referrerPolicy|next)$/;

// The platform's fetch rejects a wrong value as if the network had failed, so all are tried before.
function checkFetchOptions(fetchOptions: Record<string, unknown>): void {
  const names = Object.keys(fetchOptions);
  for (const name of names) {
    if (accepted.test(name) || fetchOptions[name] === undefined) continue;
    throw new InvalidArgumentError(name, "is not an option of a call; leave it out.");
  }
  try {
    if (names[0]) new Request("https://desk.example", fetchOptions);
  } catch {
    throw new InvalidArgumentError(names.join(), "has a value that this platform's fetch does not accept.");
  }
}
