// Redoc shows neither the description of a list's items, nor that of a whole body, nor that of a part of an `allOf` beside another
// one. The notes of their gaps go to what is around them.

import { notesOf } from "../codegen/gaps.js";
import { type Document, operationsOf, resolve, type Schema } from "../codegen/openapi.js";

interface Described {
  description?: string;
}

/** Copies the notes of gaps that Redoc would not show to the descriptions above them, in place. */
export function liftNotes(document: Document): void {
  liftToSchemas(document, document);
  for (const { operation } of operationsOf(document)) {
    const request = operation.requestBody && resolve(document, operation.requestBody);
    const responses = Object.values(operation.responses).map((one) => resolve(document, one));
    for (const body of [request, ...responses]) {
      const reference = body?.content?.["application/json"]?.schema;
      const schema = reference && resolve(document, reference);
      if (schema && (body === request || schema.anyOf)) append(body, schema);
    }
  }
}

function liftToSchemas(document: Document, node: unknown): void {
  if (typeof node !== "object" || node === null) return;
  for (const value of Object.values(node)) liftToSchemas(document, value);
  const { type, items, allOf, description } = node as Schema;
  if (type === "array" && items !== undefined) append(node, resolve(document, items));
  if (!Array.isArray(allOf) || description === undefined) return;
  for (const part of allOf) append(node, resolve(document, part));
}

function append(node: Described | undefined, { description = "" }: Described): void {
  const known = node?.description ?? "";
  const notes = notesOf(description).filter((note) => !known.includes(note));
  if (node && notes.length > 0) node.description = [known, ...notes].filter(Boolean).join("\n\n");
}
