import type { Call } from "./call.js";
import { ApiError, AuthenticationError } from "./errors/api-error.js";
import { UnexpectedResponseError } from "./errors/unexpected-response-error.js";
import { parseJson } from "./json.js";
import { findEnvelopeFault } from "./operation.js";
import { redactHeaders, redactText, redactValue } from "./redact.js";
import type { CallError } from "./result.js";
import { parseRetryAfter } from "./retry.js";
import type { Answer } from "./send.js";

const longestText = 64 * 1024;

/** Decides whether an answer is the success that the document shows. */
export function judge({ response, body }: Answer, call: Call): { data: unknown } | { error: CallError } {
  const { operation, context, apiKey } = call;
  const { status } = response;
  const { text, problem } = body;
  const cutText = redactText(text, apiKey).slice(0, longestText);

  if (!response.ok) return { error: apiError({ response, body }, cutText, call) };
  // The document shows no body for this operation, so whatever came with the success says nothing.
  if (operation?.envelopes.length === 0) return { data: undefined };

  const unexpected = (what: string, found: unknown) => ({
    error: new UnexpectedResponseError(`${status} with ${what}`, { status, body: found }, context),
  });
  if (problem === "too-large") {
    return unexpected(
      `a body of more than ${call.config.maxResponseBytes} bytes (maxResponseBytes)`,
      cutText,
    );
  }
  const parsed = parseJson(text);
  if ("problem" in parsed) {
    if (parsed.problem !== "empty") return unexpected(`a body that is ${parsed.problem}`, cutText);
    return operation === undefined ? { data: undefined } : unexpected("an empty body", undefined);
  }
  const fault = operation && findEnvelopeFault(parsed.value, operation);
  return fault ? unexpected(fault, redactValue(parsed.value, apiKey)) : { data: parsed.value };
}

function apiError({ response, body }: Answer, cutText: string, call: Call): ApiError {
  const { status, headers } = response;
  const whole = body.problem === undefined;
  const parsed = parseJson(whole ? body.text : "");
  const failure = {
    status,
    body: "value" in parsed ? redactValue(parsed.value, call.apiKey) : textOf(body, cutText),
    headers: redactHeaders(headers, call.apiKey),
    retryAfter: parseRetryAfter(headers.get("retry-after")),
    documented: call.operation?.statuses.includes(status) ?? false,
  };
  return status === 401
    ? new AuthenticationError(failure, call.context)
    : new ApiError(failure, call.context);
}

function textOf({ text, problem }: Answer["body"], cutText: string): string | undefined {
  return text === "" || problem === "cut" || problem === "ended" ? undefined : cutText;
}
