// A longer id is kept as a digest, because a list can have millions of them.
const longestWholeId = 24;

/** Remembers the ids of a list, in little memory however long they are. */
export class SeenIds {
  /** Whether there was an item without an id. */
  lacksIds = false;
  readonly #ids = new Set<string | number | boolean>();
  // Nobody who sees only the ids can make two of them share a digest.
  readonly #seed = Math.random() * 2 ** 32;

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
      if (typeof id !== "string" && typeof id !== "number" && typeof id !== "boolean") {
        this.lacksIds = true;
        added.push(item);
        continue;
      }
      const key = typeof id === "string" && id.length > longestWholeId ? digest(id, this.#seed) : id;
      if (onPage.has(key) && JSON.stringify(onPage.get(key)) !== JSON.stringify(item)) return undefined;
      onPage.set(key, item);
      if (!this.#ids.has(key)) added.push(item);
      this.#ids.add(key);
    }
    return added;
  }
}

/** A digest of 96 bits: three lanes, each with a multiplier of its own. */
function digest(text: string, seed: number): string {
  const lanes = [0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f].map((multiplier) => {
    let lane = seed ^ multiplier;
    for (let index = 0; index < text.length; index += 1) {
      lane = Math.imul(lane ^ text.charCodeAt(index), multiplier);
      lane ^= lane >>> 15;
    }
    return lane;
  });
  return String.fromCharCode(...lanes.flatMap((lane) => [lane & 0xffff, lane >>> 16]));
}
