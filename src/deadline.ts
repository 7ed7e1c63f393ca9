/** Rejects what waits when the time of a call is up. It never leaves the package. */
export class DeadlinePassed extends Error {}

/** Why a call has to end. The caller's reason can be any value, so it travels in a box. */
export type EndReason = { kind: "deadline" } | { kind: "aborted"; reason: unknown };

/**
 * The one deadline of a call. It covers everything that the call waits for, a `fetch` that ignores its signal
 * included, because each wait is raced against it.
 */
export class Deadline {
  /** Aborts when the time is up or the caller's signal aborts; given to fetch. */
  readonly signal: AbortSignal;
  readonly #controller = new AbortController();
  readonly #timer: ReturnType<typeof setTimeout>;
  readonly #end: number;
  readonly #callerSignal: AbortSignal | undefined;
  readonly #onAbort = () => this.#controller.abort(this.#callerSignal?.reason);

  constructor(timeout: number, callerSignal: AbortSignal | undefined) {
    this.signal = this.#controller.signal;
    this.#end = performance.now() + timeout;
    this.#timer = setTimeout(() => this.#controller.abort(new DeadlinePassed()), timeout);
    this.#callerSignal = callerSignal;
    if (callerSignal?.aborted) this.#onAbort();
    else callerSignal?.addEventListener("abort", this.#onAbort, { once: true });
  }

  /** The milliseconds that are left. */
  get remaining(): number {
    return this.#end - performance.now();
  }

  /** Why the call has to end, or undefined while it may go on. */
  get ended(): EndReason | undefined {
    if (!this.signal.aborted) return undefined;
    const reason: unknown = this.signal.reason;
    return reason instanceof DeadlinePassed ? { kind: "deadline" } : { kind: "aborted", reason };
  }

  /**
   * Waits for a promise, but no longer than the call may last.
   *
   * @param patient - lets work that heeds the signal itself settle first, because it knows better what happened
   */
  race<T>(work: PromiseLike<T>, { patient = false } = {}): Promise<T> {
    return new Promise((resolve, reject) => {
      const end = () => reject(this.signal.reason);
      const stop = patient ? () => setTimeout(end, 0) : end;
      if (this.signal.aborted) stop();
      else this.signal.addEventListener("abort", stop, { once: true });
      // The handlers stay on when the deadline wins, so that a late rejection is not an unhandled one.
      Promise.resolve(work)
        .then(resolve, reject)
        .finally(() => this.signal.removeEventListener("abort", stop));
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

  /** Lets go of the timer and of the caller's signal. */
  dispose(): void {
    clearTimeout(this.#timer);
    this.#callerSignal?.removeEventListener("abort", this.#onAbort);
  }
}
