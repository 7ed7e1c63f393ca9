import { pointerFrom } from "../document/json-pointer.js";
import type { SchemaNode } from "../document/response-checks.js";
import { type Fault, formOf, type Location, type Schemas, type Visit, walk } from "../validate/walk.js";
import type { PlaceEvidence } from "./evidence.js";
import { Place } from "./place.js";

/** The most places that are distinguished in the bodies of one answer. A document has far fewer. */
const mostPlaces = 500;
/** The most keys that are looked at in an object that the document does not describe. */
const mostKeys = 1_000;

/**
 * The shape of the bodies that arrived for one status, or were sent. A key is kept only where the document names it; the
 * values, and all other keys, are counted.
 */
export class Shape {
  readonly #schemas: Schemas;
  readonly #names: ReadonlySet<string>;
  readonly #root = new Place();
  #places = 1;
  #exchange = 0;
  #hasFault = false;

  /** @param names - the names of all properties that the document has somewhere */
  constructor(schemas: Schemas, names: ReadonlySet<string>) {
    this.#schemas = schemas;
    this.#names = names;
  }

  /**
   * Counts a body.
   *
   * @returns whether it is as documented
   */
  read(value: unknown, schema: SchemaNode): boolean {
    this.#exchange += 1;
    this.#hasFault = false;
    const form = formOf(value, schema, this.#schemas);
    walk(value, { parent: undefined, key: "", schema: form }, this.#schemas, this.#addFault, this.#visit);
    return !this.#hasFault;
  }

  readonly #visit: Visit = (value, at, schema) => {
    const place = this.#placeOf(at, schema !== undefined);
    if (place === undefined) return;
    if (schema) place.schema = schema;
    place.count(value, this.#exchange);
    const isOpen = schema && !schema.properties && !schema.additionalProperties;
    if (isOpen && typeof value === "object" && value !== null && !Array.isArray(value)) {
      this.#visitNames(value, at);
    }
  };

  /** Looks for known names in an object that the document does not describe, such as the body of a failure. */
  #visitNames(value: object, parent: Location): void {
    let count = 0;
    for (const key in value) {
      count += 1;
      if (count > mostKeys) return;
      this.#visit(Reflect.get(value, key), { parent, key, schema: undefined }, undefined);
    }
  }

  readonly #addFault: Fault = (kind, at) => {
    // What the document does not describe is not against it.
    if (kind === "unknown-field") return;
    this.#hasFault = true;
    this.#placeOf(at, true)?.countFault(kind);
  };

  /** The place of a location; undefined for a key that is not kept, and beyond the budget. */
  #placeOf(at: Location, isDescribed: boolean): Place | undefined {
    const { parent, key, note } = at;
    if (note !== undefined) return note as Place;
    if (parent === undefined) {
      at.note = this.#root;
      return this.#root;
    }
    const above = this.#placeOf(parent, true);
    if (above === undefined) return undefined;
    const { properties } = above.schema;
    let name = "*";
    if (typeof key === "string" && !(isDescribed && !(properties && Object.hasOwn(properties, key)))) {
      const isKept = isDescribed || this.#names.has(key);
      if (!isDescribed) above.countOtherKey();
      if (!isKept) return undefined;
      name = key;
    }
    let place = above.children.get(name);
    if (place === undefined && this.#places < mostPlaces) {
      place = new Place();
      above.children.set(name, place);
      this.#places += 1;
    }
    at.note = place;
    return place;
  }

  toEvidence(): Record<string, PlaceEvidence> | undefined {
    if (this.#exchange === 0) return undefined;
    return Object.fromEntries(listed(this.#root, ""));
  }
}

function* listed(place: Place, pointer: string): Generator<[string, PlaceEvidence]> {
  yield [pointer, place.toEvidence()];
  for (const [key, child] of place.children) {
    yield* listed(child, pointerFrom(pointer, key));
  }
}
