// Redoc shows a list of a union as "Array of any", variants without a name by their types alone, and of an enum only the values that
// are described, where one is.
import { type Document, resolve, type Schema } from "../codegen/openapi.js";
import { entriesBelow } from "../codegen/walk.js";
import { typeOf } from "../kit/fields.js";

/** Names the types of all lists of unions in a document, and lists all values of enums, in place. */
export function nameValues(document: Document): void {
  for (const { value: node } of entriesBelow(document)) {
    const schema: Schema = Object(node);
    const { items, enum: values, "x-enumDescriptions": described } = schema;
    if (Array.isArray(values) && described) {
      const texts = values.map((value) => [value, described[`${value}`] ?? ""]);
      schema["x-enumDescriptions"] = Object.fromEntries(texts);
    }
    if (items?.anyOf === undefined || items.type !== undefined) continue;
    // What Redoc shows as the type. It chooses what to show by `anyOf` before it looks at the type.
    items.type = [...new Set(items.anyOf.map((one) => nameOf(document, one)))].join(" or ");
  }
}

function nameOf(document: Document, schema: Schema): string {
  const { properties } = resolve(document, schema);
  return properties ? `object (${Object.keys(properties).join(", ")})` : typeOf(document, schema);
}
