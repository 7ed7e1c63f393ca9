import type { LearnedPace } from "../../src/client/learned-pace.js";

/** Decides on a request at a time in milliseconds: undefined accepts it, and a number refuses it with that `Retry-After`. */
export type Limit = (now: number) => number | undefined;

/** A process with a pace. Each of its workers makes one call after the other. */
export interface Process {
  readonly pace: LearnedPace;
  readonly workers: number;
  accepted: number;
  refused: number;
}

interface Attempt {
  readonly process: Process;
  readonly begun: number;
  readonly end: number;
  readonly refusal: number | undefined;
}

export const processOf = (pace: LearnedPace, workers = 32): Process => ({
  pace,
  workers,
  accepted: 0,
  refused: 0,
});

/** A limit that accepts some requests in each second. */
export function limitOf(perSecond: (now: number) => number): Limit {
  let second = 0;
  let accepted = 0;
  return (now) => {
    const current = Math.floor(now / 1_000);
    if (current > second) accepted = 0;
    second = current;
    if (accepted >= perSecond(now)) return 1_000;
    accepted += 1;
    return undefined;
  };
}

/**
 * Runs processes in virtual time. The service works 40 ms on each accepted request, and refuses the rest at once.
 *
 * @param begin - the time of the first attempts in milliseconds
 * @param end - the time after which no attempt begins
 */
export function run(processes: readonly Process[], limit: Limit, begin: number, end: number): void {
  let attempts: Attempt[] = [];
  for (let now = begin; now <= end; ) {
    for (const process of processes) {
      const busy = attempts.filter((attempt) => attempt.process === process).length;
      for (let idle = process.workers - busy; idle > 0 && process.pace.next <= now; idle -= 1) {
        const refusal = limit(now);
        const duration = refusal === undefined ? 40 : 1;
        attempts.push({ process, begun: process.pace.begin(now), end: now + duration, refusal });
      }
    }
    const turns = processes.map(({ pace }) => pace.next).filter((next) => next > now);
    now = Math.min(...turns, ...attempts.map((attempt) => attempt.end));
    for (const attempt of attempts) if (attempt.end <= now) respond(attempt);
    attempts = attempts.filter((attempt) => attempt.end > now);
  }
  for (const attempt of attempts) respond(attempt);
}

function respond({ process, begun, end, refusal }: Attempt): void {
  if (refusal === undefined) {
    process.pace.accept(begun);
    process.accepted += 1;
  } else {
    process.pace.refuse(begun, end, refusal);
    process.refused += 1;
  }
}
