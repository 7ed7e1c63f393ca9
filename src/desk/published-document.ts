/** A document of the package, as `import` returns it. Values without a type here are `unknown`. */
export interface PublishedDocument<Paths, Schemas> {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly [key: string]: unknown };
  readonly servers: { url: string }[];
  readonly paths: { readonly [Path in keyof Paths]: { readonly [key: string]: unknown } };
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
