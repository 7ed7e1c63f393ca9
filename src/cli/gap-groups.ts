/** Gaps of the same operations. */
interface GapGroup<Gap> {
  /** The operations, by method and path. */
  title: string;
  gaps: Gap[];
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
): GapGroup<Gap>[] {
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
