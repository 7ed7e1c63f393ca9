// The end of a call and a retry, for `onCallEnd`, `onRetry` and this package's own middleware.

import type { CheckedCall } from "./arguments.js";
import type { Config } from "./client-options.js";
import type { CallEnd, CallRetry } from "./hooks.js";
import type { HookedCall } from "./middleware.js";
import type { Result } from "./result.js";
import type { Outcome } from "./retry.js";

/** Describes a call, as far as its arguments are known. */
function describeCall(
  { service: { pageParameter = "", operations } }: Config,
  { method, path }: Pick<CallEnd, "method" | "path">,
  call: CheckedCall | undefined,
): Pick<CallRetry, "operationId" | "method" | "path" | "page"> {
  const page = call?.params.query[pageParameter];
  return {
    operationId: operations[`${method} ${path}`]?.id,
    method,
    path,
    page: typeof page === "number" ? page : undefined,
  };
}

/**
 * Describes the end of a call.
 *
 * @param sending - the call; undefined if an argument was wrong
 * @param error - the error of the result, or the reason of the rejection
 */
export function describeEnd(
  config: Config,
  context: Pick<CallEnd, "method" | "path">,
  sending: HookedCall | undefined,
  result: Result | undefined,
  error: unknown,
): CallEnd {
  return {
    ...describeCall(config, context, sending?.call),
    status: result?.response?.status,
    outcome: result ? result.error?.outcome : sending ? sending.outcome : "not-sent",
    attempts: sending?.attempts ?? 0,
    duration: sending ? Math.round(sending.call.timeout - sending.deadline.remaining) : 0,
    error,
  };
}

export function describeRetry(
  { config, call, attempts: attempt }: HookedCall,
  outcome: Outcome,
  wait: number,
): CallRetry {
  const { status, name, code = name } = outcome as { status?: number; name?: string; code?: string };
  return { ...describeCall(config, call, call), attempt, status, code, wait: Math.round(wait) };
}
