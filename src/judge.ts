import type { Call } from "./call.js";
import { findEnvelopeFault } from "./envelope.js";
import { ApiError, AuthenticationError } from "./errors/api-error.js";
import { UnexpectedResponseError } from "./errors/unexpected-response-error.js";
import { type Parsed, parseJson } from "./json.js";
import { redactHeaders, redactResponse, redactText, redactValue } from "./redact.js";
import type { Failure, Success } from "./result.js";
import { parseRetryAfter } from "./retry.js";
import { type Answer, isSuccess, type Outcome } from "./send.js";

const longestText = 65_536;

/** Decides whether an outcome is the success that the document shows. */
export function judge(outcome: Outcome, call: Call): Success<unknown> | Failure {
  if ("error" in outcome) return { data: undefined, error: outcome.error, response: undefined };
  const { response, text } = outcome;
  const { operation, keys } = call;
  const failed = (error: Failure["error"]) => ({
    data: undefined,
    error,
    response: redactResponse(response, keys),
  });
  if (!isSuccess(response)) return failed(apiError(outcome, call));
  // The document shows no body for the first, and may show none for the second.
  if (operation ? operation.envelopes.length === 0 : text === "") {
    return { data: undefined, error: undefined, response };
  }
  const parsed = parse(outcome, call);
  const fault =
    "problem" in parsed
      ? `a body that is ${parsed.problem}`
      : operation && findEnvelopeFault(parsed.value, operation);
  if ("value" in parsed && fault === undefined) return { data: parsed.value, error: undefined, response };
  const { status } = response;
  const body = "value" in parsed ? redactValue(parsed.value, keys) : cutText(outcome, keys);
  return failed(new UnexpectedResponseError(`${status} with ${fault}`, { status, body }, call));
}

function parse({ text, problem }: Answer, { config }: Call): Parsed {
  return problem
    ? { problem: `of more than ${config.maxResponseBytes} bytes (maxResponseBytes)` }
    : parseJson(text);
}

function apiError(answer: Answer, call: Call): ApiError {
  const { operation } = call;
  const { status, headers } = answer.response;
  const parsed = parse(answer, call);
  const documented = operation?.statuses.includes(status) ?? false;
  const failure = {
    status,
    body: "value" in parsed ? redactValue(parsed.value, call.keys) : cutText(answer, call.keys),
    headers: redactHeaders(headers, call.keys),
    retryAfter: parseRetryAfter(headers.get("retry-after")),
    documented,
    gap: documented
      ? undefined
      : operation?.gaps.find(([pattern]) => new RegExp(pattern).test(`${status}`))?.[1],
  };
  return new (status === 401 ? AuthenticationError : ApiError)(failure, call);
}

// What is not JSON, as far as people read.
function cutText({ text, problem }: Answer, keys: string[]): string | undefined {
  if (text === "" || (problem && problem !== "too-large")) return undefined;
  const longestKey = Math.max(...keys.map((key) => key.length));
  // A key that the cut goes through must not stay in part.
  const end = problem ? Math.min(longestText, text.length - longestKey) : longestText;
  return redactText(text.slice(0, longestText + longestKey), keys).slice(0, end);
}
