import { refusalOf } from "../checks.js";
import { type CallOutcome, type ErrorContext, SupportDeskError } from "./support-desk-error.js";

/**
 * An option or argument is wrong. The client sent nothing, with one exception: if a hook or an injected `fetch` returns a
 * wrong value after the request has left, `outcome` is `"unknown"`.
 */
export class InvalidArgumentError extends SupportDeskError {
  override name = "InvalidArgumentError";
  readonly kind = "invalid-argument";
  /** The wrong option or parameter, for example `timeout` or `params.path.id`. */
  declare readonly argument: string;

  constructor(argument: string, message: string, context?: ErrorContext, outcome: CallOutcome = "not-sent") {
    super(`${argument} ${message}`, context, { argument, outcome });
  }
}

/**
 * Returns the error for the caller: an InvalidArgumentError if a check refused an argument, and otherwise the error that
 * was thrown.
 *
 * @param called - the function that the caller called
 * @param context - the call, if the argument is one of a call
 */
export function toCallerError(
  thrown: unknown,
  called: unknown,
  context?: ErrorContext,
  outcome?: CallOutcome,
): unknown {
  const refusal = refusalOf(thrown);
  if (!refusal) return thrown;
  const { argument, problem, cause } = refusal;
  const error = new InvalidArgumentError(argument, problem, { ...context, cause }, outcome);
  withCallerStack(error, called);
  return error;
}

/** Runs checks of arguments for a function that the caller called. */
export function readForCaller<Read>(read: () => Read, called: unknown): Read {
  try {
    return read();
  } catch (thrown) {
    throw toCallerError(thrown, called);
  }
}

/**
 * Makes the stack of a new error begin at the caller. Otherwise, an error that is created after the platform's fetch shows
 * only steps of this package.
 *
 * @param called - the function that the caller called. It must call this function, so that the engine knows the caller
 */
export function withCallerStack(error: Error, called: unknown): void {
  // Some engines lack captureStackTrace. There, the error keeps its own stack.
  const { captureStackTrace } = Error as { captureStackTrace?: (error: Error, below: unknown) => void };
  captureStackTrace?.(error, called);
}
