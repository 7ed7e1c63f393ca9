import { type ErrorContext, SupportDeskError } from "./support-desk-error.js";

/** The deadline of the call passed. */
export class TimeoutError extends SupportDeskError {
  override name = "TimeoutError";
  readonly kind = "timeout";
  /** The time that the call had, in milliseconds. */
  declare readonly timeout: number;

  /** `false` only where the request provably never left: the time passed in the key function, in a hook, or in a wait before. */
  declare readonly sent: boolean;

  constructor(failure: Pick<TimeoutError, "timeout" | "sent">, context: ErrorContext) {
    super(`no answer within ${failure.timeout} ms`, context, failure);
  }
}
