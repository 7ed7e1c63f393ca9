/**
 * Writes a text of others on one line, for a terminal, a log or an error: control characters, which a terminal obeys, and
 * ends of lines, which begin a line that nobody wrote, become escapes. In JSON, they are escapes of JSON.
 */
export function printable(text: string): string {
  return text.replace(
    /[\p{Cc}\u2028\u2029]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** Writes the template of a path, which can be anything that was given in its place. */
export function printablePath(path: unknown): string {
  return typeof path === "string" ? printable(path) : "?";
}

/** Writes a text of several lines, such as JSON with indentation. */
export function printableLines(text: string): string {
  return text.split("\n").map(printable).join("\n");
}
