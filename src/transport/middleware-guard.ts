import type { Middleware } from "openapi-fetch";
import { InvalidArgumentError } from "../errors/invalid-argument-error.js";
import { NetworkError } from "../errors/network-error.js";
import type { Call } from "./call.js";
import { readResponse } from "./read-body.js";
import { findRead, toResponse } from "./read-response.js";

const names = ["onRequest", "onResponse", "onError"] as const;
type Hook = (typeof names)[number];

/** What each hook is given beside what openapi-fetch passes it. */
export interface HookProgress {
  /** How often the request of the call was sent again until now. */
  readonly retries: number;
  /** Removes the client's API keys from a text, for what a hook logs of an answer. */
  redact(text: string): string;
}

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
  const hookOf = (name: Hook) => [name, (given: Given) => run(hooks, name, given)];
  const guard: Middleware = guards.get(hooks) ?? Object.fromEntries(names.map(hookOf));
  guards.set(hooks, guard);
  return guard;
}

/** What openapi-fetch passes a hook, as far as it is used here. */
type Given = { options: { fetch: object } };

async function run<Result>(
  hooks: Record<Hook, unknown>,
  name: Hook,
  given: Given,
): Promise<Result | Response | undefined> {
  if (typeof hooks[name] !== "function") return undefined;
  // Each call with hooks is there before openapi-fetch runs it.
  const call = callOfFetch.get(given.options.fetch) as Call;
  if (call.mistake) return undefined;
  // What the hook would see without this client: the fetch that it was created with, and a body that is parsed.
  const fetch = call.config.fetch ?? globalThis.fetch;
  const options = Object.freeze({ ...given.options, fetch, parseAs: "json" });
  const redact: HookProgress["redact"] = (text) => call.keys.redactor.text(text);
  // Called as a method, because a hook can need its object.
  const result: unknown = await (hooks as Record<Hook, (given: object) => unknown>)[name]({
    ...given,
    options,
    get retries() {
      return Math.max(0, call.attempts - 1);
    },
    redact,
  });
  if (!result || findRead(result as Response)) return result as Response | undefined;
  const isRequest = name === "onRequest" && result instanceof Request;
  const isError = name === "onError" && result instanceof Error;
  if (isRequest || isError) return result as Result;
  if (result instanceof Response && !result.bodyUsed && !result.body?.locked) {
    const outcome = await readResponse(result, call);
    if (outcome instanceof NetworkError) throw outcome;
    return toResponse(outcome, call.keys.redactor);
  }
  const others = { onRequest: "a Request or ", onResponse: "", onError: "an Error or " }[name];
  const message = `has a wrong ${name}: it must return ${others}a Response with an unread body.`;
  throw new InvalidArgumentError("middleware", message);
}
