import { type Gap, gaps as register } from "../document/gaps.js";
import { operations } from "./gap-choice.js";
import { groupByOperation } from "./gap-groups.js";
import { table } from "./markdown.js";

/** What of your own traffic settles a gap, in a few words. */
const observations: Readonly<Record<NonNullable<Gap["settledBy"]>, string>> = {
  presence: "which values are there",
  type: "the types of values",
  form: "the form of answers",
  status: "the status of answers",
  relation: "how the numbers of pages relate",
  success: "that calls succeed",
};
const settlement = ({ settledBy }: Gap) =>
  settledBy === null ? "No traffic settles it." : `Traffic settles it: ${observations[settledBy]}.`;

/** Writes how many gaps each operation has, with its id. */
export function countTable(gaps: readonly Gap[]): string {
  const width = Math.max(...operations.map(({ id }) => id.length));
  const rows = operations.map(({ id, name }) => {
    const count = gaps.filter((gap) => gap.operations.includes(name)).length;
    return `  ${id.padEnd(width)}  ${String(count).padStart(3)}  ${name}`;
  });
  return rows.join("\n");
}

const byOperation = (gaps: readonly Gap[]) =>
  groupByOperation(
    gaps,
    operations.map(({ name }) => name),
  );

/** Writes gaps as text, by operation. */
export function groupedText(gaps: readonly Gap[], columns: number): string {
  return byOperation(gaps)
    .map((group) => `${group.title}\n${gapText(group.gaps, columns)}`)
    .join("\n\n");
}

/** Writes gaps as text: the id on the left; what is open, what to do meanwhile, and what would settle it on the right. */
export function gapText(gaps: readonly Gap[], columns: number): string {
  const left = Math.max(...register.map(({ id }) => id.length)) + 4;
  const width = Math.max(40, Math.min(columns, 140) - left);
  const rows = gaps.flatMap((gap) => {
    const { id, kind, what, advice } = gap;
    const lines = [
      ...wrap(kind === "conflict" ? `Contradiction. ${what}` : what, width),
      ...wrap(`> ${advice}`, width),
      ...wrap(`= ${settlement(gap)}`, width),
    ];
    return lines.map((line, index) => `  ${(index === 0 ? id : "").padEnd(left - 2)}${line}`);
  });
  return rows.join("\n");
}

/** Writes gaps as a table in Markdown, by operation. */
export function markdownTable(gaps: readonly Gap[]): string {
  const rows = byOperation(gaps).flatMap(({ title, gaps }) =>
    gaps.map((gap) => {
      const name = `\`${gap.id}\`${gap.kind === "conflict" ? " (a contradiction)" : ""}`;
      return [title, name, gap.what, gap.advice, settlement(gap)];
    }),
  );
  return table(["operation", "gap", "what is open", "what to do meanwhile", "what settles it"], rows);
}

function wrap(text: string, width: number): string[] {
  return text.match(new RegExp(`\\S.{0,${width - 2}}\\S(?=\\s|$)|\\S+`, "g")) ?? [];
}
