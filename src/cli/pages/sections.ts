/** A part of a description: what is under a heading of the first level. */
interface Section {
  name: string;
  description: string;
}

/** Splits a description into what is before its first heading of the first level, and the sections after it. */
export function splitSections(markdown: string): { intro: string; sections: Section[] } {
  const parts = [{ name: "", lines: [] as string[] }];
  let isCode = false;
  for (const line of markdown.split("\n")) {
    if (line.startsWith("```")) isCode = !isCode;
    if (!isCode && line.startsWith("# ")) parts.push({ name: line.slice(2).trim(), lines: [] });
    else parts.at(-1)?.lines.push(line);
  }
  const [intro, ...sections] = parts.map(({ name, lines }) => ({
    name,
    description: lines.join("\n").trim(),
  }));
  return { intro: intro?.description ?? "", sections };
}
