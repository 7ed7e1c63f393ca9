import { emptyProblem, type Parsed, syntaxProblem } from "../base/json.js";
import { gapsOf, mockHeader, notShownHeader, type OpenAnswers, partialWord } from "../document/gaps.js";
import type { Config } from "./client-options.js";
import { ApiError, AuthenticationError } from "./errors/api-error.js";
import type { NetworkError } from "./errors/network-error.js";
import { type Redactor, redactedCopy, redactJson } from "./errors/redact.js";
import { isPackageError } from "./errors/support-desk-error.js";
import type { TimeoutError } from "./errors/timeout-error.js";
import { UnexpectedResponseError } from "./errors/unexpected-response-error.js";
import type { Envelope, GapId, OperationRow } from "./operation.js";
import { longestText, type ReadResponse, type RunningCall } from "./read.js";
import { type Outcome, readRetryAfter } from "./retry.js";

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
 * Checks whether a caught value is the error of a call, as thrown by `unwrap` or `paginate`. Returns
 * false for an `InvalidArgumentError`.
 */
export function isCallError(error: unknown): error is CallError {
  return isPackageError(error) && error.kind !== "invalid-argument";
}

/** The result of a call. */
export type Result = Success<unknown> | Failure;

/** Returns a success if the outcome is a response as documented, and a failure otherwise. */
export function toResult(outcome: Outcome, ended: RunningCall): Result {
  if (outcome instanceof Error) return { data: undefined, error: outcome, response: undefined };
  const { ok, status, parsed } = outcome;
  const fault = ok ? findFault(status, parsed, ended.call.operation) : undefined;
  if (!ok || fault !== undefined) return createFailure(outcome, fault, ended);
  return createSuccess(outcome, ended.redactor);
}

/** Makes the result of a success. Only copies the few values that can contain a key, and the few responses whose head has one. */
function createSuccess({ content, parsed, response }: ReadResponse, redactor: Redactor): Result {
  let head = `${response.url}\n${response.statusText}`;
  for (const [name, value] of response.headers) head += `\n${name}\n${value}`;
  return {
    data: withoutKeys(parsed.value, content, redactor),
    error: undefined,
    response: redactor.finds(head) ? redactedCopy(response, null, redactor) : response,
  };
}

/** Compares a success with the document. Returns the difference, or undefined if there isn't one. */
function findFault(
  status: number,
  { value, problem }: Parsed,
  operation: OperationRow | undefined,
): string | undefined {
  const isEmpty = problem === emptyProblem;
  const problemText = problem && `with a body that ${problem}`;
  // The document lacks the operation, so that any JSON is a success, and so is no body.
  if (!operation) return isEmpty ? undefined : problemText;
  const { statuses, empty, envelopes } = operation;
  const documented = statuses.includes(status) ? status : "2XX";
  if (status === 202 && !statuses.includes(documented)) return "is not documented, and accepted is not done";
  if (isEmpty && (envelopes.length === 0 || empty?.includes(documented))) return undefined;
  if (envelopes.length === 0) return "with a body where the document shows none";
  if (problem) return problemText;
  const faults = envelopes.map((envelope) => faultOf(value, envelope));
  return faults.includes(undefined) ? undefined : `with ${faults[0]}`;
}

function faultOf(value: unknown, envelope: Envelope): string | undefined {
  if (valueType(value) !== "object") return `a JSON ${valueType(value)} where the document shows an object`;
  for (const [key, type] of Object.entries(envelope)) {
    if (!Object.hasOwn(value as object, key)) return `JSON without the documented key "${key}"`;
    const { [key]: item } = value as Record<string, unknown>;
    if (valueType(item) === type || (type === "integer" && Number.isInteger(item))) continue;
    return `JSON whose "${key}" is ${valueType(item)} where the document shows ${type}`;
  }
  // Without required keys, an envelope would take the body of a failure for a success.
  const isFailure = `${Object.keys(value as object)}` === "error" && !Object.hasOwn(envelope, "error");
  return isFailure ? 'only the key "error"' : undefined;
}

function valueType(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

/**
 * Makes the failure of a call that got a response.
 *
 * @param fault - the difference between a success and the document; undefined for a status outside 2xx
 */
function createFailure(read: ReadResponse, fault: string | undefined, ended: RunningCall): Failure {
  const { call, config, redactor } = ended;
  const { status } = read;
  const body = redactBody(read, redactor);
  const response = redactedCopy(read.response, null, redactor);
  const hint = baseUrlHint(read, config);
  if (fault !== undefined) {
    const error = new UnexpectedResponseError(`${status} ${fault}${hint}`, { status, body }, call);
    return { data: undefined, error, response };
  }
  const { headers } = response;
  const { statuses = [], gaps: open = {} } = call.operation ?? {};
  const documented = statuses.includes(status);
  const causes = namedByMock(headers, open) ?? gapsOf(open, status, documented);
  // The ids come from the document, as those of the register do.
  const gaps = causes.slice(0, mostGaps) as GapId[];
  const isPartial = gaps.some((id) => open[id]?.endsWith(partialWord));
  const failure = { status, body, headers, retryAfter: readRetryAfter(headers), documented, gaps };
  const Class = status === 401 ? AuthenticationError : ApiError;
  const error = new Class(isPartial ? { ...failure, partial: true } : failure, call, hint);
  return { data: undefined, error, response };
}

/** An error names no more gaps, because nobody can use a long list. */
const mostGaps = 5;

/** Returns the gaps that a response of a mock depends on. A service could write any text into the header. */
function namedByMock(headers: Headers, known: OpenAnswers): string[] | undefined {
  if (!headers.has(mockHeader)) return undefined;
  return headers
    .get(notShownHeader)
    ?.split(", ")
    .filter((id) => Object.hasOwn(known, id));
}

/** Returns a hint that the base URL lacks the version prefix, if something other than the API may have responded. */
function baseUrlHint({ status, parsed }: ReadResponse, config: Config): string {
  const { prefix } = config.service;
  // A body that is too large or too deep does not show whether the API sent it.
  const isStranger = status === 404 || parsed.problem === emptyProblem || parsed.problem === syntaxProblem;
  return isStranger && !config.baseUrl.endsWith(prefix) ? `; baseUrl has no ${prefix}` : "";
}

/** Returns the body of a failure without the API key; undefined if it is empty. */
function redactBody({ content, parsed }: ReadResponse, redactor: Redactor): unknown {
  if (content === "") return undefined;
  const { value = content } = parsed;
  // Parsed JSON stays whole. Text is cut to a readable length.
  const isLong = typeof value === "string" && value.length > longestText;
  return isLong ? redactor.beginning(value, longestText) : withoutKeys(value, content, redactor);
}

/** Removes the keys from a body. Copies it only if its text can contain one. */
const withoutKeys = (value: unknown, content: string, redactor: Redactor) =>
  redactor.canBeIn(content) ? redactJson(value, redactor) : value;
