import { printable } from "./printable.js";
import { type Redactor, redactCause } from "./redact.js";
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
  /**
   * `false` only where the request provably never left; then it is safe to send it again. A browser does not tell why a request
   * failed, so there it is `true` even for a refused connection.
   */
  declare readonly sent: boolean;

  constructor(message: string, failure: Pick<NetworkError, "code" | "sent">, context: ErrorContext) {
    super(message, context, failure);
  }
}

// The codes with which a runtime says that no connection came about. Codes such as EHOSTUNREACH are not among them:
// they also end connections over which something was sent. Codes with CERT say that the client did not trust the
// service; what the service says of the client's own certificate can come later, and has ALERT_CERTIFICATE instead. For a
// port that the standard of fetch blocks there is only a message.
const unsent =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT|ConnectionRefused|UNABLE_TO_VERIFY_LEAF_SIGNATURE|bad port|(.+_)?CERT(_.+)?)$/;

/** The call that failed, as far as its error says something of it. */
export interface FailedCall {
  readonly method: string;
  readonly path: string;
  readonly keys: { readonly redactor: Redactor };
}

/**
 * Makes an error of what a fetch or a stream rejected with.
 *
 * @param sentBefore - whether anything of the request may have arrived before that
 */
export function networkError(
  message: string,
  given: unknown,
  call: FailedCall,
  sentBefore: boolean,
): NetworkError {
  const { cause, codes } = redactCause(given, call.keys.redactor);
  const code = codes[0] || undefined;
  const reason = code ?? reasonOf(cause);
  // Where several addresses were tried, all of them must have failed before anything was sent; what was not read may
  // say that something was.
  const sent = sentBefore || !(codes.length > 0 ? codes : [reason]).every((one) => unsent.test(one));
  const { method, path } = call;
  return new NetworkError(
    reason ? `${message} (${reason})` : message,
    { code, sent },
    { method, path, cause },
  );
}

/** What the innermost error says, on one line. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  return reasonOf(error.cause) || printable(error.message).slice(0, 300);
}
