// The schema that tools show. Hosts with strict modes accept only objects with known, required fields, and values with a type.

import { isPlainObject } from "../client/checks.js";
import type { SchemaNode } from "../validate/schemas.js";

/** The types of fields for which the specification shows none, by the name of the field. */
export type ChosenTypes = Readonly<Record<string, string>>;

const choice = "Its type is our choice: the specification doesn't show the type.";

/** The item of the list that stands for a map. */
const pair: SchemaNode = {
  type: "object",
  required: ["field_name", "field_value"],
  properties: {
    field_name: { type: "string", description: "The name of a field. Use each name once." },
    field_value: {
      description: `The value of the field. ${choice}`,
      anyOf: [
        ...["string", "number", "boolean", "null"].map((type) => ({ type })),
        { type: "array", items: { type: "string" } },
      ],
    },
  },
  additionalProperties: false,
};

/**
 * Returns the schema in the form that strict hosts accept: a list for JSON in a string, a list of names and values for a map of any
 * values, and objects without other fields. `toDocumentedForm` takes the values back.
 */
export function strictSchema(node: SchemaNode, chosen: ChosenTypes, isForm = false): SchemaNode {
  const { contentSchema, properties, items, anyOf, format, ...own } = node;
  const { description = "" } = node;
  if (contentSchema) {
    const text = `${description} Pass a list: the tool writes the string.`;
    return { ...strictSchema(contentSchema, chosen), description: text };
  }
  if (isMap(node)) {
    return { type: "array", items: pair, description: `${description} Pass a list of names and values.` };
  }
  const fields = Object.entries(properties ?? {}).map(([name, field]): [string, SchemaNode] => {
    const type = chosen[name];
    if (type === undefined || field.type || field.anyOf) return [name, strictSchema(field, chosen)];
    return [name, { ...field, type, description: `${field.description} ${choice}` }];
  });
  return {
    ...own,
    // OpenAI's strict mode refuses a schema with the format uri. The checks of the arguments know it.
    ...(format !== undefined && format !== "uri" && { format }),
    ...(items && { items: strictSchema(items, chosen) }),
    ...(anyOf && { anyOf: anyOf.map((form) => strictSchema(form, chosen, true)) }),
    ...(properties && { properties: Object.fromEntries(fields), additionalProperties: false }),
    // Strict hosts write null for a missing field, and cannot tell in which form it may be missing.
    ...(properties && isForm && { required: Object.keys(properties) }),
  };
}

/** Returns whether a schema is of a map that can have any names. */
const isMap = ({ properties, additionalProperties }: SchemaNode) =>
  properties === undefined && Boolean(additionalProperties);

/** Turns the forms of a strict schema into those of the document, and leaves all other values as they are. */
export function toDocumentedForm(value: unknown, schema: SchemaNode = {}): unknown {
  if (Array.isArray(value)) {
    if (schema.contentSchema) return JSON.stringify(value);
    return isMap(schema) ? (toMap(value) ?? value) : value;
  }
  if (!isPlainObject(value) || schema.properties === undefined) return value;
  const known = new Map(Object.entries(schema.properties));
  const fields = Object.entries(value).map(([name, one]) => [name, toDocumentedForm(one, known.get(name))]);
  return Object.fromEntries(fields);
}

/** Makes a map of names and values; undefined for another list, and for a name that is there twice. */
function toMap(list: readonly unknown[]): object | undefined {
  const map = new Map<string, unknown>();
  for (const item of list) {
    const { field_name: name, field_value: value, ...others } = Object(item);
    if (typeof name !== "string" || value === undefined || Object.keys(others).length > 0) return undefined;
    map.set(name, value);
  }
  return map.size === list.length ? Object.fromEntries(map) : undefined;
}
