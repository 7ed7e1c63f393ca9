import type { Middleware } from "openapi-fetch";
import type { Operation } from "../document/operation.js";
import { InvalidArgumentError } from "../errors/invalid-argument-error.js";
import { checkCount, checkObject, checkTimeout } from "../options/checks.js";
import type { Config } from "../options/client-options.js";
import { type HeaderValues, readHeaders } from "../options/headers.js";

/** The checked arguments of a call. What goes into its URL and body is checked when it is serialized. */
export interface CheckedInit {
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
export function readInit(
  method: string,
  path: string,
  given: unknown,
  operation: Operation | undefined,
  config: Config,
): CheckedInit {
  const { params, body, headers, middleware, signal, timeout, maxRetries, ...fetchOptions } = checkObject(
    "init",
    given,
  );
  checkFetchOptions(fetchOptions);
  const writes = methodsWithBody.includes(method);
  if (!writes && body !== undefined) throw new InvalidArgumentError("body", `is not accepted by ${method}.`);
  // By what it has rather than its class, because a test environment can bring an AbortSignal of its own.
  if (signal != null && typeof Object(signal).aborted !== "boolean") {
    throw new InvalidArgumentError("signal", "must be an AbortSignal.");
  }
  if (middleware != null && !Array.isArray(middleware)) {
    throw new InvalidArgumentError("middleware", "must be a list.");
  }
  return {
    params: checkParams(params, path),
    // openapi-fetch serializes every body but undefined. Null is refused then, where the operation needs a body.
    body: writes && operation ? (body ?? null) : body,
    headers: headers == null ? undefined : readHeaders(headers),
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
  for (const name in others) {
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

// The platform's fetch rejects a wrong value as if the network had failed, so each one is tried before.
function checkFetchOptions(fetchOptions: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(fetchOptions)) {
    if (value === undefined) continue;
    if (!accepted.test(name))
      throw new InvalidArgumentError(name, "is not an option of a call; leave it out.");
    try {
      new Request("https://desk.example", { [name]: value });
    } catch {
      throw new InvalidArgumentError(name, "has a value that this platform's fetch does not accept.");
    }
  }
}
