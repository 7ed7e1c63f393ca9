import { gapsAdmitting } from "../document/operation.js";
import { ApiError, AuthenticationError } from "../errors/api-error.js";
import { type Redactor, redactJson } from "../errors/redact.js";
import { TimeoutError } from "../errors/timeout-error.js";
import { UnexpectedResponseError } from "../errors/unexpected-response-error.js";
import { Answer, answerOf, longestText, redactedCopy } from "../transport/answer.js";
import { type Call, redactorOf } from "../transport/call.js";
import { parseRetryAfter } from "../transport/retry.js";
import { findEnvelopeFault } from "./envelope.js";
import { parseJson } from "./json.js";
import type { Failure, Success } from "./result.js";

/** What openapi-fetch returns when it is asked for text: the text of a success, or the parsed body of an error. */
export interface Exchange {
  readonly data?: string | undefined;
  readonly error?: unknown;
  readonly response: Response | Answer;
}

/** Decides whether the exchange is the success that the document shows. */
export function toResult({ data, error, response }: Exchange, call: Call): Success<unknown> | Failure {
  const { operation } = call;
  // Each response was read by the fetch of the call, or by the guard of the middleware that made it.
  const answer = answerOf(response) as Answer;
  const { content, problem } = answer;
  if (!answer.ok) return apiFailure(answer, problem ? content : error, call);
  const redactor = redactorOf(call);
  const success = { error: undefined, response: safeResponse(response, redactor) };
  // The document shows no body for the first, and may show none for the second.
  if (operation ? operation.envelopes.length === 0 : content === "") return { ...success, data: undefined };
  const parsed = problem ? { problem } : parseJson(data ?? "");
  if ("problem" in parsed) return unexpectedFailure(answer, `a body that ${parsed.problem}`, content, call);
  const fault = operation && findEnvelopeFault(parsed.value, operation);
  if (fault !== undefined) return unexpectedFailure(answer, fault, parsed.value, call);
  // Few answers repeat the key, so that only their texts are searched for it, and not all of their values.
  return { ...success, data: redactor.finds(data ?? "") ? redactJson(parsed.value, redactor) : parsed.value };
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
  if (lastFailure instanceof Answer) {
    const { content, problem } = lastFailure;
    const parsed = problem ? undefined : parseJson(content);
    return apiFailure(lastFailure, parsed && "value" in parsed ? parsed.value : content, call);
  }
  const known = lastFailure ?? new TimeoutError(init.timeout, call);
  return { data: undefined, error: known, response: undefined };
}

function apiFailure(answer: Answer, body: unknown, call: Call): Failure {
  const { operation } = call;
  const { status } = answer;
  const documented = operation?.statuses.includes(status) ?? false;
  const safe = redactAnswer(answer, body, call);
  const { headers } = safe.response;
  const details = {
    status,
    body: safe.body,
    headers,
    retryAfter: parseRetryAfter(headers.get("retry-after")),
    documented,
    gaps: gapsAdmitting(status, documented, operation?.gaps),
  };
  const error = new (status === 401 ? AuthenticationError : ApiError)(details, call);
  return { data: undefined, error, response: safe.response };
}

function unexpectedFailure(answer: Answer, fault: string, content: unknown, call: Call): Failure {
  const { status } = answer;
  const { body, response } = redactAnswer(answer, content, call);
  const error = new UnexpectedResponseError(`${status} with ${fault}`, { status, body }, call);
  return { data: undefined, error, response };
}

/** The response of a success: the platform's own, unless its headers or its status line repeat the API key. */
function safeResponse(response: Response | Answer, redactor: Redactor): Response {
  // What a hook saw is redacted already.
  if (!(response instanceof Answer)) return response;
  const { headers, statusText } = response.response;
  const isEcho = redactor.finds([...headers, statusText].join("\n"));
  return isEcho ? redactedCopy(response.response, null, redactor) : response.response;
}

/** The body and the response as a failure shows them: nothing in them is the API key, however they are printed. */
function redactAnswer({ response, content }: Answer, body: unknown, call: Call) {
  const redactor = redactorOf(call);
  // JSON as it is, and text as far as people read it.
  const isLong = typeof body === "string" && body.length > longestText;
  const safeBody = isLong ? redactor.beginning(body.slice(0, longestText)) : redactJson(body, redactor);
  return {
    body: content === "" ? undefined : safeBody,
    response: redactedCopy(response, null, redactor),
  };
}
