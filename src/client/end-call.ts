import { printablePath } from "../base/printable.js";
import type { Call } from "./call.js";
import type { Config } from "./client-options.js";
import type { CallOutcome } from "./errors/support-desk-error.js";
import type { CallEnd } from "./log-calls.js";
import { type EndHook, isEndHook, onEnd, tell, tellReached } from "./middleware.js";
import type { Failure, Success } from "./result.js";

/** The end of a call. */
export interface EndedCall {
  readonly method: string;
  readonly path: string;
  /** Undefined if an argument was wrong, so that the call never began. */
  readonly call: Call | undefined;
  /** Undefined if the call rejects. */
  readonly result: Success<unknown> | Failure | undefined;
  /** The error of the result, or the reason of the rejection. */
  readonly error: unknown;
  /** The outcome of a call that rejects; undefined for an abort. An error from outside this package does not have one. */
  readonly outcome: CallOutcome | undefined;
}

/** Stops the deadline of a call, and calls the hooks that wait for its end. */
export function endCall(config: Config, endHooks: Iterable<EndHook>, ended: EndedCall): void {
  const { call, result, error } = ended;
  if (call) {
    call.deadline.dispose();
    if (call.deadline.ended) tellReached(call, error);
    for (const hook of endHooks) hook[onEnd](call, result);
    for (const hook of call.init.middleware) if (isEndHook(hook)) hook[onEnd](call, result);
  }
  const { onCallEnd } = config;
  if (onCallEnd) tell(() => onCallEnd(describeEnd(config, ended)));
}

function describeEnd(config: Config, { method, path, call, result, error, outcome }: EndedCall): CallEnd {
  const template = printablePath(path);
  const page = call?.init.params.query?.[config.interface.pageParameter ?? ""];
  return {
    operationId: config.operationTable[`${method} ${template}`]?.id,
    method,
    path: template,
    page: typeof page === "number" ? page : undefined,
    status: result?.response?.status,
    outcome: result ? result.error?.outcome : outcome,
    attempts: call?.attempts ?? 0,
    duration: call ? Math.round(call.init.timeout - call.deadline.remaining) : 0,
    error,
  };
}
