/**
 * Measures the processor time of several ways to do one thing in short turns, so that whatever else the machine does falls
 * on all of them alike. Each round begins with another way, or the collector of garbage would always run in the turn of
 * the same one. The first 6,000 calls only warm up.
 *
 * @param base the way that the others are compared with
 * @returns the median of each, as a multiple of the base's
 */
export async function compare(
  base: string,
  ways: Record<string, () => Promise<unknown>>,
  { rounds = 90, calls = 200 } = {},
): Promise<Record<string, number>> {
  const entries = Object.entries(ways).map(([name, act]) => ({
    name,
    act,
    times: [] as number[],
  }));
  const warmUp = Math.ceil(6_000 / calls);
  for (let round = 0; round < warmUp + rounds; round += 1) {
    const first = round % entries.length;
    for (const { act, times } of [...entries.slice(first), ...entries.slice(0, first)]) {
      const start = process.cpuUsage();
      for (let call = 0; call < calls; call += 1) await act();
      const { user, system } = process.cpuUsage(start);
      if (round >= warmUp) times.push(user + system);
    }
  }
  const medians = Object.fromEntries(entries.map(({ name, times }) => [name, median(times)]));
  const unit = medians[base] ?? Number.NaN;
  return Object.fromEntries(Object.entries(medians).map(([name, time]) => [name, time / unit]));
}

export function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
