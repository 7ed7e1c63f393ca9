import type { Call } from "./call.js";
import { InvalidArgumentError } from "./errors/invalid-argument-error.js";
import { NetworkError } from "./errors/network-error.js";
import type { TimeoutError } from "./errors/timeout-error.js";
import type { PreparedRequest } from "./init.js";
import { readNetworkFailure } from "./network-failure.js";
import { checkKey } from "./options.js";
import { redactCause, redactText } from "./redact.js";
import { discardBody, type ReadBody, readBody } from "./response-body.js";
import { backoff, isRetriable, parseRetryAfter } from "./retry.js";

/** A response whose body was read. */
export interface Answer extends ReadBody {
  response: Response;
}

/** An answer, or why there is none. */
export type Outcome = Answer | { error: NetworkError | TimeoutError };

/**
 * Sends one request, again if that is safe and there is time.
 *
 * @throws anything once the deadline has ended the call
 */
export async function send(request: PreparedRequest, call: Call): Promise<Outcome> {
  for (let retries = 0; ; retries += 1) {
    const outcome = await attempt(request, call);
    if ("error" in outcome || !isSuccess(outcome.response)) call.lastFailure = outcome;
    if (retries >= call.maxRetries || !isRetriable(outcome, request.method)) return outcome;
    const asked = "error" in outcome ? 0 : parseRetryAfter(outcome.response.headers.get("retry-after"));
    const wait = Math.max(asked ?? 0, backoff(retries));
    if (wait >= call.deadline.remaining) return outcome;
    await call.deadline.wait(wait);
  }
}

async function attempt(request: PreparedRequest, call: Call): Promise<Outcome> {
  const { config, deadline, keys } = call;
  const { url, method, body, rest } = request;
  const key = typeof config.apiKey === "string" ? config.apiKey : await askKey(config.apiKey, call);
  keys.push(key);
  // Last, so that nothing takes its place, and no middleware sees it.
  const headers = { ...request.headers, "x-api-key": key };
  let pending: Promise<Response> | undefined;
  try {
    deadline.throwIfEnded();
    // Looked up now, so that what replaces the platform's fetch later is seen.
    const fetch = config.fetch ?? globalThis.fetch;
    const init: RequestInit = { ...rest, method, headers, signal: deadline.signal, redirect: "manual" };
    if (body !== undefined) init.body = body;
    pending = Promise.resolve(fetch(url, init));
    return await read(await deadline.race(pending), call);
  } catch (cause) {
    // A fetch that ignores its signal may still bring a response; nobody will read it.
    if (deadline.ended) pending?.then(discardBody).catch(() => {});
    if (deadline.ended || cause instanceof InvalidArgumentError) throw cause;
    return { error: networkError("no response", readNetworkFailure(cause), cause, call) };
  }
}

async function askKey(ask: () => string | Promise<string>, call: Call): Promise<string> {
  const key: unknown = await call.deadline.race(ask());
  checkKey(key, call);
  return key;
}

/** Reads a response. A status outside 2xx is an answer however much of its body arrives; a success needs all of it. */
export async function read(response: Response, call: Call): Promise<Outcome> {
  checkResponse(response, call);
  // The document shows no body for this operation, so whatever comes with the success says nothing.
  if (isSuccess(response) && call.operation?.envelopes.length === 0) {
    discardBody(response);
    return { response, text: "" };
  }
  const body = await readBody(response, call.config.maxResponseBytes, call.deadline);
  if (isSuccess(response) && body.problem === "cut") {
    const { code } = readNetworkFailure(body.cause);
    return { error: networkError("the response was cut off", { code, sent: true }, body.cause, call) };
  }
  if (isSuccess(response)) call.deadline.throwIfEnded();
  return { response, ...body };
}

/** Whether a status says that the call succeeded. */
export function isSuccess({ status }: Response): boolean {
  return status >= 200 && status < 300;
}

function networkError(
  what: string,
  { code, sent }: { code: string | undefined; sent: boolean },
  cause: unknown,
  { method, path, keys }: Call,
) {
  const safeCode = code && redactText(code, keys);
  return new NetworkError(
    what + (safeCode ? ` (${safeCode})` : "") + (sent ? "" : "; the request was not sent"),
    { code: safeCode, sent },
    { method, path, cause: redactCause(cause, keys) },
  );
}

// What an injected fetch gives can be anything.
function checkResponse(response: Response, call: Call): void {
  const { status, headers, body } = Object(response) as Partial<Response>;
  if (typeof status !== "number" || typeof headers?.get !== "function" || body?.locked) {
    throw new InvalidArgumentError("fetch", "must resolve to a Response whose body nobody has read.", call);
  }
}
