// The document as its types are made from it: each property says itself what an editor should show of it.
import { noteOf } from "../../../openapi/rules/gaps.js";
import { indexBundle } from "./gaps.js";
import {
  type Document,
  jsonOf,
  type OperationObject,
  operationsOf,
  resolve,
  type Schema,
} from "./openapi.js";
import { addBelow, entriesBelow, schemaAt } from "./walk.js";

/** A schema with the values that an editor should complete, although any string is right. */
export interface AnnotatedSchema extends Schema {
  "x-suggestions"?: string[];
}

/** Returns a copy of a document in which the properties say what other places say of them. */
export function annotated(document: Document): Document {
  const copy = structuredClone(document);
  const read = readSchemas(copy);
  for (const { value } of entriesBelow(copy)) {
    const schema: Schema = Object(value);
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      if (typeof property !== "object") continue;
      const target = targetOf(copy, property);
      // openapi-typescript comments a property with what is beside its reference alone.
      if (target.description !== undefined) property.description ??= target.description;
      if (isEncodedList(target)) note(property, "`encodeRecipients` of support-desk-client writes it.");
      // A value that is read stays a string, because the types of openapi-fetch take the other form apart.
      if (!read.has(schema))
        schema.properties = { ...schema.properties, [name]: suggesting(property, target) };
    }
  }
  for (const { gap, carriers } of indexBundle(copy).gaps.values()) {
    if (gap.observe !== "presence") continue;
    for (const { node, location } of carriers) {
      for (const place of gap.places ?? []) {
        const property = schemaAt(copy, { schema: node as Schema, pointer: location.pointer }, place);
        if (property === undefined) continue;
        note(property.schema, noteOf(gap));
        if (read.has(property.schema)) allowNull(property.schema);
      }
    }
  }
  return copy;
}

/** Whether the value is a list that is written as JSON into a string. */
export function isEncodedList(schema: Schema): boolean {
  return schema.contentMediaType === "application/json" && schema.contentSchema?.type === "array";
}

/** The fields of the body of a request that are such lists. */
export function encodedFields(document: Document, { requestBody }: OperationObject): string[] {
  const schema = jsonOf(document, requestBody)?.schema;
  const { properties = {} } = schema ? resolve(document, schema) : {};
  return Object.entries(properties)
    .filter(([, property]) => typeof property === "object" && isEncodedList(targetOf(document, property)))
    .map(([name]) => name);
}

function note(property: Schema, text: string): void {
  property.description = [property.description, text].filter(Boolean).join("\n\n");
}

/** Adds null to the values of a property, which keeps what an editor shows of it. The document itself states no null. */
function allowNull(property: Schema): void {
  if ([property.type].flat().includes("null")) return;
  const value: Schema = {};
  for (const key of Object.keys(property) as (keyof Schema)[]) {
    if (key === "description" || key === "format") continue;
    Object.assign(value, { [key]: property[key] });
    delete property[key];
  }
  property.anyOf = [value, { type: "null" }];
}

/** What a property refers to, by itself or as its only part. */
function targetOf(document: Document, property: Schema): Schema {
  const { $ref, allOf } = property;
  if ($ref !== undefined) return targetOf(document, resolve(document, property));
  return allOf?.length === 1 && allOf[0] ? targetOf(document, allOf[0]) : property;
}

/** The property with the values that are named for it, where it is an open string. */
function suggesting({ $ref, allOf, ...property }: Schema, target: Schema): AnnotatedSchema {
  const { type, enum: values, format, contentMediaType } = target;
  const named = (target.examples ?? [property.default]).filter((one) => typeof one === "string");
  const isOpen = type === "string" && values === undefined && format === undefined && !contentMediaType;
  if (isOpen && named.length > 0) return { ...property, type, "x-suggestions": named };
  return { ...($ref && { $ref }), ...(allOf && { allOf }), ...property };
}

/** The schemas of all responses, and those below them. */
function readSchemas(document: Document): ReadonlySet<Schema> {
  const read = new Set<Schema>();
  for (const { operation } of operationsOf(document)) {
    for (const response of Object.values(operation.responses)) {
      addBelow(document, jsonOf(document, response)?.schema, read);
    }
  }
  return read;
}
