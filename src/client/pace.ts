import type { Deadline } from "./deadline.js";
import { type Attempt, LearnedPace } from "./learned-pace.js";
import { inTurn, type Pace } from "./paced.js";
import type { Outcome } from "./read.js";
import { parseRetryAfter } from "./retry.js";

/**
 * Creates a pace, for the option `pace` of one client, or of several whose calls share one limit. It does nothing until the
 * service answers with a 429. Then no attempt of these clients begins before the time that `Retry-After` asks for, or, without
 * it, for as long as a retry waits. After that they begin one by one, in the order in which they came, at an interval that is
 * learned from what was accepted: successes shorten it slowly, and a refusal lengthens it. After five minutes without an
 * attempt, the interval is forgotten.
 *
 * A call waits within its own deadline. If the turn of its first attempt would come later, it ends at once with a
 * `TimeoutError`, whose `sent` is `false`; if that of a retry would, with its last failure. A write is still sent once: after
 * a 429, the caller decides whether to send it again.
 *
 * @returns the pace. In Workers, where requests cannot share a timer, each of them needs its own
 * @see the specification: Limits. It does not say how many requests the service accepts, or how it answers when there are more
 */
export function createPace(): Pace {
  return new SharedPace();
}

/** One queue, with one timer, for the attempts of all calls that share a limit. */
class SharedPace implements Pace {
  readonly #pace = new LearnedPace();
  /** How to begin the attempts that wait, by the deadlines of their calls. */
  readonly #queue = new Map<Deadline, (attempt: Attempt) => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  async [inTurn](send: () => Promise<Outcome>, deadline: Deadline): Promise<Outcome> {
    const pace = this.#pace;
    const now = performance.now();
    const isFirst = this.#queue.size === 0 && pace.next <= now;
    const attempt = isFirst ? pace.begin(now) : await this.#turn(deadline);
    const outcome = await send();
    // Neither a network failure nor a 5xx says anything of a limit.
    if (!("status" in outcome) || outcome.status >= 500) return outcome;
    const { next, interval } = pace;
    const wait = parseRetryAfter(outcome.headers.get("retry-after"));
    if (outcome.status === 429) pace.refuse(attempt, performance.now(), wait);
    else pace.accept(attempt);
    if (pace.next > next || pace.interval > interval) this.#endLate(this.#queue.keys());
    this.#plan();
    return outcome;
  }

  /** Waits for the turn of an attempt. The promise stays pending if the call ends first. */
  #turn(deadline: Deadline): Promise<Attempt> {
    return new Promise((resolve) => {
      deadline.release = () => {
        this.#queue.delete(deadline);
        this.#plan();
      };
      this.#queue.set(deadline, resolve);
      this.#endLate([deadline], this.#queue.size - 1);
      this.#plan();
    });
  }

  /** Ends the calls whose turn comes too late, where so many others wait before them. */
  #endLate(deadlines: Iterable<Deadline>, others = 0): void {
    const { next, interval } = this.#pace;
    let wait = next + others * interval - performance.now();
    for (const deadline of deadlines) {
      if (wait >= deadline.remaining) deadline.timeOut();
      else wait += interval;
    }
  }

  /** Begins the attempts whose turn it is, and sets the timer for the next one. */
  #plan(): void {
    clearTimeout(this.#timer);
    for (const [deadline, begin] of this.#queue) {
      const now = performance.now();
      const wait = this.#pace.next - now;
      if (wait > 0) {
        this.#timer = setTimeout(() => this.#plan(), wait);
        return;
      }
      this.#queue.delete(deadline);
      begin(this.#pace.begin(now));
    }
  }
}
