import { createHash } from "node:crypto";

const script = /<script\b[^>]*>(.*?)<\/script>/gs;

/**
 * Lets a page run the scripts that it contains now, and no other: neither one that a document brings, nor a link or an attribute
 * with a script.
 */
export function withPolicy(html: string): string {
  const hashes = [...html.matchAll(script)].map(([, text = ""]) => {
    // A browser reads every end of a line as this one before it compares.
    const hash = createHash("sha256").update(text.replaceAll(/\r\n?/g, "\n"));
    return `'sha256-${hash.digest("base64")}'`;
  });
  return html.replace(/script-src [^;"]*/, `script-src ${hashes.join(" ")}`);
}
