import { successOf } from "../operations.js";
import type { MockOperation } from "../prism.js";
import type { RequestAssumptions } from "./ledger.js";
import type { UnsetValue } from "./settlement.js";
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
  gap: UnsetGap;
  parent: Record<string, unknown>;
  name: string;
  isObject: boolean;
}

/**
 * Copies of a body what the document describes of the success of an operation, and notes what of it nobody set: the document marks
 * which values those can be.
 */
export function asDescribed(operation: MockOperation, body: unknown, unset: Unset[]): unknown {
  const [content] = successOf(operation)?.contents ?? [];
  return copyOf(body, (content?.schema ?? {}) as Schema, [], unset);
}

function copyOf(value: unknown, schema: Schema, places: readonly Place[], unset: Unset[]): unknown {
  const { properties, items, "x-not-shown": marks = [] } = formOf(value, schema);
  const own = marks.filter(({ id }) => id.endsWith(".unset-values"));
  const all = [
    ...places,
    ...own.flatMap(({ id, settledBy }) =>
      settledBy.places.map((place) => ({ gap: id as UnsetGap, path: place.split("/") })),
    ),
  ];
  const below = (key: string) =>
    all.flatMap(({ gap, path: [first, ...path] }) => (first === key ? [{ gap, path }] : []));
  if (Array.isArray(value)) return value.map((item) => copyOf(item, items ?? {}, below("*"), unset));
  if (typeof value !== "object" || value === null || properties === undefined) return value;
  const parent: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(properties)) {
    const member = (value as Record<string, unknown>)[name];
    parent[name] = copyOf(member, property, below(name), unset);
    const place = below(name).find(({ path }) => path.length === 0);
    if (member === undefined && place) {
      unset.push({ gap: place.gap, parent, name, isObject: property.type === "object" });
    }
  }
  return parent;
}

/** The form of a union that a value has. */
function formOf(value: unknown, schema: Schema): Schema {
  const has = ({ required = [] }: Schema) => required.every((name) => Object.hasOwn(Object(value), name));
  return schema.anyOf?.find(has) ?? schema;
}

/**
 * Shows what nobody set as it is assumed to be shown: left out where nothing is assumed. It comes after the validation of the response,
 * because the document has no word for a value that is null or empty.
 */
export function showUnset(unset: readonly Unset[], assumptions: RequestAssumptions): void {
  for (const { gap, parent, name, isObject } of unset) {
    const assumed: UnsetValue = assumptions.settleOrOmit(gap) ?? "left-out";
    const empty = isObject ? {} : "";
    parent[name] = { "left-out": undefined, null: null, empty }[assumed];
  }
}
