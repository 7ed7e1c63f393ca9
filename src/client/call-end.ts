// The end of a call, for `onCallEnd` and for this package's own middleware.

import type { CheckedCall } from "./arguments.js";
import type { Config } from "./client-options.js";
import type { CallOutcome } from "./errors/support-desk-error.js";
import { type CallEnd, onEnd } from "./hooks.js";
import type { HookedCall } from "./openapi-fetch.js";
import type { Result } from "./result.js";

/** The end of a call: its result, or the reason of its rejection. Without a sending, an argument was wrong. */
export type Ending<Sending extends HookedCall = HookedCall> = { readonly sending?: Sending } & (
  | { readonly result: Result; readonly reason?: undefined; readonly outcome?: undefined }
  // An abort does not have an outcome.
  | { readonly result?: undefined; readonly reason: unknown; readonly outcome?: CallOutcome }
);

/** Describes the end of a call. */
export function describeEnd(
  { interface: { pageParameter = "" }, operationTable }: Config,
  { method, path }: { readonly method: string; readonly path: string },
  { sending, result, outcome }: Ending,
  error: unknown,
): CallEnd {
  const page = sending?.call.params.query?.[pageParameter];
  return {
    operationId: operationTable[`${method} ${path}`]?.id,
    method,
    path,
    page: typeof page === "number" ? page : undefined,
    status: result?.response?.status,
    outcome: result ? result.error?.outcome : outcome,
    attempts: sending?.attempts ?? 0,
    duration: sending ? Math.round(sending.call.timeout - sending.deadline.remaining) : 0,
    error,
  };
}

/** Middleware with a hook for the end of a call. The client ignores its other hooks. */
export interface EndHook {
  /**
   * Runs once at the end of each call, with the parsed data instead of a `Request` and a copy of the response. It must not
   * throw, and must not keep its arguments.
   *
   * @param result - undefined if the call rejects
   */
  [onEnd](call: CheckedCall, result: Result | undefined): void;
}

export function isEndHook(middleware: unknown): middleware is EndHook {
  return onEnd in Object(middleware);
}
