import { InvalidArgumentError } from "./errors/invalid-argument-error.js";
import type { ErrorContext } from "./errors/support-desk-error.js";
import { readHeaders } from "./headers.js";
import { type Config, checkMaxRetries, checkTimeout } from "./options.js";
import { fillPath } from "./path.js";
import { checkQuery } from "./query.js";

/** What a call is given, after it was checked. */
export interface CheckedInit {
  /** The path with its parameters filled in. */
  filledPath: string;
  query: Record<string, unknown>;
  body: unknown;
  headers: Record<string, string>;
  signal: AbortSignal | undefined;
  timeout: number;
  maxRetries: number;
  /** What else of RequestInit the caller gave, for the runtime's fetch. */
  rest: Record<string, unknown>;
}

const refused: Record<string, string> = {
  method: "is chosen by the method that you call.",
  redirect: "cannot be set: redirects could carry the API key elsewhere.",
  baseUrl: "cannot be set for one call; create another client.",
  fetch: "cannot be set for one call; give it to createClient.",
  middleware: "cannot be set for one call; give it to use().",
  parseAs: "cannot be set: bodies are JSON.",
  querySerializer: "cannot be set: the document says how a query is written.",
  bodySerializer: "cannot be set: bodies are JSON.",
  pathSerializer: "cannot be set: the document says how a path is written.",
  Request: "cannot be set.",
};

/** Checks what a call is given, and throws an InvalidArgumentError for the first mistake. */
export function readInit(path: string, init: unknown, config: Config, context: ErrorContext): CheckedInit {
  if (!isRecord(init)) throw new InvalidArgumentError("init", "must be an object.", context);
  for (const name of Object.keys(init)) {
    const why = Object.hasOwn(refused, name) && init[name] !== undefined ? refused[name] : undefined;
    if (why !== undefined) throw new InvalidArgumentError(name, why, context);
  }
  const {
    params = {},
    body,
    headers,
    signal,
    timeout = config.timeout,
    maxRetries = config.maxRetries,
    ...rest
  } = init;
  if (!isRecord(params)) throw new InvalidArgumentError("params", "must be an object.", context);
  const { path: pathValues = {}, query = {}, ...others } = params;
  const [other] = Object.keys(others);
  if (other !== undefined) {
    throw new InvalidArgumentError(
      `params.${other}`,
      "is not taken; use path and query, and headers beside.",
      context,
    );
  }
  if (!isRecord(pathValues)) throw new InvalidArgumentError("params.path", "must be an object.", context);
  if (!isRecord(query)) throw new InvalidArgumentError("params.query", "must be an object.", context);
  checkQuery(query, context);
  checkTimeout(timeout, context);
  checkMaxRetries(maxRetries, context);
  if (signal !== undefined && signal !== null && !(signal instanceof AbortSignal)) {
    throw new InvalidArgumentError("signal", "must be an AbortSignal.", context);
  }
  if (body !== undefined) checkBody(body, context);
  return {
    filledPath: fillPath(path, pathValues, context),
    query,
    body,
    headers: readHeaders(headers, context),
    signal: signal ?? undefined,
    timeout,
    maxRetries,
    rest,
  };
}

function checkBody(body: unknown, context: ErrorContext): void {
  if (context.method === "GET" || context.method === "DELETE") {
    throw new InvalidArgumentError("body", `is not taken by ${context.method}.`, context);
  }
  if (
    !isRecord(body) ||
    (Object.getPrototypeOf(body) !== null && Object.prototype.toString.call(body) !== "[object Object]")
  ) {
    throw new InvalidArgumentError("body", "must be a plain object; the client turns it into JSON.", context);
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
