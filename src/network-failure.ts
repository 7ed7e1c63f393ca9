// The codes with which a runtime says that no connection came about, so that nothing can have been sent. Codes such as
// EHOSTUNREACH are not among them: they also end connections over which something went. Those with CERT say that the client did not trust the service;
// what the service says of the client's own certificate can come later, and has ALERT_CERTIFICATE instead.
const unsent =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT|ConnectionRefused|UNABLE_TO_VERIFY_LEAF_SIGNATURE|(.+_)?CERT(_.+)?)$/;

/** What a rejected fetch tells. */
export function readNetworkFailure(cause: unknown): { code: string | undefined; sent: boolean } {
  let codes: string[] = [];
  try {
    codes = codesOf(cause, 0);
  } catch {
    // What fails when it is looked at tells nothing.
  }
  // Where several addresses were tried, all of them must have failed before anything was sent.
  return { code: codes[0], sent: codes.length === 0 || !codes.every((code) => unsent.test(code)) };
}

function codesOf(error: unknown, depth: number): string[] {
  if (typeof error !== "object" || error === null || depth > 4) return [];
  const { code, errors, cause } = error as Record<string, unknown>;
  const behind = [...(Array.isArray(errors) ? errors : []), cause].flatMap((one) => codesOf(one, depth + 1));
  return typeof code === "string" ? [code, ...behind] : behind;
}
