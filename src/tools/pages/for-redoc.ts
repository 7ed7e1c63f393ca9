// Adds to a document the texts that Redoc would leave out. Redoc does not show the description of list items, of a whole body, or of a
// part of an `allOf` that has a description itself. It shows a list of a union as "Array of any". If some values of an enum have a
// description, it hides the others. It shows the id of a key, but not its header.
import { notesOf } from "../codegen/gaps.js";
import { type Document, operationsOf, resolve, type Schema } from "../codegen/openapi.js";
import { entriesBelow } from "../codegen/walk.js";
import { typeOf } from "../kit/fields.js";

/** Copies the notes of gaps that Redoc would leave out to the descriptions above them, in place. */
export function liftNotes(document: Document): void {
  // Children come first, because their parents receive their notes.
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

/** Names the types in lists of unions, and gives each value of a described enum a description, in place. */
export function nameValues(document: Document): void {
  for (const { value: node } of entriesBelow(document)) {
    const schema: Schema = Object(node);
    const { items, enum: values, "x-enumDescriptions": described } = schema;
    if (Array.isArray(values) && described) {
      const texts = values.map((value) => [value, described[`${value}`] ?? ""]);
      schema["x-enumDescriptions"] = Object.fromEntries(texts);
    }
    if (items?.anyOf === undefined || items.type !== undefined) continue;
    // Redoc still renders the `anyOf`, and shows this text as the type.
    items.type = [...new Set(items.anyOf.map((one) => nameOf(document, one)))].join(" or ");
  }
}

function nameOf(document: Document, schema: Schema): string {
  const { properties } = resolve(document, schema);
  return properties ? `object (${Object.keys(properties).join(", ")})` : typeOf(document, schema);
}

/** Names each key by its location and name in a request, in place. */
export function nameKeys(document: Document): void {
  const { components: { securitySchemes: schemes = {} } = {}, security = [] } = document;
  const rename = (byId: object) =>
    Object.fromEntries(
      Object.entries(byId).map(([id, value]) => {
        const { in: location, name } = schemes[id] ?? {};
        return [name ? `${location} ${name}` : id, value];
      }),
    );
  document.security = security.map(rename);
  if (document.components) document.components.securitySchemes = rename(schemes);
}
