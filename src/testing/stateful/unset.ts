import { successOf } from "../operations.js";
import type { MockOperation } from "../prism.js";
import type { RequestAssumptions } from "./assumptions.js";
import type { UnsetGap } from "./settlements.js";

/** A schema, as far as a response is made by it. Prism has put what it refers to in its place. */
interface Schema {
  type?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  required?: string[];
  anyOf?: Schema[];
  "x-not-shown"?: { id: string; settledBy: { places: string[] } }[];
}

/** A place below a schema whose value can be unset, and the gap that says so. */
interface Place {
  gap: UnsetGap;
  path: string[];
}

/** A value of a response that nobody set. */
export interface Unset {
  parent: Record<string, unknown>;
  name: string;
  /** What leaves open how the service shows it. */
  gap: UnsetGap;
  isObject: boolean;
}

type Copy = (value: unknown, unset: Unset[]) => unknown;

const copies = new WeakMap<MockOperation, Copy>();

/**
 * Copies of a body what the document describes of the success of an operation, and notes what of it nobody set: the document marks
 * which values those can be.
 */
export function asDescribed(operation: MockOperation, body: unknown, unset: Unset[]): unknown {
  const [content] = successOf(operation)?.contents ?? [];
  const copy = copies.get(operation) ?? copyBy((content?.schema ?? {}) as Schema, []);
  copies.set(operation, copy);
  return copy(body, unset);
}

/** Returns what copies a value by a schema, which is read once. */
function copyBy(schema: Schema, above: readonly Place[]): Copy {
  const { properties, items, anyOf, "x-not-shown": marks = [] } = schema;
  const own = marks.flatMap(({ id, settledBy }) => {
    const places = id.endsWith(".unset-values") ? settledBy.places : [];
    return places.map((place) => ({ gap: id as UnsetGap, path: place.split("/") }));
  });
  const below = (key: string) =>
    [...above, ...own].flatMap(({ gap, path: [first, ...path] }) => (first === key ? [{ gap, path }] : []));
  if (anyOf) {
    const forms = anyOf.map((form) => ({ names: form.required ?? [], copy: copyBy(form, above) }));
    const has = (value: unknown) => (name: string) => Object.hasOwn(Object(value), name);
    return (value, unset) => forms.find(({ names }) => names.every(has(value)))?.copy(value, unset) ?? value;
  }
  if (items) {
    const copy = copyBy(items, below("*"));
    // A seed can have other values, until it is checked.
    return (value, unset) => (Array.isArray(value) ? value.map((item) => copy(item, unset)) : value);
  }
  if (properties === undefined) return (value) => value;
  const members = Object.entries(properties).map(([name, property]) => ({
    name,
    copy: copyBy(property, below(name)),
    gap: below(name).find(({ path }) => path.length === 0)?.gap,
    isObject: property.type === "object",
  }));
  return (value, unset) => {
    if (typeof value !== "object" || value === null) return value;
    const parent: Record<string, unknown> = {};
    for (const { name, copy, gap, isObject } of members) {
      const { [name]: member } = value as Record<string, unknown>;
      if (member !== undefined) parent[name] = copy(member, unset);
      else if (gap !== undefined) unset.push({ parent, name, gap, isObject });
    }
    return parent;
  };
}

/**
 * Shows what nobody set as it is assumed to be shown: left out where nothing is assumed. It comes after the validation of the response,
 * because the document has no word for a value that is null or empty.
 */
export function showUnset(unset: readonly Unset[], assumptions: RequestAssumptions): void {
  for (const { gap, parent, name, isObject } of unset) {
    const assumed = assumptions.settleOr(gap, "left-out");
    const empty = isObject ? {} : "";
    parent[name] = { "left-out": undefined, null: null, empty }[assumed];
  }
}
