import { explainFailure } from "./errors/explain.js";
import { InvalidArgumentError } from "./errors/invalid-argument-error.js";
import { type CallOutcome, isPackageError } from "./errors/support-desk-error.js";

/** The end of a call. It contains no values of the call except the page number, and whatever the error contains. */
export interface CallEnd {
  /** The id of the operation; undefined if the document does not have the path. */
  readonly operationId: string | undefined;
  readonly method: string;
  /** The path template, for example `/items/{item_id}`. */
  readonly path: string;
  /** The requested page number, if the call reads a page of a list. */
  readonly page: number | undefined;
  /** The status of the response, if one arrived. */
  readonly status: number | undefined;
  /** The `outcome` of the error; undefined for a success and for an abort. */
  readonly outcome: CallOutcome | undefined;
  /** The number of times that the client tried to send the request. It is 0 if, for example, a hook returned a response. */
  readonly attempts: number;
  /** The duration of the whole call in milliseconds, including hooks and waits. */
  readonly duration: number;
  /** The error of the result, or the reason of the rejection; undefined for a success. */
  readonly error: unknown;
}

/** A log entry of `logCalls`. */
export interface CallLog extends CallEnd {
  /**
   * One line, for example `GET /items/{item_id} 200 in 48 ms, 1 attempt`, and for an error the sentences of `explain`. It contains no
   * text from the service.
   */
  readonly message: string;
}

/**
 * Creates a function for the option `onCallEnd` of a client, which logs each call.
 *
 * @param log - receives each entry. The default writes its message to standard error. The client ignores errors of `log`,
 * so logging never breaks a call
 * @returns the function for `onCallEnd`
 * @throws InvalidArgumentError if `log` is not a function
 */
export function logCalls(
  log: (call: CallLog) => unknown = ({ message }) => console.error(message),
): (call: CallEnd) => unknown {
  if (typeof log !== "function") throw new InvalidArgumentError("log", "must be a function.");
  return (call) => log({ ...call, message: messageOf(call) });
}

function messageOf({ method, path, page, status, outcome, attempts, duration, error }: CallEnd): string {
  const place = page === undefined ? path : `${path} page ${page}`;
  // A hook or a key function can throw any value.
  const [word, why] = isPackageError(error) ? [error.kind, `: ${explainFailure(error)}`] : ["rejected", ""];
  const times = attempts === 1 ? "1 attempt" : `${attempts} attempts`;
  // Apart from a success, only an abort has no outcome.
  const became = outcome === undefined ? "" : `, ${outcome}${why}`;
  return `${method} ${place} ${status ?? (outcome ? word : "aborted")} in ${duration} ms, ${times}${became}`;
}
