import { gapsAdmitting } from "../document/operation.js";
import { ApiError, AuthenticationError } from "../errors/api-error.js";
import { type Redactor, redactJson } from "../errors/redact.js";
import { TimeoutError } from "../errors/timeout-error.js";
import { UnexpectedResponseError } from "../errors/unexpected-response-error.js";
import type { Call } from "../transport/call.js";
import { findRead, longestText, ReadResponse, redactedCopy } from "../transport/read-response.js";
import { parseRetryAfter } from "../transport/retry.js";
import { findEnvelopeFault } from "./envelope.js";
import { parseJson } from "./json.js";
import type { CallError, Failure, Success } from "./result.js";

/** What openapi-fetch returns, as far as it is used here: its response is read already. */
export interface Exchange {
  readonly response: Response | ReadResponse;
}

/** Decides whether the exchange is the success that the document shows. */
export function toResult({ response }: Exchange, call: Call): Success<unknown> | Failure {
  const { operation } = call;
  // Each response was read by the fetch of the call, or by the guard of the middleware that made it.
  const read = findRead(response) as ReadResponse;
  const { content } = read;
  if (!read.ok) return apiFailure(read, call);
  const redactor = call.keys.redactor;
  const success = { error: undefined, response: safeResponse(response, redactor) };
  // The document shows no body for the first, and may show none for the second.
  if (operation ? operation.envelopes.length === 0 : content === "") return { ...success, data: undefined };
  const { value, problem } = parse(read);
  if (problem) return unexpectedFailure(read, `a body that ${problem}`, content, call);
  const fault = operation && findEnvelopeFault(value, operation);
  if (fault !== undefined) return unexpectedFailure(read, fault, value, call);
  // Few answers repeat the key, so that only their texts are searched for it, and not all of their values.
  return { ...success, data: redactor.finds(content) ? redactJson(value, redactor) : value };
}

function parse({ content, problem }: ReadResponse): { value?: unknown; problem?: string } {
  return problem ? { problem } : parseJson(content);
}

/**
 * Decides what becomes of a call whose exchange did not complete.
 *
 * @throws the reason of the caller's signal, or whatever is neither the service's nor the network's fault
 */
export function toFailure(error: unknown, call: Call): Failure {
  const { deadline, init, lastFailure } = call;
  if (deadline.ended === "abort") throw deadline.signal.reason;
  if (deadline.ended === undefined && (lastFailure === undefined || error !== lastFailure)) throw error;
  if (lastFailure instanceof ReadResponse) return apiFailure(lastFailure, call);
  const known = lastFailure ?? new TimeoutError(init.timeout, call);
  return failure(known);
}

function apiFailure(read: ReadResponse, call: Call): Failure {
  const { operation } = call;
  const { status, content } = read;
  const documented = operation?.statuses.includes(status) ?? false;
  const { value = content } = parse(read);
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
  return failure(new (status === 401 ? AuthenticationError : ApiError)(details, call), safe.response);
}

function unexpectedFailure(read: ReadResponse, fault: string, content: unknown, call: Call): Failure {
  const { status } = read;
  const { body, response } = redactRead(read, content, call);
  return failure(new UnexpectedResponseError(`${status} with ${fault}`, { status, body }, call), response);
}

function failure(error: CallError, response?: Response): Failure {
  return { data: undefined, error, response };
}

/** The response of a success: the platform's own, unless its headers or its status line repeat the API key. */
function safeResponse(response: Response | ReadResponse, redactor: Redactor): Response {
  // What a hook saw is redacted already.
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
