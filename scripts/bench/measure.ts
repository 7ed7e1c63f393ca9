/** What was measured of each of what is compared. */
export type Values = Record<string, number>;
export type Call = () => Promise<unknown>;

/**
 * Measures the processor time of two ways to do one thing in short turns, so that whatever else the machine does falls on
 * both. It is two, because one that leaves much garbage slows all that run beside it. Each round begins with the other one,
 * or the collector of garbage would always run in the turn of the same. The first quarter of the rounds only warms up.
 *
 * @returns the median of the one, as a multiple of that of the other
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

/** The memory in MiB that is in use once garbage is collected. */
export function memoryInUse(): number {
  if (!globalThis.gc) throw new Error("This needs Node's option --expose-gc.");
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1024 / 1024;
}
