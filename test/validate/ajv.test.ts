// Ajv and the platform judge random values. The checks of this package must agree with them.
import Ajv from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { requestForms } from "../../src/validate/formats.js";
import { findMistakes } from "../../src/validate/index.js";
import { findRequestMistakes } from "../../src/validate/mistakes.js";
import { fc, runs } from "../support/fuzz.js";

const { constant: is, record } = fc;
const size = fc.integer({ min: 0, max: 3 });
const types = ["null", "boolean", "string", "object", "array"];
const scalar = fc.constantFrom<unknown>(null, true, "", "a", "1", "ab1", "\u{1f600}\u{1f600}", 0, 1, 2.5, 4);
const some = { depthSize: "small" } as const;
const { schema, value } = fc.letrec<{ schema: object; value: unknown }>((tie) => ({
  schema: fc.oneof(
    some,
    record({ type: fc.constantFrom("integer", "number"), minimum: size, maximum: size }),
    record({ type: is("string"), minLength: size, maxLength: size }),
    record({ type: is("string"), pattern: is("\\d$") }),
    record({ type: fc.subarray(types, { minLength: 1 }) }),
    record({ enum: fc.array(scalar, { minLength: 1 }) }),
    record({ const: scalar }),
    record({ type: is("array"), items: tie("schema"), minItems: size, maxItems: size }),
    record({
      ...{ type: is("object"), required: fc.subarray(["a", "b"]), additionalProperties: is(false) },
      properties: fc.dictionary(fc.constantFrom("a", "b"), tie("schema")),
    }),
    record({ type: is("object"), additionalProperties: tie("schema") }),
    record(
      {
        anyOf: fc.array(tie("schema"), { minLength: 1, maxLength: 3 }),
        type: fc.subarray(types, { minLength: 1 }),
        required: fc.subarray(["a", "b"]),
      },
      { requiredKeys: ["anyOf"] },
    ),
  ),
  value: fc.oneof(
    some,
    scalar,
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom("a", "b", "c"), tie("value")),
  ),
}));

test("a value has a mistake in a request or a response exactly if Ajv finds one", () => {
  const verdicts = new Set<boolean>();
  const judge = (schema: object, values: unknown[]) => {
    const isRight = new Ajv.default({ strict: false, validateSchema: false }).compile(schema);
    for (const one of values) {
      const inRequest = findRequestMistakes(one, { name: "the value", schema });
      const found = [findMistakes(one, schema, {}).length === 0, inRequest.length === 0];
      expect(found, JSON.stringify([schema, one])).toEqual([isRight(one), isRight(one)]);
      verdicts.add(isRight(one));
    }
  };
  fc.assert(fc.property(schema, fc.array(value, { minLength: 10, maxLength: 40 }), judge), runs(600));
  expect(verdicts.size).toBe(2);
});

test("a date and time is right exactly if the platform reads it as the same one", () => {
  const part = (max: number, min = 0) =>
    fc.integer({ min, max }).map((one) => `${one}`.padStart(max > 99 ? 4 : 2, "0"));
  const parts = [
    part(9999),
    part(13),
    fc.oneof(part(32), part(32, 28)),
    part(25),
    part(61),
    part(61),
  ] as const;
  const judge = ([year, month, day, hour, minute, second]: readonly string[]) => {
    const text = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
    const read = new Date(`${text}Z`);
    const isRight = !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text);
    expect(requestForms["date-time"]?.pattern.test(`${text}Z`), text).toBe(isRight);
  };
  fc.assert(fc.property(fc.tuple(...parts), judge), runs(50_000));
});

const dateTime = "2026-02-28T10:00";

test.each([
  [
    "date-time",
    `${dateTime}:00.123+05:30|2024-02-29T23:59:59-12:00|2000-02-29T00:00:00Z`,
    `1900-02-29T00:00:00Z|${dateTime}Z|${dateTime}:00|${dateTime}:00.Z|${dateTime}:00+25:00|2026-02-28 10:00:00Z|`,
  ],
  [
    "email",
    "a@localhost|müller@exämple.de|a+b@mail.example",
    'a|@b.example|a@|a@b@c.example|a;b@c.example|<a@b.example>|(a)@b.example|a b@c.example|A <a@b.example>|a@b.example,c@d.example|a@b.example;|"a"@b.example|',
  ],
  ["uri", "https://mail.example/a|urn:a|tel:123", "mail.example|https://mail.example/a b|:a|"],
])("a %s in a request has one of the forms %s, and none of %s", (format, right, wrong) => {
  const isRight = (text: string) => requestForms[format]?.pattern.test(text);
  expect(`${right}|${wrong}`.split("|").filter(isRight).join("|")).toBe(right);
});

test("a date and time of a response can lack its seconds and its offset", () => {
  const right = ["2026-02-28T10:00:00Z", "2026-02-28 10:00", "2026-02-28t10:00:00.5+0100"];
  const schema = { type: "string", format: "date-time" };
  const isRight = (text: string) => findMistakes(text, schema, {}).length === 0;
  expect([...right, "2026-02-28", "10:00", "2026-02-28T1:00"].filter(isRight)).toEqual(right);
});
