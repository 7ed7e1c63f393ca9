import { withCallerStack } from "./caller-stack.js";
import { printablePath } from "./printable.js";
import { type CallOutcome, type ErrorContext, SupportDeskError } from "./support-desk-error.js";

/**
 * A mistake of the caller. Nothing was sent, unless a hook or an injected `fetch` returned something wrong after a request had left:
 * then its `outcome` is `"unknown"`.
 */
export class InvalidArgumentError extends SupportDeskError {
  override name = "InvalidArgumentError";
  readonly kind = "invalid-argument";
  /** The option or parameter that is wrong, for example `timeout` or `params.path.id`. */
  declare readonly argument: string;

  constructor(argument: string, message: string, context?: ErrorContext) {
    super(`${argument} ${message}`, context, { argument, outcome: "not-sent" });
  }
}

/**
 * Adds the call to a mistake, because the checks of an argument do not know the call, and makes its stack begin at the caller.
 *
 * @param called - the function that the caller called
 */
export function addCall(
  error: unknown,
  called: unknown,
  method: string,
  path: unknown,
  outcome: CallOutcome = "not-sent",
): void {
  if (!(error instanceof InvalidArgumentError) || Object.isFrozen(error)) return;
  withCallerStack(error, called);
  if (error.method !== undefined) return;
  const template = printablePath(path);
  const message = `${method} ${template}: ${error.message}`;
  Object.assign(error, { method, path: template, message, outcome });
}
