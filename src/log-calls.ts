import type { Middleware } from "openapi-fetch";
import { InvalidArgumentError } from "./errors/invalid-argument-error.js";
import { type EndHook, onEnd } from "./result/end-hook.js";
import type { Failure, Success } from "./result/result.js";
import type { Call } from "./transport/call.js";

/** One call, without what else was sent or arrived: no value but the number of a page, no address and no key. */
export interface CallLog {
  readonly method: string;
  /** The path template, for example `/tickets/{ticket_id}`. */
  readonly path: string;
  /** The `page_number` that was asked for, where a list was read. */
  readonly page: number | undefined;
  /** What came of it: the status that the result has, or why it has none. */
  readonly outcome: number | "timeout" | "aborted" | "failed";
  /** The milliseconds until it ended, those of attempts, hooks and waits included. */
  readonly duration: number;
  /** How often the request was sent, or tried to be; 0 where the call ended before, for example because a hook answered. */
  readonly attempts: number;
  /** All of it in words: `GET /tickets/{ticket_id} 200 in 48 ms, 1 attempt`. */
  readonly message: string;
}

/**
 * Creates middleware that logs each call once, when it ends. A call that rejects before it is sent is not logged, for example
 * one whose arguments are wrong.
 *
 * @param log - receives each call; by default, its message is written to the standard error. What it throws is ignored: a log
 * breaks no call
 * @returns middleware for a client of this package
 * @throws InvalidArgumentError when `log` is not a function
 */
export function logCalls(
  log: (call: CallLog) => unknown = ({ message }) => console.error(message),
): Middleware {
  if (typeof log !== "function") throw new InvalidArgumentError("log", "must be a function of a call.");
  const logger: Middleware & EndHook = {
    async [onEnd](call, result) {
      if (result === undefined && call.attempts === 0) return;
      try {
        await log(describeCall(call, result));
      } catch {}
    },
    onRequest() {
      throw new InvalidArgumentError("middleware", "of logCalls needs a client of this package.");
    },
  };
  return logger;
}

function describeCall(call: Call, result: Success<unknown> | Failure | undefined): CallLog {
  const { method, path, attempts, init, deadline } = call;
  const outcome = outcomeOf(call, result);
  const duration = Math.round(init.timeout - deadline.remaining);
  const times = attempts === 1 ? "1 attempt" : `${attempts} attempts`;
  const { page_number } = init.params.query ?? {};
  const page = typeof page_number === "number" ? page_number : undefined;
  const place = page === undefined ? path : `${path} page ${page}`;
  const message = `${method} ${place} ${outcome} in ${duration} ms, ${times}`;
  return { method, path, page, outcome, duration, attempts, message };
}

function outcomeOf({ deadline }: Call, result: Success<unknown> | Failure | undefined): CallLog["outcome"] {
  if (result?.response) return result.response.status;
  if (result?.error?.kind === "timeout") return "timeout";
  return deadline.ended === "abort" ? "aborted" : "failed";
}
