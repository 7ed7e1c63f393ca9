import { type ErrorContext, SupportDeskError } from "./support-desk-error.js";

/** The call did not complete before its deadline. */
export class TimeoutError extends SupportDeskError {
  override name = "TimeoutError";
  readonly kind = "timeout";
  /** The time limit of the call in milliseconds. */
  declare readonly timeout: number;

  /** `false` only if the request provably never left: the deadline passed in the key function, in a hook, or in a wait. */
  declare readonly sent: boolean;

  constructor(failure: Pick<TimeoutError, "timeout" | "sent">, context: ErrorContext) {
    super(`no response within ${failure.timeout} ms`, context, failure);
  }
}
