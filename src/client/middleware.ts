import type { Middleware } from "openapi-fetch";
import type { Call } from "./call.js";
import { refuse } from "./checks.js";
import { NetworkError } from "./errors/network-error.js";
import type { HookGiven, HookProgress } from "./hooks.js";
import { findRead, toResponse } from "./read.js";
import type { Failure, Success } from "./result.js";

const names = ["onRequest", "onResponse", "onError"] as const;
type Hook = (typeof names)[number];

/** The call of each fetch. openapi-fetch passes the fetch of a call to every hook of the call. */
export const callOfFetch = new WeakMap<object, Call>();

// The guard of each middleware. openapi-fetch ejects only the same guard that it used.
const guards = new WeakMap<object, Middleware>();

/**
 * Wraps middleware for openapi-fetch. The guard checks the results of the hooks, and reads a hook's own response within
 * the limits of the call.
 *
 * @throws InvalidArgumentError if the middleware has no hook
 */
export function guardMiddleware(middleware: unknown): Middleware {
  const hooks = Object(middleware) as Record<Hook, unknown>;
  if (!names.some((name) => name in hooks)) {
    refuse("middleware", "must have onRequest, onResponse or onError.");
  }
  const hookOf = (name: Hook) => [name, (given: HookGiven) => runHook(hooks, name, given)];
  const guard: Middleware = guards.get(hooks) ?? Object.fromEntries(names.map(hookOf));
  guards.set(hooks, guard);
  return guard;
}

async function runHook<Result>(
  hooks: Record<Hook, unknown>,
  name: Hook,
  given: HookGiven,
): Promise<Result | Response | undefined> {
  const call = callOfFetch.get(given.options.fetch) as Call;
  // openapi-fetch does not know that a call has ended, and would run its remaining hooks.
  if (call.mistake || call.deadline.ended) return undefined;
  if (name === "onRequest") call.reached.set(hooks, given);
  else call.reached.delete(hooks);
  const result: unknown = await callHook(hooks, name, given, call);
  if (!result || findRead(result as Response)) return result as Response | undefined;
  const isRequest = name === "onRequest" && result instanceof Request;
  const isError = name === "onError" && result instanceof Error;
  if (isRequest || isError) return result as Result;
  if (result instanceof Response && !result.bodyUsed && !result.body?.locked) {
    const outcome = await call.read(result);
    if (outcome instanceof NetworkError) throw outcome;
    return toResponse(outcome, call.redactor);
  }
  const others = { onRequest: "a Request or ", onResponse: "", onError: "an Error or " }[name];
  const message = `has a wrong ${name}: it must return ${others}a Response with an unread body, or undefined.`;
  refuse("middleware", message);
}

function callHook(hooks: object, name: Hook, given: HookGiven, call: Call): unknown {
  // A hook sees the same options as with openapi-fetch alone: the client's own `fetch`, and `parseAs: "json"`.
  const fetch = call.config.fetch ?? globalThis.fetch;
  const options = Object.freeze({ ...given.options, fetch, parseAs: "json" });
  // Called as a method, because a hook may use `this`.
  return (hooks as Partial<Record<Hook, (given: HookGiven & HookProgress) => unknown>>)[name]?.({
    ...given,
    options,
    retries: Math.max(0, call.attempts - 1),
    redact: (text: string) => call.redactor.text(text),
  });
}

/** Calls `onError` of all middleware that still waits for the end of a call, after a timeout or an abort. */
export function tellReached(call: Call, error: unknown): void {
  for (const [hooks, given] of [...call.reached].reverse()) {
    tell(() => callHook(hooks, "onError", { ...given, error }, call));
  }
}

/** Calls a listener. Nothing waits for it, and its errors are ignored. */
export async function tell(listener: () => unknown): Promise<void> {
  try {
    await listener();
  } catch {}
}

/**
 * The hook of this package's own middleware. The client runs the hook once at the end of each call, with the parsed data
 * instead of a `Request` and a copy of the response. The hook must not throw, and must not keep its arguments.
 */
export const onEnd = Symbol();

/** Middleware with an `onEnd` hook. The client ignores its other hooks. */
export interface EndHook {
  /** @param result - undefined if the call rejects */
  [onEnd](call: Call, result: Success<unknown> | Failure | undefined): void;
}

export function isEndHook(middleware: unknown): middleware is EndHook {
  return onEnd in Object(middleware);
}
