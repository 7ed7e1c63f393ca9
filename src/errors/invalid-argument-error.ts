import { type ErrorContext, SupportDeskError } from "./support-desk-error.js";

/** A mistake of the caller. The call was not sent. */
export class InvalidArgumentError extends SupportDeskError {
  override name = "InvalidArgumentError";
  readonly kind = "invalid-argument";
  /** The option or parameter that is wrong, for example `timeout` or `params.path.ticket_id`. */
  readonly argument: string;

  constructor(argument: string, message: string, context?: ErrorContext) {
    super(`${argument} ${message}`, context);
    this.argument = argument;
  }
}
