// Redoc shows neither the description of a list's items, nor that of a whole body, nor that of a part of an `allOf` beside another
// one. The notes of their gaps go to what is around them.
import { notesOf } from "../codegen/gaps.js";
import { type Document, operationsOf, resolve, type Schema } from "../codegen/openapi.js";
import { entriesBelow } from "../codegen/walk.js";

/** Copies the notes of gaps that Redoc would not show to the descriptions above them, in place. */
export function liftNotes(document: Document): void {
  // Those below a schema first, because it is given their notes.
  for (const { value } of [...entriesBelow(document)].reverse()) {
    if (typeof value === "object" && value !== null) liftToSchema(document, value);
  }
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

function liftToSchema(document: Document, schema: Schema): void {
  const { type, items, allOf, description } = schema;
  if (type === "array" && items !== undefined) append(schema, resolve(document, items));
  if (!Array.isArray(allOf) || description === undefined) return;
  for (const part of allOf) append(schema, resolve(document, part));
}

function append(node: { description?: string } | undefined, { description = "" }: Schema): void {
  const known = node?.description ?? "";
  const notes = notesOf(description).filter((note) => !known.includes(note));
  if (node && notes.length > 0) node.description = [known, ...notes].filter(Boolean).join("\n\n");
}
