import { type ErrorContext, SupportDeskError } from "./support-desk-error.js";

/** A mistake of the caller. The call was not sent. */
export class InvalidArgumentError extends SupportDeskError {
  override name = "InvalidArgumentError";
  readonly kind = "invalid-argument";
  /** The option or parameter that is wrong, for example `timeout` or `params.path.ticket_id`. */
  declare readonly argument: string;

  constructor(argument: string, message: string, context?: ErrorContext) {
    super(`${argument} ${message}`, context);
    this.argument = argument;
  }
}

/** Adds the call to a mistake in its arguments, because the checks of an argument do not know the call. */
export function addCall(error: unknown, method: string, path: unknown): void {
  if (!(error instanceof InvalidArgumentError) || error.method !== undefined || Object.isFrozen(error))
    return;
  const template = typeof path === "string" ? path : "?";
  Object.assign(error, { method, path: template, message: `${method} ${template}: ${error.message}` });
}
