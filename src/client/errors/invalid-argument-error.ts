import { printablePath } from "../../base/printable.js";
import { withCallerStack } from "./caller-stack.js";
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

  constructor(argument: string, message: string, context?: ErrorContext) {
    super(`${argument} ${message}`, context, { argument, outcome: "not-sent" });
  }
}

/**
 * Adds the call to an InvalidArgumentError, because the checks of arguments do not know the call. Makes its stack begin at
 * the caller.
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
  if (!(error instanceof InvalidArgumentError) || !Object.isExtensible(error)) return;
  withCallerStack(error, called);
  if (error.method !== undefined) return;
  const template = printablePath(path);
  const message = `${method} ${template}: ${error.message}`;
  Object.assign(error, { method, path: template, message, outcome });
}
