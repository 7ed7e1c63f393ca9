import { createRedactor, type Redactor } from "../errors/redact.js";

/** How many keys a client remembers, because an answer can repeat one that a call before it sent. */
const mostKeys = 10;

/** The API keys that a client has sent last, and those of the calls on their way. */
export class SentKeys {
  /** Each key, with how often calls on their way have sent it. The ones that were sent last are at the end. */
  readonly #uses = new Map<string, number>();
  #redactor: Redactor | undefined;

  /** Remembers a key, at least until it is released. */
  add(key: string): void {
    const before = this.#uses.get(key) ?? 0;
    if (!this.#uses.delete(key)) this.#redactor = undefined;
    this.#uses.set(key, before + 1);
    for (const [old, uses] of this.#uses) {
      if (this.#uses.size <= mostKeys) return;
      if (uses > 0) continue;
      this.#uses.delete(old);
      this.#redactor = undefined;
    }
  }

  release(key: string): void {
    this.#uses.set(key, (this.#uses.get(key) ?? 1) - 1);
  }

  /** Removes these keys from what is shown. */
  get redactor(): Redactor {
    this.#redactor ??= createRedactor(this.#uses.keys());
    return this.#redactor;
  }
}
