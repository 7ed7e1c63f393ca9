// A terminal obeys control characters, a line break can forge a log line, some marks reorder the text that a person reads, and a person
// who confirms a text sees nothing of the characters that are ignored by default, such as zero-width spaces and tags.
const unsafe = /[\p{Cc}\p{Default_Ignorable_Code_Point}\u2028-\u202e\u2066-\u2069]/gu;

/** Makes foreign text safe for a terminal, a log or an error message. The escapes are valid in JSON. */
export function printable(text: string): string {
  return text.replace(unsafe, (character) => character.split("").map(escapeUnit).join(""));
}

const escapeUnit = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** Returns the first characters of a text. Half of a surrogate pair at the end would not be a character, so it is left out. */
export function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, "");
}

/** Makes a path template safe to print. Returns "?" if the caller passed something else than a string. */
export function printablePath(path: unknown): string {
  return typeof path === "string" ? printable(path) : "?";
}

/** Makes foreign text safe, but keeps its line breaks. */
export function printableLines(text: string): string {
  return text.split("\n").map(printable).join("\n");
}
