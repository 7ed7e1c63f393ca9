import { parseJson } from "../base/json.js";
import { formats, requestForms } from "./formats.js";
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

/** What a date and time lacks that is right otherwise. */
export const offset = "an offset";

/**
 * Compares a body with its schema, and each value of a union with its nearest form, in time linear in the size of the body.
 *
 * @param fault - receives each fault, in the order of the body
 * @param isRequest - whether the body is sent. It is judged more strictly
 */
export function compareBody(
  body: unknown,
  schema: SchemaNode,
  schemas: SchemasByName,
  fault: ReportFault,
  isRequest = false,
): void {
  compare(body, rootWith(schema), { schemas, fault, isRequest, known: new Map() });
}

const rootWith = (schema: SchemaNode): WalkedValue => ({ parent: undefined, key: "", schema });

/** The state that all steps of a walk share. */
interface Walk {
  readonly schemas: SchemasByName;
  readonly fault: ReportFault;
  readonly isRequest: boolean;
  /** The nearest form of each value in each union. Without it, nested unions would take exponential time. */
  readonly known: Map<unknown, Map<SchemaNode, Nearest>>;
}

interface Nearest {
  readonly form: SchemaNode;
  /** The weight of its faults. */
  readonly faults: number;
}

function compare(value: unknown, at: WalkedValue, walk: Walk): void {
  const { schemas, fault, isRequest } = walk;
  const schema = dereference(at.schema, schemas);
  if (!isRequest && at.schema?.maybeNull && isUnset(value, schema)) return;
  if (schema.anyOf) {
    const { form, faults } = nearestForm(value, schema, walk);
    if (faults > 0) {
      const isLikeForm = typeof value === "object" && hasType(value, dereference(form, schemas));
      // The whole body is compared with its nearest form, and so is an object or a list.
      const isInside = at.parent === undefined || isLikeForm;
      if (isInside && Number.isFinite(faults)) compare(value, { ...at, schema: form }, walk);
      else fault("wrong-type", at, "one of the forms that the document shows");
      return;
    }
  }
  if (!hasType(value, schema)) {
    const { required } = dereference(at.parent?.schema, schemas);
    const isMissing = !isRequest && value === null && required?.includes(`${at.key}`);
    if (isMissing) fault("missing-field", at, alwaysPresent);
    else fault("wrong-type", at, [schema.type].flat().join(" or "));
    return;
  }
  if (schema.enum && !schema.enum.some((one) => isEqual(one, value))) {
    fault("wrong-value", at, schema.enum.join(", "));
  }
  if ("const" in schema && !isEqual(schema.const, value)) fault("wrong-value", at, String(schema.const));
  if (typeof value === "string") {
    compareText(value, schema, at, walk);
  } else if (typeof value === "number") {
    compareRange(value, at, fault, schema.minimum, schema.maximum);
    if (isRequest && Number.isInteger(value) && !Number.isSafeInteger(value)) {
      fault("wrong-value", at, `at most ${Number.MAX_SAFE_INTEGER}, or a text`);
    }
  } else if (Array.isArray(value)) {
    compareRange(value.length, at, fault, schema.minItems, schema.maxItems);
    const items = schema.items ?? (isRequest ? anything : undefined);
    if (items === undefined) return;
    for (let key = 0; key < value.length; key += 1) {
      compare(value[key], { parent: at, key, schema: items }, walk);
    }
  } else if (typeof value === "object" && value !== null) {
    compareObject(value, schema, at, walk);
  }
}

/** Whether a value can stand for one that nobody set: null, or the empty text where a text has no listed values. */
function isUnset(value: unknown, schema: SchemaNode): boolean {
  return value === null || (value === "" && schema.type === "string" && schema.enum === undefined);
}

const alwaysPresent = "the document reads it as always present";

function compareObject(value: object, schema: SchemaNode, at: WalkedValue, walk: Walk): void {
  const { fault, isRequest } = walk;
  const { required = [], properties } = schema;
  for (const key of required) {
    if (Object.hasOwn(value, key)) continue;
    fault("missing-field", { parent: at, key, schema: properties?.[key] }, alwaysPresent);
  }
  const isOpen = properties === undefined && schema.additionalProperties === undefined;
  if (isOpen && !isRequest) return;
  const additionalProperties = isOpen ? anything : schema.additionalProperties;
  for (const key of Object.keys(value)) {
    const child = properties && Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
    const location = { parent: at, key, schema: child || undefined };
    if (child) compare(Reflect.get(value, key), location, walk);
    else fault("unknown-field", location);
  }
}

function compareText(value: string, schema: SchemaNode, at: WalkedValue, walk: Walk): void {
  const { fault, isRequest } = walk;
  const { format = "", pattern, minLength, maxLength, contentSchema } = schema;
  const judge = (isRequest ? undefined : formats[format]) ?? requestForms[format]?.pattern;
  if (judge?.test(value) === false) {
    const lacksOffset = isRequest && format === "date-time" && judge.test(`${value}Z`);
    fault("wrong-format", at, lacksOffset ? offset : format);
  }
  if (pattern !== undefined && !new RegExp(pattern, "u").test(value)) fault("wrong-value", at, pattern);
  // JSON Schema counts characters, not UTF-16 code units.
  if (minLength !== undefined || maxLength !== undefined) {
    compareRange([...value].length, at, fault, minLength, maxLength);
  }
  if (contentSchema === undefined) return;
  const parsed = parseJson(value);
  if (!("value" in parsed)) {
    fault("wrong-format", at, "JSON in a string");
    return;
  }
  const content = { ...at, schema: contentSchema };
  // A sentence about the whole content says that it is JSON in a text.
  const ofText: ReportFault = (kind, where, expected) =>
    fault(kind, where === content ? at : where, expected);
  compare(parsed.value, content, { ...walk, fault: ofText });
}

function compareRange(size: number, at: WalkedValue, fault: ReportFault, min = size, max = size): void {
  if (size < min) fault("wrong-value", at, `at least ${min}`);
  if (size > max) fault("wrong-value", at, `at most ${max}`);
}

const anything: SchemaNode = {};

export function dereference(schema: SchemaNode | undefined, schemas: SchemasByName): SchemaNode {
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

/** Lists the forms of a union, and of the unions in it, each once. */
export function unionForms(schema: SchemaNode, schemas: SchemasByName): SchemaNode[] {
  const forms = new Set([schema]);
  // A set grows while it is iterated.
  for (const form of forms) for (const one of dereference(form, schemas).anyOf ?? []) forms.add(one);
  return [...forms].filter((form) => dereference(form, schemas).anyOf === undefined);
}

/** Returns the first form of a union that matches a value, or else the form with the fewest faults. */
function nearestForm(value: unknown, union: SchemaNode, walk: Walk): Nearest {
  const { known } = walk;
  const ofValue = known.get(value) ?? new Map<SchemaNode, Nearest>();
  known.set(value, ofValue);
  const compared = ofValue.get(union);
  if (compared) return compared;
  let nearest: Nearest = { form: anything, faults: Number.POSITIVE_INFINITY };
  // A union that is a form of itself ends here. That form matches nothing.
  ofValue.set(union, nearest);
  for (const form of union.anyOf ?? []) {
    let faults = 0;
    // The type of the value, and a value such as a type in it, tell the forms apart, so a wrong one outweighs all other faults of a body.
    const fault: ReportFault = (kind, at) => {
      const isOfForm = kind === "wrong-value" || (kind === "wrong-type" && at.parent === undefined);
      faults += isOfForm ? 2 ** 32 : 1;
    };
    compare(value, rootWith(form), { ...walk, fault });
    if (faults < nearest.faults) nearest = { form, faults };
    if (faults === 0) break;
  }
  ofValue.set(union, nearest);
  return nearest;
}

/** Whether a value has a type that a schema allows. */
const hasType = (value: unknown, { type }: SchemaNode) =>
  type === undefined || [type].flat().some((one) => isOfType(value, one));

function isOfType(value: unknown, type: string): boolean {
  if (type === "null") return value === null;
  if (type === "array") return Array.isArray(value);
  if (type === "integer") return Number.isInteger(value);
  if (type === "object") return typeof value === "object" && value !== null && !Array.isArray(value);
  // For the other types, JSON Schema and typeof use the same names.
  return typeof value === type;
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
