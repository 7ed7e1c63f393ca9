// Ways through a document: every value, the schemas below a schema, and the texts.
import { nodeAt, pointerFrom } from "../../validate/json-pointer.js";
import type { Document, Schema } from "./openapi.js";

/** A value in a tree of JSON. */
interface Entry {
  parent: Record<string, unknown>;
  key: string;
  value: unknown;
  /** The keys that lead to it, its own included. */
  keys: readonly string[];
}

/** Every value below a node, each before those below itself. */
export function* entriesBelow(node: unknown, above: readonly string[] = []): Generator<Entry> {
  if (typeof node !== "object" || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    const keys = [...above, key];
    yield { parent: node as Entry["parent"], key, value, keys };
    yield* entriesBelow(value, keys);
  }
}

/** A schema in a document, and the JSON pointer to it. */
interface SchemaAt {
  readonly schema: Schema;
  readonly pointer: string;
}

/** The schemas in a schema, and the keys of their values; without a key, for the same value. */
export function* childrenOf(
  document: Document,
  { schema, pointer: at }: SchemaAt,
): Generator<SchemaAt & { key: string | undefined }> {
  if (schema.$ref !== undefined) {
    // One step, because what it leads to can refer to another schema.
    yield { schema: nodeAt(document, schema.$ref) as Schema, pointer: schema.$ref, key: undefined };
  }
  for (const keyword of ["allOf", "anyOf", "oneOf"] as const) {
    for (const [index, one] of ((schema as Record<string, Schema[]>)[keyword] ?? []).entries()) {
      yield { schema: one, pointer: pointerFrom(at, keyword, `${index}`), key: undefined };
    }
  }
  for (const [key, one] of Object.entries(schema.properties ?? {})) {
    if (typeof one === "object") yield { schema: one, pointer: pointerFrom(at, "properties", key), key };
  }
  for (const keyword of ["items", "additionalProperties"] as const) {
    const one = schema[keyword];
    if (typeof one === "object") yield { schema: one, pointer: pointerFrom(at, keyword), key: "*" };
  }
}

/** Adds a schema and all below it to some schemas, each once. */
export function addBelow(document: Document, schema: Schema | undefined, seen: Set<Schema>): void {
  if (schema === undefined || seen.has(schema)) return;
  seen.add(schema);
  for (const child of childrenOf(document, { schema, pointer: "" })) addBelow(document, child.schema, seen);
}

/** Finds a place below a schema, through references. */
export function schemaAt(document: Document, start: SchemaAt, place: string): SchemaAt | undefined {
  const [key, ...others] = place.split("/");
  for (const child of childrenOf(document, start)) {
    if (child.key !== undefined && child.key !== key) continue;
    const rest = child.key === undefined ? place : others.join("/");
    const found = rest === "" ? child : schemaAt(document, child, rest);
    if (found) return found;
  }
  return undefined;
}

/** The keys of what is shown as Markdown. */
const markdownKeys = ["description", "summary", "what", "advice"];
/** What has names of the writer's as keys, whatever these are. */
const mapKeys = new Set([
  ...["properties", "patternProperties", "dependentSchemas", "$defs", "schemas", "x-enumDescriptions"],
  ...["paths", "webhooks", "pathItems", "callbacks", "parameters", "requestBodies", "responses", "headers"],
  ...["content", "encoding", "examples", "links", "securitySchemes", "variables", "scopes", "mapping"],
]);
/** What is data, and shown as it is. */
const dataKeys = new Set(["example", "value", "default", "const", "enum"]);

/** A text, and the object that has it. */
interface Text {
  holder: object;
  key: string;
  text: string;
}

/** Every text of a document, by the keys of texts; those of values are included. */
export function* textsIn(node: unknown, textKeys: readonly string[], key = ""): Generator<Text> {
  if (typeof node !== "object" || node === null) return;
  const isMap = mapKeys.has(key) && !Array.isArray(node);
  for (const [name, value] of Object.entries(node)) {
    const isText = isMap ? key === "x-enumDescriptions" : textKeys.includes(name);
    if (isText && typeof value === "string") yield { holder: node, key: name, text: value };
    else if (isMap) yield* textsIn(value, textKeys);
    // The examples of a schema are a list of data.
    else if (!dataKeys.has(name) && !(name === "examples" && Array.isArray(value))) {
      yield* textsIn(value, textKeys, name);
    }
  }
}

/** Edits every text of a document that is shown as Markdown, in place. */
export function editTexts(document: object, edit: (markdown: string) => string): void {
  for (const { holder, key, text } of textsIn(document, markdownKeys)) {
    Object.assign(holder, { [key]: edit(text) });
  }
}
