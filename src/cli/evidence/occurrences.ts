// Where the schemas of a document occur in the bodies of its operations, so that what was seen at a place of a body counts for the
// gap that is marked on the schema.
import { nodeAt, pointerFrom } from "../../document/json-pointer.js";
import { indexBundle } from "../codegen/gaps.js";
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

type Occurrences = ReadonlyMap<string, readonly Occurrence[]>;
const known = new WeakMap<Document, Occurrences>();

/** The occurrences of each schema of a document, by the JSON pointer to the schema. */
export function occurrencesIn(document: Document): Occurrences {
  const found = known.get(document) ?? findOccurrences(document);
  known.set(document, found);
  return found;
}

function findOccurrences(document: Document): Occurrences {
  const found = new Map<string, Occurrence[]>();
  const visit = (at: SchemaAt, occurrence: Occurrence, above: readonly string[]): void => {
    if (above.includes(at.pointer)) return;
    const list = found.get(at.pointer) ?? [];
    list.push(occurrence);
    found.set(at.pointer, list);
    for (const { key, ...child } of childrenOf(document, at)) {
      const place = key === undefined ? occurrence.place : pointerFrom(occurrence.place, key);
      visit(child, { ...occurrence, place }, [...above, at.pointer]);
    }
  };
  for (const { path, method, name: operation, operation: node } of operationsOf(document)) {
    const at = pointerFrom("#", "paths", path, method);
    const body = node.requestBody;
    const content = ["content", "application/json", "schema"] as const;
    const request = body && resolve(document, body).content["application/json"]?.schema;
    if (request) {
      const start = pointerFrom(body.$ref ?? `${at}/requestBody`, ...content);
      visit({ schema: request, pointer: start }, { operation, side: "request", status: "*", place: "" }, []);
    }
    for (const [status, response] of Object.entries(node.responses)) {
      const schema = resolve(document, response).content?.["application/json"]?.schema;
      const start = pointerFrom(response.$ref ?? `${at}/responses/${status}`, ...content);
      if (schema) visit({ schema, pointer: start }, { operation, side: "response", status, place: "" }, []);
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
  const { items, additionalProperties } = schema;
  if (typeof items === "object") yield { schema: items, pointer: pointerFrom(at, "items"), key: "*" };
  if (typeof additionalProperties === "object") {
    const schema = additionalProperties;
    yield { schema, pointer: pointerFrom(at, "additionalProperties"), key: "*" };
  }
}

/** Finds a place below a schema, through references. */
export function schemaAt(document: Document, start: SchemaAt, place: string): SchemaAt | undefined {
  const [key = "", ...others] = place.split("/");
  for (const child of childrenOf(document, start)) {
    if (child.key !== undefined && child.key !== key) continue;
    const rest = child.key === undefined ? place : others.join("/");
    const found = rest === "" ? child : schemaAt(document, child, rest);
    if (found) return { schema: found.schema, pointer: found.pointer };
  }
  return undefined;
}

/** The schemas of which a gap leaves open what they are where they are not set. */
export function unsetSchemas(document: Document): { id: string; at: SchemaAt }[] {
  return [...indexBundle(document).gaps.values()].flatMap(({ gap: { id, settledBy }, carriers }) =>
    carriers.flatMap(({ node, location: { pointer } }) =>
      (settledBy?.observe === "presence" ? (settledBy.places ?? []) : []).flatMap((place) => {
        const at = schemaAt(document, { schema: node as Schema, pointer }, place);
        return at ? [{ id, at }] : [];
      }),
    ),
  );
}
