import type { Call } from "../transport/call.js";
import type { Failure, Success } from "./result.js";

/**
 * The hook of middleware of this package that a client calls with each call and its result: what was parsed already, without
 * a `Request` or a copy of the response. It must not throw, and must not keep what it sees.
 */
export const onResult = Symbol();

/** Middleware with that hook. Of openapi-fetch itself, it runs like any other. */
export interface ResultHook {
  [onResult](call: Call, result: Success<unknown> | Failure): void;
}
