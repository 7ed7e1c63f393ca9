import { expect, test } from "vitest";
import { type Change, type MovingList, readMovingList } from "../support/moving-list.js";

// ALL_SEEDS=1 reads each list with 500 seeds, which takes some minutes.
const seeds = process.env["ALL_SEEDS"] ? 500 : 50;
const levels = [1, 2, 4, 8, 16];

/** Reads a list once for each seed. Prints the measures with ALL_SEEDS. */
async function measure(name: string, list: Omit<MovingList, "seed">) {
  const runs = [];
  for (let seed = 1; seed <= seeds; seed += 1) runs.push(await readMovingList({ ...list, seed }));
  const requests = runs.map((run) => run.requests).sort((a, b) => a - b);
  const measured = {
    lost: runs.filter(({ lost }) => lost > 0).length,
    twice: runs.filter(({ twice }) => twice > 0).length,
    ends: runs.filter(({ error }) => error === undefined).length / seeds,
    requests: requests[seeds >> 1] ?? 0,
  };
  const { lost, twice, ends } = measured;
  if (process.env["ALL_SEEDS"]) {
    const percent = `${(100 * ends).toFixed(1)} %`;
    console.log(`${name}: lost ${lost}, twice ${twice}, ends ${percent}, requests ${measured.requests}`);
  }
  return measured;
}

// The limits of the requests, of the pages: one page at a time, and several.
test.each<[change: Change, one: number, several: number]>([
  ["front", 1.1, 2.4],
  ["end", 1.05, 2.2],
  ["removal", 2.1, 3.2],
  ["up", 1.1, 3.2],
  ["down", 3.2, 3.2],
])("a list with a change of one kind (%s) for each third page is whole", async (change, one, several) => {
  for (const concurrency of levels) {
    const name = `${change}, concurrency ${concurrency}`;
    const list = await measure(name, { changes: [change], every: 3, concurrency });
    expect({ ...list, name }).toMatchObject({ lost: 0, twice: 0 });
    expect(list.ends).toBeGreaterThanOrEqual(0.98);
    expect(list.requests, name).toBeLessThanOrEqual(concurrency === 1 ? one : several);
  }
});

const all: Change[] = ["front", "end", "removal", "up", "down"];

test.each<[changes: Change[], every: number, ends: number]>([
  [["front", "removal"], 3, 0],
  [["front", "removal"], 20, 0.4],
  [["up", "down"], 3, 0.4],
  [["up", "down"], 20, 0.4],
  [all, 3, 0],
  [all, 20, 0.2],
])(
  "a list with several kinds of changes (%s), one for %i pages, is whole, or the loop throws",
  async (...row) => {
    const [changes, every, ends] = row;
    for (const concurrency of levels) {
      const name = `${changes.join(" and ")}, 1 of ${every}, concurrency ${concurrency}`;
      const list = await measure(name, { changes, every, concurrency });
      expect({ ...list, name }).toMatchObject({ lost: 0, twice: 0 });
      expect(list.ends, name).toBeGreaterThanOrEqual(ends);
    }
  },
);

test.each([20, 100, 300])(
  "untilStable sees changes that balance each other, one for %i pages",
  async (every) => {
    for (const concurrency of [1, 8]) {
      const name = `balanced, 1 of ${every}, concurrency ${concurrency}`;
      const list = await measure(name, { changes: ["balanced"], every, concurrency, untilStable: true });
      expect({ ...list, name }).toMatchObject({ lost: 0, twice: 0 });
    }
  },
);

test.each(levels)(
  "a list that does not change is read once, and one with a wrong total twice (at %i)",
  async (concurrency) => {
    const quiet = { changes: [], every: 0, concurrency };
    expect(await measure(`no change, concurrency ${concurrency}`, quiet)).toMatchObject({
      ends: 1,
      requests: 1,
    });
    const wrong = await measure(`a wrong total, concurrency ${concurrency}`, { ...quiet, excess: 7 });
    expect(wrong.ends).toBe(0);
    expect(wrong.requests).toBeLessThanOrEqual(2.1);
  },
);
