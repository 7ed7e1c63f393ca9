/**
 * The one deadline of a call. The whole exchange is raced against it, so it also covers hooks, key functions and a
 * `fetch` that ignores its signal.
 */
export class Deadline {
  /** What ended the call: its own time, or the caller's signal. The reason is that of the signal here. */
  declare ended: "timeout" | "abort" | undefined;
  /** Releases what the current step has opened, if the call ends during it. */
  declare release: (() => void) | undefined;
  readonly #controller = new AbortController();
  readonly #timer: ReturnType<typeof setTimeout>;
  readonly #end: number;
  readonly #unfollow: (() => void) | undefined;
  #rejectRace: ((reason: unknown) => void) | undefined;

  constructor(timeout: number, signal: AbortSignal | undefined) {
    this.#end = performance.now() + timeout;
    this.#unfollow = signal && follow(signal, () => this.#finish("abort", signal.reason));
    this.#timer = setTimeout(() => this.timeOut(), timeout);
  }

  /** Aborts when the call has to end; passed to fetch. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** The milliseconds that are left. */
  get remaining(): number {
    return this.#end - performance.now();
  }

  /** Waits for the whole exchange, but rejects as soon as the call has to end. */
  race<T>(exchange: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#rejectRace = reject;
      // These handlers stay attached when the deadline wins, so that a late rejection is not an unhandled one.
      exchange().then(resolve, reject);
    });
  }

  /** Waits some milliseconds. The promise stays pending if the call ends first. */
  sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.release = () => clearTimeout(timer);
    });
  }

  /** Throws the reason why the call has to end, if it has to. */
  throwIfEnded(): void {
    if (this.ended) throw this.signal.reason;
  }

  /** Ends the call if its time is up, although a busy stream has kept the timer from running. */
  check(): void {
    if (this.remaining <= 0) this.timeOut();
    this.throwIfEnded();
  }

  /** Releases the timer and the caller's signal. */
  dispose(): void {
    clearTimeout(this.#timer);
    this.#unfollow?.();
  }

  /** Ends the call because its time is up, or would be up before anything more can happen. */
  timeOut(): void {
    // Named as the platform names it for AbortSignal.timeout().
    this.#finish("timeout", new DOMException("The deadline of the call has passed.", "TimeoutError"));
  }

  #finish(ended: "timeout" | "abort", reason: unknown): void {
    if (this.ended) return;
    this.ended = ended;
    this.#rejectRace?.(reason);
    this.#controller.abort(reason);
    this.release?.();
  }
}

// One listener for each signal, however many calls share it: runtimes warn about many.
const followers = new WeakMap<AbortSignal, Set<() => void>>();

/** Calls a function when a signal aborts. Returns how to stop that. */
export function follow(signal: AbortSignal, end: () => void): (() => void) | undefined {
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
