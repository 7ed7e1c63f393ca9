import { backoff } from "./retry.js";

// All times are in milliseconds.
const firstInterval = 100;
const longestInterval = 10_000;
/** After this time without a 429, the interval halves. */
const calmTime = 5_000;

/** Computes when the next attempt may begin. It has no clock: callers pass all times in. */
export class Schedule {
  /** The interval at the end of the last stop. */
  #interval = 0;
  #doubled = Number.NEGATIVE_INFINITY;
  #stopEnd = 0;
  #lastBegun = Number.NEGATIVE_INFINITY;

  /** @param shortest - the shortest interval */
  constructor(readonly shortest = 0) {}

  /** The earliest start of the next attempt. */
  get next(): number {
    return Math.max(this.#stopEnd, this.#lastBegun + this.interval(this.#lastBegun));
  }

  /** Computes the time between an attempt that begins now and the next one. */
  interval(now: number): number {
    const halvings = Math.floor(Math.max(0, now - this.#stopEnd) / calmTime);
    const interval = this.#interval * 0.5 ** halvings;
    return Math.max(this.shortest, interval < firstInterval ? 0 : interval);
  }

  /** Begins an attempt. */
  begin(now: number): void {
    this.#lastBegun = now;
  }

  /**
   * Stops attempts after a 429. The interval doubles once a stop, however many attempts of one burst are refused.
   *
   * @param begun - the start of the refused attempt
   * @param wait - the length of the stop; by default, the wait of a first retry
   */
  refuse(begun: number, now: number, wait = backoff(0)): void {
    this.#interval = this.interval(now);
    if (begun > this.#doubled) {
      this.#interval = Math.max(firstInterval, Math.min(2 * this.#interval, longestInterval));
      this.#doubled = now;
    }
    this.#stopEnd = Math.max(this.#stopEnd, now + wait);
  }
}
