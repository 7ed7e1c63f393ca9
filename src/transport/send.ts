import { InvalidArgumentError } from "../errors/invalid-argument-error.js";
import { NetworkError } from "../errors/network-error.js";
import { printable } from "../errors/printable.js";
import { redactCause } from "../errors/redact.js";
import { checkKey } from "../options/checks.js";
import { Answer, type Outcome, toResponse } from "./answer.js";
import { type Call, redactorOf } from "./call.js";
import { type NetworkFailure, readNetworkFailure } from "./network-failure.js";
import { discard } from "./read-text.js";
import { retryDelay } from "./retry.js";

/**
 * What openapi-fetch constructs in place of a platform `Request` where no middleware looks at it. A platform request
 * costs more than all other steps of a call, and the platform's fetch makes one anyway.
 */
export class LightRequest {
  declare readonly method: string;
  declare readonly headers: Headers;
  declare readonly body: string | undefined;

  constructor(
    readonly url: string,
    init: Omit<LightRequest, "url">,
  ) {
    Object.assign(this, init);
  }
}

/**
 * The fetch that openapi-fetch is given: sends a request, again where that is safe and there is time, and reads the
 * answer. A mistake of the caller is recorded on the call, so that no hook can turn it into a result.
 *
 * @throws NetworkError when no complete response arrives
 */
export async function send(request: Request | LightRequest, call: Call): Promise<Response | Answer> {
  const { config, deadline } = call;
  const isLight = request instanceof LightRequest;
  try {
    deadline.throwIfEnded();
    const { url, method } = request;
    const { headers, body } = isLight ? request : await readHooked(request, url, config.baseUrl);
    // A hook can bring a signal of its own.
    const signal = isLight ? deadline.signal : AbortSignal.any([deadline.signal, request.signal]);
    const init: RequestInit = { ...call.init.fetchOptions, method, headers, signal, redirect: "manual" };
    if (body) init.body = body;
    for (;;) {
      const { apiKey } = config;
      if (apiKey !== null) {
        headers.set("x-api-key", typeof apiKey === "string" ? apiKey : await askForKey(apiKey, call));
      }
      const response = await fetchOnce(url, init, call);
      const outcome = response instanceof NetworkError ? response : await readAnswer(response, call);
      const delay = retryDelay(outcome, method, call);
      if (delay === undefined) {
        if (outcome instanceof NetworkError) throw outcome;
        return isLight ? outcome : toResponse(outcome, redactorOf(call));
      }
      await deadline.sleep(delay);
    }
  } catch (error) {
    if (error === call.lastFailure) throw error;
    call.mistake ??= { reason: error, isOfKey: false };
    // In place of the error, because openapi-fetch ignores one that is falsy.
    throw call.mistake;
  }
}

/** The keys that a client remembers, because an answer can repeat one that a call before it sent. */
const mostKeys = 10;

/** Asks for the key of an attempt, so that it can be rotated, and remembers it. */
async function askForKey(ask: () => unknown, call: Call): Promise<string> {
  const { config } = call;
  const { sentKeys } = config;
  let key: unknown;
  try {
    key = await ask();
  } catch (reason) {
    call.mistake = { reason, isOfKey: true };
    throw reason;
  }
  checkKey(key);
  config.lastKey = config.lastKey.next = { key };
  // The ones that were sent last are at the end.
  sentKeys.delete(key);
  sentKeys.add(key);
  const [oldest] = sentKeys;
  if (sentKeys.size > mostKeys && oldest !== undefined) sentKeys.delete(oldest);
  return key;
}

/** Reads what middleware made of a request. It keeps its own, and must not see the key. */
async function readHooked(request: Request, url: string, baseUrl: string) {
  if (!url.startsWith(`${baseUrl}/`)) {
    throw new InvalidArgumentError("middleware", "must not change the base URL.");
  }
  if (request.bodyUsed) {
    throw new InvalidArgumentError(
      "middleware",
      "must not read the body of the request; read a clone of it.",
    );
  }
  const headers = new Headers(request.headers);
  const isJson = headers.get("content-type")?.includes("json") && !headers.has("content-encoding");
  const bytes = await request.arrayBuffer();
  const body = isJson ? new TextDecoder().decode(bytes) : bytes;
  return { headers, body: bytes.byteLength > 0 ? body : undefined };
}

async function fetchOnce(url: string, init: RequestInit, call: Call): Promise<Response | NetworkError> {
  init.signal?.throwIfAborted();
  call.attempts += 1;
  // While this attempt is on its way, it no longer matters that an earlier one never left.
  if (call.lastFailure instanceof NetworkError && !call.lastFailure.sent) call.lastFailure = undefined;
  let response: Response;
  try {
    // Looked up now, so that what replaces the platform's fetch later is called.
    const fetch = call.config.fetch ?? globalThis.fetch;
    response = await fetch(url, init);
  } catch (cause) {
    init.signal?.throwIfAborted();
    return networkError("no response", readNetworkFailure(cause), cause, call);
  }
  call.sent = true;
  // What an injected fetch returns can be anything.
  const { status, headers, body } = Object(response) as Partial<Response>;
  const hasHeaders = typeof headers?.get === "function" && Symbol.iterator in headers;
  if (Number.isInteger(status) && hasHeaders && !body?.locked) return response;
  throw new InvalidArgumentError("fetch", "must return a Response with an unread body.");
}

/** Reads a response. A status outside 2xx is an answer however much of its body arrives; a success needs all of it. */
export async function readAnswer(response: Response, call: Call): Promise<Outcome> {
  const { config, deadline, operation } = call;
  const answer = new Answer(response);
  // Should its body stall, the status of a failure is still an answer.
  if (!answer.ok) call.lastFailure = answer;
  // Where the document shows no body for a success, whatever arrives has no meaning. And a fetch that ignores its
  // signal can return a response that nobody waits for any more.
  const isIgnored = answer.ok && operation?.envelopes.length === 0;
  if (isIgnored || deadline.ended) discard(response.body);
  deadline.throwIfEnded();
  try {
    if (!isIgnored) await answer.read(config.maxResponseBytes, deadline);
    // Now, so that whoever copies what is left of a body copies no part of the key.
    if (answer.problem) answer.content = redactorOf(call).beginning(answer.content);
  } catch (cause) {
    deadline.throwIfEnded();
    const { code } = readNetworkFailure(cause);
    if (answer.ok) return networkError("the response was cut off", { code, sent: true }, cause, call);
  }
  if (answer.ok) call.lastFailure = undefined;
  return answer;
}

function networkError(message: string, failure: NetworkFailure, cause: unknown, call: Call): NetworkError {
  const redactor = redactorOf(call);
  const code = failure.code && redactor.text(failure.code);
  // An earlier attempt may have arrived where this one did not.
  call.sent ||= failure.sent;
  const { method, path, sent } = call;
  const shown = redactCause(cause, redactor);
  const reason = code ?? reasonOf(shown);
  const details = (reason ? ` (${reason})` : "") + (sent ? "" : "; the request was not sent");
  const context = { method, path, cause: shown };
  const error = new NetworkError(message + details, { code, sent }, context);
  call.lastFailure = error;
  return error;
}

/** What the innermost error says, on one line. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  return reasonOf(error.cause) || printable(error.message).slice(0, 300);
}
