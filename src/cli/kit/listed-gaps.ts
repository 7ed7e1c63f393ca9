import { type Gap, indexBundle } from "../codegen/gaps.js";
import { type Document, operationsOf, type PathOperation } from "../codegen/openapi.js";

/** A gap, as readers of the pages see it. */
export interface ListedGap {
  gap: Gap;
  operations: PathOperation[];
  /** Whether it belongs to every operation of several, so that none of them repeats it. */
  isGeneral: boolean;
}

/** The gaps of a bundled document, sorted by id. */
export function listGaps(document: Document): ListedGap[] {
  const entries = operationsOf(document);
  return [...indexBundle(document).gaps.values()]
    .map(({ gap, operations, isGeneral }) => {
      const names = operations.map(({ name }) => name);
      return {
        gap,
        operations: entries.filter(({ name }) => names.includes(name)),
        isGeneral: isGeneral || (entries.length > 1 && names.length === entries.length),
      };
    })
    .sort((a, b) => (a.gap.id < b.gap.id ? -1 : 1));
}

/** The gaps of an operation that are not those of every operation. */
export function gapsOf(gaps: readonly ListedGap[], { name }: PathOperation): ListedGap[] {
  return gaps.filter(
    ({ isGeneral, operations }) => !isGeneral && operations.some((one) => one.name === name),
  );
}
