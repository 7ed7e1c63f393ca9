// The document that the types are generated from: each property has its own copy of what an editor should show of it.

import { bodyOf, schemaOf } from "../../document/bodies.js";
import { nodesBelow } from "../../document/nodes.js";
import { noteOf } from "../../document/notes.js";
import type { Document, Schema } from "../../document/openapi.js";
import type { Place } from "../../document/place.js";
import { type Operation, readBundled } from "../../document/reading.js";
import { formsOf, schemasAt, schemasBelow } from "../../document/walk.js";

/** A schema with the values that an editor completes, although it accepts any string. */
export interface AnnotatedSchema extends Schema {
  "x-suggestions"?: string[];
}

/** Returns a copy of a document whose properties have the descriptions, notes and suggestions of the schemas they refer to. */
export function annotated(document: Document): Document {
  const copy = structuredClone(document);
  const { root, operations, gaps } = readBundled(copy);
  const responses = operations.flatMap((operation) => operation.responses.map(({ place }) => place));
  const inResponses = new Set<object>([...nodesBelow(responses, true)].map(({ place }) => place.node));
  for (const { place, hasNames } of nodesBelow([root])) {
    if (!hasNames) annotateProperties(place as Place<Schema>, inResponses);
  }
  for (const { gap, carriers } of gaps.values()) {
    if (gap.observe !== "presence") continue;
    for (const { place } of carriers) {
      for (const name of gap.places ?? []) {
        for (const { entry } of schemasAt(schemaOf(place), name)) {
          addText(entry.node, noteOf(gap));
          if (inResponses.has(entry.node)) allowNull(entry.node);
        }
      }
    }
  }
  return copy;
}

function annotateProperties(schema: Place<Schema>, inResponses: ReadonlySet<object>): void {
  for (const [name, entry] of schema.child("properties").children()) {
    const property = entry.node;
    if (typeof property !== "object") continue;
    const target = targetOf(entry as Place<Schema>);
    // openapi-typescript ignores the description of the schema that a property refers to.
    if (target.description !== undefined) property.description ??= target.description;
    if (isEncodedList(target)) addText(property, "`encodeRecipients` of support-desk-client writes it.");
    // In responses the type stays `string`: openapi-fetch's types would take a union with suggestions apart.
    if (inResponses.has(schema.node)) continue;
    schema.node.properties = { ...schema.node.properties, [name]: withSuggestions(property, target) };
  }
}

/** Whether a value is a list, written as JSON into a string. */
export function isEncodedList(schema: Schema): boolean {
  return schema.contentMediaType === "application/json" && schema.contentSchema?.type === "array";
}

/** Returns the fields of a request body that are such lists. */
export function encodedFields({ place }: Operation): string[] {
  const body = bodyOf(place.child("requestBody"));
  const fields = body ? schemasBelow(formsOf([body]), "properties") : [];
  const encoded = fields.filter(([, entries]) => entries.some((entry) => isEncodedList(targetOf(entry))));
  return encoded.map(([name]) => name);
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
function targetOf(property: Place<Schema>): Schema {
  const forms = formsOf([property], ["allOf"]);
  return forms.find(({ node }) => node.allOf?.length !== 1)?.node ?? {};
}

/** Adds the documented values to a property that is an open string. */
function withSuggestions({ $ref, allOf, ...property }: Schema, target: Schema): AnnotatedSchema {
  const { type, enum: values, format, contentMediaType } = target;
  const named = (target.examples ?? [property.default]).filter((one) => typeof one === "string");
  const isOpen = type === "string" && values === undefined && format === undefined && !contentMediaType;
  if (isOpen && named.length > 0) return { ...property, type, "x-suggestions": named };
  return { ...($ref && { $ref }), ...(allOf && { allOf }), ...property };
}
