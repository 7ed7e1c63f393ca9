// Bodies of responses by the document: their documented properties, and the values that nobody set.
import type { Schema } from "../../document/openapi.js";
import { isObject, type Place } from "../../document/place.js";
import type { Reading } from "../../document/reading.js";
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

/** A copy of a value, and the unset values in it. */
interface Described {
  copy: unknown;
  unset: readonly Unset[];
  /** What the object around the value notes if it lacks the value. */
  ifAbsent: Pick<Unset, "gap" | "isObject"> | undefined;
}

/**
 * Copies the documented properties of a body.
 *
 * @param gaps - the gaps about unset values, by the schemas of the values
 */
export function copyDescribed(schema: Place<Schema>, body: unknown, gaps: Reading["unset"]): Described {
  const options = { joined: ["allOf"] as const, given: body };
  return walk<Described, unknown>(schema, options, ({ entries, schemas, given: value }, below) => {
    const [gap] = entries.flatMap(({ node }) => gaps.get(node) ?? []);
    const isOfObject = schemas.some(({ node }) => node.type === "object");
    // The documents only mark gaps of the register.
    const ifAbsent = gap && { gap: gap.id as UnsetGap, isObject: isOfObject };
    const whole = { copy: value, unset: [], ifAbsent };
    const forms = schemasBelow(schemas, "anyOf");
    const [form = ""] = forms.find(([, members]) => members.some((one) => describes(one, value))) ?? [];
    if (forms.length > 0) return { ...whole, ...below("anyOf", undefined, [form])[0]?.[1], ifAbsent };
    if (Array.isArray(value)) {
      const items = value.flatMap((item) => below("items", () => item).map(([, one]) => one));
      return { ...whole, copy: items.map(({ copy }) => copy), unset: items.flatMap(({ unset }) => unset) };
    }
    // Before its check, a seed can have a value of another type here.
    if (!isObject(value) || !schemas.some(({ node }) => node.properties)) return whole;
    const properties = below("properties", (name) => value[name]);
    const present = properties.filter(([name]) => value[name] !== undefined);
    const parent = Object.fromEntries(present.map(([name, { copy }]) => [name, copy]));
    const unset = properties.flatMap(([name, one]) =>
      name in parent || !one.ifAbsent ? one.unset : [{ parent, name, ...one.ifAbsent }],
    );
    return { ...whole, copy: parent, unset };
  });
}

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
