import type { Gap } from "../document/gaps.js";
import { operations } from "./gap-choice.js";
import { table } from "./markdown.js";

/** Gaps under the operations that they belong to. */
interface GapGroup {
  title: string;
  gaps: Gap[];
}

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

/** The most operations under each of which a gap is repeated. */
const mostRepeated = 6;

/** Groups gaps by operation: first those of nearly all operations, then those of each one, then those of none. */
export function groupByOperation(gaps: readonly Gap[]): GapGroup[] {
  const names = operations.map(({ name }) => name);
  const titlesOf = ({ operations: own }: Gap): readonly string[] => {
    if (own.length <= mostRepeated) return own.length === 0 ? ["No operation"] : own;
    const others = names.filter((name) => !own.includes(name));
    return [others.length === 0 ? "All operations" : `All operations but ${others.join(", ")}`];
  };
  const shared = gaps.filter((gap) => gap.operations.length > mostRepeated).flatMap(titlesOf);
  return [...new Set([...shared, ...names, "No operation"])]
    .map((title) => ({ title, gaps: gaps.filter((gap) => titlesOf(gap).includes(title)) }))
    .filter((group) => group.gaps.length > 0);
}

/** Writes how many gaps each operation has, with its id. */
export function countTable(gaps: readonly Gap[]): string {
  const width = Math.max(...operations.map(({ id }) => id.length));
  const rows = operations.map(({ id, name }) => {
    const count = gaps.filter((gap) => gap.operations.includes(name)).length;
    return `  ${id.padEnd(width)}  ${String(count).padStart(3)}  ${name}`;
  });
  return rows.join("\n");
}

/** Writes groups as text: the id on the left; what is open, what to do meanwhile, and what would settle it on the right. */
export function textTable(groups: readonly GapGroup[], columns: number): string {
  const left = Math.max(0, ...groups.flatMap((group) => group.gaps.map(({ id }) => id.length))) + 4;
  const width = Math.max(40, Math.min(columns, 140) - left);
  return groups
    .map(({ title, gaps }) => {
      const rows = gaps.flatMap((gap) => {
        const { id, kind, what, advice } = gap;
        const lines = [
          ...wrap(kind === "conflict" ? `Contradiction. ${what}` : what, width),
          ...wrap(`> ${advice}`, width),
          ...wrap(`= ${settlement(gap)}`, width),
        ];
        return lines.map((line, index) => `  ${(index === 0 ? id : "").padEnd(left - 2)}${line}`);
      });
      return [title, ...rows].join("\n");
    })
    .join("\n\n");
}

/** Writes groups as a table in Markdown. */
export function markdownTable(groups: readonly GapGroup[]): string {
  const rows = groups.flatMap(({ title, gaps }) =>
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
