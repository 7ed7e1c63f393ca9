import type { Form, Outcome, Outcomes, PlaceEvidence } from "./evidence.js";
import { hashText, type Sighting } from "./known-records.js";

const day = (days: number) => new Date(days * 86_400_000).toISOString().slice(0, 10);

/** How many records something was seen of, and when. */
export class Count {
  #first: number;
  #last: number;
  #serial = 0;
  readonly #counts = { ids: 0, calls: 0, days: 0 };

  constructor({ day }: Pick<Sighting, "day">) {
    this.#first = day;
    this.#last = day;
  }

  /** Counts a record once. One that was counted before changes the days alone. */
  add({ by, isNew, day, serial }: Sighting): void {
    if (day < this.#first) this.#first = day;
    if (day > this.#last) this.#last = day;
    if (serial <= this.#serial) return;
    this.#serial = serial;
    if (isNew) this.#counts[by] += 1;
  }

  copy(): Count {
    const copy = new Count({ day: this.#first });
    copy.#last = this.#last;
    Object.assign(copy.#counts, this.#counts);
    return copy;
  }

  toEvidence(): Outcome {
    const counts = Object.entries(this.#counts).filter(([, count]) => count > 0);
    return { ...Object.fromEntries(counts), first: day(this.#first), last: day(this.#last) };
  }
}

/** Counts by names. */
export class Counts<Name extends string> extends Map<Name, Count> {
  note(name: Name, sighting: Sighting): void {
    let count = this.get(name);
    if (count === undefined) {
      count = new Count(sighting);
      this.set(name, count);
    }
    count.add(sighting);
  }

  toEvidence(): Outcomes<Name> {
    // Made of these names.
    return Object.fromEntries([...this].map(([name, count]) => [name, count.toEvidence()])) as Outcomes<Name>;
  }
}

/** What is counted of one place of a body. */
export class Place extends Counts<Form> {
  readonly children = new Map<string, Place>();
  /** Distinguishes the records of this place from others with the same id. */
  readonly hash: number;

  constructor(readonly pointer: string) {
    super();
    this.hash = hashText(pointer);
  }

  /** Adds a place below. A property that arrives for the first time was absent from every object before. */
  open(key: string, pointer: string): Place {
    const place = new Place(pointer);
    this.children.set(key, place);
    const before = key === "*" ? undefined : this.get("objects");
    if (before) place.set("absent", before.copy());
    return place;
  }

  *list(): Generator<[pointer: string, place: PlaceEvidence]> {
    yield [this.pointer, this.toEvidence()];
    for (const child of this.children.values()) yield* child.list();
  }
}
