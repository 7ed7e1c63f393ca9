import { describe, expect, test } from "vitest";
import { type Attempt, LearnedPace } from "../../src/client/learned-pace.js";

/** Begins several attempts at the same time. */
const burst = (pace: LearnedPace, count: number, now: number) =>
  Array.from({ length: count }, () => pace.begin(now));

/** A pace in a stop, after a burst with 20 accepted and 12 refused attempts. */
function stopped(length = 1_000) {
  const pace = new LearnedPace();
  const attempts = burst(pace, 32, 1_000);
  for (const refused of attempts.slice(20)) pace.refuse(refused, 1_010, length);
  for (const accepted of attempts.slice(0, 20)) pace.accept(accepted);
  return { pace, attempts };
}

/** A pace after that stop. */
function learned(length?: number): LearnedPace {
  const { pace } = stopped(length);
  pace.accept(pace.begin(pace.next));
  return pace;
}

/** Begins attempts as early as allowed, and accepts all of them. */
function succeed(pace: LearnedPace, count: number): void {
  for (let made = 0; made < count; made += 1) pace.accept(pace.begin(pace.next));
}

describe("a refusal", () => {
  test("without Retry-After stops them for as long as a retry would wait", () => {
    const pace = new LearnedPace();
    const waits: number[] = [];
    for (let refusals = 0; refusals < 10; refusals += 1) {
      const now = pace.next;
      pace.refuse(pace.begin(now), now);
      waits.push(pace.next - now);
    }
    for (const [refusals, wait] of waits.entries()) {
      expect(wait).toBeLessThanOrEqual(Math.min(8_000, 500 * 2 ** refusals));
    }
    expect(Math.max(...waits)).toBeGreaterThan(500);
  });

  test("during a stop extends it, even if an earlier attempt is accepted later", () => {
    const { pace } = stopped();
    const slow = pace.begin(pace.next);
    const refused = pace.begin(pace.next);
    const now = pace.next;
    pace.refuse(refused, now, 60_000);
    pace.accept(slow);
    expect(pace.next).toBe(now + 60_000);
  });

  test("does not shorten the stop of an earlier refusal in the same burst", () => {
    const pace = new LearnedPace();
    const [first, second] = burst(pace, 2, 0) as [Attempt, Attempt];
    pace.refuse(first, 10, 60_000);
    pace.refuse(second, 20, 1_000);
    expect(pace.next).toBe(60_010);
  });

  test("counts once with its burst, even if it arrives after the stop", () => {
    const pace = new LearnedPace();
    const [first, late] = burst(pace, 20, 0) as [Attempt, Attempt];
    pace.refuse(first, 10, 1_000);
    pace.accept(pace.begin(1_010));
    const { next, interval } = pace;
    pace.refuse(late, 1_020);
    expect(pace).toMatchObject({ next, interval });
    succeed(pace, 1);
    expect(pace.interval).toBeLessThan(interval);
  });

  test.each([1_000, 60_000])("of a later attempt lengthens the interval after a stop of %i ms", (length) => {
    const pace = learned(length);
    succeed(pace, 100);
    const { interval, next } = pace;
    pace.refuse(pace.begin(next), next, 1_000);
    expect(pace.next).toBeGreaterThanOrEqual(next + 1_000);
    pace.accept(pace.begin(pace.next));
    expect(pace.interval).toBeGreaterThan(interval * 1.1);
    expect(pace.interval).toBeLessThan(interval * 1.3);
  });

  test("does not shorten the interval, although the service accepted a burst before", () => {
    const pace = learned(0);
    const { interval, next } = pace;
    pace.refuse(pace.begin(next), next);
    pace.accept(pace.begin(pace.next));
    expect(pace.interval).toBeGreaterThanOrEqual(interval);
  });

  test("after a few attempts does not slow the client below one attempt per second", () => {
    const pace = new LearnedPace();
    pace.accept(pace.begin(0));
    pace.refuse(pace.begin(10), 20, 60_000);
    pace.accept(pace.begin(pace.next));
    expect(pace.interval).toBe(1_000);
  });
});

describe("after a stop", () => {
  test("the interval is a little longer than that of the accepted attempts", () => {
    expect(learned().interval).toBeCloseTo(1.15 * (1_000 / 20));
  });

  test("the next attempt waits for an accepted one, or for as long as a retry would wait", () => {
    const { pace, attempts } = stopped();
    const probe = pace.begin(2_010);
    const guard = pace.next;
    expect(guard).toBeGreaterThan(2_010);
    // An attempt from before the stop does not end it.
    pace.accept(attempts[0] as Attempt);
    expect(pace).toMatchObject({ next: guard, interval: 0 });
    pace.accept(probe);
    expect(pace.next).toBe(2_010 + pace.interval);
  });

  test("accepted attempts shorten the interval, slowly at first", () => {
    const pace = learned();
    const { interval } = pace;
    succeed(pace, 100);
    expect(pace.interval).toBeGreaterThan(interval * 0.95);
    expect(pace.interval).toBeLessThan(interval);
    succeed(pace, 700);
    expect(pace.interval).toBeLessThan(interval / 100);
  });

  test("attempts that begin later than allowed do not shorten it", () => {
    const pace = learned();
    const { interval } = pace;
    for (let made = 0; made < 500; made += 1) pace.accept(pace.begin(pace.next + 200));
    expect(pace.interval).toBe(interval);
  });

  test("the interval is forgotten after five minutes without an attempt", () => {
    const pace = learned();
    pace.begin(pace.next + 299_000);
    expect(pace.interval).toBeGreaterThan(0);
    pace.begin(pace.next + 301_000);
    expect(pace).toMatchObject({ interval: 0 });
  });
});

test.each([5, 100])("a service that accepts %i calls a second refuses few of 2,000 paced calls", (limit) => {
  const pace = new LearnedPace();
  const accepted: number[] = [];
  let refused = 0;
  for (let made = 0; made < 2_000; made += 1) {
    const now = Math.max(pace.next, 0);
    const attempt = pace.begin(now);
    if (accepted.filter((time) => time > now - 1_000).length < limit) {
      accepted.push(now);
      pace.accept(attempt);
    } else {
      refused += 1;
      pace.refuse(attempt, now, 1_000);
    }
  }
  expect(refused).toBeLessThan(20);
});
