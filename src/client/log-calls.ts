import { InvalidArgumentError } from "./errors/invalid-argument-error.js";
import { type CallOutcome, SupportDeskError } from "./errors/support-desk-error.js";

/** A call that has ended, however it did. No value of it is here but the number of a page, and what its error has. */
export interface CallEnd {
  /** The id of the operation; undefined for a path that the document does not have. */
  readonly operationId: string | undefined;
  readonly method: string;
  /** The path template, for example `/items/{item_id}`. */
  readonly path: string;
  /** The page that was asked for, where a list was read. */
  readonly page: number | undefined;
  /** The status of the result, if a response arrived. */
  readonly status: number | undefined;
  /** What became of a call that failed, as in its error; undefined for a success and for an abort. */
  readonly outcome: CallOutcome | undefined;
  /** How often the request was sent, or tried to be; 0 where the call ended before, for example because a hook answered. */
  readonly attempts: number;
  /** The milliseconds until it ended, those of attempts, hooks and waits included. */
  readonly duration: number;
  /** The error of the result, or what the call rejected with; undefined for a success. */
  readonly error: unknown;
}

/** What `logCalls` logs of a call. */
export interface CallLog extends CallEnd {
  /** The call in words: `GET /items/{item_id} 200 in 48 ms, 1 attempt`. Nothing that the service said is in it. */
  readonly message: string;
}

/**
 * Creates a function for the option `onCallEnd` of a client, which logs each call.
 *
 * @param log - receives each call; by default, its message is written to the standard error. What it throws is ignored: a log
 * breaks no call
 * @returns the function
 * @throws InvalidArgumentError when `log` is not a function
 */
export function logCalls(
  log: (call: CallLog) => unknown = ({ message }) => console.error(message),
): (call: CallEnd) => unknown {
  if (typeof log !== "function") throw new InvalidArgumentError("log", "must be a function of a call.");
  return (call) => log({ ...call, message: messageOf(call) });
}

function messageOf({ method, path, page, status, outcome, attempts, duration, error }: CallEnd): string {
  const place = page === undefined ? path : `${path} page ${page}`;
  // A hook or a key function can throw anything, and an abort has no outcome.
  const word =
    outcome === undefined ? "aborted" : error instanceof SupportDeskError ? error.kind : "rejected";
  const times = attempts === 1 ? "1 attempt" : `${attempts} attempts`;
  const became = outcome === undefined ? "" : `, ${outcome}`;
  return `${method} ${place} ${status ?? word} in ${duration} ms, ${times}${became}`;
}
