// Where the schemas of a document occur in the bodies of its operations, so that what was seen at a place of a body counts for the
// gap that is marked on the schema.
import { pointerFrom } from "../../document/json-pointer.js";
import { type Document, operationsOf, resolve } from "../codegen/openapi.js";
import { childrenOf, type SchemaAt } from "../codegen/schemas.js";

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

/** The occurrences of schemas, by the JSON pointers to them. */
export type Occurrences = ReadonlyMap<string, readonly Occurrence[]>;

/** The keys that lead from a body to its schema. */
export const bodySchema = ["content", "application/json", "schema"] as const;

/** Whether a status, or a range such as 2XX, is that of a success. */
export const isSuccess = (status: string) => status.startsWith("2");

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
