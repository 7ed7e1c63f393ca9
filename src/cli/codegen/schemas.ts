// The schemas below a schema, by the keys of their values.
import { nodeAt, pointerFrom } from "../../document/json-pointer.js";
import type { Document, Schema } from "./openapi.js";

/** A schema in a document, and the JSON pointer to it. */
export interface SchemaAt {
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
