import { follow } from "../client/deadline.js";
import type { AskedPage, ListSettings } from "./list-settings.js";

/** A page that was requested. */
type OpenPage = { number: number; controller: AbortController; asked: Promise<AskedPage> };

/** The requests of one reading. A page is in the queue from its request until it is read. */
export class PageQueue {
  /** The last page that is known to exist. */
  last: number;
  /** Whether a page stated a smaller total than the page that arrived before it. */
  hasFallen = false;
  readonly #open: OpenPage[] = [];
  /** The next page to request. */
  #next: number;
  #total = 0;

  /** @param width - the maximum number of pages in the queue */
  constructor(
    readonly settings: ListSettings,
    readonly width: number,
  ) {
    this.last = this.#next = settings.start;
  }

  /** Reads the pages in order. Aborts all requests when the loop is left. */
  async *read(): AsyncGenerator<AskedPage & { number: number }, void> {
    const { signal } = this.settings;
    const unfollow = signal && follow(signal, () => this.#drop(0, signal.reason));
    try {
      for (;;) {
        if (signal?.aborted) throw signal.reason;
        this.fill();
        const [first] = this.#open;
        if (first === undefined) return;
        const asked = await first.asked;
        this.#open.shift();
        yield { ...asked, number: first.number };
      }
    } finally {
      unfollow?.();
      this.#drop(0);
    }
  }

  /** Requests as many pages as the queue holds. */
  fill(): void {
    while (this.#open.length < this.width && this.#next <= this.last) {
      const number = this.#next++;
      const controller = new AbortController();
      const asked = this.#request(number, controller.signal);
      // Nothing awaits a page that is dropped. At width 1, a handler would only hide the caller from the stack of an error.
      if (this.width > 1) asked.catch(() => {});
      this.#open.push({ number, controller, asked });
    }
  }

  async #request(number: number, signal: AbortSignal): Promise<AskedPage> {
    const asked = await this.settings.ask(number, signal);
    if (asked.page === undefined || asked.page.fault !== undefined) this.#drop(number);
    const total = asked.page?.total ?? 0;
    this.hasFallen ||= total < this.#total;
    this.#total = total;
    return asked;
  }

  /** Requests no page after a failed one, and aborts the requests of later pages. */
  #drop(failed: number, reason?: unknown): void {
    this.#next = Number.POSITIVE_INFINITY;
    for (const { number, controller } of this.#open) if (number > failed) controller.abort(reason);
  }
}
