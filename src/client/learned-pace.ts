import { backoff } from "./retry.js";

// All times are in milliseconds.
const second = 1_000;
/** What was so long ago says nothing of the limit any more. */
const memory = 300_000;
/** The interval is longer than the service seemed to need, because attempts do not arrive as evenly as they leave. */
const margin = 1.15;
/** Fewer accepted attempts than these say too little of a limit. */
const evidence = 5;
/** How many attempts in a row, all accepted, bring the interval down to 1/e. The first half of them takes 12 % off it. */
const patience = 400;

/** An attempt: when it began, and whether that was as early as the pace allowed. */
export type Attempt = Readonly<{ begun: number; isPaced: boolean }>;

/** When attempts may begin, learned from what the service accepts and refuses. It has no clock: all times are passed in. */
export class LearnedPace {
  /** No attempt begins before this time. */
  next = 0;
  /** The time between two attempts; 0 before anything was refused. */
  interval = 0;
  /** The attempts of the last five minutes, but for those that were refused. */
  readonly #attempts = new Set<Attempt>();
  /** The last stop: when it began, how long it had to be, its refusals, and whether an attempt was accepted since. */
  #stop = { since: Number.NEGATIVE_INFINITY, length: 0, refusals: 0, isOver: true };
  /** The interval after that stop, and how many attempts of that pace were accepted since. */
  #learned = { interval: 0, accepted: 0 };

  /** Begins an attempt. In a stop, the next one waits for its outcome, but no longer than a retry would wait. */
  begin(now: number): Attempt {
    const attempt = { begun: now, isPaced: now - this.next < this.interval };
    if (now - this.next > memory) this.interval = 0;
    const { isOver, refusals } = this.#stop;
    const [oldest] = this.#attempts;
    // A stop ends with a look at what was before it.
    if (isOver && oldest && now - oldest.begun > memory) this.#attempts.delete(oldest);
    this.#attempts.add(attempt);
    this.next = now + (isOver ? this.interval : backoff(refusals));
    return attempt;
  }

  /**
   * An attempt was refused. All that began before the stop are one burst, which is decided once.
   *
   * @param wait - how long the service asks to wait, if it does
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

  /** An attempt was accepted: the first one ends a stop, and each one after it shortens the interval a little. */
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
    // Another attempt of this stop can have been refused meanwhile.
    this.next = Math.max(stop.since + stop.length, begun + this.interval);
  }

  /** The interval after a stop, from what was accepted in as long a time before it. A refusal never makes it shorter. */
  #learn(): number {
    const { since, length } = this.#stop;
    const span = Math.max(second, 10 * this.interval, Math.min(length, memory));
    const isBefore = ({ begun }: Attempt) => begun <= since && begun > since - span;
    const count = [...this.#attempts].filter(isBefore).length;
    // Where there were few, the app sent few, or others used up the limit.
    const longest = count < evidence ? 2 * this.interval || second : Number.POSITIVE_INFINITY;
    return Math.max(this.interval, Math.min((margin * span) / count, longest));
  }
}
