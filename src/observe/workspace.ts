/**
 * Hashes the host of a workspace: with the same salt, the same workspace has the same hash, and nobody without the salt can
 * try hosts until one fits.
 *
 * @returns 16 hexadecimal digits
 */
export async function hashWorkspace(host: string, salt: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(salt), algorithm, false, ["sign"]);
  const hash = await crypto.subtle.sign(algorithm, key, encoder.encode(host.toLowerCase()));
  return hexOf(new Uint8Array(hash, 0, 8));
}

export const hexOf = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
