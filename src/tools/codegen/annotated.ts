// The document that the types are generated from: each property has its own copy of what an editor should show of it.
import { reach } from "../../../openapi/rules/gap-index.js";
import { schemasAt } from "../../../openapi/rules/gap-places.js";
import { noteOf } from "../../../openapi/rules/gaps.js";
import { followIn, indexBundle, pointerTo } from "./gaps.js";
import {
  type Document,
  jsonOf,
  type OperationObject,
  operationsOf,
  resolve,
  type Schema,
} from "./openapi.js";
import { entriesBelow } from "./walk.js";

/** A schema with the values that an editor completes, although it accepts any string. */
export interface AnnotatedSchema extends Schema {
  "x-suggestions"?: string[];
}

/** Returns a copy of a document whose properties have the descriptions, notes and suggestions of the schemas they refer to. */
export function annotated(document: Document): Document {
  const copy = structuredClone(document);
  const location = pointerTo("#");
  const follow = followIn(copy);
  const responses = operationsOf(copy).map(({ operation }) => ({ node: operation.responses, location }));
  const read = new Set<object>([...reach(responses, follow)].map(({ node }) => node));
  for (const { value } of entriesBelow(copy)) {
    const schema: Schema = Object(value);
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      if (typeof property !== "object") continue;
      const target = targetOf(copy, property);
      // openapi-typescript ignores the description of the schema that a property refers to.
      if (target.description !== undefined) property.description ??= target.description;
      if (isEncodedList(target)) addText(property, "`encodeRecipients` of support-desk-client writes it.");
      // In responses the type stays `string`: openapi-fetch's types would take a union with suggestions apart.
      if (!read.has(schema))
        schema.properties = { ...schema.properties, [name]: withSuggestions(property, target) };
    }
  }
  for (const { gap, carriers } of indexBundle(copy).gaps.values()) {
    if (gap.observe !== "presence") continue;
    for (const carrier of carriers) {
      for (const place of gap.places ?? []) {
        for (const { parent, key } of schemasAt(carrier, place.split("/"), follow)) {
          const property = (parent.node as Schema).properties?.[key] as Schema;
          addText(property, noteOf(gap));
          if (read.has(property)) allowNull(property);
        }
      }
    }
  }
  return copy;
}

/** Whether a value is a list, written as JSON into a string. */
export function isEncodedList(schema: Schema): boolean {
  return schema.contentMediaType === "application/json" && schema.contentSchema?.type === "array";
}

/** Returns the fields of a request body that are such lists. */
export function encodedFields(document: Document, { requestBody }: OperationObject): string[] {
  const schema = jsonOf(document, requestBody)?.schema;
  const { properties = {} } = schema ? resolve(document, schema) : {};
  return Object.entries(properties)
    .filter(([, property]) => typeof property === "object" && isEncodedList(targetOf(document, property)))
    .map(([name]) => name);
}

function addText(property: Schema, text: string): void {
  property.description = [property.description, text].filter(Boolean).join("\n\n");
}

/** Adds null to the type of a property, and keeps its description. The document itself does not state null. */
function allowNull(property: Schema): void {
  const { description: _, format, ...value } = property;
  for (const key of Object.keys(value) as (keyof Schema)[]) delete property[key];
  property.anyOf = [value, { type: "null" }];
}

/** Returns the schema that a property refers to, with `$ref` or with an `allOf` of one part. */
function targetOf(document: Document, property: Schema): Schema {
  const { $ref, allOf } = property;
  if ($ref !== undefined) return targetOf(document, resolve(document, property));
  return allOf?.length === 1 && allOf[0] ? targetOf(document, allOf[0]) : property;
}

/** Adds the documented values to a property that is an open string. */
function withSuggestions({ $ref, allOf, ...property }: Schema, target: Schema): AnnotatedSchema {
  const { type, enum: values, format, contentMediaType } = target;
  const named = (target.examples ?? [property.default]).filter((one) => typeof one === "string");
  const isOpen = type === "string" && values === undefined && format === undefined && !contentMediaType;
  if (isOpen && named.length > 0) return { ...property, type, "x-suggestions": named };
  return { ...($ref && { $ref }), ...(allOf && { allOf }), ...property };
}
