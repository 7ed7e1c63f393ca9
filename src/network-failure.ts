// The codes with which a runtime says that no connection came about, so that nothing can have been sent. Codes such as
// EHOSTUNREACH are not among them: they also end connections over which something went.
const unsent = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "UND_ERR_CONNECT_TIMEOUT",
  "ConnectionRefused",
  "DEPTH_ZERO_SELF_SIGNED_CERT",
  "SELF_SIGNED_CERT_IN_CHAIN",
  "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
  "UNABLE_TO_GET_ISSUER_CERT",
  "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
  "CERT_HAS_EXPIRED",
  "CERT_NOT_YET_VALID",
  "CERT_UNTRUSTED",
  "CERT_REVOKED",
  "ERR_TLS_CERT_ALTNAME_INVALID",
]);

/** What a rejected fetch tells. */
export function readNetworkFailure(cause: unknown): { code: string | undefined; sent: boolean } {
  let codes: string[] = [];
  try {
    codes = [...codesOf(cause, 0)];
  } catch {
    // What fails when it is looked at tells nothing.
  }
  // Where several addresses were tried, all of them must have failed before anything was sent.
  return { code: codes[0], sent: codes.length === 0 || !codes.every((code) => unsent.has(code)) };
}

function* codesOf(error: unknown, depth: number): Generator<string> {
  if (typeof error !== "object" || error === null || depth > 4) return;
  if ("code" in error && typeof error.code === "string") yield error.code;
  if (error instanceof AggregateError) for (const one of error.errors) yield* codesOf(one, depth + 1);
  if ("cause" in error) yield* codesOf(error.cause, depth + 1);
}
