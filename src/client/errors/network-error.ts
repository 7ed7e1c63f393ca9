import { cut, printable } from "../../base/printable.js";
import type { RunningCall } from "../read.js";
import { redactCause } from "./redact.js";
import { type ErrorContext, SupportDeskError } from "./support-desk-error.js";

/**
 * No complete response arrived. `cause` is a copy of the error from the runtime's fetch: its name, message, code and stack,
 * and its own causes.
 */
export class NetworkError extends SupportDeskError {
  override name = "NetworkError";
  readonly kind = "network";
  /** The runtime's code for the failure, for example `ECONNREFUSED`; `undefined` if the runtime gives no code. */
  declare readonly code: string | undefined;
  /**
   * `false` only if the request provably never left, so that it is safe to send again. Browsers hide the reason of a
   * failure, so there it is `true` even for a refused connection. If Node's own repeat after a 421 could not connect, it is
   * `false`, although the first request arrived.
   */
  declare readonly sent: boolean;

  constructor(message: string, failure: Pick<NetworkError, "code" | "sent">, context: ErrorContext) {
    super(message, context, failure);
  }
}

// The runtimes' codes for a connection that was never established. ETIMEDOUT and similar codes are missing, because they
// can also end an established connection. Codes with CERT mean that the client did not trust the service. (If the service
// refuses the client's certificate, the code has ALERT_CERTIFICATE, and data may have been sent.) "bad port" is a message:
// a port that fetch blocks has no code.
// For other codes, the message on the next line tells. A proxy that opens no tunnel to the service has a status.
const unsent =
  /^(?:(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT|ConnectionRefused|UNABLE_TO_VERIFY_LEAF_SIGNATURE|bad port|(?:.+_)?CERT(?:_.+)?)(?:\n|$)|E(?:NET|HOST)UNREACH\nconnect |UND_ERR_ABORTED\nProxy response \((\d+)\))/;

/**
 * Makes a NetworkError from the rejection of a fetch or a stream.
 *
 * @param sentBefore - whether any part of the request may have reached the service before
 */
export function networkError(
  message: string,
  rejection: unknown,
  { call, redactor }: RunningCall,
  sentBefore: boolean,
): NetworkError {
  const { cause, codes } = redactCause(rejection, redactor);
  const [first = ""] = codes;
  const code = first.split("\n")[0] || undefined;
  const reason = code ?? reasonOf(cause);
  // A runtime can try several addresses. Only if all attempts failed to connect was nothing sent. A cause that could not be
  // read has an empty code, which counts as sent.
  const sent = sentBefore || !(codes.length > 0 ? codes : [reason]).every((one) => unsent.test(one));
  const status = unsent.exec(first)?.[1];
  const proxy = status ? `: the proxy responded with ${status}` : "";
  const text = reason ? `${message}${proxy} (${reason})` : message;
  return new NetworkError(text, { code, sent }, { ...call, cause });
}

/** Returns the message of the innermost cause on one line. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  return reasonOf(error.cause) || cut(printable(error.message), 300);
}
