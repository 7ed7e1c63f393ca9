import type { Call } from "../transport/call.js";
import type { Failure, Success } from "./result.js";

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
