// The codes with which a runtime says that no connection came about, so that nothing can have been sent. Codes such as
// EHOSTUNREACH are not among them: they also end connections over which something went.
const unsent =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT|ConnectionRefused|(DEPTH_ZERO_)?SELF_SIGNED_CERT(_IN_CHAIN)?|UNABLE_TO_(VERIFY_LEAF_SIGNATURE|GET_ISSUER_CERT(_LOCALLY)?)|CERT_(HAS_EXPIRED|NOT_YET_VALID|UNTRUSTED|REVOKED)|ERR_TLS_CERT_ALTNAME_INVALID)$/;

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
