/** Remembers the ids of a list. */
export class SeenIds {
  /** Whether there was an item without an id. */
  lacksIds = false;
  readonly #ids = new Set<unknown>();

  /**
   * Finds the items of a page that no earlier page had. Items without an id are told apart by their position.
   *
   * @returns the items; undefined where two items of the page share an id and differ
   */
  add(items: readonly unknown[]): unknown[] | undefined {
    const onPage = new Map<unknown, unknown>();
    const added: unknown[] = [];
    for (const item of items) {
      const { id } = Object(item) as { id?: unknown };
      if (id == null || typeof id === "object") {
        this.lacksIds = true;
        added.push(item);
        continue;
      }
      if (onPage.has(id) && JSON.stringify(onPage.get(id)) !== JSON.stringify(item)) return undefined;
      onPage.set(id, item);
      if (!this.#ids.has(id)) added.push(item);
      this.#ids.add(id);
    }
    return added;
  }
}
