import type { Middleware } from "openapi-fetch";
import { InvalidArgumentError } from "./errors/invalid-argument-error.js";
import type { HookProgress } from "./transport/middleware-guard.js";

/** One call, without anything that was sent or that arrived: no value, no address and no key. */
export interface CallLog {
  readonly method: string;
  /** The path template, for example `/tickets/{ticket_id}`. */
  readonly path: string;
  /** What came of it: the status that arrived, or why none did. */
  readonly outcome: number | "timeout" | "aborted" | "failed";
  /** The milliseconds from the first hook to the last, those of attempts and waits between them included. */
  readonly duration: number;
  /** How often the request was sent, or tried to be. */
  readonly attempts: number;
  /** All of it in words: `GET /tickets/{ticket_id} 200 in 48 ms, 1 attempt`. */
  readonly message: string;
}

/**
 * Creates middleware that logs each call once, when it ends. Pass it to `use` before other middleware, so that it sees what
 * these make of a response. A call whose arguments are wrong is not sent, and not logged.
 *
 * @param log - receives each call; by default, its message is written to the standard error
 * @returns middleware for a client of this package
 * @throws InvalidArgumentError when `log` is not a function
 */
export function logCalls(log: (call: CallLog) => void = ({ message }) => console.error(message)): Middleware {
  if (typeof log !== "function") throw new InvalidArgumentError("log", "must be a function of a call.");
  const ends = new Map<string, (outcome: CallLog["outcome"]) => void>();
  return {
    onRequest(given) {
      const { id, request, schemaPath: path } = given;
      const { method, signal } = request;
      const progress = given as typeof given & HookProgress;
      const start = performance.now();
      const end = (outcome: CallLog["outcome"]) => {
        ends.delete(id);
        signal.removeEventListener("abort", onAbort);
        const duration = Math.round(performance.now() - start);
        const attempts = progress.retries + 1;
        const times = attempts === 1 ? "1 attempt" : `${attempts} attempts`;
        const message = `${method} ${path} ${outcome} in ${duration} ms, ${times}`;
        log({ method, path, outcome, duration, attempts, message });
      };
      // Where a call has to end, no other hook runs.
      const onAbort = () => end(signal.reason?.name === "TimeoutError" ? "timeout" : "aborted");
      signal.addEventListener("abort", onAbort);
      ends.set(id, end);
    },
    onResponse({ id, response }) {
      ends.get(id)?.(response.status);
    },
    onError({ id }) {
      ends.get(id)?.("failed");
    },
  };
}
