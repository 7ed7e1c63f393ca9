// The types of `support-desk-client/openapi.json`. Only the compiler reads this file, because the document is
// JSON. It is CommonJS, because `export =` works for both `import` and `require`.
import type { components, paths } from "../generated/openapi.js" with { "resolution-mode": "import" };

/** The document, as `import` returns it. Values without a type here are `unknown`. */
interface PublishedDocument {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly [key: string]: unknown };
  readonly servers: { url: string }[];
  readonly paths: { readonly [Path in keyof paths]: { readonly [key: string]: unknown } };
  readonly components: {
    readonly schemas: {
      readonly [Name in keyof components["schemas"]]: { readonly [keyword: string]: unknown };
    };
    readonly [key: string]: unknown;
  };
  readonly [key: string]: unknown;
}

declare const document: PublishedDocument;
export = document;
