// The types of `support-desk-client/openapi.json`. Only the compiler reads this file, because the document is
// JSON. It is CommonJS, because `export =` works for both `import` and `require`.
import type { components, paths } from "../generated/openapi.js" with { "resolution-mode": "import" };

type Schemas = components["schemas"];

/** The document, as `import` returns it. Values without a type here are `unknown`. */
interface PublishedDocument {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly [key: string]: unknown };
  readonly servers: { url: string }[];
  readonly paths: { readonly [Path in keyof paths]: { readonly [key: string]: unknown } };
  readonly components: {
    readonly schemas: { readonly [Name in keyof Schemas]: PublishedSchema<Schemas[Name]> };
    readonly [key: string]: unknown;
  };
  readonly [key: string]: unknown;
}

/** A schema. It has an `enum` if its type is a union of literals. */
type PublishedSchema<Value> = { readonly [keyword: string]: unknown } & (IsListed<Value> extends true
  ? { readonly enum: readonly Value[] }
  : unknown);

// Literals become required keys of a Record, but `string` and template literals become index signatures, which need no key.
type IsListed<Value> = [Value] extends [string]
  ? Record<never, never> extends Record<Value, 1>
    ? false
    : true
  : false;

declare const document: PublishedDocument;
export = document;
