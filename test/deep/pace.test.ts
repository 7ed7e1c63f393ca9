import { describe, expect, test } from "vitest";
import { LearnedPace } from "../../src/client/learned-pace.js";
import { type Limit, limitOf, processOf, run } from "../support/paced-processes.js";

// Hours of calls, in virtual time. The waits are random, so each simulation runs several times.
const runs = Array.from({ length: 10 }, (_, index) => index);
const minute = 60_000;
const hour = 60 * minute;
/** A service that accepts twenty requests a second: one in 50 ms. */
const twenty = () => limitOf(() => 20);
const twice = 100;

/** Refuses one request in some, whatever the rate. */
const oneIn = (count: number) => () => (Math.random() < 1 / count ? 0 : undefined);

/** Refuses the first of some requests, again and again. */
function firstOf(count: number, wait = 0): Limit {
  let requests = 0;
  return () => (requests++ % count === 0 ? wait : undefined);
}

/** Refuses one request, and otherwise has another limit. */
function once(others: Limit): Limit {
  const refuse = firstOf(Number.POSITIVE_INFINITY);
  return (now) => refuse(now) ?? others(now);
}

describe.each(runs)("simulation %i", () => {
  test.each<[what: string, limit: Limit]>([
    ["everything", () => 0],
    ["everything for a minute", () => minute],
    ["every second request", firstOf(2, 1_000)],
    ["one in six, at regular intervals", firstOf(6)],
    ...[2, 3, 6, 12, 20, 50].map((count): [string, Limit] => [`one in ${count}`, oneIn(count)]),
  ])(
    "refusals of %s for an hour keep the interval below 10 s, and are forgotten in four minutes",
    (_, limit) => {
      const process = processOf(new LearnedPace());
      const { pace } = process;
      run([process], twenty(), 0, minute);
      for (let now = minute; now < hour; now += minute) {
        run([process], limit, now, now + minute);
        expect(pace.interval(now + minute)).toBeLessThan(10_000);
      }
      const later = hour + 4 * minute;
      expect(pace.interval(later)).toBeLessThanOrEqual(twice);
      run([process], twenty(), hour, later);
      expect(pace.interval(later)).toBeLessThanOrEqual(twice);
    },
  );

  test("a refusal before each of twelve reads does not delay later reads", () => {
    const pace = new LearnedPace();
    run([processOf(pace, 1)], firstOf(2, 1_000), 0, 12_000);
    for (let now = 20_000; now < 2 * hour; now += 10_000) {
      expect(pace.next).toBeLessThanOrEqual(now);
      pace.accept(pace.begin(now));
    }
  });

  test.each([1, 32])(
    "a single refusal of %i workers is forgotten in a minute, with or without calls",
    (workers) => {
      for (const start of [0, minute]) {
        const process = processOf(new LearnedPace(), workers);
        run([process], twenty(), 0, start);
        run([process], once(twenty()), start, start + 5_000);
        expect(process.pace.interval(start + minute)).toBeLessThanOrEqual(twice);
        run([process], twenty(), start + 5_000, start + minute);
        expect(process.pace.interval(start + minute)).toBeLessThanOrEqual(twice);
      }
    },
  );

  test("a limit that halves and doubles is kept and used", () => {
    const process = processOf(new LearnedPace());
    const limits = [20, 10, 20, 40, 20, 10, 5, 10];
    const phase = 4 * minute;
    const limit = limitOf((now) => limits[Math.floor(now / phase)] ?? 10);
    for (const [index, perSecond] of limits.entries()) {
      const end = (index + 1) * phase;
      const { accepted, refused } = process;
      run([process], limit, index * phase, end - 1);
      expect(process.accepted - accepted).toBeGreaterThan((0.75 * perSecond * phase) / 1_000);
      expect(process.refused - refused).toBeLessThan(0.05 * (process.accepted - accepted));
      expect(process.pace.interval(end)).toBeLessThanOrEqual(2_000 / perSecond);
    }
  });

  test("two processes on one key share and use its limit", () => {
    const processes = [processOf(new LearnedPace()), processOf(new LearnedPace())];
    run(processes, twenty(), 0, hour);
    const accepted = processes.map((process) => process.accepted);
    const sum = accepted.reduce((before, count) => before + count);
    expect(sum).toBeGreaterThan((0.8 * 20 * hour) / 1_000);
    expect(Math.min(...accepted)).toBeGreaterThan(0.3 * sum);
    for (const { refused } of processes) expect(refused).toBeLessThan(0.02 * sum);
  });

  test.each([1, 2, 3, 4])("a limit of %i a second, too low to learn, is used up in turns", (perSecond) => {
    const process = processOf(new LearnedPace());
    run(
      [process],
      limitOf(() => perSecond),
      0,
      hour,
    );
    expect(process.accepted).toBeGreaterThan((0.75 * perSecond * hour) / 1_000);
    expect(process.refused).toBeLessThan(1.1 * (process.accepted / perSecond) + 32);
  });
});

test("a pace does not remember every attempt of a long process", () => {
  const pace = new LearnedPace();
  const before = process.memoryUsage().heapUsed;
  for (let now = 0; now < 10_000_000; now += 1) pace.accept(pace.begin(now));
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(40_000_000);
});
