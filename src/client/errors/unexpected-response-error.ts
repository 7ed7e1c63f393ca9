import { type ErrorContext, SupportDeskError } from "./support-desk-error.js";

/**
 * The service responded with a 2xx, but not as documented: the body differs, or the status is an undocumented 202, which
 * means accepted, not done. A write may or may not have happened.
 */
export class UnexpectedResponseError extends SupportDeskError {
  override name = "UnexpectedResponseError";
  readonly kind = "unexpected-response";
  /** The HTTP status. */
  declare readonly status: number;
  /** The parsed JSON, or the text up to 64 KiB; `undefined` if the body is empty. */
  declare readonly body: unknown;

  constructor(
    message: string,
    response: Pick<UnexpectedResponseError, "status" | "body">,
    context: ErrorContext,
  ) {
    super(message, context, response);
  }
}
