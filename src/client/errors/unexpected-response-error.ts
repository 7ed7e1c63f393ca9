import { type ErrorContext, SupportDeskError } from "./support-desk-error.js";

/** A status from 200 to 299 whose body is not what the document says. Whether the service acted is not known. */
export class UnexpectedResponseError extends SupportDeskError {
  override name = "UnexpectedResponseError";
  readonly kind = "unexpected-response";
  /** The HTTP status. */
  declare readonly status: number;
  /** What arrived: the parsed JSON, or the text cut to 64 KiB; `undefined` when it was empty. */
  declare readonly body: unknown;

  constructor(
    message: string,
    answer: Pick<UnexpectedResponseError, "status" | "body">,
    context: ErrorContext,
  ) {
    super(message, context, answer);
  }
}
