/** What the rejection of a fetch says: the runtime's code, and whether anything can have been sent. */
export interface NetworkFailure {
  readonly code: string | undefined;
  readonly sent: boolean;
}

// The codes with which a runtime says that no connection came about. Codes such as EHOSTUNREACH are not among them:
// they also end connections over which something was sent. Codes with CERT say that the client did not trust the
// service; what the service says of the client's own certificate can come later, and has ALERT_CERTIFICATE instead.
const unsent =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT|ConnectionRefused|UNABLE_TO_VERIFY_LEAF_SIGNATURE|(.+_)?CERT(_.+)?)$/;

/** How many errors behind an error are read. */
const mostErrors = 50;

/** Reads what a fetch rejected with. */
export function readNetworkFailure(cause: unknown): NetworkFailure {
  const codes: string[] = [];
  let visited = 0;
  const collect = (error: unknown): void => {
    if (Object(error) !== error) return;
    visited += 1;
    // Whatever is not read may say that something was sent.
    if (visited > mostErrors) throw error;
    const { code, errors, cause: behind } = error as Record<string, unknown>;
    if (typeof code === "string") codes.push(code);
    if (Array.isArray(errors)) errors.forEach(collect);
    collect(behind);
  };
  try {
    collect(cause);
  } catch {
    return { code: codes[0], sent: true };
  }
  // Where several addresses were tried, all of them must have failed before anything was sent.
  return { code: codes[0], sent: codes.length === 0 || !codes.every((code) => unsent.test(code)) };
}
