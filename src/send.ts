import { discardBody, type ReadBody, readBody } from "./body.js";
import type { Call } from "./call.js";
import { InvalidArgumentError } from "./errors/invalid-argument-error.js";
import { NetworkError } from "./errors/network-error.js";
import { TimeoutError } from "./errors/timeout-error.js";
import { readNetworkFailure } from "./network-failure.js";
import { redactCause, redactText } from "./redact.js";
import { backoff, isRetriable, parseRetryAfter } from "./retry.js";

/** A response whose body was read. */
export interface Answer {
  response: Response;
  body: ReadBody;
}

/** An answer, or why there is none. */
export type Outcome = Answer | { error: NetworkError | TimeoutError };

/**
 * Sends one request, again if that is safe and there is time.
 *
 * @throws the reason of the caller's signal, if it aborts
 */
export async function send(
  url: string,
  init: RequestInit & { method: string },
  call: Call,
): Promise<Outcome> {
  let last: Outcome | undefined;
  for (let retries = 0; ; retries += 1) {
    const outcome = await attempt(url, init, call);
    // What the service really said tells more than that the time is up.
    if ("error" in outcome && outcome.error.kind === "timeout" && last !== undefined) return last;
    if (retries >= call.maxRetries || !isRetriable(outcome, init.method)) return outcome;
    const asked =
      "error" in outcome ? undefined : parseRetryAfter(outcome.response.headers.get("retry-after"));
    const wait = Math.max(asked ?? 0, backoff(retries));
    if (wait >= call.deadline.remaining) return outcome;
    last = outcome;
    try {
      await call.deadline.wait(wait);
    } catch {
      if (call.deadline.ended?.kind === "aborted") throw call.deadline.ended.reason;
      return outcome;
    }
  }
}

async function attempt(url: string, init: RequestInit, call: Call): Promise<Outcome> {
  const { deadline, config } = call;
  let pending: Promise<Response> | undefined;
  try {
    // Looked up now, so that what replaces the platform's fetch later is seen.
    const doFetch = config.fetch ?? globalThis.fetch;
    if (deadline.signal.aborted) throw deadline.signal.reason;
    pending = Promise.resolve(doFetch(url, init));
    const response = await deadline.race(pending);
    checkResponse(response, call);
    const answer = { response, body: await read(response, call) };
    return failureOf(answer, call) ?? answer;
  } catch (cause) {
    if (deadline.ended === undefined) {
      if (cause instanceof InvalidArgumentError) throw cause;
      return { error: networkError("no response", readNetworkFailure(cause), cause, call) };
    }
    // A fetch that ignores its signal may still bring a response; nobody will read it.
    pending?.then(discardBody).catch(() => {});
    return { error: endOf(call) };
  }
}

async function read(response: Response, { operation, config, deadline }: Call): Promise<ReadBody> {
  if (response.ok && operation?.envelopes.length === 0) {
    discardBody(response);
    return { text: "" };
  }
  return readBody(response, config.maxResponseBytes, deadline);
}

// A status outside 2xx is an answer however much of its body arrived; a success needs all of it.
function failureOf({ response, body }: Answer, call: Call): Outcome | undefined {
  if (call.deadline.ended?.kind === "aborted") throw call.deadline.ended.reason;
  if (!response.ok) return undefined;
  if (body.problem === "ended") return { error: endOf(call) };
  if (body.problem !== "cut") return undefined;
  const { code } = readNetworkFailure(body.cause);
  return { error: networkError("the response was cut off", { code, sent: true }, body.cause, call) };
}

function endOf(call: Call): TimeoutError {
  const { ended } = call.deadline;
  if (ended?.kind === "aborted") throw ended.reason;
  return new TimeoutError(call.timeout, call.context);
}

function networkError(
  what: string,
  failure: { code: string | undefined; sent: boolean },
  cause: unknown,
  call: Call,
) {
  const { context, apiKey } = call;
  const redacted = { ...failure, code: failure.code && redactText(failure.code, apiKey) };
  const code = redacted.code === undefined ? "" : ` (${redacted.code})`;
  const sent = failure.sent ? "" : "; the request was not sent";
  return new NetworkError(what + code + sent, redacted, { ...context, cause: redactCause(cause, apiKey) });
}

function checkResponse(response: unknown, { context }: Call): void {
  const isResponse =
    typeof response === "object" && response !== null && "status" in response && "headers" in response;
  if (isResponse && !(response instanceof Response && (response.bodyUsed || response.body?.locked))) return;
  throw new InvalidArgumentError("fetch", "must resolve to a Response whose body nobody has read.", context);
}
