import { emptyProblem, type Parsed } from "../base/json.js";
import { gapsOf, notShownHeader } from "../document/gaps.js";
import type { Call } from "./call.js";
import { ApiError, AuthenticationError } from "./errors/api-error.js";
import type { NetworkError } from "./errors/network-error.js";
import { redactedCopy, redactJson } from "./errors/redact.js";
import type { Redactor } from "./errors/redactor.js";
import { isPackageError } from "./errors/support-desk-error.js";
import { TimeoutError } from "./errors/timeout-error.js";
import { UnexpectedResponseError } from "./errors/unexpected-response-error.js";
import { type Envelope, envelopesOf, type GapId, type Operation } from "./operation.js";
import { findRead, longestText, ReadResponse } from "./read.js";
import { parseRetryAfter } from "./retry.js";

/** The errors that a call can return in `error`. Switch on `kind` to tell them apart. */
export type CallError = ApiError | NetworkError | TimeoutError | UnexpectedResponseError;

/** The result of a call that succeeded as documented. */
export interface Success<Data> {
  /** The parsed body of the response; `undefined` if the document shows no body. */
  data: Data;
  error: undefined;
  /** The response. The client has already read its body. */
  response: Response;
}

/** The result of a call that failed. */
export interface Failure {
  data: undefined;
  /** The failure. Switch on its `kind`. */
  error: CallError;
  /** A copy of the response, without its body and without the API key; `undefined` if no response arrived. */
  response: Response | undefined;
}

/**
 * Checks whether a caught value is the error of a call, as thrown by `unwrap`, `paginate` or a throwing client. Returns
 * false for an `InvalidArgumentError`.
 */
export function isCallError(error: unknown): error is CallError {
  return isPackageError(error) && error.kind !== "invalid-argument";
}

/** The part of openapi-fetch's result that the client uses. */
export interface Exchange {
  readonly response: Response | ReadResponse;
}

/** Returns a success if the response is as documented, and a failure otherwise. */
export function toResult({ response }: Exchange, call: Call): Success<unknown> | Failure {
  // `send` reads each response of the service, and a guard reads each response of a hook.
  const read = findRead(response) as ReadResponse;
  if (!read.ok) return createApiFailure(read, call);
  const { content } = read;
  const parsed = read.parse();
  const fault = findFault(read.status, parsed, call.init.operation);
  if (fault !== undefined) return createUnexpectedFailure(read, fault, call);
  const { value } = parsed;
  const { redactor } = call;
  // Few responses repeat the key, so the client searches the values only if the text may contain the key.
  const data = redactor.suspects(content) ? redactJson(value, redactor) : value;
  return { data, error: undefined, response: safeResponse(response, redactor) };
}

/** Compares a success with the document. Returns the difference, or undefined if there isn't one. */
function findFault(
  status: number,
  { value, problem }: Parsed,
  operation: Operation | undefined,
): string | undefined {
  const isEmpty = problem === emptyProblem;
  const problemText = problem && `with a body that ${problem}`;
  // On a path that only a patched document has, an empty body can be a success.
  if (!operation) return isEmpty ? undefined : problemText;
  const documented = operation.successes[status] ?? operation.successes["2XX"];
  if (status === 202 && !documented) return "is not documented, and accepted does not mean done";
  const envelopes = envelopesOf(operation);
  if (isEmpty && (documented ?? envelopes).length === 0) return undefined;
  if (envelopes.length === 0) return "with a body where the document shows none";
  if (problem) return problemText;
  const faults = envelopes.map((envelope) => faultOf(value, envelope));
  return faults.includes(undefined) ? undefined : `with ${faults[0]}`;
}

function faultOf(value: unknown, envelope: Envelope): string | undefined {
  if (typeOf(value) !== "object") return `a JSON ${typeOf(value)} where the document shows an object`;
  for (const [key, type] of Object.entries(envelope)) {
    if (!Object.hasOwn(value as object, key)) return `JSON without the documented key "${key}"`;
    const { [key]: item } = value as Record<string, unknown>;
    if (typeOf(item) === type || (type === "integer" && Number.isInteger(item))) continue;
    return `JSON whose "${key}" is ${typeOf(item)} where the document shows ${type}`;
  }
  return undefined;
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

/**
 * Makes the result of a call that did not complete. Returns undefined if neither the service nor the network is at
 * fault: then the call rejects.
 */
export function toFailure(error: unknown, call: Call): Failure | undefined {
  const { deadline, init, lastFailure } = call;
  if (deadline.ended === undefined && (lastFailure === undefined || error !== lastFailure)) return undefined;
  if (lastFailure instanceof ReadResponse) return createApiFailure(lastFailure, call);
  const known = lastFailure ?? new TimeoutError({ timeout: init.timeout, sent: call.sent }, call);
  return createFailure(known);
}

function createApiFailure(read: ReadResponse, call: Call): Failure {
  const { operation } = call.init;
  const { status } = read;
  const documented = !!operation?.statuses.includes(status);
  const { body, response } = redactRead(read, call);
  const { headers } = response;
  const details = {
    status,
    body,
    headers,
    retryAfter: parseRetryAfter(headers.get("retry-after")),
    documented,
    // The ids come from the document, as those of the register do. A mock knows which of them its response depends on.
    gaps: (headers.get(notShownHeader)?.split(", ") ??
      gapsOf(operation?.gaps ?? {}, status, documented)) as GapId[],
  };
  const Class = status === 401 ? AuthenticationError : ApiError;
  return createFailure(new Class(details, call, baseUrlHint(read, call)), response);
}

/** Returns a hint that the base URL lacks the version prefix, if something other than the API may have responded. */
function baseUrlHint(read: ReadResponse, { config }: Call): string {
  const { prefix } = config.interface;
  // A truncated body does not show whether the API sent it.
  const isStranger = read.status === 404 || (!read.problem && read.parse().problem);
  return isStranger && !config.baseUrl.endsWith(prefix) ? `; baseUrl has no ${prefix}` : "";
}

function createUnexpectedFailure(read: ReadResponse, fault: string, call: Call): Failure {
  const { status } = read;
  const { body, response } = redactRead(read, call);
  const message = `${status} ${fault}${baseUrlHint(read, call)}`;
  return createFailure(new UnexpectedResponseError(message, { status, body }, call), response);
}

function createFailure(error: CallError, response?: Response): Failure {
  return { data: undefined, error, response };
}

/** Returns the platform's own response for a success, or a redacted copy if its head repeats the API key. */
function safeResponse(response: Response | ReadResponse, redactor: Redactor): Response {
  // Responses for hooks are already redacted.
  if (!(response instanceof ReadResponse)) return response;
  const { url, statusText, headers } = response.response;
  let head = `${url}\n${statusText}`;
  for (const [name, value] of headers) head += `\n${name}\n${value}`;
  return redactor.text(head) === head ? response.response : redactedCopy(response.response, null, redactor);
}

/** Removes the API key from the body and the response of a failure. */
function redactRead(read: ReadResponse, call: Call) {
  const { response, content } = read;
  const { value: body = content } = read.parse();
  const { redactor } = call;
  // Parsed JSON stays whole. Text is cut to a readable length.
  const isLong = typeof body === "string" && body.length > longestText;
  const safeBody = isLong ? redactor.beginning(body.slice(0, longestText)) : redactJson(body, redactor);
  return {
    body: content === "" ? undefined : safeBody,
    response: redactedCopy(response, null, redactor),
  };
}
