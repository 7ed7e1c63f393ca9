import type { Call } from "./call.js";
import { ApiError, AuthenticationError } from "./errors/api-error.js";
import type { NetworkError } from "./errors/network-error.js";
import { type Redactor, redactedCopy, redactJson } from "./errors/redact.js";
import { brand, type SupportDeskError } from "./errors/support-desk-error.js";
import { TimeoutError } from "./errors/timeout-error.js";
import { UnexpectedResponseError } from "./errors/unexpected-response-error.js";
import { gapsAdmitting, type Operation } from "./operation.js";
import { findRead, longestText, ReadResponse } from "./read.js";
import { parseRetryAfter } from "./retry.js";

/** What the service or the network can do wrong. Switch on `kind`. */
export type CallError = ApiError | NetworkError | TimeoutError | UnexpectedResponseError;

/** A call that succeeded as documented. */
export interface Success<Data> {
  /** The body of the response; `undefined` where the document shows none. */
  data: Data;
  error: undefined;
  /** The response; its body is read already. */
  response: Response;
}

/** A call that failed. */
export interface Failure {
  data: undefined;
  /** What went wrong. */
  error: CallError;
  /** A copy of the response without its body and without the API key, if a response arrived. */
  response: Response | undefined;
}

/**
 * Whether what was caught is the error of a call, from `unwrap`, `paginate` or a throwing client: what the service or the network
 * did wrong. Its `kind` tells them apart. Returns false for an `InvalidArgumentError`.
 */
export function isCallError(error: unknown): error is CallError {
  const { [brand]: isOurs, kind } = Object(error) as Partial<SupportDeskError>;
  return isOurs === true && kind !== "invalid-argument";
}

/** What openapi-fetch returns, as far as it is used here: its response is read already. */
export interface Exchange {
  readonly response: Response | ReadResponse;
}

/** Decides whether the exchange is the success that the document shows. */
export function toResult({ response }: Exchange, call: Call): Success<unknown> | Failure {
  const { operation } = call.init;
  // Each response was read by the fetch of the call, or by the guard of the middleware that made it.
  const read = findRead(response) as ReadResponse;
  const { content } = read;
  if (!read.ok) return apiFailure(read, call);
  const redactor = call.keys.redactor;
  const success = { error: undefined, response: safeResponse(response, redactor) };
  // The document shows no body for the first, and may show none for the second.
  if (operation ? operation.envelopes.length === 0 : content === "") return { ...success, data: undefined };
  const { value, problem } = read.parse();
  if (problem) return unexpectedFailure(read, `a body that ${problem}`, content, call);
  const fault = operation && findEnvelopeFault(value, operation);
  if (fault !== undefined) return unexpectedFailure(read, fault, value, call);
  // Few answers repeat the key, so that only their texts are searched for it, and not all of their values. Services differ in
  // what they escape.
  const isEcho = redactor.finds(content.includes("\\") ? JSON.stringify(value) : content);
  return { ...success, data: isEcho ? redactJson(value, redactor) : value };
}

/**
 * Returns what is wrong with the body of a success, or undefined if it has a documented form. Only the envelope is
 * compared with the document; the values in it are the service's.
 */
function findEnvelopeFault(value: unknown, operation: Operation): string | undefined {
  const faults = operation.envelopes.map((envelope) => faultOf(value, envelope));
  return faults.includes(undefined) ? undefined : faults[0];
}

function faultOf(value: unknown, envelope: Readonly<Record<string, string>>): string | undefined {
  if (typeOf(value) !== "object") return `a JSON ${typeOf(value)} where the document shows an object`;
  for (const [key, type] of Object.entries(envelope)) {
    if (!Object.hasOwn(value as object, key)) return `JSON without the documented key "${key}"`;
    const item: unknown = Reflect.get(value as object, key);
    if (typeOf(item) !== type && !(type === "integer" && Number.isInteger(item))) {
      return `JSON whose "${key}" is ${typeOf(item)} where the document shows ${type}`;
    }
  }
  return undefined;
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

/**
 * Decides what becomes of a call whose exchange did not complete. Returns undefined for one that ended by
 * what is neither the service's nor the network's fault.
 */
export function toFailure(error: unknown, call: Call): Failure | undefined {
  const { deadline, init, lastFailure } = call;
  if (deadline.ended === undefined && (lastFailure === undefined || error !== lastFailure)) return undefined;
  if (lastFailure instanceof ReadResponse) return apiFailure(lastFailure, call);
  const known = lastFailure ?? new TimeoutError({ timeout: init.timeout, sent: call.sent }, call);
  return failure(known);
}

function apiFailure(read: ReadResponse, call: Call): Failure {
  const { operation } = call.init;
  const { status, content } = read;
  const documented = operation?.statuses.includes(status) ?? false;
  const { value = content } = read.parse();
  const safe = redactRead(read, value, call);
  const { headers } = safe.response;
  const details = {
    status,
    body: safe.body,
    headers,
    retryAfter: parseRetryAfter(headers.get("retry-after")),
    documented,
    gaps: gapsAdmitting(status, documented, operation?.gaps),
  };
  const Class = status === 401 ? AuthenticationError : ApiError;
  return failure(new Class(details, call, baseUrlHint(read, call)), safe.response);
}

/** Says that the base URL lacks the path of the version, where something else than the service may have answered. */
function baseUrlHint(read: ReadResponse, { config }: Call): string {
  const { prefix } = config.interface;
  // A body that was not read whole says nothing of who sent it.
  const isStranger = read.status === 404 || (!read.problem && read.parse().problem);
  return isStranger && !config.baseUrl.endsWith(prefix) ? `; baseUrl has no ${prefix}` : "";
}

function unexpectedFailure(read: ReadResponse, fault: string, content: unknown, call: Call): Failure {
  const { status } = read;
  const { body, response } = redactRead(read, content, call);
  const message = `${status} with ${fault}${baseUrlHint(read, call)}`;
  return failure(new UnexpectedResponseError(message, { status, body }, call), response);
}

function failure(error: CallError, response?: Response): Failure {
  return { data: undefined, error, response };
}

/** The response of a success: the platform's own, unless its headers or its status line repeat the API key. */
function safeResponse(response: Response | ReadResponse, redactor: Redactor): Response {
  // A response that a hook saw is redacted already.
  if (!(response instanceof ReadResponse)) return response;
  const { headers, statusText } = response.response;
  let isEcho = redactor.finds(String(statusText));
  for (const [name, value] of headers) isEcho ||= redactor.finds(name) || redactor.finds(value);
  return isEcho ? redactedCopy(response.response, null, redactor) : response.response;
}

/** The body and the response as a failure shows them: nothing in them is the API key, however they are printed. */
function redactRead({ response, content }: ReadResponse, body: unknown, call: Call) {
  const redactor = call.keys.redactor;
  // JSON as it is, and text as far as people read it.
  const isLong = typeof body === "string" && body.length > longestText;
  const safeBody = isLong ? redactor.beginning(body.slice(0, longestText)) : redactJson(body, redactor);
  return {
    body: content === "" ? undefined : safeBody,
    response: redactedCopy(response, null, redactor),
  };
}
