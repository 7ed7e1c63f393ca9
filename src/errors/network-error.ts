import { type ErrorContext, SupportDeskError } from "./support-desk-error.js";

/**
 * No complete response arrived. `cause` is a copy of what the runtime's fetch failed with: its name, message, code and
 * stack, and the errors behind it.
 */
export class NetworkError extends SupportDeskError {
  override name = "NetworkError";
  readonly kind = "network";
  /** The runtime's code for the failure, for example `ECONNREFUSED`, if there is one. */
  declare readonly code: string | undefined;
  /** `false` only where the request provably never left; then it is safe to send it again. */
  declare readonly sent: boolean;

  constructor(message: string, failure: Pick<NetworkError, "code" | "sent">, context: ErrorContext) {
    super(message, context);
    Object.assign(this, failure);
  }
}
