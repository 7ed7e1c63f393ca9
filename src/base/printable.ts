/**
 * Makes foreign text safe for a terminal, a log or an error message. Escapes control characters, which a terminal would
 * obey, line breaks, which could forge a log line, and marks that reorder the text that a person reads. The escapes are valid in JSON.
 */
export function printable(text: string): string {
  return text.replace(
    /[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** Makes a path template safe to print. Returns "?" if the caller passed something else than a string. */
export function printablePath(path: unknown): string {
  return typeof path === "string" ? printable(path) : "?";
}

/** Makes foreign text safe, but keeps its line breaks. */
export function printableLines(text: string): string {
  return text.split("\n").map(printable).join("\n");
}
