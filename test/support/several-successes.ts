import type { Document } from "../../src/document/openapi.js";
import type { MockDocument } from "../../src/mock/mock.js";
import { fc } from "./fuzz.js";

/** One form of a body: its keys, with their types. */
export type Form = Readonly<Record<string, keyof typeof values>>;

export const values = { string: "x", integer: 7, boolean: true, array: ["x"] };

/** Draws a form. */
export const form = fc.dictionary(
  fc.constantFrom("a", "b", "c"),
  fc.constantFrom(...(Object.keys(values) as (keyof typeof values)[])),
  { minKeys: 1, maxKeys: 2 },
);
const forms = fc.array(form, { maxLength: 2 });
const none = fc.constant<Form[]>([]);
const successes = fc
  .record(
    {
      200: forms,
      201: forms,
      202: forms,
      203: forms,
      204: none,
      205: none,
      226: forms,
      250: forms,
      "2XX": forms,
    },
    { requiredKeys: [] },
  )
  .filter((one) => Object.keys(one).length > 0 && Object.keys(one).length < 5);
const operation = fc.record({
  method: fc.constantFrom("get", "post", "delete"),
  successes,
  isPaged: fc.boolean(),
});
/** The operations of the document below. */
export const drawn = fc
  .sample(operation, 50)
  .map((one, index) => ({ ...one, id: `call${index}`, path: `/p${index}` }));

/** Returns a body of a form. */
export const exampleOf = (one: Form) =>
  Object.fromEntries(Object.entries(one).map(([key, type]) => [key, values[type]]));

function contentOf(body: readonly Form[]): object {
  const variants = body.map((one) => ({
    type: "object",
    required: Object.keys(one),
    properties: Object.fromEntries(
      Object.entries(one).map(([key, type]) => [
        key,
        type === "array" ? { type, items: { type: "string" } } : { type },
      ]),
    ),
  }));
  const [first] = body;
  if (first === undefined) return {};
  const schema = variants.length > 1 ? { anyOf: variants } : variants[0];
  return { content: { "application/json": { schema, example: exampleOf(first) } } };
}

/** A document whose operations have several successes. */
export const document = {
  openapi: "3.1.0",
  info: { title: "Several successes", version: "1.0.0", description: "" },
  servers: [{ url: "https://several.example/v1" }],
  paths: Object.fromEntries(
    drawn.map(({ id, path, method, successes, isPaged }) => [
      path,
      {
        [method]: {
          operationId: id,
          tags: [],
          summary: id,
          ...(method === "post" && {
            requestBody: { content: { "application/json": { schema: { type: "object" }, example: {} } } },
          }),
          ...(isPaged && { parameters: [{ name: "page", in: "query", schema: { type: "integer" } }] }),
          responses: Object.fromEntries(
            Object.entries(successes).map(([status, body]) => [
              status,
              { description: status, ...contentOf(body) },
            ]),
          ),
        },
      },
    ]),
  ),
} as unknown as Document & MockDocument;
