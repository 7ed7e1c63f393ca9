import { parseJson } from "../base/json.js";
import type { SchemaNode, SchemasByName } from "./schemas.js";

/** A value in a body, and the schema that describes it. */
export interface WalkedValue {
  readonly parent: WalkedValue | undefined;
  /** The property of the parent that has the value, or its index in the parent. */
  readonly key: string | number;
  /** The schema of the value; undefined for an unknown property. */
  readonly schema: SchemaNode | undefined;
}

/** Receives a difference between a value and its schema. `expected` describes a right value. */
export type ReportFault = (
  kind: "unknown-field" | "missing-field" | "wrong-type" | "wrong-format" | "wrong-value",
  at: WalkedValue,
  expected?: string,
) => void;

// JSON Schema makes checks of formats optional. These follow their RFCs loosely: ISO 8601 lets a timestamp lack its offset.
export const formats: Readonly<Record<string, RegExp>> = {
  date: /^\d{4}-\d\d-\d\d$/,
  "date-time": /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d(:\d\d(\.\d+)?)?([Zz]|[+-]\d\d(:?\d\d)?)?$/,
  email: /^[^\s@]+@[^\s@]+$/,
  uri: /^[a-z][a-z\d+.-]*:/i,
  uuid: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
};

/**
 * Compares a value with its schema, in time linear in its size.
 *
 * @param fault - receives each fault, in the order of the value
 */
export function compareWithSchema(
  value: unknown,
  at: WalkedValue,
  schemas: SchemasByName,
  fault: ReportFault,
): void {
  compare(value, at, { schemas, fault, known: new Map() });
}

/** The state that all steps of a walk share. */
interface Walk {
  readonly schemas: SchemasByName;
  readonly fault: ReportFault;
  /** The nearest form of each value in each union. Without it, nested unions would take exponential time. */
  readonly known: NearestForms;
}

type NearestForms = Map<unknown, Map<readonly SchemaNode[], Nearest>>;

interface Nearest {
  readonly form: SchemaNode;
  /** The weight of its faults. */
  readonly faults: number;
}

function compare(value: unknown, at: WalkedValue, walk: Walk): void {
  const { schemas, fault, known } = walk;
  const schema = dereference(at.schema, schemas);
  if (value === null && at.schema?.maybeNull) return;
  if (schema.anyOf) {
    const { faults } = nearestForm(value, schema.anyOf, schemas, known);
    if (faults > 0) {
      fault("wrong-type", at, "one of the forms that the document shows");
      return;
    }
  }
  const types = typeof schema.type === "string" ? [schema.type] : schema.type;
  if (types && !types.some((type) => isOfType(value, type))) {
    fault("wrong-type", at, types.join(" or "));
    return;
  }
  if (schema.enum && !schema.enum.some((one) => isEqual(one, value))) {
    fault("wrong-value", at, schema.enum.join(", "));
  }
  if ("const" in schema && !isEqual(schema.const, value)) fault("wrong-value", at, String(schema.const));
  if (typeof value === "string") {
    compareText(value, schema, at, fault);
    const { contentSchema } = schema;
    if (contentSchema === undefined) return;
    const parsed = parseJson(value);
    if ("value" in parsed) compare(parsed.value, { ...at, schema: contentSchema }, walk);
    else fault("wrong-format", at, "JSON in a string");
  } else if (typeof value === "number") compareRange(value, schema.minimum, schema.maximum, at, fault);
  else if (Array.isArray(value)) {
    compareRange(value.length, schema.minItems, schema.maxItems, at, fault);
    const { items } = schema;
    if (items === undefined) return;
    for (let key = 0; key < value.length; key += 1) {
      compare(value[key], { parent: at, key, schema: items }, walk);
    }
  } else if (typeof value === "object" && value !== null) {
    compareObject(value, schema, at, walk);
  }
}

/** Returns all faults of a value, in order. */
function faultsIn(
  value: unknown,
  schema: SchemaNode | undefined,
  schemas: SchemasByName,
  known: NearestForms,
) {
  const faults: { kind: Parameters<ReportFault>[0]; at: WalkedValue }[] = [];
  const fault: ReportFault = (kind, at) => faults.push({ kind, at });
  compare(value, { parent: undefined, key: "", schema }, { schemas, fault, known });
  return faults;
}

function compareObject(value: object, schema: SchemaNode, at: WalkedValue, walk: Walk): void {
  const { fault } = walk;
  const { required = [], properties, additionalProperties } = schema;
  for (const key of required) {
    if (!Object.hasOwn(value, key)) fault("missing-field", { parent: at, key, schema: properties?.[key] });
  }
  if (properties === undefined && additionalProperties === undefined) return;
  for (const key of Object.keys(value)) {
    const child = properties && Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
    const location = { parent: at, key, schema: child || undefined };
    if (child) compare(Reflect.get(value, key), location, walk);
    else fault("unknown-field", location);
  }
}

function compareText(value: string, schema: SchemaNode, at: WalkedValue, fault: ReportFault): void {
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
  fault: ReportFault,
): void {
  if (min !== undefined && size < min) fault("wrong-value", at, `at least ${min}`);
  if (max !== undefined && size > max) fault("wrong-value", at, `at most ${max}`);
}

const anything: SchemaNode = {};

function dereference(schema: SchemaNode | undefined, schemas: SchemasByName): SchemaNode {
  let target = schema ?? anything;
  while (target.$ref !== undefined) target = schemas[target.$ref] ?? anything;
  return target;
}

/** Returns the gaps that are marked at a location: on its schema, and on the schemas that it references. */
export function gapsAt({ schema }: WalkedValue, schemas: SchemasByName): string[] {
  const gaps: string[] = [];
  for (let node = schema; node; node = node.$ref === undefined ? undefined : schemas[node.$ref]) {
    gaps.push(...(node.gaps ?? []));
  }
  return gaps;
}

/** Returns the schema to compare a body with. For a union, this is the nearest form, so that each fault gets a precise location. */
export function nearestSchema(value: unknown, schema: SchemaNode, schemas: SchemasByName): SchemaNode {
  if (dereference(schema, schemas).anyOf === undefined) return schema;
  return nearestForm(value, unionForms(schema, schemas), schemas).form;
}

/** Lists the forms of a union, and of the unions in it, each once. Any other schema is its own form. */
export function unionForms(
  schema: SchemaNode,
  schemas: SchemasByName,
  seen = new Set<SchemaNode>(),
): SchemaNode[] {
  const target = dereference(schema, schemas);
  if (seen.has(target)) return [];
  seen.add(target);
  return target.anyOf?.flatMap((form) => unionForms(form, schemas, seen)) ?? [schema];
}

/** Returns the first form that matches a value, or else the form with the fewest faults. */
function nearestForm(
  value: unknown,
  forms: readonly SchemaNode[],
  schemas: SchemasByName,
  known: NearestForms = new Map(),
): Nearest {
  const ofValue = known.get(value) ?? new Map<readonly SchemaNode[], Nearest>();
  known.set(value, ofValue);
  const compared = ofValue.get(forms);
  if (compared) return compared;
  let nearest: Nearest = { form: anything, faults: Number.POSITIVE_INFINITY };
  // A union that is a form of itself ends here. That form matches nothing.
  ofValue.set(forms, nearest);
  for (const form of forms) {
    let faults = 0;
    // A value such as a type tells the forms apart, so a wrong one weighs more than other faults.
    for (const { kind } of faultsIn(value, form, schemas, known))
      faults += kind === "wrong-value" ? 1_000 : 1;
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
  // For the other types, JSON Schema and typeof use the same names.
  return typeof value === type;
}

function isEqual(one: unknown, other: unknown): boolean {
  return one === other || (typeof one === "object" && JSON.stringify(one) === JSON.stringify(other));
}
