import { createHash } from "node:crypto";
import { printedPart } from "./print.js";

const directive = /(http-equiv="Content-Security-Policy"\s+content="[^"]*script-src )[^;"]*/;
const script = /<script\b[^>]*>(.*?)<\/script>/gs;

/**
 * Lets a page run the scripts that it contains now, and no other: neither one that a document brings, nor a link or an attribute
 * with a script.
 */
export function withPolicy(html: string): string {
  // What is printed comes from the document alone.
  const own = html.replace(printedPart, "");
  const hashes = [...own.matchAll(script)].map(([, text = ""]) => {
    // A browser reads every end of a line as this one before it compares.
    const hash = createHash("sha256").update(text.replaceAll(/\r\n?/g, "\n"));
    return `'sha256-${hash.digest("base64")}'`;
  });
  return html.replace(directive, (_, before: string) => before + hashes.join(" "));
}
