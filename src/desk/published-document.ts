/** A document of the package, as `import` returns it. Its values are JSON; what has no type here is `unknown`. */
export interface PublishedDocument<Paths, Schemas> {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly [key: string]: unknown };
  readonly paths: { readonly [Path in keyof Paths]: { readonly [key: string]: unknown } };
  readonly components: {
    readonly schemas: { readonly [Name in keyof Schemas]: JsonSchema<Schemas[Name]> };
    readonly [key: string]: unknown;
  };
  readonly [key: string]: unknown;
}

/** A schema of values. It lists them where each has a name. */
type JsonSchema<Value> = { readonly [keyword: string]: unknown } & (IsListed<Value> extends true
  ? { readonly enum: readonly Value[] }
  : unknown);

// As keys of an object, values that have names are required. A string, or one of a form, is a signature, which is not.
type IsListed<Value> = [Value] extends [string]
  ? Record<never, never> extends Record<Value, 1>
    ? false
    : true
  : false;
