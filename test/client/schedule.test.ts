import { expect, test } from "vitest";
import { Schedule } from "../../src/client/schedule.js";

/** Begins and refuses an attempt as early as allowed, with a stop of 20 seconds. Returns the end of the stop. */
function stop(schedule: Schedule): number {
  const now = Math.max(0, schedule.next);
  schedule.begin(now);
  schedule.refuse(now, now, 20_000);
  return schedule.next;
}

function stopped(stops = 1, schedule = new Schedule()) {
  for (let count = 0; count < stops; count += 1) stop(schedule);
  return { schedule, end: schedule.next };
}

test("attempts begin at once before the first refusal, or at the interval of a known limit", () => {
  const schedule = new Schedule();
  const limited = new Schedule(200);
  for (const one of [schedule, limited]) one.begin(1_000);
  expect([schedule.next, limited.next]).toEqual([1_000, 1_200]);
});

test("a refusal stops attempts, and then they begin at an interval", () => {
  const schedule = new Schedule();
  schedule.begin(1_000);
  schedule.refuse(1_000, 1_010, 60_000);
  expect(schedule.next).toBe(61_010);
  schedule.begin(61_010);
  expect(schedule.next).toBe(61_110);
});

test("a stop without a Retry-After is as long as the wait of a first retry", () => {
  const stops = Array.from({ length: 100 }, () => {
    const schedule = new Schedule();
    schedule.refuse(0, 0);
    return schedule.next;
  });
  expect(Math.max(...stops)).toBeLessThanOrEqual(500);
  expect(Math.max(...stops)).toBeGreaterThan(250);
});

test("the interval doubles with each stop, from 100 ms to at most ten seconds", () => {
  const { schedule } = stopped(0);
  const intervals = Array.from({ length: 9 }, () => schedule.interval(stop(schedule)));
  expect(intervals).toEqual([100, 200, 400, 800, 1_600, 3_200, 6_400, 10_000, 10_000]);
});

test("the refusals of one burst only extend the stop, even if they arrive late", () => {
  const schedule = new Schedule();
  for (let begun = 0; begun < 32; begun += 1) schedule.refuse(begun, 40 + begun, 1_000);
  expect([schedule.next, schedule.interval(schedule.next)]).toEqual([1_071, 100]);
  schedule.refuse(40, 1_000, 5_000);
  schedule.refuse(39, 1_001, 0);
  expect([schedule.next, schedule.interval(schedule.next)]).toEqual([6_000, 100]);
});

test("the interval halves after each five seconds since the stop, and is none below 100 ms", () => {
  const { schedule, end } = stopped(3);
  const intervals = [0, 4_999, 5_000, 10_000, 14_999, 15_000].map((calm) => schedule.interval(end + calm));
  expect(intervals).toEqual([400, 400, 200, 100, 100, 0]);
  // A late refusal does not bring back the interval that has halved.
  schedule.refuse(0, end + 6_000, 1_000);
  expect(schedule.interval(end + 7_000)).toBe(200);
});

test("the interval of a known limit doubles, too, and the pace never exceeds the limit", () => {
  const { schedule, end } = stopped(2, new Schedule(300));
  expect([0, 5_000, 10_000, 60_000].map((calm) => schedule.interval(end + calm))).toEqual([
    1_200, 600, 300, 300,
  ]);
  const slow = stopped(3, new Schedule(20_000));
  expect(slow.schedule.interval(slow.end)).toBe(20_000);
});
