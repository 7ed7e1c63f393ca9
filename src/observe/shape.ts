import { noJson } from "./body.js";
import type { Form, PlacesEvidence } from "./evidence.js";
import type { KnownRecords, Sighting } from "./known-records.js";
import type { Outline } from "./outline.js";
import { Place } from "./place.js";

/** The most places that are distinguished in the bodies of one answer. A document has far fewer. */
const mostPlaces = 500;

/**
 * The shape of the bodies that arrived for one status, or were sent. A key is kept only where the document names it; values
 * are counted, and never kept.
 */
export class Shape {
  readonly #names: ReadonlySet<string>;
  readonly #known: KnownRecords;
  readonly #root: Place;
  #places = 1;
  /** A hash of the call's workspace, operation and status. */
  #scope = 0;

  /** @param names - the names of all properties that the document has somewhere */
  constructor(outline: Outline, names: ReadonlySet<string>, known: KnownRecords) {
    this.#root = new Place("", outline);
    this.#names = names;
    this.#known = known;
  }

  read(body: unknown, sighting: Sighting, scope: number): void {
    this.#scope = scope;
    this.#visit(body, this.#root, sighting);
  }

  #visit(value: unknown, place: Place, sighting: Sighting): void {
    const form = formOf(value);
    place.note(form, sighting);
    if (typeof value === "string" && form === "string") {
      const judgement = place.outline.judge(value);
      if (judgement) place.note(judgement, sighting);
    } else if (Array.isArray(value)) {
      const items = value.length > 0 ? this.#below(place, "*") : undefined;
      if (items) for (const item of value) this.#visit(item, items, sighting);
    } else if (typeof value === "object" && value !== null) this.#visitObject(value, place, sighting);
  }

  #visitObject(value: object, place: Place, above: Sighting): void {
    const own = this.#recordOf(value, place, above);
    for (const [key, part] of Object.entries(value)) {
      const name = place.outline.nameOf(key) ?? (this.#names.has(key) ? key : undefined);
      const child = name === undefined ? undefined : this.#below(place, name);
      if (child) this.#visit(part, child, own);
    }
    for (const [name, child] of place.children) {
      if (name !== "*" && !Object.hasOwn(value, name)) child.note("absent", own);
    }
    place.note("objects", own);
  }

  /** The record that is counted below an object: the object where it has an id, or else that of the object. */
  #recordOf(value: object, place: Place, above: Sighting): Sighting {
    const id: unknown = Object.hasOwn(value, "id") ? Reflect.get(value, "id") : undefined;
    if (typeof id !== "number" && (typeof id !== "string" || id === "")) return above;
    return this.#known.see("ids", above.day, this.#known.hash(`${id}`, this.#scope ^ place.hash));
  }

  #below(place: Place, name: string): Place | undefined {
    const known = place.children.get(name);
    if (known || this.#places >= mostPlaces) return known;
    this.#places += 1;
    return place.open(name);
  }

  toEvidence(): PlacesEvidence | undefined {
    return this.#root.size === 0 ? undefined : Object.fromEntries(this.#root.list());
  }
}

function formOf(value: unknown): Form {
  if (value === null) return "null";
  if (value === noJson) return "no-json";
  if (Array.isArray(value)) return "array";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "number";
  if (typeof value === "string") return value === "" ? "empty-string" : "string";
  if (typeof value === "boolean") return "boolean";
  return Object.keys(Object(value)).length === 0 ? "empty-object" : "object";
}
