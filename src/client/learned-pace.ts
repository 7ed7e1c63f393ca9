import { backoff } from "./retry.js";

// All times are in milliseconds.
const second = 1_000;
/** The age of the oldest attempt that still says something about the limit. */
const memory = 300_000;
/** The interval is this much longer than the observed limit, because attempts do not arrive as evenly as they leave. */
const margin = 1.15;
/** The minimum number of accepted attempts from which to estimate a limit. */
const evidence = 5;
/** After this many accepted attempts in a row, the interval has shrunk to 1/e; after half as many, by only 12 %. */
const patience = 400;

/** An attempt: its start, and whether it started as early as the pace allowed. */
export type Attempt = Readonly<{ begun: number; isPaced: boolean }>;

/** Learns from accepted and refused attempts when the next one may begin. It has no clock: callers pass all times in. */
export class LearnedPace {
  /** The earliest start of the next attempt. */
  next = 0;
  /** The time between two attempts; 0 before the first refusal. */
  interval = 0;
  /** The attempts of the last five minutes that were not refused. */
  readonly #attempts = new Set<Attempt>();
  /** The last stop: its start, its length, its refusals, and whether an attempt was accepted since. */
  #stop = { since: Number.NEGATIVE_INFINITY, length: 0, refusals: 0, isOver: true };
  /** The interval after that stop, and the number of paced attempts that were accepted since. */
  #learned = { interval: 0, accepted: 0 };

  /** Begins an attempt. During a stop, the next attempt waits until this one ends, but no longer than a retry would. */
  begin(now: number): Attempt {
    const attempt = { begun: now, isPaced: now - this.next < this.interval };
    if (now - this.next > memory) this.interval = 0;
    const { isOver, refusals } = this.#stop;
    const [oldest] = this.#attempts;
    // At the end of a stop, the pace counts the attempts before the stop, so it keeps them until then.
    if (isOver && oldest && now - oldest.begun > memory) this.#attempts.delete(oldest);
    this.#attempts.add(attempt);
    this.next = now + (isOver ? this.interval : backoff(refusals));
    return attempt;
  }

  /**
   * Records a refusal. All attempts that began before the stop are one burst, which counts as one refusal.
   *
   * @param wait - the wait that the service asks for
   */
  refuse(attempt: Attempt, now: number, wait = 0): void {
    this.#attempts.delete(attempt);
    const isOfBurst = attempt.begun <= this.#stop.since;
    if (this.#stop.isOver && !isOfBurst) this.#stop = { since: now, length: 0, refusals: 0, isOver: false };
    const stop = this.#stop;
    const end = now + Math.max(wait, isOfBurst ? 0 : backoff(stop.refusals));
    if (!isOfBurst) stop.refusals += 1;
    stop.length = Math.max(stop.length, end - stop.since);
    this.next = Math.max(this.next, end);
  }

  /** Records an accepted attempt. The first one ends a stop; each later one makes the interval a little shorter. */
  accept({ begun, isPaced }: Attempt): void {
    const stop = this.#stop;
    if (stop.isOver && isPaced) {
      this.#learned.accepted += 1;
      this.interval = this.#learned.interval * Math.exp(-((this.#learned.accepted / patience) ** 3));
    }
    if (stop.isOver || begun <= stop.since) return;
    stop.isOver = true;
    this.interval = this.#learn();
    this.#learned = { interval: this.interval, accepted: 0 };
    // Another attempt may have been refused during this stop.
    this.next = Math.max(stop.since + stop.length, begun + this.interval);
  }

  /** Computes the interval after a stop from the attempts accepted in a span before it. Never shortens the interval. */
  #learn(): number {
    const { since, length } = this.#stop;
    const span = Math.max(second, 10 * this.interval, Math.min(length, memory));
    const isBefore = ({ begun }: Attempt) => begun <= since && begun > since - span;
    const count = [...this.#attempts].filter(isBefore).length;
    // Few attempts do not show the limit: the app sent no more, or other clients used up the limit.
    const longest = count < evidence ? 2 * this.interval || second : Number.POSITIVE_INFINITY;
    return Math.max(this.interval, Math.min((margin * span) / count, longest));
  }
}
