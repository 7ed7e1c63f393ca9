import { type ErrorContext, SupportDeskError } from "./support-desk-error.js";

/** The deadline of the call passed. Whether the service acted on the request is not known. */
export class TimeoutError extends SupportDeskError {
  override name = "TimeoutError";
  readonly kind = "timeout";
  /** The time that the call had, in milliseconds. */
  declare readonly timeout: number;

  constructor(timeout: number, context: ErrorContext) {
    super(`no answer within ${timeout} ms`, context);
    this.timeout = timeout;
  }
}
