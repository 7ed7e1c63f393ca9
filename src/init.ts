import { InvalidArgumentError } from "./errors/invalid-argument-error.js";
import type { ErrorContext } from "./errors/support-desk-error.js";
import { readHeaders } from "./headers.js";
import type { Operation } from "./operation.js";
import { type Config, checkCount, checkTimeout } from "./options.js";
import { fillPath } from "./path.js";
import { isPlainObject } from "./plain.js";
import { writeQuery } from "./query.js";
import { writeBody } from "./request-body.js";

/** A request that is ready to be sent, but for the API key. */
export interface PreparedRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** The parameters as the caller gave them, for middleware. */
  readonly params: Readonly<Record<string, unknown>>;
  /** What else of RequestInit the caller gave, for the runtime's fetch. */
  readonly rest: Readonly<Record<string, unknown>>;
}

/** What a call is given, after it was checked and written out. */
export interface CheckedInit {
  readonly request: PreparedRequest;
  readonly signal: AbortSignal | undefined;
  readonly timeout: number;
  readonly maxRetries: number;
}

const refused = /^(method|redirect|url|baseUrl|fetch|middleware|parseAs|Request|\w+Serializer)$/;

/**
 * Checks what a call is given, and writes it out at once, so that what the caller changes later is not sent.
 *
 * @throws InvalidArgumentError for the first mistake
 */
export function readInit(
  method: string,
  path: string,
  init: unknown,
  operation: Operation | undefined,
  config: Config,
): CheckedInit {
  const context = { method, path };
  const given = record("init", init, context);
  for (const name in given) {
    if (refused.test(name) && given[name] !== undefined) {
      throw new InvalidArgumentError(name, "is not a call's to choose; leave it out.", context);
    }
  }
  const { params, body, headers, signal, timeout, maxRetries, ...rest } = given;
  const parameters = record("params", params, context);
  const { path: values, query, ...others } = parameters;
  for (const name in others) {
    throw new InvalidArgumentError(
      `params.${name}`,
      "is unknown; use path, query, or headers beside params.",
      context,
    );
  }
  // By its form, because a test environment can bring an AbortSignal of its own.
  if (signal != null && typeof Object(signal).addEventListener !== "function") {
    throw new InvalidArgumentError("signal", "must be an AbortSignal.", context);
  }
  const filled = fillPath(path, record("params.path", values, context), context);
  const text = writeBody(body, operation !== undefined, context);
  checkRest(rest, context);
  const allHeaders = { ...config.headers };
  if (headers != null) Object.assign(allHeaders, readHeaders(headers, context));
  if (text !== undefined) allHeaders["content-type"] ??= "application/json";
  return {
    request: {
      url: config.baseUrl + filled + writeQuery(record("params.query", query, context), context),
      method,
      headers: allHeaders,
      body: text,
      params: parameters,
      rest,
    },
    signal: (signal ?? undefined) as AbortSignal | undefined,
    timeout: checkTimeout(timeout ?? config.timeout, context),
    maxRetries: checkCount("maxRetries", maxRetries ?? config.maxRetries, 0, context),
  };
}

// A fetch fails on these as if the network had. Only what is given costs the platform's Request.
function checkRest(rest: Record<string, unknown>, context: ErrorContext): void {
  for (const name in rest) {
    try {
      new Request("https://desk.example", { [name]: rest[name] });
    } catch {
      throw new InvalidArgumentError(name, "has a value that this platform's fetch does not take.", context);
    }
  }
}

const none = Object.freeze({});

function record(name: string, value: unknown, context: ErrorContext): Record<string, unknown> {
  if (value == null) return none;
  if (isPlainObject(value)) return value;
  throw new InvalidArgumentError(name, "must be an object.", context);
}
