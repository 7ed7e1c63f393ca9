import { type ErrorContext, SupportDeskError } from "./support-desk-error.js";

/** The call did not complete before its deadline, or its last attempt did not complete within its time limit. */
export class TimeoutError extends SupportDeskError {
  override name = "TimeoutError";
  readonly kind = "timeout";
  /** The time limit that passed, in milliseconds. */
  declare readonly timeout: number;
  /** Whether it was the `timeout` of the call or its `attemptTimeout`. */
  declare readonly limit: "call" | "attempt";

  /** `false` only if the request provably never left: the deadline passed in the key function, in a hook, or in a wait. */
  declare readonly sent: boolean;

  constructor(failure: Pick<TimeoutError, "timeout" | "limit" | "sent">, context: ErrorContext) {
    const of = failure.limit === "attempt" ? " of an attempt" : "";
    super(`no response within ${failure.timeout} ms${of}`, context, failure);
  }
}
