// The gaps of a document for its readers.
import { type Gap, indexBundle } from "../codegen/gaps.js";
import { type Document, operationsOf, type PathOperation } from "../codegen/openapi.js";

/** A gap with the operations that have it. */
export interface ListedGap {
  gap: Gap;
  operations: PathOperation[];
  /** Whether every operation has the gap, so that the pages list it once. A document with a single operation has no such gaps, except those of `info`. */
  isGeneral: boolean;
}

/** Returns the gaps of a bundled document, in the order of its operations. */
export function listGaps(document: Document): ListedGap[] {
  const entries = operationsOf(document);
  const index = indexBundle(document);
  const gaps = new Set([...index.operations.flatMap((operation) => operation.gaps), ...index.gaps.values()]);
  return [...gaps].map(({ gap, operations, isGeneral }) => {
    const names = operations.map(({ name }) => name);
    return {
      gap,
      operations: entries.filter(({ name }) => names.includes(name)),
      isGeneral: isGeneral || (entries.length > 1 && names.length === entries.length),
    };
  });
}

/** Returns the gaps of an operation, without those that every operation has. */
export function gapsOf(gaps: readonly ListedGap[], { name }: PathOperation): ListedGap[] {
  return gaps.filter(
    ({ isGeneral, operations }) => !isGeneral && operations.some((one) => one.name === name),
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
