import type { Middleware } from "openapi-fetch";
import type { Call } from "./call.js";
import { InvalidArgumentError } from "./errors/invalid-argument-error.js";
import { NetworkError } from "./errors/network-error.js";
import type { HookGiven, HookProgress } from "./hooks.js";
import { findRead, toResponse } from "./read.js";
import type { Failure, Success } from "./result.js";

const names = ["onRequest", "onResponse", "onError"] as const;
type Hook = (typeof names)[number];

/** Which call a fetch belongs to: openapi-fetch passes each hook of its middleware the fetch of the call. */
export const callOfFetch = new WeakMap<object, Call>();

// The same guard for the same middleware, so that openapi-fetch finds it again when it is ejected.
const guards = new WeakMap<object, Middleware>();

/**
 * Wraps middleware for openapi-fetch. The results of its hooks are checked, and a response of its own is read within the
 * limits of the call, like one of the service.
 *
 * @throws InvalidArgumentError when it has no hook
 */
export function guardMiddleware(middleware: unknown): Middleware {
  const hooks = Object(middleware) as Record<Hook, unknown>;
  if (!names.some((name) => name in hooks)) {
    throw new InvalidArgumentError("middleware", "must have onRequest, onResponse or onError.");
  }
  const hookOf = (name: Hook) => [name, (given: HookGiven) => run(hooks, name, given)];
  const guard: Middleware = guards.get(hooks) ?? Object.fromEntries(names.map(hookOf));
  guards.set(hooks, guard);
  return guard;
}

async function run<Result>(
  hooks: Record<Hook, unknown>,
  name: Hook,
  given: HookGiven,
): Promise<Result | Response | undefined> {
  // Each call with hooks is there before openapi-fetch runs it.
  const call = callOfFetch.get(given.options.fetch) as Call;
  // A call that has ended goes on behind the scenes until its fetch or a hook returns.
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
    return toResponse(outcome, call.keys.redactor);
  }
  const others = { onRequest: "a Request or ", onResponse: "", onError: "an Error or " }[name];
  const message = `has a wrong ${name}: it must return ${others}a Response with an unread body.`;
  throw new InvalidArgumentError("middleware", message);
}

function callHook(hooks: object, name: Hook, given: HookGiven, call: Call): unknown {
  // What the hook would see without this client: the fetch that it was created with, and a body that is parsed.
  const fetch = call.config.fetch ?? globalThis.fetch;
  const options = Object.freeze({ ...given.options, fetch, parseAs: "json" });
  // Called as a method, because a hook can need its object.
  return (hooks as Partial<Record<Hook, (given: HookGiven & HookProgress) => unknown>>)[name]?.({
    ...given,
    options,
    retries: Math.max(0, call.attempts - 1),
    redact: (text: string) => call.keys.redactor.text(text),
  });
}

/** Tells the middleware that a call has reached, and that knows nothing of its end yet, that its time is up, or that it is aborted. */
export function tellReached(call: Call, error: unknown): void {
  for (const [hooks, given] of [...call.reached].reverse()) {
    tell(() => callHook(hooks, "onError", { ...given, error }, call));
  }
}

/** Lets a listener know of something. Nothing waits for it, and what it throws is ignored. */
export async function tell(listener: () => unknown): Promise<void> {
  try {
    await listener();
  } catch {}
}

/**
 * The hook of middleware of this package that a client calls once for each call, when it ends: with what was parsed already,
 * and without a `Request` or a copy of the response. It must not throw, and must not keep what it sees.
 */
export const onEnd = Symbol();

/** Middleware with that hook. A client runs none of its other hooks. */
export interface EndHook {
  /** @param result - undefined where the call rejects */
  [onEnd](call: Call, result: Success<unknown> | Failure | undefined): void;
}

/** Whether middleware has that hook. */
export function isEndHook(middleware: unknown): middleware is EndHook {
  return onEnd in Object(middleware);
}
