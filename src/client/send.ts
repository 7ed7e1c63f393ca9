import type { Call } from "./call.js";
import { checkKey, refuse } from "./checks.js";
import { NetworkError } from "./errors/network-error.js";
import { inTurn } from "./paced.js";
import { type Outcome, type ReadResponse, toResponse } from "./read.js";
import { retryDelay } from "./retry.js";

/**
 * The request that openapi-fetch constructs for a call without hooks. A platform `Request` costs more time than all other
 * steps of a call, and the platform's fetch constructs one anyway.
 */
export class LightRequest {
  declare readonly method: string;
  declare readonly headers: Headers;
  declare readonly body: string | undefined;

  constructor(
    readonly url: string,
    { method, headers, body }: Omit<LightRequest, "url">,
  ) {
    Object.assign(this, { method, headers, body });
  }
}

/**
 * The fetch for openapi-fetch. Sends the request, retries where that is safe and time is left, and reads the response.
 * Records the caller's own errors on the call, so that no hook can turn them into a result.
 *
 * @throws NetworkError if no complete response arrives
 */
export async function send(request: Request | LightRequest, call: Call): Promise<Response | ReadResponse> {
  const outcome = await sendUntilFinal(request, call).catch((mistake) => {
    call.recordMistake(mistake);
    throw mistake;
  });
  if (outcome instanceof NetworkError) throw outcome;
  return request instanceof LightRequest ? outcome : toResponse(outcome, call.redactor);
}

async function sendUntilFinal(request: Request | LightRequest, call: Call): Promise<Outcome> {
  const { config, deadline } = call;
  const { apiKey, baseUrl, pace } = config;
  const isLight = request instanceof LightRequest;
  const { url, method } = request;
  const { headers, body } = isLight ? request : await readHooked(request, url, baseUrl);
  // A hook can return a request that has another signal.
  const signal = isLight ? deadline.signal : AbortSignal.any([deadline.signal, request.signal]);
  const init: RequestInit = { ...call.init.fetchOptions, method, headers, signal, redirect: "manual" };
  if (body) init.body = body;
  const sendOnce = async () => {
    deadline.throwIfEnded();
    if (apiKey !== null) {
      const key = typeof apiKey === "string" ? apiKey : await askForKey(apiKey, call);
      headers.set(config.interface.keyHeader, key);
    }
    return attempt(url, init, call);
  };
  for (;;) {
    const outcome = await (pace ? pace[inTurn](sendOnce, deadline) : sendOnce());
    const delay = retryDelay(outcome, method, call);
    if (delay === undefined) return outcome;
    await deadline.sleep(delay);
  }
}

/** Gets the key for one attempt from the key function. */
async function askForKey(ask: () => unknown, call: Call): Promise<string> {
  const key = await ask();
  call.deadline.throwIfEnded();
  checkKey(key);
  call.redactor.add(key);
  return key;
}

/** Copies the headers and the body of a hook's request, because the hook can keep its request and must not get the key. */
async function readHooked(request: Request, url: string, baseUrl: string) {
  if (!url.startsWith(`${baseUrl}/`)) {
    refuse("middleware", "must not change the base URL of a request.");
  }
  if (request.bodyUsed) {
    refuse("middleware", "must not read the body of a request; read request.clone() instead.");
  }
  request.signal.throwIfAborted();
  const headers = new Headers(request.headers);
  const isJson = headers.get("content-type")?.includes("json") && !headers.has("content-encoding");
  const bytes = await request.arrayBuffer();
  const body = isJson ? new TextDecoder().decode(bytes) : bytes;
  return { headers, body: bytes.byteLength > 0 ? body : undefined };
}

/** Sends the request once, and reads the response. */
async function attempt(url: string, init: RequestInit, call: Call): Promise<Outcome> {
  call.noteAttempt();
  let response: Response;
  try {
    // Read at each attempt, because an app can replace the platform's fetch at any time.
    const fetch = call.config.fetch ?? globalThis.fetch;
    response = await fetch(url, init);
  } catch (cause) {
    init.signal?.throwIfAborted();
    return call.noteFailure("no response", cause);
  }
  // An injected fetch may return any value.
  const { status, headers, body } = Object(response) as Partial<Response>;
  const hasHeaders = typeof headers?.get === "function" && Symbol.iterator in headers;
  if (Number.isInteger(status) && hasHeaders && !body?.locked) return await call.read(response);
  refuse("fetch", "must return a Response with an unread body.");
}
