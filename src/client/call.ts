// One call, from top to bottom. Its states:
//
//   prepared   its arguments are checked, and openapi-fetch has written the request (with middleware, after onRequest)
//   queued     it gets its key, and waits for its turn if the client has a pace
//   attempt    the request is with fetch
//   waiting    the attempt failed and can be repeated in time: after Retry-After or a backoff, the call is queued again
//   read       the body has arrived, or the last attempt has failed
//   ended      it has its result. The deadline, an abort or a mistake of the caller ends a call in any state

import { printablePath } from "../base/printable.js";
import { type CheckedCall, checkCall, type HttpMethod } from "./arguments.js";
import { describeEnd, describeRetry } from "./call-end.js";
import { checkKey } from "./checks.js";
import type { Config } from "./client-options.js";
import { Deadline } from "./deadline.js";
import { toCallerError, withCallerStack } from "./errors/invalid-argument-error.js";
import { type NetworkError, networkError } from "./errors/network-error.js";
import type { Redactor } from "./errors/redact.js";
import type { CallOutcome } from "./errors/support-desk-error.js";
import { TimeoutError } from "./errors/timeout-error.js";
import { type Guard, guard, type HookedCall, runHooked, tell } from "./middleware.js";
import { type InnerClient, type WrittenRequest, writeRequest } from "./openapi-fetch.js";
import { slowDown, takeTurn, untilTurn } from "./paced.js";
import { checkResponse, ReadResponse, readResponse } from "./read.js";
import { type Result, toResult } from "./result.js";
import { type Outcome, readRetryAfter, retryDelay } from "./retry.js";

/** The state that all calls of a client share. */
export interface ClientState {
  readonly config: Config;
  readonly innerClient: InnerClient;
  /** The middleware of all calls, in the order of `use`. */
  readonly middleware: unknown[];
  /** Removes the keys of all calls. */
  readonly redactor: Redactor;
}

export async function runCall(
  client: ClientState,
  method: HttpMethod,
  path: string,
  init: unknown,
): Promise<Result> {
  const { config, innerClient } = client;
  const context = () => ({ method, path: printablePath(path) });
  let sending: Sending | undefined;
  let result: Result | undefined;
  let error: unknown;
  try {
    sending = new Sending(client, checkCall(config, method, path, init));
    result = await sending.start(innerClient);
    error = result.error;
    if (result.error) withCallerStack(result.error, runCall);
  } catch (reason) {
    error = toCallerError(reason, runCall, context(), sending?.outcome);
  }
  sending?.end(error);
  const { onCallEnd } = config;
  if (onCallEnd) tell(() => onCallEnd(describeEnd(config, context(), sending, result, error)));
  if (result === undefined) throw error;
  return result;
}

/** One sending of a call: its deadline, its attempts, and its last failure. */
class Sending implements HookedCall {
  readonly config: Config;
  readonly redactor: Redactor;
  readonly deadline: Deadline;
  readonly guards: readonly Guard[];
  /** The number of times that the client has tried to send the request. */
  attempts = 0;
  /** The keys of the key function, one for each attempt. */
  readonly #keys: string[] = [];
  /** Whether any part of the request may have reached the service. True while an attempt runs. */
  #sent = false;
  /** The start of the current attempt, if the client has a pace. */
  #turn = 0;
  /** The last failure of the service or the network: the error of a call that ends during a retry or in a hook. */
  #lastFailure: Outcome | undefined;

  constructor(
    { config, middleware, redactor }: ClientState,
    readonly call: CheckedCall,
  ) {
    this.config = config;
    this.redactor = redactor;
    this.deadline = new Deadline(call.timeout, call.signal, config.signal);
    const all = [...middleware, ...call.middleware].filter(Boolean);
    this.guards = all.map((one) => guard(one, this));
  }

  /** Makes the call. Rejects for a mistake of the caller, for an abort, and for an error of a hook or of the key function. */
  async start(innerClient: InnerClient): Promise<Result> {
    const { deadline, guards } = this;
    const exchange = (request: WrittenRequest) => this.#exchange(request);
    const send = async () => exchange(await writeRequest(innerClient, this.call));
    try {
      deadline.throwIfEnded();
      const isHooked = guards.length > 0;
      const outcome = await deadline.race(isHooked ? () => runHooked(innerClient, this, exchange) : send);
      return toResult(outcome, this);
    } catch (thrown) {
      return toResult(this.#failureOf(thrown), this);
    }
  }

  /** The outcome of a call that rejects. An abort does not have one. */
  get outcome(): CallOutcome | undefined {
    if (this.deadline.ended === "abort") return undefined;
    return this.#sent ? "unknown" : "not-sent";
  }

  /** Sends a request until an attempt is final. Rejects for a mistake of the caller, or if the call has ended. */
  async #exchange({ url, method, headers, body }: WrittenRequest): Promise<Outcome> {
    const { call, deadline } = this;
    const { pace, onRetry } = this.config;
    const init: RequestInit = { ...call.fetchOptions, method, headers, redirect: "manual" };
    if (body) init.body = body;
    for (;;) {
      const outcome = await this.#attempt(url, init, headers);
      if (!(outcome instanceof Error) && outcome.ok) return outcome;
      const retries = this.attempts - 1;
      const delay = retries < call.maxRetries ? retryDelay(outcome, method, retries) : undefined;
      if (delay === undefined) return outcome;
      // With a pace, the attempt also waits for its turn.
      const wait = Math.max(delay, pace?.[untilTurn]() ?? 0);
      if (wait >= deadline.remaining) return outcome;
      if (onRetry) tell(() => onRetry(describeRetry(this, outcome, wait)));
      await deadline.sleep(delay);
    }
  }

  /** Gets the key, waits for its turn, and sends the request once, within the time limit of an attempt. */
  async #attempt(url: string, init: RequestInit, headers: Headers): Promise<Outcome> {
    const { call, config, deadline } = this;
    const { apiKey, pace } = config;
    deadline.throwIfEnded();
    if (apiKey !== null) {
      const key = typeof apiKey === "string" ? apiKey : await this.#askForKey(apiKey);
      headers.set(config.service.keyHeader, key);
    }
    // The turn comes last, because the request leaves at once after it.
    if (pace) {
      this.#turn = await pace[takeTurn](deadline);
      deadline.throwIfEnded();
    }
    const sentBefore = this.#sent;
    // If the deadline passes during this attempt, the call must not fail with an earlier error that says `sent: false`.
    if (!sentBefore) this.#lastFailure = undefined;
    this.#sent = true;
    this.attempts += 1;
    const { attemptTimeout: timeout } = call;
    if (timeout >= deadline.remaining) return this.#send(deadline, url, init, sentBefore);
    const limit = new Deadline(timeout, deadline.signal);
    const earlierFailure = this.#lastFailure;
    try {
      return await limit.race(() => this.#send(limit, url, init, sentBefore));
    } catch (thrown) {
      if (limit.ended !== "timeout") throw thrown;
      const last = this.#lastFailure;
      // If the body of a failure stalls, the call still fails with an ApiError.
      if (last && last !== earlierFailure) return last;
      this.#lastFailure = new TimeoutError({ timeout, limit: "attempt", sent: true }, call);
      return this.#lastFailure;
    } finally {
      limit.dispose();
    }
  }

  /** Sends the request once, and reads the response. */
  async #send(limit: Deadline, url: string, init: RequestInit, sentBefore: boolean): Promise<Outcome> {
    let response: Response;
    try {
      // Read at each attempt, because an app can replace the platform's fetch at any time.
      const fetch = this.config.fetch ?? globalThis.fetch;
      response = await fetch(url, { ...init, signal: limit.signal });
    } catch (cause) {
      limit.throwIfEnded();
      return this.#fail("no response", cause, sentBefore);
    }
    checkResponse(response);
    if (response.status === 429) this.config.pace?.[slowDown](this.#turn, readRetryAfter(response.headers));
    return this.read(response, limit);
  }

  async #askForKey(ask: () => unknown): Promise<string> {
    const key = await ask();
    this.deadline.throwIfEnded();
    checkKey(key);
    this.redactor.add(key);
    this.#keys.push(key);
    return key;
  }

  /**
   * Reads a response of the service or of a hook. A truncated error body is still an `ApiError`; a success needs the whole
   * body.
   *
   * @param limit - the deadline of the call or of the attempt. A response that comes after it changes nothing
   */
  async read(response: Response, limit = this.deadline): Promise<Outcome> {
    const head = new ReadResponse(response);
    // If the body stalls, the call still fails with an ApiError.
    if (!head.ok && !limit.ended) this.#lastFailure = head;
    try {
      const read = await readResponse(head, this, limit);
      limit.throwIfEnded();
      this.#lastFailure = read.ok ? undefined : read;
      return read;
    } catch (cause) {
      limit.throwIfEnded();
      return head.ok ? this.#fail("the response was cut off", cause, true) : head;
    }
  }

  #fail(message: string, cause: unknown, sentBefore: boolean): NetworkError {
    const error = networkError(message, cause, this, sentBefore);
    this.#sent = error.sent;
    this.#lastFailure = error;
    return error;
  }

  /** Returns the failure of a call that has ended early. Throws what was thrown if the call has to reject. */
  #failureOf(thrown: unknown): Outcome {
    const { call, deadline } = this;
    const last = this.#lastFailure;
    if (deadline.ended === "abort") throw deadline.signal.reason;
    if (deadline.ended) {
      return last ?? new TimeoutError({ timeout: call.timeout, limit: "call", sent: this.#sent }, call);
    }
    // A hook can throw an error of another call.
    if (last instanceof Error && thrown === last) return last;
    throw thrown;
  }

  /** Stops the deadline, tells the middleware that waits for a response, and lets the client forget its keys. */
  end(error: unknown): void {
    this.deadline.dispose();
    if (this.deadline.ended) for (const one of [...this.guards].reverse()) one.tellEnd(error);
    this.redactor.release(this.#keys);
  }
}
