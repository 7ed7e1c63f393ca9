// The arguments of a call, and their checks. Some of the checks are the serializers that openapi-fetch calls.

import { baseUrlOf } from "./base-url.js";
import {
  checkCount,
  checkObject,
  checkOwnValues,
  checkSignal,
  checkTimeout,
  isPlainObject,
  isScalar,
  refusalOf,
  refuse,
} from "./checks.js";
import type { Config } from "./client-options.js";
import { type CallHeaders, readHeaders } from "./headers.js";
import { checkMiddleware, type Middleware } from "./hooks.js";
import type { OperationRow } from "./operation.js";

// The client passes these options on to fetch. It refuses all others: some runtimes have options that send the request
// elsewhere or log the key, and openapi-fetch has options that override the client.
const fetchOptionNames = [
  "cache",
  "credentials",
  "integrity",
  "keepalive",
  "mode",
  "priority",
  "referrer",
  "referrerPolicy",
  "next",
] as const;

// `priority` has no type: next to a body, it would compile where the body's own field `priority` is meant. The types of the
// platform or of a framework decide about the others.
type FetchOptions = Exclude<(typeof fetchOptionNames)[number], "priority">;

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
   * The time limit for each attempt in milliseconds.
   *
   * @default the client's `attemptTimeout`
   */
  attemptTimeout?: number | undefined;
  /**
   * The maximum number of retries.
   *
   * @default the client's `maxRetries`
   */
  maxRetries?: number | undefined;
}

/** The methods of a client. */
export type HttpMethod = "GET" | "POST" | "PATCH" | "DELETE";

/** A call whose arguments are checked, but for the values of `params` and `body`, which the serializers check. */
export type CheckedCall = ReturnType<typeof checkCall>;

/** Checks the arguments of a call. Refuses the first wrong one. */
export function checkCall(defaults: Config, method: HttpMethod, path: unknown, init: unknown) {
  if (typeof path !== "string" || !/^(?!.*(\/\/|\/\.\.?(\/|$)))\/[^?#%\\\s\p{Cc}]*$/u.test(path)) {
    refuse("path", 'must be a path such as "/items/{item_id}", without a query; values go into params.');
  }
  const { params, body, headers, middleware, signal, timeout, attemptTimeout, maxRetries, ...fetchOptions } =
    checkObject("init", init);
  checkFetchOptions(fetchOptions);
  const writes = methodsWithBody.includes(method);
  if (!writes && body !== undefined) refuse("body", `is not accepted by ${method}.`);
  if (middleware != null && !Array.isArray(middleware)) refuse("middleware", "must be a list.");
  middleware?.forEach(checkMiddleware);
  const { service, baseUrl } = defaults;
  const operation: OperationRow | undefined = service.operations[`${method} ${path}`];
  return {
    method,
    path,
    baseUrl: operation?.prefix === undefined ? baseUrl : baseUrlOf(baseUrl, service.prefix, operation.prefix),
    /** Undefined for an operation that the document lacks. */
    operation,
    params: checkParams(params),
    // openapi-fetch does not serialize undefined. It serializes null, so that a missing body is refused there.
    body: writes && operation ? (body ?? null) : body,
    headers: headers == null ? undefined : readHeaders(headers, service.keyHeader),
    middleware: (middleware ?? []) as readonly unknown[],
    signal: checkSignal(signal),
    timeout: checkTimeout(timeout ?? defaults.timeout),
    attemptTimeout: checkTimeout(attemptTimeout ?? defaults.attemptTimeout, "attemptTimeout"),
    maxRetries: checkCount("maxRetries", maxRetries ?? defaults.maxRetries, 0),
    fetchOptions,
  };
}

const methodsWithBody = ["POST", "PATCH"];

function checkParams(params: unknown) {
  const { path, query, ...others } = checkObject("params", params);
  for (const name of Object.keys(others)) {
    refuse(`params.${name}`, "is not accepted: use path, query or the option headers.");
  }
  // Without values, openapi-fetch would leave the placeholders in the URL.
  return { path: checkObject("params.path", path), query: checkObject("params.query", query) };
}

// For a wrong value, the platform's fetch rejects as if the network had failed, so the values are checked here first.
function checkFetchOptions(fetchOptions: Record<string, unknown>): void {
  const names = Object.keys(fetchOptions);
  for (const name of names) {
    const isAccepted = (fetchOptionNames as readonly string[]).includes(name);
    if (isAccepted || fetchOptions[name] === undefined) continue;
    refuse(name, "is not an option of a call: fields go into body, values into params.");
  }
  try {
    if (names[0]) new Request("https://desk.example", fetchOptions);
  } catch {
    refuse(names.join(), "has a value that the platform's fetch refuses.");
  }
}

/**
 * The `pathSerializer` for openapi-fetch. A value fills exactly one path segment, so that it cannot change the endpoint.
 *
 * @param url - the base URL with the template, for example `https://acme.desk.example/items/{item_id}`
 * @param values - the value of each parameter
 */
export function serializePath(url: string, values: Record<string, unknown>): string {
  return url.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const value = values[name];
    const segment = encodeScalar(value);
    // A URL resolves dots even where they are encoded.
    if (segment && !/^\.\.?$/.test(segment) && typeof value !== "boolean") return segment;
    refuse(
      `params.path.${name}`,
      value == null
        ? "is missing."
        : 'must be a non-empty, well-formed string or a finite number, and not "." or "..".',
    );
  });
}

/** The `querySerializer` for openapi-fetch. Refuses lists, objects and other values without a clear spelling in a URL. */
export function serializeQuery(query: Record<string, unknown>): string {
  const pairs: string[] = [];
  for (const [name, value] of Object.entries(query)) {
    if (value == null) continue;
    const key = encodeScalar(name);
    const text = encodeScalar(value);
    if (key === undefined || text === undefined) {
      refuse(`params.query.${name}`, "must be a well-formed string, a finite number or a boolean.");
    }
    pairs.push(`${key}=${text}`);
  }
  return pairs.join("&");
}

/** Encodes a value for a URL. Returns undefined for a value without a clear spelling. */
function encodeScalar(value: unknown): string | undefined {
  if (!isScalar(value)) return undefined;
  try {
    return encodeURIComponent(value);
  } catch {
    // encodeURIComponent throws for half of a surrogate pair.
    return undefined;
  }
}

/** The `bodySerializer` for openapi-fetch. Writes JSON, and refuses values that JSON would silently lose. */
export function serializeBody(body: unknown): string {
  // The location of each list and object so far.
  const locations = new Map<unknown, string>();
  function check(this: Record<string, unknown>, name: string, value: unknown): unknown {
    if (locations.size === 0 && !isPlainObject(value)) {
      refuse("body", "must be an object.");
    }
    if (isScalar(value)) return value;
    const isItem = Array.isArray(this);
    // JSON leaves out undefined in an object, but writes null for it in a list. For an invalid date, it always writes null.
    if (value === undefined && !isItem) return value;
    if (value === null && this[name] === null) return value;
    const holder = locations.get(this);
    const location = holder === undefined ? "body" : isItem ? `${holder}[${name}]` : `${holder}.${name}`;
    if (isPlainObject(value)) checkOwnValues(location, value);
    else if (!Array.isArray(value)) refuse(location, notJson);
    locations.set(value, location);
    return value;
  }
  try {
    return JSON.stringify(body, check);
  } catch (cause) {
    // The body has a cycle, or one of its getters or toJSON methods throws.
    if (refusalOf(cause)) throw cause;
    refuse("body", notJson, cause);
  }
}

const notJson =
  "cannot be written as JSON; use strings, finite numbers, booleans, null, lists and plain objects.";
