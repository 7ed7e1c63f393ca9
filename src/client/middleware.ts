// Middleware, whose hooks openapi-fetch runs around the exchange of a call.

import { refuse } from "./checks.js";
import type { Deadline } from "./deadline.js";
import { type Redactor, redactedCopy } from "./errors/redact.js";
import type { CallOutcome } from "./errors/support-desk-error.js";
import type { hookNames } from "./hooks.js";
import { type InnerClient, runOpenapiFetch, type WrittenRequest } from "./openapi-fetch.js";
import { ReadResponse, type RunningCall } from "./read.js";
import type { Outcome } from "./retry.js";

/** The parts of a running call that its hooks depend on. */
export interface HookedCall extends RunningCall {
  readonly deadline: Deadline;
  readonly guards: readonly Guard[];
  readonly attempts: number;
  /** The outcome, if the call rejects. An abort does not have one. */
  readonly outcome: CallOutcome | undefined;
  /** Reads a response within the limits of the call. */
  read(response: Response): Promise<Outcome>;
}

/** Sends a written request. Returns the outcome, and rejects for a mistake of the caller, or if the call has ended. */
type SendRequest = (request: WrittenRequest) => Promise<Outcome>;

/** Lets openapi-fetch write the request of a call, and run its hooks around the exchange, for which it waits. */
export function runHooked(client: InnerClient, hooked: HookedCall, exchange: SendRequest): Promise<Outcome> {
  const { call, deadline, redactor, guards: middleware } = hooked;
  return new Promise((resolve, reject) => {
    const fetch = async (request: Request) => {
      // A mistake of the caller ends the call at once. No hook can turn it into a result, because openapi-fetch never gets
      // a response.
      const outcome = await readHooked(request, hooked).then(exchange).catch(reject);
      if (outcome instanceof Error) throw outcome;
      return outcome ? toResponse(outcome, redactor) : new Promise(() => {});
    };
    const { signal } = deadline;
    // With `stream`, openapi-fetch leaves a success unread. A platform Request is slow to construct, so only hooks get one.
    const options = { ...call.fetchOptions, fetch, Request, signal, middleware, parseAs: "stream" };
    const exchanged = runOpenapiFetch(client, call, options).then(({ response }) => {
      // Each response comes from the exchange or from a guard. Hooks may have changed its headers.
      const { content, parsed } = findRead(response) as ReadResponse;
      return new ReadResponse(response, content, parsed);
    });
    exchanged.then(resolve, reject);
  });
}

/** Copies the request of a hook, because the hook can keep it and must not get the key. */
async function readHooked(request: Request, { call, deadline }: HookedCall): Promise<WrittenRequest> {
  const { url, method } = request;
  if (!url.startsWith(`${call.baseUrl}/`)) {
    refuse("middleware", "must not change the base URL of a request.");
  }
  if (request.bodyUsed) {
    refuse("middleware", "must not read the body of a request; read request.clone() instead.");
  }
  // A hook can return a request that has another signal.
  deadline.follow(request.signal);
  deadline.throwIfEnded();
  const headers = new Headers(request.headers);
  const isJson = headers.get("content-type")?.includes("json") && !headers.has("content-encoding");
  const bytes = await request.arrayBuffer();
  const body = isJson ? new TextDecoder().decode(bytes) : bytes;
  return { url, method, headers, body: bytes.byteLength > 0 ? body : null };
}

type Hook = (typeof hookNames)[number];

/** The arguments of a hook from openapi-fetch that the client uses. */
interface HookInput {
  readonly options: object;
  readonly error?: unknown;
}

/** Middleware in one call. It has all hooks of openapi-fetch. */
export interface Guard extends Record<Hook, (input: HookInput) => Promise<unknown>> {
  /** Calls `onError` if the middleware began and has not seen the end of the call. */
  tellEnd(error: unknown): void;
}

/** Guards middleware in one call: checks the results of its hooks, and reads their own responses within the limits. */
export function guard(middleware: unknown, hooked: HookedCall): Guard {
  const { deadline, redactor, config } = hooked;
  /** The arguments of `onRequest`, until another hook has run. */
  let begun: HookInput | undefined;

  function callHook(name: Hook, input: HookInput): unknown {
    // A hook sees the same options as with openapi-fetch alone: the client's own `fetch`, and `parseAs: "json"`.
    const fetch = config.fetch ?? globalThis.fetch;
    const options = Object.freeze({ ...input.options, fetch, parseAs: "json" });
    // Called as a method, because a hook may use `this`.
    return (middleware as Partial<Record<Hook, (input: object) => unknown>>)[name]?.({
      ...input,
      options,
      retries: Math.max(0, hooked.attempts - 1),
      redact: redactor.text,
    });
  }

  async function runHook(name: Hook, input: HookInput): Promise<unknown> {
    // openapi-fetch does not know that a call has ended, and would run its remaining hooks.
    if (deadline.ended) return undefined;
    begun = name === "onRequest" ? input : undefined;
    const result = await callHook(name, input);
    if (!result || findRead(result)) return result;
    const isRequest = name === "onRequest" && result instanceof Request;
    const isError = name === "onError" && result instanceof Error;
    if (isRequest || isError) return result;
    if (result instanceof Response && !result.bodyUsed && !result.body?.locked) {
      const outcome = await hooked.read(result);
      if (outcome instanceof Error) throw outcome;
      return toResponse(outcome, redactor);
    }
    const others = { onRequest: "a Request or ", onResponse: "", onError: "an Error or " }[name];
    refuse(
      "middleware",
      `has a wrong ${name}: it must return ${others}a Response with an unread body, or undefined.`,
    );
  }

  return {
    onRequest: (input) => runHook("onRequest", input),
    onResponse: (input) => runHook("onResponse", input),
    onError: (input) => runHook("onError", input),
    tellEnd(error) {
      const input = begun;
      if (input) tell(() => callHook("onError", { ...input, error }));
    },
  };
}

/** Calls a listener. Nothing waits for it, and its errors are ignored. */
export async function tell(listener: () => unknown): Promise<void> {
  try {
    await listener();
  } catch {}
}

/** The key of the read response in each response that hooks get. */
const readOf = Symbol();

/**
 * Makes a platform `Response` for hooks. Redacts the status text, the headers and the URL, but not the body.
 *
 * @param from - the response whose head is copied
 */
function toResponse(read: ReadResponse, redactor: Redactor, from = read.response): Response {
  const { content } = read;
  const copy = redactedCopy(from, content, redactor);
  // Several hooks read one response, and openapi-fetch reads it after them.
  for (const name of ["json", "text", "arrayBuffer", "blob", "bytes"] as const) {
    // Some platforms lack `bytes`.
    if (!(name in copy)) continue;
    Object.assign(copy, { [name]: () => new Response(content, { headers: copy.headers })[name]() });
  }
  // A function hides the read response from `inspect`. A hook may return a clone of the response.
  return Object.assign(copy, { [readOf]: () => read, clone: () => toResponse(read, redactor, copy) });
}

/** Finds the read response behind a response that a hook returned. Returns undefined for a hook's own response. */
function findRead(response: unknown): ReadResponse | undefined {
  return (response as { [readOf]?: () => ReadResponse })[readOf]?.();
}
