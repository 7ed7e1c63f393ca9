import { disallow, type Fixture, gap, operation } from "./fixture.js";

const failure = `${operation}/responses/default/content/application~1json`;
const scheme = "components/securitySchemes/Key";
const refused = {
  type: "object",
  required: ["error"],
  properties: { error: { type: "string", const: "No." } },
};
const open = (): object => disallow({ description: "Any value." }, { keys: ["type"] });
const shown = (value: unknown) => ({ examples: { one: { summary: "A failure", value } } });

const size = "components/schemas/Thing/properties/size";
const withOpenSize = (at: (pointer: string) => Record<string, unknown>, beside: object) => {
  at("components/schemas")["Size"] = open();
  at("components/schemas/Thing/properties")["size"] = beside;
};

/** Examples of bodies, keys and servers: what contradicts the specification, or shows as known what a gap leaves open. */
export const exampleFixtures: Fixture[] = [
  {
    rule: "gaps/stated-examples",
    title: "an example of a body that a gap leaves open",
    pass: (at) => Object.assign(at(failure), { schema: open() }),
    fail: (at) => Object.assign(at(failure), { schema: open(), ...shown({ error: "Not found" }) }),
    pointer: `#/${failure}/examples/one`,
  },
  {
    rule: "gaps/stated-examples",
    title: "an example that is not the stated variant of an open body",
    pass: (at) =>
      Object.assign(at(failure), { schema: { anyOf: [refused, open()] }, ...shown({ error: "No." }) }),
    fail: (at) =>
      Object.assign(at(failure), { schema: { anyOf: [refused, open()] }, ...shown({ error: "Not found" }) }),
    pointer: `#/${failure}/examples/one`,
  },
  {
    rule: "gaps/stated-examples",
    title: "a single example of an open body",
    pass: (at) =>
      Object.assign(at(failure), {
        schema: { description: "Known.", type: "string", "x-not-shown": [gap("things.words")] },
        example: "No.",
      }),
    fail: (at) => Object.assign(at(failure), { schema: open(), example: "No." }),
    pointer: `#/${failure}/example`,
  },
  {
    rule: "gaps/no-guess-beside",
    title: "a type beside a reference to a schema that a gap leaves open",
    pass: (at) => withOpenSize(at, { $ref: "#/components/schemas/Size", description: "The size." }),
    fail: (at) => withOpenSize(at, { $ref: "#/components/schemas/Size", type: "integer" }),
    pointer: `#/${size}/type`,
  },
  {
    rule: "gaps/no-guess-beside",
    title: "a bound around a schema that a gap leaves open",
    pass: (at) =>
      withOpenSize(at, { description: "The size.", allOf: [{ $ref: "#/components/schemas/Size" }] }),
    fail: (at) => withOpenSize(at, { minimum: 1, allOf: [{ $ref: "#/components/schemas/Size" }] }),
    pointer: `#/${size}/minimum`,
  },
  {
    rule: "gaps/no-guess-beside",
    title: "a type in the same allOf as a schema that a gap leaves open",
    pass: (at) =>
      withOpenSize(at, {
        allOf: [
          { $ref: "#/components/schemas/Size" },
          { "x-not-shown": [{ ...gap("things.other"), disallowed: { keys: ["type"] } }] },
        ],
      }),
    fail: (at) => withOpenSize(at, { allOf: [{ $ref: "#/components/schemas/Size" }, { type: "integer" }] }),
    pointer: `#/${size}/allOf/1/type`,
  },
  {
    rule: "gaps/no-guess",
    title: "a bound of a value whose type a gap leaves open",
    pass: (at) => Object.assign(at(size), { type: "array", items: { type: "string" }, minItems: 1 }),
    fail: (at) => {
      at("components/schemas/Thing/properties")["size"] = { ...open(), minItems: 1 };
    },
    pointer: `#/${size}/minItems`,
  },
  {
    rule: "gaps/as-the-client-calls",
    title: "a key in another header",
    pass: () => {},
    fail: (at) => Object.assign(at(scheme), { name: "Authorization" }),
    pointer: `#/${scheme}/name`,
  },
  {
    rule: "gaps/as-the-client-calls",
    title: "a bearer token",
    pass: () => {},
    fail: (at) => {
      at("components/securitySchemes")["Key"] = { type: "http", scheme: "bearer" };
    },
    pointer: `#/${scheme}/type`,
  },
  {
    rule: "gaps/as-the-client-calls",
    title: "a key in the query",
    pass: () => {},
    fail: (at) => Object.assign(at(scheme), { in: "query" }),
    pointer: `#/${scheme}/in`,
  },
  {
    rule: "gaps/as-the-client-calls",
    title: "a server with another prefix",
    pass: (at) => Object.assign(at("servers/0"), { url: "https://desk.example/api/external/v1" }),
    fail: (at) => Object.assign(at("servers/0"), { url: "https://desk.example/api/external/v3" }),
    pointer: "#/servers/0/url",
  },
];
