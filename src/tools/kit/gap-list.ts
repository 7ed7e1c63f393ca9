// The gaps of a document in Markdown, for people and for coding agents.
import { gapText } from "../../document/notes.js";
import { byHarm, type MarkedGap, type Operation, readBundled } from "../../document/reading.js";
import { inlineCode, oneLine } from "../markdown.js";

/** Returns the gaps of an operation, without those that every operation has. */
export const ownGaps = ({ gaps }: Operation): MarkedGap[] => gaps.filter(({ isShared }) => !isShared);

export interface GapGroup {
  title: string;
  /** Absent for the gaps of all operations, and for those of none. */
  operation?: Operation;
  gaps: MarkedGap[];
  /** The other gaps of the operation, which an earlier group has. */
  others: MarkedGap[];
}

/**
 * Groups gaps of a document: those of all operations, and then those of each. A gap of several operations is in the group of the first one.
 *
 * @param chosen - @default all
 */
export function groupGaps(
  document: object,
  chosen: readonly MarkedGap[] = [...readBundled(document).gaps.values()].sort(byHarm),
): GapGroup[] {
  const own = chosen.filter(({ isShared }) => !isShared);
  const ofOperations = readBundled(document).operations.map((operation) => {
    const its = own.filter(({ operations }) => operations.includes(operation));
    const isFirst = ({ operations }: MarkedGap) => operations[0] === operation;
    const others = its.filter((one) => !isFirst(one));
    return { title: operation.located.node.summary, operation, gaps: its.filter(isFirst), others };
  });
  const groups = [
    { title: "All operations", gaps: chosen.filter(({ isShared }) => isShared), others: [] },
    ...ofOperations,
    { title: "No operation", gaps: own.filter(({ operations }) => operations.length === 0), others: [] },
  ];
  return groups.filter(({ gaps, others }) => gaps.length + others.length > 0);
}

export function groupText({ title, operation, gaps, others }: GapGroup): string {
  const blocks = [
    `## ${oneLine(title)}`,
    operation ? `${inlineCode(operation.name)}, operation id \`${operation.id}\`` : "",
    gaps.map(gapItem).join("\n"),
    others.length > 0 ? `Also: ${others.map(({ gap }) => `\`${gap.id}\``).join(", ")}.` : "",
  ];
  return blocks.filter(Boolean).join("\n\n");
}

export function gapItem({ gap }: MarkedGap): string {
  const kind = gap.kind === "conflict" ? " (a contradiction)" : "";
  return `- \`${gap.id}\`${kind}: ${oneLine(gapText(gap))}`;
}
