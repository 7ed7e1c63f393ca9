// The fields of a schema as rows of a table, for readers who cannot open a panel.
import { withoutNotes } from "../codegen/gaps.js";
import { type Document, resolve, type Schema } from "../codegen/openapi.js";

/** A field, by its path in the value: `order.buyer.addresses[]`. */
interface Field {
  name: string;
  type: string;
  isRequired: boolean;
  text: string;
}

/** One of the forms that a value can have. */
interface Variant {
  name: string;
  schema: Schema;
}

/** The forms of a value, where there are several: the alternatives of its `anyOf`, by their names. */
export function variantsOf(document: Document, schema: Schema): Variant[] {
  return (resolve(document, schema).anyOf ?? []).map((alternative) => ({
    name: alternative.title ?? alternative.$ref?.split("/").at(-1) ?? typeOf(document, alternative),
    schema: alternative,
  }));
}

/** The schemas that are listed already, each with the place and the fields of its list. */
type Listed = Map<Schema, { prefix: string; fields: Field[] }>;

/**
 * The fields of a schema, those of nested objects included. One that only some variants have is never required. The objects
 * in a schema are listed at one of its places alone: schemas that refer to each other have more places than anybody can list.
 */
export function fieldsOf(
  document: Document,
  schema: Schema,
  prefix = "",
  listed: Listed = new Map(),
): Field[] {
  const node = resolve(document, schema);
  const known = listed.get(node);
  if (known) {
    if (known.prefix === prefix) return known.fields;
    const named = known.fields.map((field) => ({ field, name: field.name.slice(known.prefix.length) }));
    const outer = named.filter(({ name }) => !name.includes("."));
    return outer.map(({ field, name }) => ({ ...field, name: prefix + name }));
  }
  listed.set(node, { prefix, fields: [] });
  const variants = variantsOf(document, node).map((one) => fieldsOf(document, one.schema, prefix, listed));
  const parts = (node.allOf ?? []).map((part) => fieldsOf(document, part, prefix, listed));
  const fields = new Map<string, Field>();
  for (const field of [...ownFields(document, node, prefix, listed), ...parts.flat(), ...variants.flat()]) {
    fields.set(field.name, fields.get(field.name) ?? field);
  }
  const isOptional = ({ name }: Field) =>
    variants.some((variant) => !variant.some((field) => field.name === name && field.isRequired));
  const all = [...fields.values()].map((field) =>
    isOptional(field) ? { ...field, isRequired: false } : field,
  );
  listed.set(node, { prefix, fields: all });
  return all;
}

function ownFields(document: Document, schema: Schema, prefix: string, listed: Listed): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, value]) => {
    if (typeof value === "boolean") return [];
    const name = prefix + key;
    const field = {
      name,
      type: typeOf(document, value),
      isRequired: schema.required?.includes(key) === true,
      text: textOf(document, value),
    };
    const { items } = resolve(document, value);
    const below = items === undefined ? `${name}.` : `${name}[].`;
    return [field, ...fieldsOf(document, items ?? value, below, listed)];
  });
}

/**
 * A type in the words of TypeScript, with its format.
 *
 * @param written - the types that are written already: a schema that contains itself has its name there
 */
export function typeOf(document: Document, schema: Schema, written = new Map<Schema, string>()): string {
  const target = resolve(document, schema);
  const known = written.get(target);
  if (known !== undefined) return known;
  written.set(target, `${schema.$ref?.split("/").at(-1)}`);
  const type = writtenType(statedOf(document, target), (one) => typeOf(document, one, written));
  written.set(target, type);
  return type;
}

function writtenType(node: Schema, typeInside: (schema: Schema) => string): string {
  if (node.enum !== undefined) return node.enum.map((value) => JSON.stringify(value)).join(" or ");
  if (node.const !== undefined) return JSON.stringify(node.const);
  if (node.anyOf !== undefined) {
    return [...new Set(node.anyOf.map(typeInside))].join(" or ");
  }
  if (node.items !== undefined) {
    const type = typeInside(node.items);
    return type.includes(" ") ? `(${type})[]` : `${type}[]`;
  }
  const types = [node.type ?? (node.properties ? "object" : "any JSON")].flat().join(" or ");
  return node.format === undefined ? types : `${types} (${node.format})`;
}

/** A schema with what the parts of its `allOf` state, after what it states itself. */
function statedOf(document: Document, schema: Schema, above: readonly Schema[] = []): Schema {
  const node = resolve(document, schema);
  const { allOf = [], ...own } = node;
  const others = allOf.filter((part) => !above.includes(resolve(document, part)));
  const parts = others.map((part) => statedOf(document, part, [...above, node]));
  // The values of a closed list are its type; those of an open one are in its text.
  const texts = [own, ...parts.filter((part) => part.enum === undefined)].map((one) => one.description);
  const gaps = [own, ...parts].flatMap((one) => one["x-not-shown"] ?? []);
  return Object.assign({}, ...parts, own, {
    description: texts.filter(Boolean).join("\n\n"),
    ...(gaps.length > 0 && { "x-not-shown": gaps }),
  });
}

/** What a schema says in words, with its default and the ids of its gaps. */
export function textOf(document: Document, schema: Schema): string {
  const node = statedOf(document, schema);
  const gaps = node["x-not-shown"]?.map(({ id }) => `\`${id}\``) ?? [];
  return [
    withoutNotes(node.description ?? "").replaceAll(/\s+/g, " "),
    node.minimum === undefined ? "" : `At least ${node.minimum}.`,
    node.default === undefined ? "" : `Default: \`${JSON.stringify(node.default)}\`.`,
    gaps.length === 0 ? "" : `Not shown: ${gaps.join(", ")}.`,
  ]
    .filter(Boolean)
    .join(" ");
}
