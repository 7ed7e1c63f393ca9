/** The ids of a list's items. Items without an id count as unseen. */
export class KnownIds {
  /** Whether an item without an id was taken. */
  lackIds = false;
  /** The ids that count for the total. */
  counted = new Set<unknown>();
  #reading = new Set<unknown>();
  #before = new Set<unknown>();
  readonly #all = new Set<unknown>();

  /** @param isNewCount - only the ids from this reading on count */
  beginReading(isNewCount: boolean): void {
    this.#before = this.#reading;
    this.#reading = new Set();
    if (isNewCount) this.counted = new Set();
  }

  /** Whether the current reading has the same ids as the reading before. */
  get isRepetition(): boolean {
    return this.#reading.size === this.#before.size && [...this.#reading].every((id) => this.#before.has(id));
  }

  /**
   * Takes the items of a page.
   *
   * @returns the items that no reading had before, and how many items the current reading had before; undefined if two different items
   * of the page share an id
   */
  take(items: readonly unknown[]): { unseen: unknown[]; repeated: number } | undefined {
    const onPage = new Map<unknown, unknown>();
    const unseen: unknown[] = [];
    let repeated = 0;
    for (const item of items) {
      const id = idOf(item);
      this.lackIds ||= typeof id === "symbol";
      if (onPage.has(id) && JSON.stringify(onPage.get(id)) !== JSON.stringify(item)) return undefined;
      onPage.set(id, item);
      if (!this.#all.has(id)) unseen.push(item);
      if (this.#reading.has(id)) repeated += 1;
      for (const ids of [this.#all, this.#reading, this.counted]) ids.add(id);
    }
    return { unseen, repeated };
  }
}

/** Returns the ids of a page as a text. Items without an id stand for themselves. */
export function textOf(items: readonly unknown[]): string {
  const ids = items.map(idOf);
  return JSON.stringify(ids.map((id, index) => (typeof id === "symbol" ? items[index] : id)));
}

/** Returns an item's id, or a new symbol for an item without an id. */
function idOf(item: unknown): unknown {
  const { id } = Object(item) as { id?: unknown };
  return id == null || typeof id === "object" ? Symbol("no id") : id;
}
