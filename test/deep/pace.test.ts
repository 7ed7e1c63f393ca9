import { describe, expect, test } from "vitest";
import { Schedule } from "../../src/client/schedule.js";
import { limitOf, PacedProcess, VirtualTime } from "../support/paced-process.js";

// Calls in virtual time. The waits are random, so each simulation runs several times.
const runs = Array.from({ length: 10 }, (_, index) => index);
const hour = 3_600_000;
const known = () => new Schedule(1_000 / 18);

function timeFrom(now: number): VirtualTime {
  const time = new VirtualTime();
  time.now = now;
  return time;
}

describe.each(runs)("simulation %i", (index) => {
  test.each<[method: "GET" | "POST", limit: string, schedule: () => Schedule, seconds: number]>([
    ["GET", "an unknown limit", () => new Schedule(), 19],
    ["GET", "a known limit", known, 11.2],
    ["POST", "a known limit", known, 11.2],
  ])("a service of 20 a second accepts 200 of 200 calls: %s with %s", (method, _, schedule, seconds) => {
    const begin = index * 100;
    const time = timeFrom(begin);
    const process = new PacedProcess(time, limitOf(20), schedule(), method, 200);
    time.run(hour);
    expect(process).toMatchObject({ accepted: 200, failed: 0 });
    expect(time.now - begin).toBeLessThan(1_000 * seconds);
  });

  test("two processes on one key share and use its limit for an hour", () => {
    const time = timeFrom(index * 100);
    const limit = limitOf(20);
    const processes = [1, 2].map(() => new PacedProcess(time, limit, new Schedule(), "GET"));
    time.run(hour);
    const accepted = processes.map((process) => process.accepted);
    expect(accepted[0]).toBeGreaterThan(0.3 * 20 * 3_600);
    expect(accepted[1]).toBeGreaterThan(0.3 * 20 * 3_600);
  });

  test.each([0, 1_000, 60_000])(
    "refusals of everything for an hour, with a Retry-After of %i ms, cost few requests and are forgotten",
    (wait) => {
      const time = timeFrom(index * 100);
      const schedule = new Schedule();
      let longest = 0;
      const limit = (now: number) => {
        longest = Math.max(longest, schedule.interval(now));
        return now < hour ? wait : undefined;
      };
      const process = new PacedProcess(time, limit, schedule, "GET");
      time.run(hour);
      expect(longest).toBeLessThanOrEqual(10_000);
      expect(process.refused).toBeLessThan(1_000);
      time.run(hour + 120_000);
      expect(schedule.interval(time.now)).toBe(0);
    },
  );
});

test.each([
  [1, 0.5],
  [5, 0.8],
  [20, 0.5],
  [100, 0.2],
])("reads use an unknown limit of %i a second, and hardly any fails in an hour", (perSecond, share) => {
  const time = new VirtualTime();
  const process = new PacedProcess(time, limitOf(perSecond), new Schedule(), "GET");
  time.run(hour);
  expect(process.accepted).toBeGreaterThan(share * perSecond * 3_600);
  expect(process.failed).toBeLessThan(process.accepted / 1_000);
});
