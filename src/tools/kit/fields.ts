// The fields of a schema as the rows of a table, for Markdown and print.
import { withoutNotes } from "../codegen/gaps.js";
import { type Document, resolve, type Schema } from "../codegen/openapi.js";

/** A field of a schema. */
interface Field {
  /** The path of the field in the value, for example `order.buyer.addresses[]`. */
  name: string;
  type: string;
  isRequired: boolean;
  text: string;
}

/** One of the alternatives of an `anyOf`. */
interface Variant {
  name: string;
  schema: Schema;
}

/** Returns the alternatives of a value, or an empty list if the schema has no `anyOf`. */
export function variantsOf(document: Document, schema: Schema): Variant[] {
  return (resolve(document, schema).anyOf ?? []).map((alternative) => ({
    name: alternative.title ?? alternative.$ref?.split("/").at(-1) ?? typeOf(document, alternative),
    schema: alternative,
  }));
}

/** Schemas that refer to each other have more fields than a table can hold, so that deeper fields are left out. */
const deepest = 5;

/** Returns the fields of a schema and of the objects in it. A field is only required if every variant requires it. */
export function fieldsOf(
  document: Document,
  schema: Schema,
  prefix = "",
  above: readonly Schema[] = [],
): Field[] {
  const node = resolve(document, schema);
  if (above.includes(node) || above.length === deepest) return [];
  const fieldsInside = (one: Schema, start = prefix) => fieldsOf(document, one, start, [...above, node]);
  const own = Object.entries(node.properties ?? {}).flatMap(([key, value]) => {
    if (typeof value === "boolean") return [];
    const name = prefix + key;
    const field = {
      name,
      type: typeOf(document, value),
      isRequired: node.required?.includes(key) === true,
      text: textOf(document, value),
    };
    const { items } = resolve(document, value);
    return [field, ...fieldsInside(items ?? value, items === undefined ? `${name}.` : `${name}[].`)];
  });
  const variants = variantsOf(document, node).map((one) => fieldsInside(one.schema));
  const parts = (node.allOf ?? []).flatMap((part) => fieldsInside(part));
  const fields = new Map<string, Field>();
  for (const field of [...own, ...parts, ...variants.flat()]) {
    fields.set(field.name, fields.get(field.name) ?? field);
  }
  const isOptional = ({ name }: Field) =>
    variants.some((variant) => !variant.some((field) => field.name === name && field.isRequired));
  return [...fields.values()].map((field) => (isOptional(field) ? { ...field, isRequired: false } : field));
}

/**
 * Writes a type as TypeScript would, with its format.
 *
 * @param written - the types that are written already, each once; a schema that contains itself is written as its name
 */
export function typeOf(document: Document, schema: Schema, written = new Map<Schema, string>()): string {
  const target = resolve(document, schema);
  const known = written.get(target);
  if (known !== undefined) return known;
  written.set(target, `${schema.$ref?.split("/").at(-1)}`);
  const type = writeType(statedOf(document, target), (one) => typeOf(document, one, written));
  written.set(target, type);
  return type;
}

function writeType(node: Schema, typeInside: (schema: Schema) => string): string {
  if (node.enum !== undefined) return node.enum.map((value) => JSON.stringify(value)).join(" or ");
  if (node.const !== undefined) return JSON.stringify(node.const);
  if (node.anyOf !== undefined) return [...new Set(node.anyOf.map(typeInside))].join(" or ");
  if (node.items !== undefined) {
    const type = typeInside(node.items);
    return type.includes(" ") ? `(${type})[]` : `${type}[]`;
  }
  const types = [node.type ?? (node.properties ? "object" : "any JSON")].flat().join(" or ");
  return node.format === undefined ? types : `${types} (${node.format})`;
}

/** Merges the parts of an `allOf` into the schema. Its own keywords win, and the descriptions are joined. */
function statedOf(document: Document, schema: Schema): Schema {
  const { allOf = [], ...own } = resolve(document, schema);
  const parts = allOf.map((part) => statedOf(document, part));
  // The type already lists the values of an enum, so that only other parts add their descriptions.
  const texts = [own, ...parts.filter((part) => part.enum === undefined)].map((one) => one.description);
  const gaps = [own, ...parts].flatMap((one) => one["x-not-shown"] ?? []);
  return Object.assign({}, ...parts, own, {
    description: texts.filter(Boolean).join("\n\n"),
    ...(gaps.length > 0 && { "x-not-shown": gaps }),
  });
}

/** Writes the description of a schema, with its minimum, its default and the ids of its gaps. */
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
