// The gaps of a document, as readers see them.
import { type Gap, indexBundle } from "../codegen/gaps.js";
import { type Document, operationsOf, type PathOperation } from "../codegen/openapi.js";

/** A gap, as readers of the pages see it. */
export interface ListedGap {
  gap: Gap;
  operations: PathOperation[];
  /** Whether it belongs to every operation of several, so that none of them repeats it. */
  isGeneral: boolean;
}

/** The gaps of a bundled document, in the order of its operations. */
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

/** The gaps of an operation that are not those of every operation. */
export function gapsOf(gaps: readonly ListedGap[], { name }: PathOperation): ListedGap[] {
  return gaps.filter(
    ({ isGeneral, operations }) => !isGeneral && operations.some((one) => one.name === name),
  );
}

/**
 * Groups gaps by their operations, each gap once: first those of all operations, then those of several, then those of one, then those
 * of none.
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
