import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { schemas } from "../../src/generated/schemas.js";
import { formats } from "../../src/validate/formats.js";
import { Mismatches } from "../../src/validate/mismatch.js";
import type { SchemaNode } from "../../src/validate/schemas.js";
import { compareWithSchema } from "../../src/validate/walk.js";
import { fc, runs } from "../support/fuzz.js";

// The same schemas as JSON Schema, for Ajv.
function toJsonSchema({ gaps: _, maybeNull, ...node }: SchemaNode): object {
  if (maybeNull) {
    const isText = node.type === "string" && node.enum === undefined;
    return { if: { enum: isText ? [null, ""] : [null] }, else: toJsonSchema(node) };
  }
  const { $ref, properties, additionalProperties, items, anyOf, ...rest } = node;
  const others = additionalProperties ? toJsonSchema(additionalProperties) : false;
  return {
    ...rest,
    ...($ref && { $ref: `#/$defs/${$ref}` }),
    ...(properties && { properties: mapValues(properties, toJsonSchema), additionalProperties: others }),
    ...(items && { items: toJsonSchema(items) }),
    ...(anyOf && { anyOf: anyOf.map(toJsonSchema) }),
  };
}

function mapValues<From, To>(record: Readonly<Record<string, From>>, map: (value: From) => To) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

const ajv = new Ajv2020({ allErrors: true, strict: false, formats });

/** Lists the locations where Ajv finds faults, without those inside a union that matches none of its forms. */
function ajvLocations(validate: ReturnType<typeof ajv.compile>, value: unknown): Set<string> {
  if (validate(value)) return new Set();
  // A fault in an `else` also has an error without the `if`.
  const errors = (validate.errors ?? []).filter(({ keyword }) => keyword !== "if");
  const unions = errors.filter(({ keyword }) => keyword === "anyOf").map(({ instancePath }) => instancePath);
  return new Set(
    errors
      .filter(
        ({ keyword, instancePath }) =>
          keyword === "anyOf" || !unions.some((at) => `${instancePath}/`.startsWith(`${at}/`)),
      )
      .map(({ instancePath, params }) => {
        const key = params["missingProperty"] ?? params["additionalProperty"];
        return key === undefined ? instancePath : `${instancePath}/${escapeKey(String(key))}`;
      })
      .map(asLocation),
  );
}

const escapeKey = (key: string) => key.slice(0, 100).replaceAll("~", "~0").replaceAll("/", "~1");
// The items of a list share a location.
const asLocation = (pointer: string) => pointer.replaceAll(/\/\d+(?=\/|$)/g, "/*");

function ourLocations(value: unknown, schema: SchemaNode, schemas: Readonly<Record<string, SchemaNode>>) {
  const found = new Mismatches(schemas, []);
  compareWithSchema(value, { parent: undefined, key: "", schema }, schemas, found.add);
  return new Set(found.listed.map(({ pointer }) => asLocation(pointer)));
}

// Names that aren't numbers, because an index in a location is written as `*` here.
const name = fc.string({ unit: fc.constantFrom("a", "~", "/", "é", "_"), minLength: 1, maxLength: 3 });
const junk = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 2 },
    fc.constantFrom(null, true, 0, 1.5, -3, "", "text", "__proto__", "8f14e45f-ceea-467f-a8d0-1f2e3d4c5b6a"),
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(name, tie("value"), { maxKeys: 3 }),
  ),
})).value;

/** Values that match a schema, with occasional faults. */
function arbitraryOf(node: SchemaNode, schemas: Readonly<Record<string, SchemaNode>>, noise: number) {
  const build = (given: SchemaNode): fc.Arbitrary<unknown> => {
    const { $ref, type, properties, items, anyOf, required = [] } = given;
    if ($ref) return build(schemas[$ref] ?? {});
    if (anyOf) return fc.oneof(...anyOf.map(build));
    const [kind] = [type ?? "any"].flat();
    const right: Record<string, () => fc.Arbitrary<unknown>> = {
      string: () => textOf(given),
      integer: () => fc.integer({ min: given.minimum ?? -10, max: 100 }),
      number: () => fc.oneof(fc.integer(), fc.constant(1.5)),
      boolean: () => fc.boolean(),
      array: () => fc.array(build(items ?? {}), { maxLength: 4 }),
      object: () => {
        const known = mapValues(properties ?? {}, build);
        const present = fc.record(known, { requiredKeys: required.filter((key) => key in known) });
        const more = fc.oneof(
          { weight: 20, arbitrary: fc.constant({}) },
          { weight: noise, arbitrary: fc.dictionary(name, junk) },
        );
        const without = fc.oneof(
          { weight: 20, arbitrary: fc.constant(undefined) },
          { weight: noise, arbitrary: fc.constantFrom(...Object.keys(known), "none") },
        );
        return fc
          .tuple(present, more, without)
          .map(([value, extra, lost]) =>
            Object.fromEntries(Object.entries({ ...extra, ...value }).filter(([key]) => key !== lost)),
          );
      },
    };
    const value = (right[kind ?? ""] ?? (() => junk))();
    return fc.oneof({ weight: 40, arbitrary: value }, { weight: noise, arbitrary: junk });
  };
  return build(node);
}

function textOf({ enum: values, const: only, format }: SchemaNode): fc.Arbitrary<unknown> {
  if (values) return fc.constantFrom(...values);
  if (only !== undefined) return fc.constant(only);
  if (format === "uuid") return fc.uuid();
  if (format === "date-time") return fc.constantFrom("2026-02-01T10:00:00Z", "2026-02-01 10:00", "soon");
  if (format === "email") return fc.constantFrom("a@mail.example", "nobody");
  return fc.string();
}

const { operations, components } = schemas;
const cases = Object.entries(operations).flatMap(([operation, { responses }]) =>
  Object.entries(responses).flatMap(([status, schema]) =>
    schema ? [{ title: `${operation}: ${status}`, schema }] : [],
  ),
);
const $defs = mapValues(components, toJsonSchema);

describe.each(cases)("$title", ({ schema }) => {
  const validate = ajv.compile({ ...toJsonSchema(schema), $defs });
  test.each([0, 1, 6])("agrees with another validator on random values, with noise %i", (noise) => {
    fc.assert(
      fc.property(arbitraryOf(schema, components, noise), (value) => {
        const parsed: unknown = JSON.parse(JSON.stringify(value));
        expect(ourLocations(parsed, schema, components)).toEqual(ajvLocations(validate, parsed));
      }),
      runs(60),
    );
  });
});
