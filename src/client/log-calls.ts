import { printable } from "../base/printable.js";
import { explainFailure } from "./errors/explain.js";
import { InvalidArgumentError } from "./errors/invalid-argument-error.js";
import { isPackageError } from "./errors/support-desk-error.js";
import type { CallEnd, CallRetry } from "./hooks.js";

/** A log entry of `logCalls`: the end of a call, or a retry. */
export type CallLog = Pick<CallEnd & CallRetry, keyof CallEnd & keyof CallRetry> &
  Partial<CallEnd & CallRetry> & {
    /**
     * One line, for example `GET /items/{item_id} 200 in 48 ms, 1 attempt`, and for an error the sentences of `explain`. It contains
     * no text from the service.
     */
    readonly message: string;
  };

/**
 * Creates a function for the option `onCallEnd` of a client, which logs each call. It also serves the option `onRetry`.
 *
 * @param log - receives each entry. The default writes its message to standard error. The client ignores errors of `log`,
 * so logging never breaks a call
 * @returns the function for `onCallEnd`, `onRetry` or both
 * @throws InvalidArgumentError if `log` is not a function
 */
export function logCalls(
  log: (call: CallLog) => unknown = ({ message }) => console.error(message),
): (call: CallEnd | CallRetry) => unknown {
  if (typeof log !== "function") throw new InvalidArgumentError("log", "must be a function.");
  return (call) => {
    const { method, path, page } = call;
    const start = `${method} ${page === undefined ? path : `${path} page ${page}`}`;
    return log({ ...call, message: `${start} ${"wait" in call ? retryLine(call) : endLine(call)}` });
  };
}

function retryLine({ status, code, attempt, wait }: CallRetry): string {
  return `${status ?? printable(`${code}`)} in attempt ${attempt}, another one in ${wait} ms`;
}

function endLine({ status, outcome, attempts, duration, error }: CallEnd): string {
  // A hook or a key function can throw any value, such as an error of another call.
  const isOwn = isPackageError(error) && error.outcome === outcome;
  const [word, why] = isOwn ? [error.kind, `: ${explainFailure(error)}`] : ["rejected", ""];
  const times = attempts === 1 ? "1 attempt" : `${attempts} attempts`;
  // Apart from a success, only an abort has no outcome.
  const became = outcome === undefined ? "" : `, ${outcome}${why}`;
  return `${status ?? (outcome ? word : "aborted")} in ${duration} ms, ${times}${became}`;
}
