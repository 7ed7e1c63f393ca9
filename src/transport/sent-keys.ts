import { createRedactor, type Redactor } from "../errors/redact.js";

/** How many keys a client remembers, because an answer can repeat one that a call before it sent. */
const mostKeys = 10;

/** A call on its way: how many keys were sent before it began, and before the oldest call beside it then began. */
export interface OpenSpan {
  readonly opened: number;
  readonly since: number;
}

/** The API keys that a client has sent last, and those that it has sent beside the calls on their way. */
export class SentKeys {
  /** Each key, with how many were sent until it was. The ones that were sent last are at the end. */
  readonly #keys = new Map<string, number>();
  /** In the order in which they began. */
  readonly #spans = new Set<OpenSpan>();
  #sent = 0;
  #redactor: Redactor | undefined;

  /** Keeps the keys that an answer to a call can repeat, until it is closed. */
  open(): OpenSpan {
    const [oldest] = this.#spans;
    const span = { opened: this.#sent, since: oldest?.opened ?? this.#sent };
    this.#spans.add(span);
    return span;
  }

  close(span: OpenSpan): void {
    this.#spans.delete(span);
  }

  add(key: string): void {
    this.#sent += 1;
    if (!this.#keys.delete(key)) this.#redactor = undefined;
    this.#keys.set(key, this.#sent);
    const [oldest] = this.#spans;
    for (const [old, sent] of this.#keys) {
      if (this.#keys.size <= mostKeys || (oldest && sent > oldest.since)) return;
      this.#keys.delete(old);
      this.#redactor = undefined;
    }
  }

  /** Removes these keys from what is shown. */
  get redactor(): Redactor {
    this.#redactor ??= createRedactor(this.#keys.keys());
    return this.#redactor;
  }
}
