import type { Deadline } from "./deadline.js";
import { type Attempt, LearnedPace } from "./learned-pace.js";
import { inTurn, type Pace } from "./paced.js";
import type { Outcome } from "./read.js";
import { parseRetryAfter } from "./retry.js";

/**
 * Creates a pace for the option `pace` of one client, or of several clients that share a rate limit.
 *
 * A pace does nothing until the service responds with a 429. Then the clients wait for the time in `Retry-After`, or,
 * without that header, as long as before a retry. After that, they start the waiting attempts one by one, in order, at an
 * interval that the pace learns: accepted attempts shorten the interval slowly, and a refused attempt lengthens it. After
 * five minutes without an attempt, the pace forgets the interval.
 *
 * A call waits within its own deadline. If its turn would come too late, the call ends at once: with a `TimeoutError` whose
 * `sent` is `false`, or with its last failure if it waits for a retry. The client never repeats a write after a 429.
 *
 * @returns the pace. In Workers, requests cannot share a timer, so each request needs its own pace
 * @see the specification: Limits. It does not show how many requests the service accepts, or how it responds to more
 */
export function createPace(): Pace {
  return new SharedPace();
}

/** One queue with one timer for all attempts under a shared limit. */
class SharedPace implements Pace {
  readonly #pace = new LearnedPace();
  /** The functions that begin the waiting attempts, by the deadlines of their calls. */
  readonly #queue = new Map<Deadline, (attempt: Attempt) => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  async [inTurn](send: () => Promise<Outcome>, deadline: Deadline): Promise<Outcome> {
    const pace = this.#pace;
    const now = performance.now();
    const isFirst = this.#queue.size === 0 && pace.next <= now;
    const attempt = isFirst ? pace.begin(now) : await this.#waitForTurn(deadline);
    const outcome = await send();
    // A network failure or a 5xx says nothing about a limit.
    if (!("status" in outcome) || outcome.status >= 500) return outcome;
    const { next, interval } = pace;
    const wait = parseRetryAfter(outcome.headers.get("retry-after"));
    if (outcome.status === 429) pace.refuse(attempt, performance.now(), wait);
    else pace.accept(attempt);
    if (pace.next > next || pace.interval > interval) this.#endLateCalls(this.#queue.keys());
    this.#startDue();
    return outcome;
  }

  /** Waits for the turn of an attempt. The promise stays pending if the call ends first. */
  #waitForTurn(deadline: Deadline): Promise<Attempt> {
    return new Promise((resolve) => {
      deadline.release = () => {
        this.#queue.delete(deadline);
        this.#startDue();
      };
      this.#queue.set(deadline, resolve);
      this.#endLateCalls([deadline], this.#queue.size - 1);
      this.#startDue();
    });
  }

  /**
   * Ends the calls whose turn would come after their deadline.
   *
   * @param others - the number of attempts that wait before the first of these calls
   */
  #endLateCalls(deadlines: Iterable<Deadline>, others = 0): void {
    const { next, interval } = this.#pace;
    let wait = next + others * interval - performance.now();
    for (const deadline of deadlines) {
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
