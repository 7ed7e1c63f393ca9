import type { Call } from "./call.js";
import type { Config } from "./client-options.js";
import { printablePath } from "./errors/printable.js";
import type { CallOutcome } from "./errors/support-desk-error.js";
import type { CallEnd } from "./log-calls.js";
import { type EndHook, isEndHook, onEnd, tell, tellReached } from "./middleware.js";
import type { Failure, Success } from "./result.js";

/** A call that has ended. One with a wrong argument never began. */
export interface EndedCall {
  readonly method: string;
  readonly path: string;
  readonly call: Call | undefined;
  /** Undefined where the call rejects. */
  readonly result: Success<unknown> | Failure | undefined;
  /** That of the result, or what the call rejects with. */
  readonly error: unknown;
  /** The outcome of a call that rejects; undefined for an abort. A hook or a key function can throw the error of another call. */
  readonly outcome: CallOutcome | undefined;
}

/** Stops the deadline of a call, and lets those who watch it know what came of it. */
export function endCall(config: Config, endHooks: Iterable<EndHook>, ended: EndedCall): void {
  const { call, result, error } = ended;
  if (call) {
    call.close();
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
