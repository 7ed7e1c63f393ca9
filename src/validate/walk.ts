import type { SchemaNode } from "./response-checks.js";

/** A value in a body, and the schema that describes it. */
export interface WalkedValue {
  readonly parent: WalkedValue | undefined;
  /** The property or the index of the parent where the value is. */
  readonly key: string | number;
  /** The schema that the parent's has for it; undefined for a property that is not described. */
  readonly schema: SchemaNode | undefined;
}

/** A way in which a value is not what its schema says, and what would be right. */
export type Fault = (
  kind: "unknown-field" | "missing-field" | "wrong-type" | "wrong-format" | "wrong-value",
  at: WalkedValue,
  expected?: string,
) => void;

/**
 * Called for each value before it is compared, properties that are not described included. Of an `anyOf`, it is called for the whole
 * and for the nearest form.
 *
 * @param schema - the schema of the value, without references; undefined for a property that is not described
 */
type Visit = (value: unknown, at: WalkedValue, schema: SchemaNode | undefined) => void;

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
  compare(value, at, { schemas, fault, visit, known: new Map() });
}

/** What all steps of a walk need. */
interface Walk {
  readonly schemas: Schemas;
  readonly fault: Fault;
  readonly visit: Visit | undefined;
  /** The nearest form of each value in each union, because a union in a union would be compared again for each form above it. */
  readonly known: Known;
}

type Known = Map<unknown, Map<readonly SchemaNode[], Nearest>>;

interface Nearest {
  readonly form: SchemaNode;
  readonly faults: number;
}

function compare(value: unknown, at: WalkedValue, walk: Walk): void {
  const { schemas, fault, visit, known } = walk;
  const schema = dereference(at.schema, schemas);
  visit?.(value, at, schema);
  if (value === null && at.schema?.maybeNull) return;
  if (schema.anyOf) {
    const { form, faults } = nearestForm(value, schema.anyOf, schemas, known);
    if (visit) compare(value, { ...at, schema: form }, { ...walk, fault: () => {} });
    if (faults > 0) {
      fault("wrong-type", at, "one of the forms that the document shows");
      return;
    }
  }
  const below = schema.anyOf ? { ...walk, visit: undefined } : walk;
  const types = typeof schema.type === "string" ? [schema.type] : schema.type;
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
      compare(value[key], { parent: at, key, schema: items }, below);
    }
  } else if (typeof value === "object" && value !== null) {
    compareObject(value, schema, at, below);
  }
}

/** All faults of a value, in its order. */
export function faultsIn(
  value: unknown,
  schema: SchemaNode | undefined,
  schemas: Schemas,
  known: Known = new Map(),
) {
  const faults: { kind: Parameters<Fault>[0]; at: WalkedValue }[] = [];
  const fault: Fault = (kind, at) => faults.push({ kind, at });
  compare(value, { parent: undefined, key: "", schema }, { schemas, fault, visit: undefined, known });
  return faults;
}

function compareObject(value: object, schema: SchemaNode, at: WalkedValue, walk: Walk): void {
  const { fault, visit } = walk;
  const { required = [], properties, additionalProperties } = schema;
  for (const key of required) {
    if (!Object.hasOwn(value, key)) fault("missing-field", { parent: at, key, schema: properties?.[key] });
  }
  if (properties === undefined && additionalProperties === undefined) return;
  for (const key of Object.keys(value)) {
    const child = properties && Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
    const location = { parent: at, key, schema: child };
    if (child) compare(Reflect.get(value, key), location, walk);
    else {
      visit?.(Reflect.get(value, key), location, undefined);
      fault("unknown-field", location);
    }
  }
}

function compareText(value: string, schema: SchemaNode, at: WalkedValue, fault: Fault): void {
  const { format = "", pattern, minLength, maxLength } = schema;
  if (formats[format]?.test(value) === false) fault("wrong-format", at, format);
  if (pattern !== undefined && !new RegExp(pattern, "u").test(value)) fault("wrong-value", at, pattern);
  // JSON Schema counts characters, not UTF-16 code units.
  if (minLength !== undefined || maxLength !== undefined) {
    compareRange([...value].length, minLength, maxLength, at, fault);
  }
}

function compareRange(
  size: number,
  min: number | undefined,
  max: number | undefined,
  at: WalkedValue,
  fault: Fault,
): void {
  if (min !== undefined && size < min) fault("wrong-value", at, `at least ${min}`);
  if (max !== undefined && size > max) fault("wrong-value", at, `at most ${max}`);
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

/** The forms of a schema that are no unions, each once. */
function formsOf(schema: SchemaNode, schemas: Schemas, seen = new Set<SchemaNode>()): SchemaNode[] {
  const target = dereference(schema, schemas);
  if (seen.has(target)) return [];
  seen.add(target);
  return target.anyOf?.flatMap((form) => formsOf(form, schemas, seen)) ?? [schema];
}

/** The first form that a value matches, or else the one with the fewest faults. */
function nearestForm(
  value: unknown,
  forms: readonly SchemaNode[],
  schemas: Schemas,
  known: Known = new Map(),
): Nearest {
  const ofValue = known.get(value) ?? new Map<readonly SchemaNode[], Nearest>();
  known.set(value, ofValue);
  let nearest = ofValue.get(forms);
  if (nearest) return nearest;
  // A union that is a form of itself matches nothing by that.
  nearest = { form: anything, faults: Number.POSITIVE_INFINITY };
  ofValue.set(forms, nearest);
  for (const form of forms) {
    const faults = faultsIn(value, form, schemas, known).length;
    if (faults < nearest.faults) nearest = { form, faults };
    if (faults === 0) break;
  }
  ofValue.set(forms, nearest);
  return nearest;
}

function isOfType(value: unknown, type: string): boolean {
  if (type === "null") return value === null;
  if (type === "array") return Array.isArray(value);
  if (type === "integer") return Number.isInteger(value);
  if (type === "object") return typeof value === "object" && value !== null && !Array.isArray(value);
  // The other types of JSON Schema have the names that typeof returns.
  return typeof value === type;
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || (typeof one === "object" && JSON.stringify(one) === JSON.stringify(other));
}
