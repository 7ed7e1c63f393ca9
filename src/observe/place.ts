import { pointerFrom } from "../document/json-pointer.js";
import type { Form, Outcome, Outcomes, PlaceEvidence } from "./evidence.js";
import { hashText, type Sighting } from "./known-records.js";
import type { Outline } from "./outline.js";

const dateOf = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);

/** How many records something was seen of, and when. */
class Count {
  #serial = 0;
  readonly #counts = { ids: 0, calls: 0, days: 0 };
  #first: number;
  #last: number;

  constructor(day: number) {
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
    const copy = new Count(this.#first);
    copy.#last = this.#last;
    Object.assign(copy.#counts, this.#counts);
    return copy;
  }

  toEvidence(): Outcome {
    const counts = Object.entries(this.#counts).filter(([, count]) => count > 0);
    return { ...Object.fromEntries(counts), first: dateOf(this.#first), last: dateOf(this.#last) };
  }
}

/** Counts by names. */
export class Counts<Name extends string> extends Map<Name, Count> {
  note(name: Name, sighting: Sighting): void {
    const count = this.get(name) ?? new Count(sighting.day);
    this.set(name, count);
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

  /** @param outline - what the document says of the place */
  constructor(
    readonly pointer: string,
    readonly outline: Outline,
  ) {
    super();
    this.hash = hashText(pointer);
  }

  /** Adds a place below. A property that arrives for the first time was absent from every object before. */
  open(name: string): Place {
    const place = new Place(pointerFrom(this.pointer, name), this.outline.below(name));
    this.children.set(name, place);
    const before = name === "*" ? undefined : this.get("objects");
    if (before) place.set("absent", before.copy());
    return place;
  }

  *list(): Generator<[pointer: string, place: PlaceEvidence]> {
    yield [this.pointer, this.toEvidence()];
    for (const child of this.children.values()) yield* child.list();
  }
}
