// The only module that knows openapi-typescript; CONTRIBUTING says what a move to another generator would need.
import type { Document, Schema } from "./document.js";
import { resolve } from "./document.js";

/** Writes a module with the types of a document: `paths`, `components` and `operations`. */
export async function documentTypes(document: Document): Promise<string> {
  const { default: openapiTS, astToString } = await import("openapi-typescript");
  const source = JSON.stringify(withReferredDescriptions(document));
  // A default does not make a property of a request required: the caller may leave it out.
  return astToString(await openapiTS(source, { defaultNonNullable: false, silent: true }));
}

/**
 * Copies the description of a schema beside each reference of a property to it: openapi-typescript comments a property
 * with what is beside the reference alone, and an editor shows nothing else.
 */
function withReferredDescriptions(document: Document): Document {
  return JSON.parse(JSON.stringify(document), (key, value: unknown) => {
    if (key !== "properties" || typeof value !== "object" || value === null) return value;
    const properties = Object.entries(value as Record<string, Schema>).map(([name, property]) => {
      const isReference = typeof property?.$ref === "string" && property.description === undefined;
      const { description } = isReference ? resolve(document, property) : {};
      return [name, description === undefined ? property : { ...property, description }];
    });
    return Object.fromEntries(properties) as unknown;
  }) as Document;
}
