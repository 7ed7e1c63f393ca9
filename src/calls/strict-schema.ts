// The schema that tools show. Hosts with strict modes accept only objects with known, required fields, and values with a type.

import { isPlainObject } from "../client/checks.js";
import type { SchemaNode, SchemasByName } from "../validate/schemas.js";
import { dereference } from "../validate/walk.js";
import type { Tables } from "./plain-operation.js";

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
 * values, objects without other fields, and no references. `toDocumentedForm` takes the values back.
 *
 * @param isForm - whether the schema is a form of a union
 * @param above - the references that lead to the schema. A schema that contains itself ends there. The checks of the body go on
 */
export function strictSchema(
  node: SchemaNode,
  tables: Tables,
  isForm = false,
  above: readonly string[] = [],
): SchemaNode {
  const { $ref, gaps, maybeNull, contentSchema, properties, items, anyOf, format, ...own } = node;
  const { description = "" } = node;
  const below = (one: SchemaNode, isUnionForm = false) => strictSchema(one, tables, isUnionForm, above);
  if ($ref !== undefined) {
    const { [$ref]: target = {} } = above.includes($ref) ? {} : tables.schemas.components;
    return strictSchema({ ...target, ...own }, tables, isForm, [...above, $ref]);
  }
  if (contentSchema) {
    const text = `${description} Pass a list: the tool writes the string.`;
    return { ...below(contentSchema), description: text };
  }
  if (isMap(node)) {
    return { type: "array", items: pair, description: `${description} Pass a list of names and values.` };
  }
  const fields = Object.entries(properties ?? {}).map(([name, field]): [string, SchemaNode] => {
    const type = tables.chosenTypes[name];
    const shown = below(field);
    if (type === undefined || shown.type || shown.anyOf) return [name, shown];
    return [name, { ...shown, type, description: `${shown.description} ${choice}` }];
  });
  return {
    ...own,
    // OpenAI's strict mode refuses a schema with the format uri. The checks of the arguments know it.
    ...(format !== undefined && format !== "uri" && { format }),
    ...(items && { items: below(items) }),
    ...(anyOf && { anyOf: anyOf.map((form) => below(form, true)) }),
    ...(properties && { properties: Object.fromEntries(fields), additionalProperties: false }),
    // Strict hosts write null for a missing field, and cannot tell in which form it may be missing.
    ...(properties && isForm && { required: Object.keys(properties) }),
  };
}

/** Returns whether a schema is of a map that can have any names. */
const isMap = ({ properties, additionalProperties }: SchemaNode) =>
  properties === undefined && Boolean(additionalProperties);

/** Turns the forms of a strict schema into those of the document, and leaves all other values as they are. */
export function toDocumentedForm(
  value: unknown,
  node: SchemaNode | undefined,
  components: SchemasByName,
): unknown {
  const schema = dereference(node, components);
  if (Array.isArray(value)) {
    if (schema.contentSchema) return JSON.stringify(value);
    return isMap(schema) ? (toMap(value) ?? value) : value;
  }
  if (!isPlainObject(value) || schema.properties === undefined) return value;
  const known = new Map(Object.entries(schema.properties));
  const write = (one: unknown, name: string) => toDocumentedForm(one, known.get(name), components);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, write(one, name)]));
}

/** Lists the mistakes in lists that stand for maps, in the words of a strict schema. */
export function findWrongPairs(values: object, { properties }: SchemaNode, components: SchemasByName) {
  return Object.entries(values).flatMap(([name, value]) => {
    if (!Array.isArray(value) || !isMap(dereference(properties?.[name], components))) return [];
    return `${name} must be a list of field_name and field_value, with each name once`;
  });
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
