import { NetworkError } from "../errors/network-error.js";
import { printable } from "../errors/printable.js";
import { redactCause } from "../errors/redact.js";
import type { Call } from "./call.js";

// The codes with which a runtime says that no connection came about. Codes such as EHOSTUNREACH are not among them:
// they also end connections over which something was sent. Codes with CERT say that the client did not trust the
// service; what the service says of the client's own certificate can come later, and has ALERT_CERTIFICATE instead.
const unsent =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT|ConnectionRefused|UNABLE_TO_VERIFY_LEAF_SIGNATURE|(.+_)?CERT(_.+)?)$/;

/** Makes an error of what a fetch rejected with, and records it as the last failure of the call. */
export function networkError(message: string, given: unknown, call: Call): NetworkError {
  const { cause, codes } = redactCause(given, call.keys.redactor);
  const code = codes[0] || undefined;
  // Where several addresses were tried, all of them must have failed before anything was sent; what was not read may
  // say that something was. And an earlier attempt may have arrived where this one did not.
  call.sent ||= code === undefined || !codes.every((one) => unsent.test(one));
  const { method, path, sent } = call;
  const reason = code ?? reasonOf(cause);
  const details = (reason ? ` (${reason})` : "") + (sent ? "" : "; the request was not sent");
  const error = new NetworkError(message + details, { code, sent }, { method, path, cause });
  call.lastFailure = error;
  return error;
}

/** What the innermost error says, on one line. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  return reasonOf(error.cause) || printable(error.message).slice(0, 300);
}
