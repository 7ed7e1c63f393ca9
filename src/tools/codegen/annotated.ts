// The document that the types are generated from: each property has its own copy of what an editor should show of it.

import { bodySchema } from "../../document/bodies.js";
import type { LocatedNode } from "../../document/located-node.js";
import { nodesBelow } from "../../document/nodes.js";
import { noteOf, notesOf } from "../../document/notes.js";
import type { Document, Schema } from "../../document/openapi.js";
import { type Operation, readBundled } from "../../document/reading.js";
import { formsOf, schemasBelow } from "../../document/walk.js";

/** A schema with more for an editor. */
export interface AnnotatedSchema extends Schema {
  /** The values that an editor completes, although the schema accepts any string. */
  "x-suggestions"?: string[];
  /** The name of the type of a property that the schema refuses. */
  "x-refused"?: string;
}

/** Returns a copy of a document whose properties have the descriptions, notes and suggestions of the schemas they refer to. */
export function annotated(document: Document): Document {
  const copy = structuredClone(document);
  const { root, operations, unset } = readBundled(copy);
  const responses = operations.flatMap((operation) => operation.responses.map(({ located }) => located));
  const inResponses = new Set<unknown>([...nodesBelow(...responses)].map(({ located }) => located.node));
  for (const { located, hasNames } of nodesBelow(root)) {
    if (!hasNames) nameRefused(located as LocatedNode<Schema>);
    const properties = hasNames ? [] : (located as LocatedNode<Schema>).child("properties").children();
    for (const [, entry] of properties) {
      const { node: property } = entry;
      if (typeof property !== "object") continue;
      const target = targetOf(entry as LocatedNode<Schema>);
      // openapi-typescript ignores the description of the schema that a property refers to.
      if (property.description === undefined) addText(property, target.description ?? "");
      else for (const note of notesOf(target.description ?? "")) addText(property, note);
      if (isEncodedList(target)) addText(property, "`encodeRecipients` of support-desk-client writes it.");
      for (const gap of unset.get(property) ?? []) addText(property, noteOf(gap));
      // In responses the type stays `string`: openapi-fetch's types would take a union with suggestions apart.
      if (!inResponses.has(property)) addSuggestions(property, target);
      else if (unset.has(property)) allowNull(property);
    }
  }
  return copy;
}

/** Whether a value is a list, written as JSON into a string. */
export function isEncodedList(schema: Schema): boolean {
  return schema.contentMediaType === "application/json" && schema.contentSchema?.type === "array";
}

/** Returns the fields of a request body that are such lists. */
export function encodedFields({ located }: Operation): string[] {
  const body = bodySchema(located.child("requestBody"));
  const fields = body ? schemasBelow(formsOf([body]), "properties") : [];
  const encoded = fields.filter(([, entries]) => entries.some((entry) => isEncodedList(targetOf(entry))));
  return encoded.map(([name]) => name);
}

/**
 * Names the types of the properties that one form of a union refuses and another accepts, such as `SizesWorkOnlyWithKindBox`. The
 * compiler's message about such a property shows the name.
 */
function nameRefused(union: LocatedNode<Schema>): void {
  const forms = union.child("anyOf").children() as [string, LocatedNode<Schema>][];
  const all = forms.map(([, form]) => form.resolved().node.properties ?? {});
  for (const properties of all) {
    for (const name of Object.keys(properties).filter((one) => properties[one] === false)) {
      const accepting = all.find((one) => one[name]) ?? {};
      const [key, only] =
        Object.entries(accepting).find(([, one]) => typeof one === "object" && one.enum?.length === 1) ?? [];
      if (typeof only !== "object") continue;
      const refused: AnnotatedSchema = { "x-refused": typeName(name, "work only with", key, only.enum) };
      properties[name] = refused;
    }
  }
}

const typeName = (...words: unknown[]) =>
  words.join(" ").replaceAll(/(?:^|[^a-z\d]+)([a-z\d]?)/gi, (_, first: string) => first.toUpperCase());

function addText(property: Schema, text: string): void {
  if (text === "" || property.description?.includes(text)) return;
  property.description = [property.description, text].filter(Boolean).join("\n\n");
}

/** Adds null to the type of a property, and keeps its description. The document itself does not state null. */
function allowNull(property: Schema): void {
  const { description: _, format, ...value } = property;
  for (const key of Object.keys(value) as (keyof Schema)[]) delete property[key];
  property.anyOf = [value, { type: "null" }];
}

/** Returns the schema that a property refers to, with `$ref` or with an `allOf` of one part. */
function targetOf(property: LocatedNode<Schema>): Schema {
  const forms = formsOf([property], ["allOf"]);
  return forms.find(({ node }) => node.allOf?.length !== 1)?.node ?? {};
}

/** Adds the documented values to a property that is an open string. */
function addSuggestions(property: AnnotatedSchema, { type, enum: values, format, ...target }: Schema): void {
  const named = (target.examples ?? [property.default]).filter((one) => typeof one === "string");
  const isOpen =
    type === "string" && values === undefined && format === undefined && !target.contentMediaType;
  if (!isOpen || named.length === 0) return;
  delete property.$ref;
  delete property.allOf;
  Object.assign(property, { type, "x-suggestions": named });
}
