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
const tries = 20;

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
  const open = pairsOf(sizes);
  const rows: number[][] = [];
  while (open.size > 0 && rows.length < limit) {
    let best: { row: number[]; covered: string[] } = { row: [], covered: [] };
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const row = greedyRow(sizes, open, random);
      const covered = keysOf(row).filter((key) => open.has(key));
      if (covered.length > best.covered.length) best = { row, covered };
    }
    for (const key of best.covered) open.delete(key);
    rows.push(best.row);
  }
  return { rows, missing: open.size };
}

const keyOf = (a: number, i: number, b: number, j: number) => `${a}=${i} ${b}=${j}`;

/** Every pair of two factors' values; of a single factor, its values. */
function pairsOf(sizes: readonly number[]): Set<string> {
  const keys = new Set<string>();
  const [only = 0] = sizes;
  if (sizes.length === 1) for (let i = 0; i < only; i += 1) keys.add(keyOf(0, i, 0, i));
  for (const [a, size] of sizes.entries()) {
    for (const [b, other] of sizes.entries()) {
      if (a >= b) continue;
      for (let i = 0; i < size; i += 1) for (let j = 0; j < other; j += 1) keys.add(keyOf(a, i, b, j));
    }
  }
  return keys;
}

function keysOf(row: readonly number[]): string[] {
  if (row.length === 1) return [keyOf(0, row[0] ?? 0, 0, row[0] ?? 0)];
  return row.flatMap((i, a) => row.flatMap((j, b) => (a < b ? [keyOf(a, i, b, j)] : [])));
}

/** A row that begins with a pair which is in none yet, and adds to it the values that cover the most pairs. */
function greedyRow(sizes: readonly number[], open: ReadonlySet<string>, random: () => number): number[] {
  const row = new Map<number, number>();
  const start = [...open][Math.floor(random() * open.size)] ?? "";
  for (const [, factor, value] of start.matchAll(/(\d+)=(\d+)/g)) row.set(Number(factor), Number(value));
  const order = sizes.map((_, factor) => ({ factor, rank: random() })).sort((x, y) => x.rank - y.rank);
  for (const { factor } of order) {
    if (row.has(factor)) continue;
    const size = sizes[factor] ?? 1;
    const shift = Math.floor(random() * size);
    let best = { value: shift, gain: -1 };
    for (let step = 0; step < size; step += 1) {
      const value = (shift + step) % size;
      const gain = [...row].filter(([other, j]) =>
        open.has(factor < other ? keyOf(factor, value, other, j) : keyOf(other, j, factor, value)),
      ).length;
      if (gain > best.gain) best = { value, gain };
    }
    row.set(factor, best.value);
  }
  return sizes.map((_, factor) => row.get(factor) ?? 0);
}
