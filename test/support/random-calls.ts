import fc from "fast-check";
import type { MockOperation, PrismRequest } from "../../src/mock/prism.js";

/** A request as the mock validates it. */
export type RandomCall = Pick<PrismRequest, "method" | "url" | "body">;

/** The part of a schema that these tests read. Prism has replaced each reference by its schema. */
export interface Schema {
  enum?: unknown[];
  type?: unknown;
  format?: string;
  allOf?: Schema[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema | false>;
  required?: string[];
}

const unknown = "00000000-0000-4000-8000-000000000000";
const email = fc.constantFrom("priya.raman@acme.example", "tom.becker@acme.example", "a@mail.example");
const text = fc.constantFrom(
  "A",
  "Europe/Berlin",
  "Standard",
  "Warehouse lead",
  "Customer Care",
  "<b>ü</b>",
  "",
);
/** Ids and addresses, both those of the example workspace and unknown ones. */
const named: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  ticket_id: fc.constantFrom("1042", "1043", "6f1d2c9e-3b7a-4a52-9c1f-0d8e5a7b4c21", "99999", unknown),
  comment_id: fc.constantFrom("b1a7e0d4-52c3-4f0e-8a96-3c5d7e9f1a20", unknown),
  team_member_id: fc.constantFrom(
    "2c8e4f6a-91b3-4d57-8e20-7f6a5b4c3d12",
    "3d9f5a7b-a2c4-4e68-9f31-807b6c5d4e23",
    unknown,
  ),
  page_number: fc.constantFrom("1", "2", "9"),
  email,
  emails: fc.array(email, { maxLength: 2 }),
  author_email: email,
  assignee_email: email,
  invited_by: email,
};

const formatted: Readonly<Record<string, string>> = {
  ...{ uri: "https://a.example", date: "2026-02-01", "date-time": "2026-03-05T17:00:00Z" },
};

/** Makes a call to one of the operations. Most calls are valid. */
export function randomCall(operations: readonly MockOperation[]): fc.Arbitrary<RandomCall> {
  return fc.oneof(
    ...operations.map(({ method, path, request = {} }) => {
      const [content] = request.body?.contents ?? [];
      return fc
        .record({
          ids: valuesOf(request.path),
          query: valuesOf(request.query),
          body: content ? valueBy(content.schema as Schema) : fc.constant(null),
        })
        .map(({ ids, query, body }) => ({
          method: method as RandomCall["method"],
          url: { path: path.replaceAll(/\{(\w+)\}/g, (_, name) => String(ids[name])), query },
          body,
        }));
    }),
  );
}

type Values = fc.Arbitrary<Record<string, string>>;

function valuesOf(parameters: readonly { name: string; required?: boolean; schema?: object }[] = []): Values {
  const required = parameters.filter((one) => one.required).map(({ name }) => name);
  const properties = Object.fromEntries(parameters.map(({ name, schema = {} }) => [name, schema as Schema]));
  // A path or query parameter is a text.
  return valueBy({ properties, required }) as Values;
}

/** Makes values of a schema, and now and then a value that its enum doesn't have. */
function valueBy(schema: Schema, name = ""): fc.Arbitrary<unknown> {
  const { type, format = "", enum: values, allOf, anyOf, items, properties, required = [] } = schema;
  if (named[name]) return named[name];
  if (values) return fc.constantFrom(...values, "none");
  if (anyOf) return fc.oneof(...anyOf.map((one) => valueBy(one)));
  if (allOf?.length === 1) return valueBy(allOf[0] ?? {});
  if (allOf) return fc.tuple(...allOf.map((one) => valueBy(one))).map((all) => Object.assign({}, ...all));
  if (items) return fc.array(valueBy(items), { maxLength: 2 });
  if (properties) {
    const members: Record<string, fc.Arbitrary<unknown>> = {};
    for (const [key, one] of Object.entries(properties)) if (one) members[key] = valueBy(one, key);
    return fc.record(members, { requiredKeys: required });
  }
  if (type === "object") return fc.dictionary(fc.constantFrom("a", "b"), fc.option(text));
  if (formatted[format]) return fc.constant(formatted[format]);
  return type === "string" ? text : fc.boolean();
}
