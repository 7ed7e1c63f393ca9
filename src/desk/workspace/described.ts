// Bodies of responses by the document: their documented properties, and the values that nobody set.
import type { Schema } from "../../document/openapi.js";
import { isObject, type Place } from "../../document/place.js";
import { marksOf } from "../../document/reading.js";
import { formsOf, schemasBelow, walk } from "../../document/walk.js";
import type { RequestAssumptions } from "./assumptions.js";
import type { UnsetGap } from "./gap-answers.js";

/** A value of a response that nobody set. */
export interface Unset {
  parent: Record<string, unknown>;
  name: string;
  /** The gap that leaves open how the service shows the value. */
  gap: UnsetGap;
  isObject: boolean;
}

/** A copy of a value, and the unset values in it, which the document marks. */
interface Described {
  copy: unknown;
  unset: readonly Unset[];
  /** What an object says about the value if it lacks it. */
  ifAbsent?: Pick<Unset, "gap" | "isObject">;
}

interface Given {
  value: unknown;
  /** The locations at and below the value that may be unset, and the gaps that say so. */
  named: readonly { gap: UnsetGap; path: readonly string[] }[];
}

/** Copies the documented properties of a body. */
export function copyDescribed(schema: Place<Schema>, body: unknown): Described {
  const options = { joined: ["allOf"] as const, given: { value: body, named: [] } };
  return walk<Described, Given>(schema, options, ({ schemas, given: { value, named } }, below) => {
    const gap = named.find(({ path }) => path.length === 0)?.gap;
    const isOfObject = schemas.some(({ node }) => node.type === "object");
    const whole = { copy: value, unset: [], ...(gap && { ifAbsent: { gap, isObject: isOfObject } }) };
    const forms = schemasBelow(schemas, "anyOf");
    const [form = ""] = forms.find(([, members]) => members.some((one) => describes(one, value))) ?? [];
    if (forms.length > 0) return below("anyOf", undefined, [form])[0]?.[1] ?? whole;
    const all = [...named, ...schemas.flatMap(unsetIn)];
    const inside = (key: string, one: unknown): Given => {
      const own = all.filter(({ path: [first] }) => first === key);
      return { value: one, named: own.map(({ gap, path: [, ...path] }) => ({ gap, path })) };
    };
    if (Array.isArray(value)) {
      const items = value.flatMap((item) => below("items", () => inside("*", item)).map(([, one]) => one));
      return { ...whole, copy: items.map(({ copy }) => copy), unset: items.flatMap(({ unset }) => unset) };
    }
    // Before its check, a seed can have a value of another type here.
    if (!isObject(value) || !schemas.some(({ node }) => node.properties)) return whole;
    const properties = below("properties", (name) => inside(name, value[name]));
    const copy = Object.fromEntries(
      properties.filter(([name]) => value[name] !== undefined).map(([name, one]) => [name, one.copy]),
    );
    const unset = properties.flatMap(([name, { unset, ifAbsent }]) =>
      name in copy || !ifAbsent ? unset : [{ parent: copy, name, ...ifAbsent }],
    );
    return { ...whole, copy, unset };
  });
}

/** Returns the locations below a schema that may be unset. */
const unsetIn = ({ node }: Place<Schema>): Given["named"] =>
  marksOf(node).flatMap(({ id, observe, places = [] }) => {
    const presence = observe === "presence" ? places : [];
    return presence.map((place) => ({ gap: id as UnsetGap, path: place.split("/") }));
  });

/** Returns whether a schema can describe a body: the body has all required properties, and one of the documented ones. */
export function describes(schema: Place<Schema>, body: unknown): boolean {
  const forms = formsOf([schema], ["anyOf"]).filter(({ node }) => node.anyOf === undefined);
  const has = (name: string) => Object.hasOwn(Object(body), name);
  return forms.some(({ node: { required = [], properties = {} } }) => {
    return required.every(has) && Object.keys(properties).some(has);
  });
}

/**
 * Shows unset values in the assumed way; leaves them out if nothing is assumed. Call this only after Prism has validated
 * the response, because the document allows neither null nor an empty value here.
 */
export function showUnset(unset: readonly Unset[], assumptions: RequestAssumptions): void {
  for (const { gap, parent, name, isObject } of unset) {
    const answer = assumptions.answerOr(gap, "left-out");
    const empty = isObject ? {} : "";
    parent[name] = { "left-out": undefined, null: null, empty }[answer];
  }
}
