import { retryDelay } from "../../src/client/retry.js";
import type { Schedule } from "../../src/client/schedule.js";

/** Runs events in their order, without waiting. All times are in milliseconds. */
export class VirtualTime {
  now = 0;
  #events: { time: number; happen: () => void }[] = [];

  after(wait: number, happen: () => void): void {
    this.#events.push({ time: this.now + wait, happen });
  }

  /** Runs all events until a time, or until none is left. */
  run(end: number): void {
    for (;;) {
      const times = this.#events.map(({ time }) => time);
      const [event] = this.#events.splice(times.indexOf(Math.min(...times)), 1);
      if (event) this.now = event.time;
      if (event === undefined || event.time > end) return;
      event.happen();
    }
  }
}

/** Decides on a request: undefined accepts it, and a number refuses it with that `Retry-After` in milliseconds. */
export type Limit = (now: number) => number | undefined;

/** A limit that accepts some requests in each second. */
export function limitOf(perSecond: number): Limit {
  let second = 0;
  let accepted = 0;
  return (now) => {
    const current = Math.floor(now / 1_000);
    if (current > second) accepted = 0;
    second = current;
    if (accepted >= perSecond) return 1_000;
    accepted += 1;
    return undefined;
  };
}

/** Makes calls, 32 at once. The service works 40 ms on each accepted request, and refuses the others in 1 ms. */
export class PacedProcess {
  accepted = 0;
  refused = 0;
  failed = 0;
  /** The numbers of earlier retries, by attempts that wait for their turn. */
  readonly #waiting: number[] = [];
  #timers = 0;

  constructor(
    readonly time: VirtualTime,
    readonly limit: Limit,
    readonly schedule: Schedule,
    readonly method: "GET" | "POST",
    private left = Number.POSITIVE_INFINITY,
  ) {
    for (let started = 0; started < 32; started += 1) this.#call();
  }

  #call(): void {
    this.left -= 1;
    if (this.left >= 0) this.#wait(0);
  }

  #wait(retries: number): void {
    this.#waiting.push(retries);
    this.#startDue();
  }

  #startDue(): void {
    while (this.#waiting.length > 0) {
      const wait = this.schedule.next - this.time.now;
      if (wait > 0) {
        this.#timers += 1;
        const timer = this.#timers;
        this.time.after(wait, () => timer === this.#timers && this.#startDue());
        return;
      }
      this.#attempt(this.#waiting.shift() ?? 0);
    }
  }

  #attempt(retries: number): void {
    const { time, schedule } = this;
    const begun = time.now;
    schedule.begin(begun);
    const wait = this.limit(begun);
    time.after(wait === undefined ? 40 : 1, () => {
      if (wait === undefined) {
        this.accepted += 1;
        this.#call();
        return;
      }
      this.refused += 1;
      schedule.refuse(begun, time.now, wait);
      this.#retry(retries, wait);
      this.#startDue();
    });
  }

  #retry(retries: number, wait: number): void {
    const headers = { "retry-after": `${wait / 1_000}` };
    const outcome = { status: 429, response: new Response(null, { status: 429, headers }) };
    const delay = retries < 2 ? retryDelay(outcome, this.method, retries) : undefined;
    if (delay === undefined) {
      this.failed += 1;
      this.#call();
    } else this.time.after(delay, () => this.#wait(retries + 1));
  }
}
