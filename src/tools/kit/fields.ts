// The fields of a schema as the items of a list, for Markdown and print.

import type { LocatedNode } from "../../document/located-node.js";
import { withoutNotes } from "../../document/notes.js";
import type { Schema } from "../../document/openapi.js";
import { formsOf, schemasBelow, walk } from "../../document/walk.js";

interface Field {
  /** The path of the field in the value, for example `order.buyer.addresses[]`. */
  name: string;
  type: string;
  isRequired: boolean;
  text: string;
}

/** Returns the alternatives of an `anyOf` and their names; the schema itself, without a name, if it has no `anyOf`. */
export function variantsOf(schema: LocatedNode<Schema>): { name: string; variant: LocatedNode<Schema> }[] {
  const variants = formsOf([schema], ["anyOf"]).filter(({ node }) => node.anyOf === undefined);
  return variants.map((variant) => {
    const isOnly = variants.length === 1;
    return {
      variant,
      name: isOnly ? "" : (componentName(variant) ?? variant.node.title ?? typeText(variant)),
    };
  });
}

/** Returns the name of a schema that is a component. */
const componentName = ({ location }: LocatedNode<Schema>) =>
  /^#\/components\/schemas\/([^/]+)$/.exec(location.pointer)?.[1];

/** Schemas that refer to each other have more fields than a list can hold, so that deeper fields are left out. */
const deepest = 5;

/** Returns the fields of a schema and of the objects in it. A field is only required if every variant requires it. */
export function fieldsOf(start: LocatedNode<Schema>): Field[] {
  return walk<Field[], number>(start, 0, (visit, below) => {
    const { schemas, above, context: depth } = visit;
    if (depth === deepest || schemas.some(({ node }) => above.includes(node))) return [];
    const inside = new Map(below("properties", () => depth + 1));
    const own = schemasBelow(schemas, "properties").flatMap(([key, [property]]) => {
      if (property === undefined || typeof property.node === "boolean") return [];
      const isRequired = schemas.some(({ node }) => node.required?.includes(key));
      const field = { name: key, type: typeText(property), isRequired, text: descriptionText(property) };
      return [field, ...(inside.get(key) ?? []).map((one) => ({ ...one, name: joined(key, one.name) }))];
    });
    const items = below("items").flatMap(([, fields]) => fields);
    const variants = below("anyOf", () => depth + 1).map(([, fields]) => fields);
    const fields = new Map<string, Field>();
    for (const field of [
      ...own,
      ...items.map((one) => ({ ...one, name: `[].${one.name}` })),
      ...variants.flat(),
    ]) {
      fields.set(field.name, fields.get(field.name) ?? field);
    }
    const isOptional = ({ name }: Field) =>
      variants.some((variant) => !variant.some((field) => field.name === name && field.isRequired));
    return [...fields.values()].map((field) => (isOptional(field) ? { ...field, isRequired: false } : field));
  });
}

/** Joins the name of a field and the path below it, which begins with a name or with `[]`. */
const joined = (name: string, path: string) => name + (path.startsWith("[") ? path : `.${path}`);

/** Writes a type as TypeScript would, with its format. */
export function typeText(start: LocatedNode<Schema>): string {
  // Each schema is written once. A schema that contains itself is written as its name.
  const written = new Map<Schema, string>();
  return walk<string>(start, undefined, ({ schemas }, below) => {
    const [schema] = schemas;
    const typeAbove = schema && written.get(schema.node);
    if (typeAbove !== undefined) return typeAbove;
    if (schema) written.set(schema.node, componentName(schema) ?? "any JSON");
    const type = writeType(mergeSchemas(schemas), (keyword) => below(keyword).map(([, one]) => one));
    if (schema) written.set(schema.node, type);
    return type;
  });
}

function writeType(node: Schema, typesBelow: (keyword: "anyOf" | "items") => string[]): string {
  if (node.enum !== undefined) return node.enum.map((value) => JSON.stringify(value)).join(" or ");
  if (node.const !== undefined) return JSON.stringify(node.const);
  if (node.anyOf !== undefined) return [...new Set(typesBelow("anyOf"))].join(" or ");
  if (node.items !== undefined) {
    const [type = ""] = typesBelow("items");
    return type.includes(" ") ? `(${type})[]` : `${type}[]`;
  }
  if (node.contentSchema !== undefined) return "string with JSON";
  const types = [node.type ?? (node.properties ? "object" : "any JSON")].flat().join(" or ");
  return node.format === undefined ? types : `${types} (${node.format})`;
}

/** Merges the schemas of a value. The keywords of the first one win, and the descriptions are joined. */
export function mergeSchemas(schemas: readonly LocatedNode<Schema>[]): Schema {
  const nodes = schemas.map(({ node }) => node);
  // The type already lists the values of an enum, so that only other parts add their descriptions.
  const texts = nodes.filter((node, index) => index === 0 || node.enum === undefined);
  const gaps = nodes.flatMap((node) => node["x-not-shown"] ?? []);
  return Object.assign({}, ...nodes.reverse(), {
    description: texts.flatMap(({ description }) => description || []).join("\n\n"),
    ...(gaps.length > 0 && { "x-not-shown": gaps }),
  });
}

/**
 * Writes the description of a schema, with its minimum, its default and the ids of its gaps.
 *
 * @param description - a description in place of the schema's own
 */
export function descriptionText(schema: LocatedNode<Schema>, description?: string): string {
  const node = mergeSchemas(formsOf([schema], ["allOf"]));
  const gaps = node["x-not-shown"]?.map(({ id }) => `\`${id}\``) ?? [];
  return [
    withoutNotes(description ?? node.description ?? "").replaceAll(/\s+/g, " "),
    node.minimum === undefined ? "" : `At least ${node.minimum}.`,
    node.default === undefined ? "" : `Default: \`${JSON.stringify(node.default)}\`.`,
    gaps.length === 0 ? "" : `Not shown: ${gaps.join(", ")}.`,
  ]
    .filter(Boolean)
    .join(" ");
}
