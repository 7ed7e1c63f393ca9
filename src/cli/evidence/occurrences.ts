// Where the schemas of a document occur in the bodies of its operations, so that what was seen at a place of a body counts for the
// gap that is marked on the schema.
import { nodeAt, pointerFrom } from "../../document/json-pointer.js";
import { type Document, operationsOf, resolve, type Schema } from "../codegen/openapi.js";

/** A place of a body that a schema describes. */
export interface Occurrence {
  /** For example `GET /forms`. */
  readonly operation: string;
  readonly side: "request" | "response";
  /** The status of the response, as the document has it; `*` for a request. */
  readonly status: string;
  /** A JSON pointer, with `*` for the items of a list and for keys that are data. */
  readonly place: string;
}

/** A schema in a document, and the JSON pointer to it. */
export interface SchemaAt {
  readonly schema: Schema;
  readonly pointer: string;
}

/** The occurrences of schemas, by the JSON pointers to them. */
export type Occurrences = ReadonlyMap<string, readonly Occurrence[]>;

/** The keys that lead from a body to its schema. */
export const bodySchema = ["content", "application/json", "schema"] as const;

export function occurrencesIn(document: Document): Occurrences {
  const found = new Map<string, Occurrence[]>();
  const visit = (at: SchemaAt, occurrence: Occurrence, above: readonly string[] = []): void => {
    if (above.includes(at.pointer)) return;
    found.set(at.pointer, [...(found.get(at.pointer) ?? []), occurrence]);
    for (const { key, ...child } of childrenOf(document, at)) {
      const place = key === undefined ? occurrence.place : pointerFrom(occurrence.place, key);
      visit(child, { ...occurrence, place }, [...above, at.pointer]);
    }
  };
  for (const { path, method, name: operation, operation: node } of operationsOf(document)) {
    const at = (...keys: string[]) => pointerFrom("#", "paths", path, method, ...keys);
    const bodies = [
      { body: node.requestBody, pointer: at("requestBody"), side: "request" as const, status: "*" },
      ...Object.entries(node.responses).map(([status, body]) => {
        return { body, pointer: at("responses", status), side: "response" as const, status };
      }),
    ];
    for (const { body, pointer, ...occurrence } of bodies) {
      const schema = body && resolve(document, body).content?.["application/json"]?.schema;
      const start = pointerFrom(body?.$ref ?? pointer, ...bodySchema);
      if (schema) visit({ schema, pointer: start }, { operation, ...occurrence, place: "" });
    }
  }
  return found;
}

/** The schemas in a schema, and the keys of their values; without a key, for the same value. */
function* childrenOf(
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
