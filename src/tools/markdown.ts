// Markdown around texts of a document, which can contain its signs.

/** Joins the lines of a text, so that it cannot end its heading or list item. */
export const oneLine = (text: string) => text.replaceAll(/\s+/g, " ");

/** Writes a name as code, without the characters that would end it. */
export const inlineCode = (name: string) => `\`${oneLine(name).replaceAll("`", "'")}\``;

/** Wraps the lines of a text for a terminal, which would break words. Files and pipes get whole lines. */
export function wrapped(text: string, columns = process.stdout.columns ?? Number.POSITIVE_INFINITY): string {
  const width = Math.min(columns, 120);
  const wrapLine = (line: string) => {
    if (line.length <= width || columns === Number.POSITIVE_INFINITY) return line;
    const parts = line.match(new RegExp(`\\S.{0,${width - 4}}(?=\\s|$)|\\S+`, "g")) ?? [];
    return parts.join(line.startsWith("- ") ? "\n  " : "\n");
  };
  return text.split("\n").map(wrapLine).join("\n");
}
