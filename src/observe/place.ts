import { pointerFrom } from "../document/json-pointer.js";
import type { Form, Outcomes, PlaceEvidence } from "./evidence.js";
import { type CountedBy, hashText, type Sighting } from "./known-records.js";
import type { Outline } from "./outline.js";

const dateOf = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);

/** How many records something was seen of, with the days of the first and the last since 1970. */
interface Count extends Record<CountedBy, number> {
  first: number;
  last: number;
  /** The last sighting that was counted. */
  serial: number;
}

/** Counts by names. */
export class Counts<Name extends string> extends Map<Name, Count> {
  /** Counts a record once. One that was counted before changes the days alone. */
  note(name: Name, { by, isNew, day, serial }: Sighting): void {
    const count = this.get(name) ?? { ids: 0, calls: 0, days: 0, first: day, last: day, serial: 0 };
    this.set(name, count);
    count.first = Math.min(count.first, day);
    count.last = Math.max(count.last, day);
    if (isNew && serial > count.serial) count[by] += 1;
    count.serial = Math.max(count.serial, serial);
  }

  toEvidence(): Outcomes<Name> {
    const outcomes = [...this].map(([name, { first, last, serial: _, ...counts }]) => {
      const some = Object.entries(counts).filter(([, count]) => count > 0);
      return [name, { ...Object.fromEntries(some), first: dateOf(first), last: dateOf(last) }];
    });
    // Made of these names.
    return Object.fromEntries(outcomes) as Outcomes<Name>;
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
    if (before) place.set("absent", { ...before });
    return place;
  }

  *list(): Generator<[pointer: string, place: PlaceEvidence]> {
    yield [this.pointer, this.toEvidence()];
    for (const child of this.children.values()) yield* child.list();
  }
}
