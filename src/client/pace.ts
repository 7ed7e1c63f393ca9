import { checkObject, longestTimeout, refuse, refuseAll } from "./checks.js";
import type { Deadline } from "./deadline.js";
import { readForCaller } from "./errors/invalid-argument-error.js";
import { type Pace, slowDown, takeTurn, untilTurn } from "./paced.js";
import { Schedule } from "./schedule.js";

/** Options of `createPace`. */
export interface PaceOptions {
  /**
   * The maximum number of attempts per second, from the first call on. Attempts begin evenly: with 5, one in 200 ms.
   *
   * @default no limit until the service responds with a 429
   */
  perSecond?: number | undefined;
}

/**
 * Creates a pace for the option `pace` of one client, or of several clients that share a rate limit.
 *
 * Without `perSecond`, a pace does nothing until the service responds with a 429. Then the clients wait for the time in
 * `Retry-After`, or, without that header, as long as before a first retry. After this stop, they start the waiting attempts
 * one by one, in order, at an interval. Each stop doubles the interval, from 100 ms to at most ten seconds. It halves after
 * each five seconds without a 429, and below 100 ms there is no interval but that of `perSecond`.
 *
 * A call waits within its own deadline. If its turn would come too late, the call ends at once: with a `TimeoutError` whose
 * `sent` is `false`, or with its last failure if it waits for a retry. The client never repeats a write after a 429.
 *
 * @returns the pace. In Workers, requests cannot share a timer, so each request needs its own pace
 * @throws InvalidArgumentError if an option is wrong
 * @see the specification: Limits. It does not show how many requests the service accepts, or how it responds to more
 */
export function createPace(options?: PaceOptions): Pace {
  const shortest = 1_000 / readForCaller(() => readRate(options), createPace);
  return new SharedPace(new Schedule(shortest));
}

function readRate(options: PaceOptions | undefined): number {
  const { perSecond = Number.POSITIVE_INFINITY, ...others } = checkObject("options", options);
  refuseAll(others, "createPace");
  if (typeof perSecond === "number" && perSecond > 0) return perSecond;
  refuse("perSecond", "must be a number above 0.");
}

/** One queue with one timer for all attempts under a shared limit. */
class SharedPace implements Pace {
  /** The functions that begin the waiting attempts, by the deadlines of their calls. */
  readonly #queue = new Map<Deadline, (begun: number) => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The turn of one more attempt. Undefined after a change, so that many changes at once cost one computation. */
  #lastTurn: number | undefined;

  constructor(private readonly schedule: Schedule) {}

  [takeTurn](deadline: Deadline): Promise<number> {
    return new Promise((resolve) => {
      const wait = this[untilTurn]();
      if (wait >= deadline.remaining) return deadline.timeOut();
      const turn = performance.now() + wait;
      this.#lastTurn = turn + this.schedule.interval(turn);
      this.#queue.set(deadline, resolve);
      deadline.release = () => {
        if (this.#queue.delete(deadline)) this.#lastTurn = undefined;
        this.#startDue();
      };
      this.#startDue();
    });
  }

  [slowDown](begun: number, wait: number | undefined): void {
    this.schedule.refuse(begun, performance.now(), wait);
    this.#lastTurn = this.#planTurns();
    this.#startDue();
  }

  [untilTurn](): number {
    this.#lastTurn ??= this.#planTurns();
    return Math.max(0, this.#lastTurn - performance.now());
  }

  /** Ends the calls whose turn would come after their deadline. Returns the turn of one more attempt. */
  #planTurns(): number {
    const now = performance.now();
    let turn = Math.max(now, this.schedule.next);
    for (const deadline of this.#queue.keys()) {
      if (turn - now >= deadline.remaining) deadline.timeOut();
      else turn += this.schedule.interval(turn);
    }
    return turn;
  }

  /** Begins all attempts that are due, and sets the timer for the next one. */
  #startDue(): void {
    clearTimeout(this.#timer);
    for (const [deadline, begin] of this.#queue) {
      const now = performance.now();
      const wait = this.schedule.next - now;
      if (wait > 0) {
        this.#timer = setTimeout(() => this.#startDue(), Math.min(wait, longestTimeout));
        return;
      }
      this.#queue.delete(deadline);
      this.schedule.begin(now);
      this.#lastTurn = undefined;
      begin(now);
    }
  }
}
