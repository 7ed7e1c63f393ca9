/**
 * The one deadline of a call. It covers everything that the call waits for, a `fetch` that ignores its signal
 * included, because each wait is raced against it.
 */
export class Deadline {
  /** What ended the call: its own time, or the caller's signal. The signal here has the reason. */
  ended: "deadline" | "abort" | undefined;
  readonly #controller = new AbortController();
  readonly #timer: ReturnType<typeof setTimeout>;
  readonly #end: number;
  readonly #unfollow: (() => void) | undefined;
  // The steps of a call wait one after another, so there is one wait at a time.
  #rejectWait: ((reason: unknown) => void) | undefined;

  constructor(timeout: number, signal: AbortSignal | undefined) {
    this.#end = performance.now() + timeout;
    this.#timer = setTimeout(() => this.#finish("deadline", timeIsUp()), timeout);
    this.#unfollow = signal && follow(signal, () => this.#finish("abort", signal.reason));
  }

  /** Aborts when the call has to end; given to fetch. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** The milliseconds that are left. */
  get remaining(): number {
    return this.#end - performance.now();
  }

  /** Waits for what some work gives, but no longer than the call may last. */
  race<T>(work: T | PromiseLike<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#rejectWait = reject;
      if (this.ended) reject(this.signal.reason);
      // The handlers stay on when the deadline wins, so that a late rejection is not an unhandled one.
      Promise.resolve(work).then(resolve, reject);
    });
  }

  /** Waits some milliseconds. */
  async wait(milliseconds: number): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    try {
      await this.race(
        new Promise<void>((resolve) => {
          timer = setTimeout(resolve, milliseconds);
        }),
      );
    } finally {
      clearTimeout(timer);
    }
  }

  /** Throws why the call has to end, if it has to. */
  throwIfEnded(): void {
    if (this.ended) throw this.signal.reason;
  }

  /** Ends the call if its time is up, although a busy stream has kept the timer from running. */
  check(): void {
    if (this.remaining <= 0) this.#finish("deadline", timeIsUp());
  }

  /** Lets go of the timer and of the caller's signal. */
  dispose(): void {
    clearTimeout(this.#timer);
    this.#unfollow?.();
  }

  #finish(ended: "deadline" | "abort", reason: unknown): void {
    if (this.ended) return;
    this.ended = ended;
    this.#rejectWait?.(reason);
    this.#controller.abort(reason);
  }
}

// Named as the platform names it for AbortSignal.timeout().
const timeIsUp = () => new DOMException("The deadline of the call has passed.", "TimeoutError");

// One listener for each signal, however many calls share it: runtimes warn of many.
const followers = new WeakMap<AbortSignal, Set<() => void>>();

function follow(signal: AbortSignal, end: () => void): (() => void) | undefined {
  if (signal.aborted) {
    end();
    return undefined;
  }
  const ends = followers.get(signal) ?? new Set();
  if (!followers.has(signal)) {
    followers.set(signal, ends);
    const endAll = () => {
      for (const end of ends) end();
    };
    signal.addEventListener("abort", endAll, { once: true });
  }
  ends.add(end);
  return () => ends.delete(end);
}
