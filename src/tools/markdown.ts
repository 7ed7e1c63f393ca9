// Markdown around texts of a document, which can contain its signs.

/** Joins the lines of a text, so that it cannot end its heading, list item or table row. */
export const oneLine = (text: string) => text.replaceAll(/\s+/g, " ");

/** Writes a name as code, without the characters that would end it. */
export const inlineCode = (name: string) => `\`${oneLine(name).replaceAll("`", "'")}\``;

/** Writes a table whose cells are Markdown. */
export function writeTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => oneLine(cell).replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
