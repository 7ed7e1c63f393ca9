import { describe, expect, test } from "vitest";
import { retryDelay } from "../../src/client/retry.js";
import { Schedule } from "../../src/client/schedule.js";

// Calls in virtual time, in milliseconds. The waits are random, so each simulation runs several times.
const hour = 3_600_000;

/** Decides on a request: undefined accepts it, and a number refuses it with that `Retry-After`. */
type Limit = (now: number) => number | undefined;

/** A limit that accepts some requests in each second. */
function limitOf(perSecond: number): Limit {
  let second = 0;
  let accepted = 0;
  return (now) => {
    const current = Math.floor(now / 1_000);
    if (current > second) accepted = 0;
    second = current;
    if (accepted >= perSecond) return 1_000;
    accepted += 1;
    return undefined;
  };
}

/**
 * Lets processes with a schedule each make calls, 32 at once. The service works 40 ms on each accepted request, and refuses the others
 * in 1 ms.
 */
function simulate(schedules: readonly Schedule[], limit: Limit, method = "GET", calls = Infinity) {
  let now = 0;
  const events: { time: number; happen: () => void }[] = [];
  const after = (wait: number, happen: () => void) => events.push({ time: now + wait, happen });

  const begin = (schedule: Schedule) => {
    const counts = { accepted: 0, refused: 0, failed: 0 };
    let left = calls;
    const call = () => {
      left -= 1;
      if (left >= 0) attempt(0);
    };
    const attempt = (retries: number) => {
      const turn = schedule.next - now;
      if (turn > 0) return after(turn, () => attempt(retries));
      const begun = now;
      schedule.begin(begun);
      const wait = limit(begun);
      return after(wait === undefined ? 40 : 1, () => {
        counts[wait === undefined ? "accepted" : "refused"] += 1;
        if (wait === undefined) return call();
        schedule.refuse(begun, now, wait);
        const headers = { "retry-after": `${wait / 1_000}` };
        const outcome = { status: 429, response: new Response(null, { status: 429, headers }) };
        const delay = retries < 2 ? retryDelay(outcome, method, retries) : undefined;
        if (delay !== undefined) return after(delay, () => attempt(retries + 1));
        counts.failed += 1;
        call();
      });
    };
    for (let started = 0; started < 32; started += 1) call();
    return counts;
  };
  return {
    processes: schedules.map(begin),
    /** Runs all events until a time, and returns the time of the last one. */
    run(end: number): number {
      for (;;) {
        let first = 0;
        for (const [index, { time }] of events.entries())
          if (time < Number(events[first]?.time)) first = index;
        const event = events[first];
        if (event === undefined || event.time > end) return now;
        events.splice(first, 1);
        now = event.time;
        event.happen();
      }
    },
  };
}

describe.each([1, 2, 3, 4, 5])("simulation %i", () => {
  test.each<[method: "GET" | "POST", limit: string, shortest: number, seconds: number]>([
    ["GET", "an unknown limit", 0, 19],
    ["GET", "a known limit", 1_000 / 18, 11.2],
    ["POST", "a known limit", 1_000 / 18, 11.2],
  ])("a service of 20 a second accepts 200 of 200 calls: %s with %s", (method, _, shortest, seconds) => {
    const { processes, run } = simulate([new Schedule(shortest)], limitOf(20), method, 200);
    expect(run(hour)).toBeLessThan(1_000 * seconds);
    expect(processes).toMatchObject([{ accepted: 200, failed: 0 }]);
  });

  test("two processes on one key share and use its limit for an hour", () => {
    const { processes, run } = simulate([new Schedule(), new Schedule()], limitOf(20));
    run(hour);
    for (const { accepted } of processes) expect(accepted).toBeGreaterThan(0.3 * 20 * 3_600);
  });

  test.each([0, 1_000, 60_000])(
    "refusals of everything for an hour, with a Retry-After of %i ms, cost few requests and are forgotten",
    (wait) => {
      const schedule = new Schedule();
      let longest = 0;
      const { processes, run } = simulate([schedule], (now) => {
        longest = Math.max(longest, schedule.interval(now));
        return now < hour ? wait : undefined;
      });
      run(hour);
      expect(longest).toBeLessThanOrEqual(10_000);
      expect(processes[0]?.refused).toBeLessThan(1_000);
      expect(schedule.interval(run(hour + 120_000))).toBe(0);
    },
  );
});

test.each([
  [1, 0.5],
  [5, 0.8],
  [20, 0.5],
  [100, 0.2],
])("reads use an unknown limit of %i a second, and hardly any fails in an hour", (perSecond, share) => {
  const { processes, run } = simulate([new Schedule()], limitOf(perSecond));
  run(hour);
  for (const { accepted, failed } of processes) {
    expect(accepted).toBeGreaterThan(share * perSecond * 3_600);
    expect(failed).toBeLessThan(accepted / 1_000);
  }
});
