import { checkObject, refuse } from "./checks.js";
import type { Deadline } from "./deadline.js";
import { readForCaller } from "./errors/invalid-argument-error.js";
import { LearnedPace } from "./learned-pace.js";
import { type EndedAttempt, inTurn, type Pace, untilTurn } from "./paced.js";
import { parseRetryAfter } from "./retry.js";

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
 * `Retry-After`, or, without that header, as long as before a retry. After that, they start the waiting attempts one by
 * one, in order, at an interval that the pace learns from the attempts that the service accepted. The interval is at most
 * ten seconds, and halves after each 30 seconds without a 429.
 *
 * A call waits within its own deadline. If its turn would come too late, the call ends at once: with a `TimeoutError` whose
 * `sent` is `false`, or with its last failure if it waits for a retry. The client never repeats a write after a 429.
 *
 * @returns the pace. In Workers, requests cannot share a timer, so each request needs its own pace
 * @throws InvalidArgumentError if an option is wrong
 * @see the specification: Limits. It does not show how many requests the service accepts, or how it responds to more
 */
export function createPace(options?: PaceOptions): Pace {
  return new SharedPace(1_000 / readForCaller(() => readRate(options), createPace));
}

function readRate(options: PaceOptions | undefined): number {
  const { perSecond = Number.POSITIVE_INFINITY, ...others } = checkObject("options", options);
  for (const name of Object.keys(others)) {
    refuse(name, "is not an option of createPace.");
  }
  if (typeof perSecond === "number" && perSecond > 0) return perSecond;
  refuse("perSecond", "must be a number above 0.");
}

/** One queue with one timer for all attempts under a shared limit. */
class SharedPace implements Pace {
  readonly #pace: LearnedPace;
  /** The functions that begin the waiting attempts, by the deadlines of their calls. */
  readonly #queue = new Map<Deadline, (begun: number) => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param shortest - the shortest interval between attempts, in milliseconds */
  constructor(shortest: number) {
    this.#pace = new LearnedPace(shortest);
  }

  async [inTurn]<Attempt extends EndedAttempt>(
    send: () => Promise<Attempt>,
    deadline: Deadline,
  ): Promise<Attempt> {
    const pace = this.#pace;
    const now = performance.now();
    const isFirst = this.#queue.size === 0 && pace.next <= now;
    const begun = isFirst ? pace.begin(now) : await this.#waitForTurn(deadline);
    const attempt = await send();
    const { outcome, response } = attempt;
    if (outcome.sent === false) pace.withdraw(begun);
    // An attempt without a response and a 5xx say nothing about a limit.
    if (!response || response.status >= 500) return attempt;
    const wait = this[untilTurn]();
    if (response.status === 429) {
      pace.refuse(begun, performance.now(), parseRetryAfter(response.headers.get("retry-after")));
    } else pace.accept(begun);
    if (this[untilTurn]() > wait) this.#endLateCalls();
    this.#startDue();
    return attempt;
  }

  [untilTurn](): number {
    const now = performance.now();
    return this.#pace.next + this.#queue.size * this.#pace.interval(now) - now;
  }

  /** Waits for the turn of an attempt. The promise stays pending if the call ends first. */
  #waitForTurn(deadline: Deadline): Promise<number> {
    return new Promise((resolve) => {
      const wait = this[untilTurn]();
      deadline.release = () => {
        this.#queue.delete(deadline);
        this.#startDue();
      };
      this.#queue.set(deadline, resolve);
      if (wait >= deadline.remaining) deadline.timeOut();
      else this.#startDue();
    });
  }

  /** Ends the calls whose turn would come after their deadline. */
  #endLateCalls(): void {
    const now = performance.now();
    const interval = this.#pace.interval(now);
    let wait = this.#pace.next - now;
    for (const deadline of this.#queue.keys()) {
      if (wait >= deadline.remaining) deadline.timeOut();
      else wait += interval;
    }
  }

  /** Begins all attempts that are due, and sets the timer for the next one. */
  #startDue(): void {
    clearTimeout(this.#timer);
    for (const [deadline, begin] of this.#queue) {
      const now = performance.now();
      const wait = this.#pace.next - now;
      if (wait > 0) {
        this.#timer = setTimeout(() => this.#startDue(), wait);
        return;
      }
      this.#queue.delete(deadline);
      begin(this.#pace.begin(now));
    }
  }
}
