// Markdown around texts of a document, which can contain its signs.

/** Joins the lines of a text, so that it cannot end its heading or list item. */
export const oneLine = (text: string) => text.replaceAll(/\s+/g, " ");

/** Writes a name as code, without the characters that would end it. */
export const inlineCode = (name: string) => `\`${oneLine(name).replaceAll("`", "'")}\``;

/** Wraps the lines of a text for a terminal, which would break words. Files and pipes get whole lines. */
export function wrapped(text: string, columns = process.stdout.columns): string {
  // Some terminals have 0 columns, because nobody looks at them.
  if (!columns) return text;
  const width = Math.min(Math.max(columns, 20), 120);
  const wrapLine = (line: string) => {
    // A line break would change an indented command.
    if (line.length <= width || line.startsWith("  ")) return line;
    const parts = line.match(new RegExp(`\\S.{0,${width - 4}}(?=\\s|$)|\\S+`, "g")) ?? [];
    return parts.join(line.startsWith("- ") ? "\n  " : "\n");
  };
  return text.split("\n").map(wrapLine).join("\n");
}
