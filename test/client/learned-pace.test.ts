import { describe, expect, test } from "vitest";
import { LearnedPace } from "../../src/client/learned-pace.js";
import { limitOf, processOf, run } from "../support/paced-processes.js";

/** Begins several attempts at the same time. */
const burst = (pace: LearnedPace, count: number, now: number) =>
  Array.from({ length: count }, () => pace.begin(now));

/** A pace in a stop, after a burst whose refusals arrive before the first success. */
function stopped(wait = 1_000, { accepted = 20, pace = new LearnedPace() } = {}) {
  const attempts = burst(pace, accepted + 12, 1_000);
  for (const refused of attempts.slice(accepted)) pace.refuse(refused, 1_010, wait);
  for (const attempt of attempts.slice(0, accepted)) pace.accept(attempt);
  return pace;
}

/** Begins attempts as early as allowed, and accepts all of them. */
function succeed(pace: LearnedPace, count: number): void {
  for (let made = 0; made < count; made += 1) pace.accept(pace.begin(pace.next));
}

/** A pace after such a stop, and the time at which the stop ended. */
function learned(...given: Parameters<typeof stopped>) {
  const pace = stopped(...given);
  const end = pace.next;
  succeed(pace, 1);
  return { pace, end };
}

describe("a refusal", () => {
  test("without Retry-After stops attempts for as long as a retry would wait", () => {
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
    const pace = stopped();
    const slow = pace.begin(pace.next);
    const refused = pace.begin(pace.next);
    const now = pace.next;
    pace.refuse(refused, now, 60_000);
    pace.accept(slow);
    expect(pace.next).toBe(now + 60_000);
  });

  test("does not shorten the stop of an earlier refusal in the same burst", () => {
    const pace = new LearnedPace();
    const [begun = 0] = burst(pace, 2, 0);
    pace.refuse(begun, 10, 60_000);
    pace.refuse(begun, 20, 1_000);
    expect(pace.next).toBe(60_010);
  });

  test("counts once with its burst, even if it arrives after the stop", () => {
    const { pace, end } = learned();
    succeed(pace, 5);
    const { next } = pace;
    const interval = pace.interval(end);
    pace.refuse(1_000, end + 10);
    expect(pace.next).toBe(next);
    succeed(pace, 1);
    expect(pace.interval(end)).toBe(interval);
  });

  test("of the first attempts after a stop extends the stop", () => {
    const pace = stopped();
    for (let refusals = 0; refusals < 3; refusals += 1) {
      pace.refuse(pace.begin(pace.next), pace.next, 1_000);
    }
    const end = pace.next;
    succeed(pace, 1);
    expect(pace.interval(end)).toBeCloseTo((1.1 * (end - 1_010)) / 20);
  });

  test("only stops attempts if fewer than five were accepted since the stop before", () => {
    const pace = new LearnedPace();
    for (let refusals = 0; refusals < 12; refusals += 1) {
      succeed(pace, 4);
      pace.refuse(pace.begin(pace.next), pace.next, 1_000);
    }
    succeed(pace, 5);
    expect(pace.interval(pace.next)).toBe(0);
    expect(learned(1_000, { accepted: 4 }).pace.interval(0)).toBe(0);
  });

  test("lengthens the interval of paced attempts by a little", () => {
    const { pace } = learned();
    succeed(pace, 100);
    const now = pace.next;
    const interval = pace.interval(now);
    pace.refuse(pace.begin(now), now, 1_000);
    succeed(pace, 1);
    expect(pace.interval(now)).toBeGreaterThanOrEqual(1.1 * interval);
    expect(pace.interval(now)).toBeLessThan(1.2 * interval);
  });

  test("lengthens the interval even of attempts so far apart that few of them show the limit", () => {
    const pace = new LearnedPace(2_000);
    succeed(pace, 5);
    pace.refuse(pace.begin(pace.next), pace.next);
    succeed(pace, 1);
    expect(pace.interval(pace.next)).toBeCloseTo(2_200);
  });

  test("does not shorten the interval, even if attempts of a shorter one were accepted after it", () => {
    const pace = stopped(30_000, { accepted: 5 });
    const [probe = 0, ...attempts] = Array.from({ length: 7 }, () => pace.begin(pace.next));
    pace.accept(probe);
    const end = pace.next;
    const interval = pace.interval(end);
    expect(interval).toBeGreaterThan(5_000);
    for (const attempt of attempts.slice(1)) pace.accept(attempt);
    pace.refuse(attempts[0] ?? 0, end, 10_000);
    succeed(pace, 1);
    expect(pace.interval(pace.next)).toBeGreaterThanOrEqual(interval);
  });

  test("does not slow an app whose few calls did not cause it", () => {
    const pace = new LearnedPace();
    for (let now = 0; now < 60_000; now += 10_000) pace.accept(pace.begin(now));
    pace.refuse(pace.begin(60_000), 60_010);
    succeed(pace, 1);
    expect(pace.interval(pace.next)).toBe(0);
  });
});

describe("after a stop", () => {
  test("the interval is a little longer than that of the accepted attempts", () => {
    const { pace, end } = learned();
    expect(pace.interval(end)).toBeCloseTo(1.1 * (1_000 / 20));
  });

  test("attempts whose responses are late or lost count for the limit, and those that never left do not", () => {
    const pace = new LearnedPace();
    const attempts = burst(pace, 50, 1_000);
    for (const refused of attempts.slice(40)) pace.refuse(refused, 1_010, 1_000);
    for (const unsent of attempts.slice(30, 40)) pace.withdraw(unsent);
    for (const accepted of attempts.slice(0, 5)) pace.accept(accepted);
    const end = pace.next;
    succeed(pace, 1);
    expect(pace.interval(end)).toBeCloseTo(1.1 * (1_000 / 30));
  });

  test("a stop shorter than a second shows a limit of a second", () => {
    const { pace, end } = learned(0);
    expect(pace.interval(end)).toBeCloseTo(1.1 * (1_000 / 20));
  });

  test("a longer stop shows a limit of a longer period", () => {
    const { pace, end } = learned(20_000);
    expect(pace.interval(end)).toBeCloseTo(1.1 * (20_000 / 20));
  });

  test.each([0, 1_000, 30_000, 3_600_000])(
    "of %i ms, again and again, the interval stays below seven seconds",
    (wait) => {
      const { pace, end } = learned(wait, { accepted: 5 });
      let longest = pace.interval(end);
      for (let stops = 0; stops < 100; stops += 1) {
        succeed(pace, 5);
        pace.refuse(pace.begin(pace.next), pace.next, wait);
        longest = Math.max(longest, pace.interval(pace.next));
      }
      expect(longest).toBeGreaterThan(1_000);
      expect(longest).toBeLessThan(7_000);
    },
  );

  test("each of five attempts waits for the one before, or for as long as a retry would wait", () => {
    const pace = stopped();
    for (let accepted = 0; accepted < 5; accepted += 1) {
      const now = pace.next;
      const attempt = pace.begin(now);
      expect(pace.next).toBeGreaterThan(now);
      expect(pace.next).toBeLessThanOrEqual(now + 1_000);
      // An attempt from before the stop does not end the wait.
      const guard = pace.next;
      pace.accept(1_000);
      expect(pace.next).toBe(guard);
      pace.accept(attempt);
      expect(pace.next).toBe(now + pace.interval(now));
    }
    const now = pace.next;
    pace.begin(now);
    expect(pace.next).toBe(now + pace.interval(now));
  });

  test("the interval halves after each 30 seconds without a refusal, with or without attempts", () => {
    const { pace, end } = learned();
    const interval = pace.interval(end);
    expect(pace.interval(end + 29_000)).toBe(interval);
    expect(pace.interval(end + 31_000)).toBe(interval / 2);
    while (pace.next < end + 61_000) succeed(pace, 1);
    expect(pace.interval(end + 61_000)).toBe(interval / 4);
    pace.refuse(pace.begin(pace.next), end + 61_000, 40_000);
    expect(pace.interval(end + 101_000)).toBe(interval / 4);
  });
});

describe("a pace with a limit", () => {
  test("spaces out attempts from the first one on", () => {
    const pace = new LearnedPace(200);
    pace.begin(1_000);
    expect(pace.next).toBe(1_200);
    pace.accept(1_000);
    expect(pace.next).toBe(1_200);
  });

  test("is slower after a refusal, and never faster", () => {
    const { pace, end } = learned(1_000, { pace: new LearnedPace(50), accepted: 10 });
    expect(pace.interval(end)).toBeCloseTo(110);
    expect(pace.interval(end + 31_000)).toBeCloseTo(55);
    expect(pace.interval(end + 3_600_000)).toBe(50);
  });

  test("is not faster while attempts are in flight after a stop", () => {
    const pace = stopped(1_000, { pace: new LearnedPace(2_000) });
    const first = pace.begin(pace.next);
    const second = pace.begin(pace.next);
    expect(second).toBeGreaterThanOrEqual(first + 2_000);
    pace.accept(first);
    expect(pace.next).toBeGreaterThanOrEqual(second + 2_000);
  });
});

test.each([5, 20, 100])(
  "a service that accepts %i calls a second refuses few of the calls in an hour",
  (perSecond) => {
    const process = processOf(new LearnedPace());
    run(
      [process],
      limitOf(() => perSecond),
      0,
      60_000,
    );
    expect(process.accepted).toBeGreaterThan(0.75 * 60 * perSecond);
    expect(process.refused).toBeLessThan(32 + 0.05 * process.accepted);
  },
);
