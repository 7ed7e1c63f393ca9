import type { Scheduler } from "fast-check";
import { expect, test } from "vitest";
import { fc, runs } from "../support/fuzz.js";
import { type Change, type ListHistory, readHistory } from "../support/list-history.js";

const between = (min: number, max: number) => fc.integer({ min, max });
const history = {
  // Each number is as likely as the others.
  random: fc.noBias(fc.infiniteStream(fc.nat())).map((numbers) => () => numbers.next().value / 2 ** 31),
  size: between(1, 30),
  pages: between(0, 12),
  concurrency: fc.oneof(fc.constant(1), between(2, 16)),
  rate: fc.constantFrom(0.03, 0.1, 0.3, 0.6),
  totals: fc.constantFrom<ListHistory["totals"]>("pages", "items"),
  past: fc.constantFrom<ListHistory["past"]>("empty", 404),
};
const all: Change[] = ["front", "end", "anywhere", "removal", "move"];
const some = (changes: Change[]) => fc.subarray(changes, { minLength: 1 });

/** Reads lists with random histories. Returns the share of the loops that ended without an error. */
async function readAll(histories: fc.Arbitrary<ListHistory>, numRuns: number): Promise<number> {
  let ends = 0;
  const read = async (given: ListHistory, scheduler: Scheduler) => {
    const { lost, twice, error, most, mostAgain, beyond } = await readHistory(given, scheduler);
    expect(twice).toBe(0);
    expect(most).toBeLessThanOrEqual(given.concurrency);
    // Later readings request one page at a time.
    expect(mostAgain).toBeLessThanOrEqual(1);
    // A report of one full page can have a second one.
    expect(beyond).toBeLessThanOrEqual(given.totals === "items" ? 1 : 0);
    if (error !== undefined) return;
    ends += 1;
    expect(lost).toEqual([]);
  };
  await fc.assert(fc.asyncProperty(histories, fc.scheduler(), read), { numRuns, endOnFailure: true });
  return ends / numRuns;
}

test("a list that changes at most once between two responses loses nothing without an error", async () => {
  const { numRuns } = runs(3_000);
  const ends = await readAll(fc.record({ ...history, changes: some(all) }), numRuns);
  expect(ends).toBeGreaterThan(0.7);
});

test("a report without a total loses nothing without an error when rows move and come", async () => {
  const { numRuns } = runs(3_000);
  const changes = some(["front", "end", "anywhere", "move"]);
  const totals = fc.constant("page alone" as const);
  const ends = await readAll(fc.record({ ...history, size: fc.constant(30), totals, changes }), numRuns);
  expect(ends).toBeGreaterThan(0.7);
});

test("a list that only grows in front, or only at its end, always ends", async () => {
  const { numRuns } = runs(3_000);
  const changes = fc.constantFrom<Change[]>(["front"], ["end"]);
  // At most as many items come in one reading as a page has.
  const size = between(20, 30);
  expect(await readAll(fc.record({ ...history, size, changes }), numRuns)).toBe(1);
});

test.each([
  [10, 30, 0.97],
  [10, 10, 0.85],
  [100, 100, 0.75],
])(
  "a list of %i pages that loses an item with one of %i requests mostly ends",
  async (pages, oneOf, share) => {
    const fixed = { pages, rate: 1 / oneOf, size: 30, changes: ["removal"] as const };
    const { numRuns } = runs(300);
    const histories = fc.record(history).map((random) => ({ ...random, ...fixed }));
    expect(await readAll(histories, numRuns)).toBeGreaterThan(share);
  },
);
