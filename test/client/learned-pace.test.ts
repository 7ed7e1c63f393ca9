import { describe, expect, test } from "vitest";
import { type Attempt, LearnedPace } from "../../src/client/learned-pace.js";

/** Begins attempts at one time. */
const burst = (pace: LearnedPace, count: number, now: number) =>
  Array.from({ length: count }, () => pace.begin(now));

/** A pace in a stop: of a burst, 20 attempts were accepted and 12 refused. */
function stopped(length = 1_000) {
  const pace = new LearnedPace();
  const attempts = burst(pace, 32, 1_000);
  for (const refused of attempts.slice(20)) pace.refuse(refused, 1_010, length);
  for (const accepted of attempts.slice(0, 20)) pace.accept(accepted);
  return { pace, attempts };
}

function learned(length?: number): LearnedPace {
  const { pace } = stopped(length);
  pace.accept(pace.begin(pace.next));
  return pace;
}

/** Begins attempts, each as early as it may, of which all are accepted. */
function succeed(pace: LearnedPace, count: number): void {
  for (let made = 0; made < count; made += 1) pace.accept(pace.begin(pace.next));
}

test("nothing waits before a refusal", () => {
  const pace = new LearnedPace();
  for (const attempt of burst(pace, 1_000, 5)) pace.accept(attempt);
  expect(pace).toMatchObject({ next: 5, interval: 0 });
});

describe("a refusal", () => {
  test("stops all attempts for as long as the service asks", () => {
    expect(stopped().pace).toMatchObject({ next: 2_010, interval: 0 });
  });

  test("stops them as long as a retry would wait, where the service does not say how long", () => {
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

  test("during a stop is obeyed, although an attempt before it is accepted later", () => {
    const { pace } = stopped();
    const slow = pace.begin(pace.next);
    const refused = pace.begin(pace.next);
    const now = pace.next;
    pace.refuse(refused, now, 60_000);
    pace.accept(slow);
    expect(pace.next).toBe(now + 60_000);
  });

  test("does not stop them for a shorter time than an earlier one of its burst", () => {
    const pace = new LearnedPace();
    const [first, second] = burst(pace, 2, 0) as [Attempt, Attempt];
    pace.refuse(first, 10, 60_000);
    pace.refuse(second, 20, 1_000);
    expect(pace.next).toBe(60_010);
  });

  test("counts once with all of its burst, also with one that comes after the stop", () => {
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

  test.each([1_000, 60_000])(
    "of a later attempt makes the interval longer, after a stop of %i ms",
    (length) => {
      const pace = learned(length);
      succeed(pace, 100);
      const { interval, next } = pace;
      pace.refuse(pace.begin(next), next, 1_000);
      expect(pace.next).toBeGreaterThanOrEqual(next + 1_000);
      pace.accept(pace.begin(pace.next));
      expect(pace.interval).toBeGreaterThan(interval * 1.1);
      expect(pace.interval).toBeLessThan(interval * 1.3);
    },
  );

  test("does not make the interval shorter, although a burst was accepted before", () => {
    const { pace } = stopped(0);
    pace.accept(pace.begin(pace.next));
    const { interval, next } = pace;
    pace.refuse(pace.begin(next), next);
    pace.accept(pace.begin(pace.next));
    expect(pace.interval).toBeGreaterThanOrEqual(interval);
  });

  test("after few attempts does not slow them below one in a second", () => {
    const pace = new LearnedPace();
    pace.accept(pace.begin(0));
    pace.refuse(pace.begin(10), 20, 60_000);
    pace.accept(pace.begin(pace.next));
    expect(pace.interval).toBe(1_000);
  });
});

describe("after a stop", () => {
  test("the interval is a little longer than what was accepted had", () => {
    expect(learned().interval).toBeCloseTo(1.15 * (1_000 / 20));
  });

  test("the next attempt waits until one was accepted, or as long as a retry would wait", () => {
    const { pace, attempts } = stopped();
    const probe = pace.begin(2_010);
    const guard = pace.next;
    expect(guard).toBeGreaterThan(2_010);
    // What began before the stop does not end it.
    pace.accept(attempts[0] as Attempt);
    expect(pace).toMatchObject({ next: guard, interval: 0 });
    pace.accept(probe);
    expect(pace.next).toBe(2_010 + pace.interval);
  });

  test("attempts that succeed shorten the interval, first slowly", () => {
    const pace = learned();
    const { interval } = pace;
    succeed(pace, 100);
    expect(pace.interval).toBeGreaterThan(interval * 0.95);
    expect(pace.interval).toBeLessThan(interval);
    succeed(pace, 700);
    expect(pace.interval).toBeLessThan(interval / 100);
  });

  test("attempts that come later than they may do not shorten it", () => {
    const pace = learned();
    const { interval } = pace;
    for (let made = 0; made < 500; made += 1) pace.accept(pace.begin(pace.next + 200));
    expect(pace.interval).toBe(interval);
  });

  test("five minutes without an attempt end it", () => {
    const pace = learned();
    pace.begin(pace.next + 299_000);
    expect(pace.interval).toBeGreaterThan(0);
    pace.begin(pace.next + 301_000);
    expect(pace).toMatchObject({ interval: 0 });
  });
});

/** Makes calls one after the other to a service that accepts some in any second. Returns how many it refuses. */
function refusals(pace: LearnedPace, calls: number, limit: number): number {
  const accepted: number[] = [];
  let refused = 0;
  for (let made = 0; made < calls; made += 1) {
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
  return refused;
}

test.each([5, 20, 100])("of 2,000 calls to a service of %i a second, few are refused", (limit) => {
  expect(refusals(new LearnedPace(), 2_000, limit)).toBeLessThan(20);
});
