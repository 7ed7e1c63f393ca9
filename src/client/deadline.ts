/**
 * The deadline of a call. It races against the whole exchange, so it also ends hooks, key functions and a `fetch` that
 * ignores its signal. An attempt can have a deadline of its own, which ends with that of the call.
 */
export class Deadline {
  /** How the call ended early; undefined if it did not. `signal.reason` has the error. */
  declare ended: "timeout" | "abort" | undefined;
  /** Releases the resources of the current step. The deadline calls it if the call ends during that step. */
  declare release: (() => void) | undefined;
  readonly #controller = new AbortController();
  readonly #timer: ReturnType<typeof setTimeout>;
  readonly #end: number;
  readonly #unfollow: (() => void)[] = [];
  #rejectRace: ((reason: unknown) => void) | undefined;

  /** @param signals - they end the call, too */
  constructor(timeout: number, ...signals: (AbortSignal | undefined)[]) {
    this.#end = performance.now() + timeout;
    for (const signal of signals) if (signal) this.follow(signal);
    this.#timer = setTimeout(() => this.timeOut(), timeout);
  }

  /** Ends the call when a signal aborts. */
  follow(signal: AbortSignal): void {
    // AbortSignal.any() is younger than some platforms.
    this.#unfollow.push(follow(signal, () => this.#finish("abort", signal.reason)));
  }

  /** The signal for fetch. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** The time left in milliseconds. */
  get remaining(): number {
    return this.#end - performance.now();
  }

  /** Waits for the exchange, but rejects as soon as the deadline passes or the caller aborts. */
  race<T>(exchange: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#rejectRace = reject;
      // These handlers stay attached when the deadline wins, so that a late rejection does not go unhandled.
      exchange().then(resolve, reject);
    });
  }

  /** Waits. The promise stays pending if the call ends first. */
  sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.release = () => clearTimeout(timer);
    });
  }

  throwIfEnded(): void {
    if (this.ended) throw this.signal.reason;
  }

  dispose(): void {
    clearTimeout(this.#timer);
    for (const unfollow of this.#unfollow) unfollow();
  }

  /** Ends the call because its time is up, or because its next step would come too late. */
  timeOut(): void {
    // AbortSignal.timeout() uses the same name.
    this.#finish("timeout", new DOMException("The time limit has passed.", "TimeoutError"));
  }

  #finish(ended: "timeout" | "abort", reason: unknown): void {
    if (this.ended) return;
    this.ended = ended;
    this.#rejectRace?.(reason);
    this.#controller.abort(reason);
    this.release?.();
  }
}

// Calls that share a signal share one listener, because runtimes warn about many listeners.
const followers = new WeakMap<AbortSignal, Set<() => void>>();

/** Calls a function when a signal aborts. Returns a function that stops this. */
export function follow(signal: AbortSignal, end: () => void): () => void {
  if (signal.aborted) {
    end();
    return () => undefined;
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
