/**
 * Times several ways to do one thing in turns, so that whatever else the machine does falls on all of them alike. Each
 * round begins with another way, or the collector of garbage would always run in the turn of the same one.
 *
 * @param base the way that the others are compared with
 * @returns the median time of each, as a multiple of the base's
 */
export async function compare(
  base: string,
  ways: Record<string, () => Promise<unknown>>,
  { rounds = 60, calls = 300 } = {},
): Promise<Record<string, number>> {
  const entries = Object.entries(ways).map(([name, act]) => ({
    name,
    act,
    times: [] as number[],
  }));
  const warmUp = 15;
  for (let round = 0; round < warmUp + rounds; round += 1) {
    const first = round % entries.length;
    for (const { act, times } of [...entries.slice(first), ...entries.slice(0, first)]) {
      const start = performance.now();
      for (let call = 0; call < calls; call += 1) await act();
      if (round >= warmUp) times.push(performance.now() - start);
    }
  }
  const medians = Object.fromEntries(entries.map(({ name, times }) => [name, median(times)]));
  const unit = medians[base] ?? Number.NaN;
  return Object.fromEntries(Object.entries(medians).map(([name, time]) => [name, time / unit]));
}

export function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
