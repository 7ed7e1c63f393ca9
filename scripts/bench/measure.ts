/** The measured values, by what they measure. */
export type Figures = Record<string, number>;
export type Call = () => Promise<unknown>;

/**
 * Compares the processor time of two calls in short turns, so that other work of the machine slows both. Rounds begin with each call in
 * turn, because the garbage collector would otherwise always run in the turn of the same one. The first quarter of the rounds warms up.
 *
 * @returns the median of `one`, as a multiple of the median of `other`
 */
export async function ratio(one: Call, other: Call, { rounds = 120, calls = 200 } = {}): Promise<number> {
  const first = { call: one, times: [] as number[] };
  const second = { call: other, times: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    for (const { call, times } of round % 2 === 0 ? [first, second] : [second, first]) {
      const start = process.cpuUsage();
      for (let count = 0; count < calls; count += 1) await call();
      const { user, system } = process.cpuUsage(start);
      if (round >= rounds / 4) times.push(user + system);
    }
  }
  return median(first.times) / median(second.times);
}

export function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** Collects garbage, and returns the used memory in MiB. */
export function memoryInUse(): number {
  if (!globalThis.gc) throw new Error("This needs Node's option --expose-gc.");
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1024 / 1024;
}
