import { successOf } from "../operations.js";
import type { MockOperation } from "../prism.js";
import type { RequestAssumptions } from "./ledger.js";
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

/** What is to be copied of a value. */
interface Plan {
  required: readonly string[];
  /** The forms of a union. */
  forms: readonly Plan[];
  items: Plan | undefined;
  members: readonly Member[] | undefined;
}

interface Member {
  name: string;
  plan: Plan;
  /** What leaves open how the service shows it where nobody set it. */
  gap: UnsetGap | undefined;
  isObject: boolean;
}

/** A value of a response that nobody set. */
export interface Unset extends Member {
  parent: Record<string, unknown>;
}

const plans = new WeakMap<MockOperation, Plan>();

/**
 * Copies of a body what the document describes of the success of an operation, and notes what of it nobody set: the document marks
 * which values those can be.
 */
export function asDescribed(operation: MockOperation, body: unknown, unset: Unset[]): unknown {
  const [content] = successOf(operation)?.contents ?? [];
  const plan = plans.get(operation) ?? planOf((content?.schema ?? {}) as Schema, []);
  plans.set(operation, plan);
  return copyOf(body, plan, unset);
}

function planOf(schema: Schema, above: readonly Place[]): Plan {
  const { properties, items, required = [], anyOf = [], "x-not-shown": marks = [] } = schema;
  const own = marks
    .filter(({ id }) => id.endsWith(".unset-values"))
    .flatMap(({ id, settledBy }) =>
      settledBy.places.map((place) => ({ gap: id as UnsetGap, path: place.split("/") })),
    );
  const below = (key: string) =>
    [...above, ...own].flatMap(({ gap, path: [first, ...path] }) => (first === key ? [{ gap, path }] : []));
  return {
    required,
    forms: anyOf.map((form) => planOf(form, above)),
    items: items && planOf(items, below("*")),
    members:
      properties &&
      Object.entries(properties).map(([name, property]) => ({
        name,
        plan: planOf(property, below(name)),
        gap: below(name).find(({ path }) => path.length === 0)?.gap,
        isObject: property.type === "object",
      })),
  };
}

function copyOf(value: unknown, plan: Plan, unset: Unset[]): unknown {
  if (typeof value !== "object" || value === null) return value;
  const { items, members } =
    plan.forms.find(({ required }) => required.every((name) => Object.hasOwn(value, name))) ?? plan;
  if (Array.isArray(value)) return items ? value.map((item) => copyOf(item, items, unset)) : value;
  if (members === undefined) return value;
  const parent: Record<string, unknown> = {};
  for (const member of members) {
    const one = (value as Record<string, unknown>)[member.name];
    parent[member.name] = copyOf(one, member.plan, unset);
    if (one === undefined) unset.push({ ...member, parent });
  }
  return parent;
}

/**
 * Shows what nobody set as it is assumed to be shown: left out where nothing is assumed. It comes after the validation of the response,
 * because the document has no word for a value that is null or empty.
 */
export function showUnset(unset: readonly Unset[], assumptions: RequestAssumptions): void {
  for (const { gap, parent, name, isObject } of unset) {
    if (gap === undefined) continue;
    const assumed = assumptions.settleOr(gap, "left-out");
    const empty = isObject ? {} : "";
    parent[name] = { "left-out": undefined, null: null, empty }[assumed];
  }
}
