// Parts of Markdown around values that can come from somebody else's overlay.

/** A text that can end neither its heading nor its line of a list or table. */
export const oneLine = (text: string) => text.replaceAll(/\s+/g, " ");

/** A name as code, which it cannot end. */
export const code = (name: string) => `\`${oneLine(name).replaceAll("`", "'")}\``;

/** A table; its cells are Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => oneLine(cell).replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
