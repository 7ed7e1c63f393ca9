/** A pseudo-random number from 0 to 1, the next of a series that its seed determines (mulberry32). */
function series(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How many rows are tried for each that is kept. */
const tries = 50;

/** The value of a factor, and those values of other factors with which it is in no row yet. */
interface Choice {
  readonly value: number;
  readonly open: Set<Choice>;
}

/**
 * Combines choices so that each pair of two choices is in a row: a greedy covering array of strength two.
 *
 * @param sizes - how many values each factor has, each at least one
 * @param seed - determines the rows, among those that are equally good
 * @param limit - the most rows; the first cover the most pairs
 * @returns for each row, the index of each factor's value; and how many pairs are in no row
 */
export function pairwise(
  sizes: readonly number[],
  seed: number,
  limit: number,
): { rows: number[][]; missing: number } {
  const random = series(seed);
  /** Items with the highest rank first; those with the same rank in any order. */
  const ranked = <Item>(items: readonly Item[], rankOf: (item: Item) => number): Item[] =>
    items
      .map((item) => ({ item, rank: rankOf(item) + random() }))
      .sort((a, b) => b.rank - a.rank)
      .map(({ item }) => item);

  const factors = sizes.map((size) =>
    Array.from({ length: size }, (_, value): Choice => ({ value, open: new Set() })),
  );
  for (const own of factors) {
    const others = factors.filter((values) => values !== own).flat();
    // A single factor has no pairs: there, each value is to be in a row.
    for (const one of own) for (const other of sizes.length > 1 ? others : [one]) one.open.add(other);
  }
  const mostOpen = (values: readonly Choice[]) => Math.max(...values.map(({ open }) => open.size));
  const covered = (row: readonly Choice[], { open }: Choice) => row.filter((other) => open.has(other)).length;
  const greedyRow = () => {
    const row: Choice[] = [];
    for (const values of ranked(factors, mostOpen)) {
      row.push(...ranked(values, (one) => covered(row, one)).slice(0, 1));
    }
    return row;
  };

  const rows: number[][] = [];
  while (factors.some(mostOpen) && rows.length < limit) {
    const [best = []] = ranked(Array.from({ length: tries }, greedyRow), (row) =>
      row.reduce((sum, one) => sum + covered(row, one), 0),
    );
    for (const { open } of best) for (const other of best) open.delete(other);
    rows.push(factors.map((values) => values.find((one) => best.includes(one))?.value ?? 0));
  }
  const missing = factors.flat().reduce((sum, { open }) => sum + open.size, 0);
  return { rows, missing: sizes.length > 1 ? missing / 2 : missing };
}
