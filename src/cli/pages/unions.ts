// Redoc shows a list of a union as "Array of any", and variants without a name by their types alone.
import { type Document, resolve, type Schema } from "../codegen/openapi.js";
import { entriesBelow } from "../codegen/walk.js";
import { typeOf } from "../kit/fields.js";

/** Names the types of all lists of unions in a document, in place. */
export function nameUnions(document: Document): void {
  for (const { value } of entriesBelow(document)) {
    const { items } = Object(value) as Schema;
    if (items?.anyOf === undefined || items.type !== undefined) continue;
    // What Redoc shows as the type. It chooses what to show by `anyOf` before it looks at the type.
    items.type = [...new Set(items.anyOf.map((one) => nameOf(document, one)))].join(" or ");
  }
}

function nameOf(document: Document, schema: Schema): string {
  const { properties } = resolve(document, schema);
  return properties ? `object (${Object.keys(properties).join(", ")})` : typeOf(document, schema);
}
