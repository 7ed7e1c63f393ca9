// The gaps of a document for its readers.
import type { Document } from "../../document/openapi.js";
import { type MarkedGap, type Operation, readBundled } from "../../document/reading.js";

/** Returns the gaps of a bundled document, in the order of its operations. */
export function listGaps(document: Document): MarkedGap[] {
  const { operations, gaps } = readBundled(document);
  return [...new Set([...operations.flatMap((operation) => operation.gaps), ...gaps.values()])];
}

/** Returns the gaps of an operation, without those that every operation has. */
export const ownGaps = ({ gaps }: Operation): MarkedGap[] => gaps.filter(({ isShared }) => !isShared);

/** Returns the same gaps in the order of the harm that a caller does who overlooks them: first the harmful ones, then the nearest. */
export function gapsByHarm(operation: Operation): MarkedGap[] {
  const isHarmful = ({ gap }: MarkedGap) => Number(gap.harmful ?? false);
  return ownGaps(operation).sort(
    (a, b) => isHarmful(b) - isHarmful(a) || a.operations.length - b.operations.length,
  );
}

/**
 * Groups gaps by the operations that have them. Groups of many operations come first.
 *
 * @param names - every operation, by method and path
 */
export function groupByOperation<Gap extends { operations: readonly string[] }>(
  gaps: readonly Gap[],
  names: readonly string[],
): { title: string; gaps: Gap[] }[] {
  const titleOf = (own: readonly string[]) => {
    const others = names.filter((name) => !own.includes(name));
    if (own.length <= others.length) return own.join(", ") || "Without an operation";
    return others.length === 0 ? "All operations" : `All operations but ${others.join(", ")}`;
  };
  const position = ({ operations: [first = ""] }: Gap) => names.indexOf(first);
  const sorted = [...gaps].sort(
    (a, b) => b.operations.length - a.operations.length || position(a) - position(b),
  );
  const titles = new Set(sorted.map(({ operations }) => titleOf(operations)));
  return [...titles].map((title) => ({
    title,
    gaps: sorted.filter(({ operations }) => titleOf(operations) === title),
  }));
}
