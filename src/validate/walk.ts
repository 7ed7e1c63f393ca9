import type { SchemaNode } from "../document/response-checks.js";

/** A value in a body, and the schema that describes it. */
export interface WalkedValue {
  readonly parent: WalkedValue | undefined;
  /** The property or the index of the parent where the value is. */
  readonly key: string | number;
  /** The schema that the parent's has for it; undefined for a property that is not described. */
  readonly schema: SchemaNode | undefined;
  /** What a visitor notes down for the locations below. */
  note?: unknown;
}

/** A way in which a value is not what its schema says, and what would be right. */
export type Fault = (
  kind: "unknown-field" | "missing-field" | "wrong-type" | "wrong-format" | "wrong-value",
  at: WalkedValue,
  expected?: string,
) => void;

/**
 * Called for each value before it is compared, properties that are not described included. Of the forms of an `anyOf`, the
 * nearest is visited.
 *
 * @param schema - the schema of the value, without references; undefined for a property that is not described
 */
export type Visit = (value: unknown, at: WalkedValue, schema: SchemaNode | undefined) => void;

// JSON Schema leaves it open whether a format is checked. These are, in the wide sense of their RFCs.
export const formats: Readonly<Record<string, RegExp>> = {
  date: /^\d{4}-\d\d-\d\d$/,
  "date-time": /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d(:\d\d(\.\d+)?)?([Zz]|[+-]\d\d:?\d\d)$/,
  email: /^[^\s@]+@[^\s@]+$/,
  uri: /^[a-z][a-z\d+.-]*:/i,
  uuid: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
};

/** The schemas of a table, by their names. */
export type Schemas = Readonly<Record<string, SchemaNode>>;

/**
 * Compares a value with its schema, in time linear in its size.
 *
 * @param fault - called for each fault, in the order of the value
 */
export function walk(value: unknown, at: WalkedValue, schemas: Schemas, fault: Fault, visit?: Visit): void {
  const schema = dereference(at.schema, schemas);
  if (schema.anyOf) {
    const { form, faults } = nearestForm(value, schema.anyOf, schemas);
    if (visit) walk(value, { ...at, schema: form }, schemas, () => {}, visit);
    if (faults > 0) {
      fault("wrong-type", at, "one of the forms that the document shows");
      return;
    }
  } else visit?.(value, at, schema);
  const below = schema.anyOf ? undefined : visit;
  const types = schema.type === undefined ? undefined : [schema.type].flat();
  if (types && !types.some((type) => isOfType(value, type))) {
    fault("wrong-type", at, types.join(" or "));
    return;
  }
  if (schema.enum && !schema.enum.some((one) => isSame(one, value))) {
    fault("wrong-value", at, schema.enum.join(", "));
  }
  if ("const" in schema && !isSame(schema.const, value)) fault("wrong-value", at, String(schema.const));
  if (typeof value === "string") compareText(value, schema, at, fault);
  else if (typeof value === "number") compareRange(value, schema.minimum, schema.maximum, at, fault);
  else if (Array.isArray(value)) {
    compareRange(value.length, schema.minItems, schema.maxItems, at, fault);
    const { items } = schema;
    if (items === undefined) return;
    for (let key = 0; key < value.length; key += 1) {
      walk(value[key], { parent: at, key, schema: items, note: undefined }, schemas, fault, below);
    }
  } else if (typeof value === "object" && value !== null) {
    walkObject(value, schema, at, schemas, fault, below);
  }
}

/** All faults of a value, in its order. */
export function faultsIn(value: unknown, schema: SchemaNode | undefined, schemas: Schemas) {
  const faults: { kind: Parameters<Fault>[0]; at: WalkedValue }[] = [];
  walk(value, { parent: undefined, key: "", schema }, schemas, (kind, at) => faults.push({ kind, at }));
  return faults;
}

function walkObject(
  value: object,
  schema: SchemaNode,
  at: WalkedValue,
  schemas: Schemas,
  fault: Fault,
  visit: Visit | undefined,
): void {
  const { required = [], properties, additionalProperties } = schema;
  for (const key of required) {
    if (!Object.hasOwn(value, key)) fault("missing-field", { parent: at, key, schema: properties?.[key] });
  }
  if (properties === undefined && additionalProperties === undefined) return;
  for (const key of Object.keys(value)) {
    const child = properties && Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
    const location = { parent: at, key, schema: child, note: undefined };
    if (child) walk(Reflect.get(value, key), location, schemas, fault, visit);
    else {
      visit?.(Reflect.get(value, key), location, undefined);
      fault("unknown-field", location);
    }
  }
}

function compareText(value: string, schema: SchemaNode, at: WalkedValue, fault: Fault): void {
  const { format = "", pattern } = schema;
  if (formats[format]?.test(value) === false) fault("wrong-format", at, format);
  if (pattern !== undefined && !new RegExp(pattern, "u").test(value)) fault("wrong-value", at, pattern);
  // JSON Schema counts characters, not UTF-16 code units.
  if (schema.minLength ?? schema.maxLength) {
    compareRange([...value].length, schema.minLength, schema.maxLength, at, fault);
  }
}

function compareRange(size: number, min = size, max = size, at: WalkedValue, fault: Fault): void {
  if (size < min || size > max) fault("wrong-value", at, `${min} to ${max}`);
}

const anything: SchemaNode = {};

/** The schema that a reference leads to. */
export function dereference(schema: SchemaNode | undefined, schemas: Schemas): SchemaNode {
  let target = schema ?? anything;
  while (target.$ref !== undefined) target = schemas[target.$ref] ?? anything;
  return target;
}

/** The gaps that are marked at a location: at its schema, and at what that refers to. */
export function gapsAt({ schema }: WalkedValue, schemas: Schemas): string[] {
  const gaps: string[] = [];
  for (let node = schema; node; node = node.$ref === undefined ? undefined : schemas[node.$ref]) {
    gaps.push(...(node.gaps ?? []));
  }
  return gaps;
}

/** The schema that a whole body is compared with: of a union, the nearest form, so that each fault has a location of its own. */
export function formOf(value: unknown, schema: SchemaNode, schemas: Schemas): SchemaNode {
  if (dereference(schema, schemas).anyOf === undefined) return schema;
  return nearestForm(value, formsOf(schema, schemas), schemas).form;
}

function formsOf(schema: SchemaNode, schemas: Schemas): SchemaNode[] {
  const { anyOf } = dereference(schema, schemas);
  return anyOf ? anyOf.flatMap((form) => formsOf(form, schemas)) : [schema];
}

/** The first form that a value matches, or else the one with the fewest faults. */
function nearestForm(value: unknown, forms: readonly SchemaNode[], schemas: Schemas) {
  let nearest = { form: anything, faults: Number.POSITIVE_INFINITY };
  for (const form of forms) {
    const faults = faultsIn(value, form, schemas).length;
    if (faults < nearest.faults) nearest = { form, faults };
    if (faults === 0) break;
  }
  return nearest;
}

function isOfType(value: unknown, type: string): boolean {
  if (type === "null") return value === null;
  if (type === "array") return Array.isArray(value);
  if (type === "integer") return Number.isInteger(value);
  if (type === "object") return typeof value === "object" && value !== null && !Array.isArray(value);
  // The other types of JSON Schema have the names that typeof returns
  return typeof value === type;
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || (typeof one === "object" && JSON.stringify(one) === JSON.stringify(other));
}
