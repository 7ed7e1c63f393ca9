/** The ids of a list's items, each with the last pass that took it. */
export class KnownIds {
  /** The number of the current pass. */
  pass = 0;
  /** Whether an item without an id was taken. */
  lacksIds = false;
  readonly #passes = new Map<unknown, number>();

  get size(): number {
    return this.#passes.size;
  }

  /** Returns whether the current pass has taken an item. */
  hasTaken(item: unknown): boolean {
    return this.#passes.get(idOf(item)) === this.pass;
  }

  /** Counts the items that a pass was the last one to take. */
  count(pass: number): number {
    let count = 0;
    for (const last of this.#passes.values()) if (last === pass) count += 1;
    return count;
  }

  /**
   * Takes the items of a page in the current pass. Items without an id count as unseen.
   *
   * @returns the items that no page had before; undefined if two different items of the page share an id
   */
  take(items: readonly unknown[]): unknown[] | undefined {
    const onPage = new Map<unknown, unknown>();
    const unseen: unknown[] = [];
    for (const item of items) {
      const id = idOf(item);
      this.lacksIds ||= typeof id === "symbol";
      if (onPage.has(id) && JSON.stringify(onPage.get(id)) !== JSON.stringify(item)) return undefined;
      onPage.set(id, item);
      if (!this.#passes.has(id)) unseen.push(item);
      this.#passes.set(id, this.pass);
    }
    return unseen;
  }
}

/** Returns an item's id, or a new symbol for an item without an id. */
export function idOf(item: unknown): unknown {
  const { id } = Object(item) as { id?: unknown };
  return id == null || typeof id === "object" ? Symbol("no id") : id;
}
