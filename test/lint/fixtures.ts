// For every rule of ours a document that passes it and one that fails it. Both are the base document with a change.

const gap = (id: string) => ({ id, what: "The size of a thing.", advice: "Expect any size." });

/** A small document that holds to every rule. */
export function baseDocument() {
  const json = (schema: object) => ({ content: { "application/json": { schema } } });
  return {
    openapi: "3.1.1",
    jsonSchemaDialect: "https://json-schema.org/draft/2020-12/schema",
    info: { title: "Things", version: "1.0.0", description: "Things." },
    servers: [{ url: "https://desk.example/api" }],
    security: [{ Key: [] }],
    tags: [{ name: "Things", description: "Things." }],
    paths: {
      "/things": {
        get: {
          operationId: "listThings",
          tags: ["Things"],
          summary: "List things",
          description: "Lists things.",
          parameters: [
            {
              name: "page_number",
              in: "query",
              description: "The page.",
              schema: { description: "A page number.", type: "integer" },
            },
          ],
          responses: {
            "200": { description: "The things.", ...json({ $ref: "#/components/schemas/Thing" }) },
            "401": { description: "No.", ...json({ $ref: "#/components/schemas/Thing" }) },
            default: { description: "Failure.", ...json({ $ref: "#/components/schemas/Thing" }) },
          },
        },
      },
    },
    components: {
      schemas: {
        Thing: { description: "A thing.", type: "object", properties: { size: { type: "integer" } } },
      },
      securitySchemes: { Key: { type: "apiKey", in: "header", name: "X-Api-Key" } },
    },
  };
}

type Change = (path: (pointer: string) => Record<string, unknown>) => void;

export interface Fixture {
  rule: string;
  title: string;
  pass: Change;
  fail: Change;
  /** Where the failing document is wrong. */
  pointer: string;
}

const operation = "paths/~1things/get";

export const fixtures: Fixture[] = [
  {
    rule: "struct",
    title: "a misspelt key of a gap",
    pass: (at) => Object.assign(at("info"), { "x-not-shown": [{ ...gap("things.size"), kind: "conflict" }] }),
    fail: (at) => Object.assign(at("info"), { "x-not-shown": [{ ...gap("things.size"), advise: "No." }] }),
    pointer: "#/info/x-not-shown/0/advise",
  },
  {
    rule: "struct",
    title: "a gap without advice",
    pass: (at) => Object.assign(at(operation), { "x-not-shown": [gap("things.size")] }),
    fail: (at) => Object.assign(at(operation), { "x-not-shown": [{ id: "things.size", what: "The size." }] }),
    pointer: `#/${operation}/x-not-shown/0`,
  },
  {
    rule: "struct",
    title: "a kind of gap that does not exist",
    pass: (at) =>
      Object.assign(at("components/schemas/Thing"), {
        "x-not-shown": [{ ...gap("things.size"), kind: "not-shown" }],
      }),
    fail: (at) =>
      Object.assign(at("components/schemas/Thing"), {
        "x-not-shown": [{ ...gap("things.size"), kind: "unknown" }],
      }),
    pointer: "#/components/schemas/Thing/x-not-shown/0/kind",
  },
  {
    rule: "gaps/unique-gap-id",
    title: "an id that two gaps share",
    pass: (at) => {
      // The schema is referred to three times, and is still one place.
      Object.assign(at("components/schemas/Thing"), { "x-not-shown": [gap("things.size")] });
      Object.assign(at("info"), { "x-not-shown": [gap("things.weight")] });
    },
    fail: (at) => {
      Object.assign(at("info"), { "x-not-shown": [gap("things.size")] });
      Object.assign(at("components/schemas/Thing"), { "x-not-shown": [gap("things.size")] });
    },
    pointer: "#/components/schemas/Thing/x-not-shown/0/id",
  },
  {
    rule: "gaps/unique-gap-id",
    title: "an id that is not dotted",
    pass: (at) => Object.assign(at("info"), { "x-not-shown": [gap("things.list.page-2")] }),
    fail: (at) => Object.assign(at("info"), { "x-not-shown": [gap("thingsSize")] }),
    pointer: "#/info/x-not-shown/0/id",
  },
  {
    rule: "gaps/gap-is-complete",
    title: "an empty list of gaps",
    pass: (at) => Object.assign(at("paths/~1things"), { "x-not-shown": [gap("things.size")] }),
    fail: (at) => Object.assign(at("paths/~1things"), { "x-not-shown": [] }),
    pointer: "#/paths/~1things/x-not-shown",
  },
  {
    rule: "gaps/gap-is-complete",
    title: "advice that is not a sentence",
    pass: (at) =>
      Object.assign(at("info"), { "x-not-shown": [{ ...gap("things.size"), advice: "Ask (twice)." }] }),
    fail: (at) => Object.assign(at("info"), { "x-not-shown": [{ ...gap("things.size"), advice: " " }] }),
    pointer: "#/info/x-not-shown/0/advice",
  },
  {
    rule: "gaps/gap-placement",
    title: "a gap on a media type",
    pass: (at) => Object.assign(at(`${operation}/responses/200`), { "x-not-shown": [gap("things.size")] }),
    fail: (at) =>
      Object.assign(at(`${operation}/responses/200/content/application~1json`), {
        "x-not-shown": [gap("things.size")],
      }),
    pointer: `#/${operation}/responses/200/content/application~1json/x-not-shown`,
  },
  {
    rule: "gaps/gap-placement",
    title: "a gap on a security scheme",
    pass: (at) => Object.assign(at(`${operation}/parameters/0`), { "x-not-shown": [gap("things.size")] }),
    fail: (at) =>
      Object.assign(at("components/securitySchemes/Key"), { "x-not-shown": [gap("things.size")] }),
    pointer: "#/components/securitySchemes/Key/x-not-shown",
  },
  {
    rule: "gaps/success-status",
    title: "an exact status where it is not shown",
    pass: (at) => {
      const responses = at(`${operation}/responses`);
      responses["2XX"] = {
        ...at(`${operation}/responses/200`),
        "x-not-shown": [gap("things.success-status")],
      };
      delete responses["200"];
    },
    fail: (at) =>
      Object.assign(at(`${operation}/responses/200`), { "x-not-shown": [gap("things.success-status")] }),
    pointer: `#/${operation}/responses/200`,
  },
  {
    rule: "gaps/success-status",
    title: "2XX without a gap",
    pass: (at) => {
      const responses = at(`${operation}/responses`);
      responses["204"] = { description: "Nothing." };
      delete responses["200"];
    },
    fail: (at) => {
      const responses = at(`${operation}/responses`);
      responses["2XX"] = responses["200"];
      delete responses["200"];
    },
    pointer: `#/${operation}/responses/2XX`,
  },
  {
    rule: "gaps/untyped-schema",
    title: "a schema without a type or a gap",
    pass: (at) =>
      Object.assign(at("components/schemas/Thing/properties"), {
        size: { "x-not-shown": [gap("a.size-type")] },
      }),
    fail: (at) =>
      Object.assign(at("components/schemas/Thing/properties"), { size: { description: "The size." } }),
    pointer: "#/components/schemas/Thing/properties/size",
  },
  {
    rule: "gaps/untyped-schema",
    title: "a type in a gap about the type",
    pass: (at) => Object.assign(at("components/schemas/Thing/properties"), { size: false }),
    fail: (at) =>
      Object.assign(at("components/schemas/Thing/properties/size"), {
        "x-not-shown": [gap("things.size-type")],
      }),
    pointer: "#/components/schemas/Thing/properties/size/type",
  },
  {
    rule: "gaps/conflict-has-no-default",
    title: "a default that takes a side",
    pass: (at) =>
      Object.assign(at(`${operation}/parameters/0`), {
        "x-not-shown": [{ ...gap("things.page"), kind: "conflict" }],
      }),
    fail: (at) => {
      Object.assign(at(`${operation}/parameters/0`), {
        "x-not-shown": [{ ...gap("things.page"), kind: "conflict" }],
      });
      Object.assign(at(`${operation}/parameters/0/schema`), { default: 1 });
    },
    pointer: `#/${operation}/parameters/0/schema/default`,
  },
  {
    rule: "rule/only-stated-statuses",
    title: "a status that the specification does not show",
    pass: (at) => Object.assign(at(`${operation}/responses`), { "201": at(`${operation}/responses/200`) }),
    fail: (at) => Object.assign(at(`${operation}/responses`), { "404": at(`${operation}/responses/401`) }),
    pointer: `#/${operation}/responses/404`,
  },
  {
    rule: "rule/documented-failures",
    title: "an operation without the documented 401",
    pass: () => {},
    fail: (at) => {
      delete at(`${operation}/responses`)["401"];
    },
    pointer: `#/${operation}/responses`,
  },
  {
    rule: "rule/only-stated-parameters",
    title: "a page-size parameter",
    pass: (at) => Object.assign(at(`${operation}/parameters/0`), { name: "range_type" }),
    fail: (at) => Object.assign(at(`${operation}/parameters/0`), { name: "page_size" }),
    pointer: `#/${operation}/parameters/0/name`,
  },
  {
    rule: "rule/no-webhooks",
    title: "a webhook",
    pass: () => {},
    fail: (at) => Object.assign(at(""), { webhooks: { thing: { post: at(operation) } } }),
    pointer: "#/webhooks",
  },
  {
    rule: "rule/no-callbacks",
    title: "a callback",
    pass: () => {},
    fail: (at) =>
      Object.assign(at(operation), {
        callbacks: {
          done: { "{$request.body#/url}": { post: { ...at(operation), operationId: "thingDone" } } },
        },
      }),
    pointer: `#/${operation}/callbacks`,
  },
  {
    rule: "rule/camel-case-operation-id",
    title: "an operation id in another case",
    pass: (at) => Object.assign(at(operation), { operationId: "listAllThings" }),
    fail: (at) => Object.assign(at(operation), { operationId: "list-things" }),
    pointer: `#/${operation}/operationId`,
  },
];

/** The base document with a change. */
export function changed(change: Change): object {
  const document: unknown = structuredClone(baseDocument());
  change((pointer) => {
    let node = document;
    for (const key of pointer.split("/").filter(Boolean)) {
      node = (node as Record<string, unknown>)[key.replaceAll("~1", "/")];
    }
    return node as Record<string, unknown>;
  });
  // A change may put one object in two places; in the document they are two.
  return JSON.parse(JSON.stringify(document)) as object;
}
