/** What a count belongs to: see `Outcome`. */
export type CountedBy = "ids" | "calls" | "days";

/** A record, as it is seen in one exchange. */
export interface Sighting {
  readonly by: CountedBy;
  readonly isNew: boolean;
  /** In days since 1970. */
  readonly day: number;
  /** Rises with each sighting, so that one of them counts once at a place. */
  readonly serial: number;
}

/** The most records that are distinguished. Any other raises no count. */
const mostRecords = 32_768;

/**
 * Distinguishes new records from those that were seen before, for the whole life of an observer. It keeps hashes by a seed that is
 * private; two records with the same hash count as one.
 */
export class KnownRecords {
  readonly #hashes = new Set<number>();
  readonly #seed = crypto.getRandomValues(new Int32Array(1))[0] ?? 0;
  #serial = 0;

  /** @param hash - of what identifies the record; without one, it is new */
  see(by: CountedBy, day: number, hash?: number): Sighting {
    this.#serial += 1;
    return { by, day, serial: this.#serial, isNew: hash === undefined || this.#remember(hash) };
  }

  #remember(hash: number): boolean {
    if (this.#hashes.size >= mostRecords || this.#hashes.has(hash)) return false;
    this.#hashes.add(hash);
    return true;
  }

  /** @param seed - a hash of what comes before the text */
  hash(text: string, seed = this.#seed): number {
    return hashText(text, seed);
  }
}

/** A hash of a text, of 32 bits. */
export function hashText(text: string, seed = 0): number {
  let hash = seed ^ text.length;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x5bd1e995);
    hash ^= hash >>> 15;
  }
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
