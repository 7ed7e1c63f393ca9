// The part of a page that lists everything that is not shown.
import { gapsOf, type ListedGap } from "../kit/listed-gaps.js";
import { gapTagName, operationLink } from "./places.js";

/** Writes the list as a tag: Redoc's menu and search have an entry for each heading of a tag. */
export function gapTag(gaps: readonly ListedGap[]): { name: string; description: string } {
  const about = `${gaps.length} points that the specification leaves open. Each is also marked where it belongs.`;
  return { name: gapTagName, description: [about, ...gaps.map(item)].join("\n\n") };
}

function item({ gap: { id, kind, what, advice }, operations, isGeneral }: ListedGap): string {
  const links = operations.map((entry) => `[${entry.operation.summary}](${operationLink(entry)})`);
  return [
    `### ${id} {% id="${id}" %}`,
    `${kind === "conflict" ? "**The specification contradicts itself.** " : ""}${what} *${advice}*`,
    isGeneral ? "Where: all operations." : links.length > 0 ? `Where: ${links.join(", ")}.` : "",
  ]
    .filter(Boolean)
    .join("\n\n");
}

/** The line of an operation that opens the list of its gaps. A script fills it from the part that is printed. */
export function gapLine(gaps: readonly ListedGap[], entry: Parameters<typeof gapsOf>[1]): string {
  const count = gapsOf(gaps, entry).length + gaps.filter(({ isGeneral }) => isGeneral).length;
  if (count === 0) return "";
  const label = `Not shown here: ${count}`;
  return `<details data-gaps-of="${entry.operation.operationId}"><summary aria-label="${label}"></summary></details>`;
}
