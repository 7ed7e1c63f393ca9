import { type Change, serverOf } from "./base-document.js";
import { type Fixture, type Fixtures, operation, parameter, set, size, steps, thing } from "./fixture.js";

const withValue = (schema: object) => ({ schema: { description: "A value.", ...schema } });
const id = { description: "The id.", type: "string" };
const posted = "paths/~1things/post";
const sent = `${posted}/requestBody/content/application~1json/schema`;
/** Adds an operation with a body. */
const posting =
  (schema: object): Change =>
  (at) => {
    const content = { "application/json": { schema: { type: "object", ...schema } } };
    const body = { operationId: "addThing", parameters: undefined, requestBody: { content } };
    Object.assign(at("paths/~1things"), { post: { ...at(operation), ...body } });
  };
const page = { properties: { page_number: { description: "The page.", type: "integer" } } };

const key = "components/securitySchemes/Key";
const requestBody = {
  content: { "application/json": { schema: { $ref: "#/components/schemas/Thing" } } },
};

/** Makes the default response refer to a component of this name, and updates the operation. */
const withFailure =
  (name: string, update: object = {}): Change =>
  (at) => {
    const responses = at(`${operation}/responses`);
    Object.assign(at("components"), { responses: { [name]: responses["default"] } });
    responses["default"] = { $ref: `#/components/responses/${name}` };
    Object.assign(at(operation), update);
  };

/** Mistakes in the key, the addresses, the failures and the names of this service. */
export const serviceFixtures: Fixtures = {
  "rule/key": [
    ["a key in another header", key, { name: "Authorization" }, "/name"],
    ["a key in the query", key, { in: "query" }, "/in"],
    ["a bearer token", key, { type: "http", in: undefined, name: undefined, scheme: "bearer" }, "/type"],
  ],
  "rule/server-address": [
    ["a server with another prefix", "", { servers: [serverOf("v3")] }, "servers/0/url"],
    [
      "a path with a server elsewhere",
      "paths/~1things",
      { servers: [{ url: "https://other.example/api/external/v1" }] },
      "/servers/0/url",
      { servers: [serverOf("v1")] },
    ],
  ],
  "rule/one-server-and-key": [
    ["an operation that needs no key", operation, { security: [] }, "/security"],
    ["an operation with a server of its own", operation, { servers: [serverOf("v1")] }, "/servers"],
  ],
  "rule/methods": [
    [
      "a method that the client does not have",
      "paths/~1things",
      (at) => Object.assign(at("paths/~1things"), { put: { ...at(operation), operationId: "putThings" } }),
      "/put",
    ],
  ],
  "rule/json": [
    [
      "a body of another media type",
      `${operation}/responses/200/content`,
      { "text/csv": { schema: { type: "string" } } },
      "/text~1csv",
    ],
  ],
  "rule/failures": ["401", "default"].map(
    (status): Fixture => [
      `an operation without ${status}`,
      `${operation}/responses`,
      { [status]: undefined },
      "",
    ],
  ),
  "gaps/failure-of-input": [
    [
      "an operation with a query and the failure of one without",
      operation,
      withFailure("Failure"),
      "/responses/default",
      withFailure("InputFailure"),
    ],
    [
      "an operation with a body and the failure of one without",
      operation,
      withFailure("Failure", { parameters: [], requestBody }),
      "/responses/default",
      withFailure("InputFailure", { parameters: [], requestBody }),
    ],
    [
      "an operation without input and the failure of one with input",
      operation,
      withFailure("InputFailure", { parameters: [] }),
      "/responses/default",
      withFailure("Failure", { parameters: [] }),
    ],
  ],
  "rule/responses": [["an operation without responses", operation, { responses: undefined }, ""]],
  "gaps/unique-id": [
    [
      "an operation id that two operations share",
      posted,
      (at) => Object.assign(at("paths/~1things"), { post: at(operation) }),
      "/operationId",
    ],
  ],
  "rule/camel-case-operation-id": [
    [
      "an operation id in another case",
      operation,
      { operationId: "list-things" },
      "/operationId",
      { operationId: "listAllThings" },
    ],
  ],
  "rule/operation-id-of-a-function": [
    [
      "an operation id that makes a promise of the calls by id",
      operation,
      { operationId: "then" },
      "/operationId",
      { operationId: "thenList" },
    ],
  ],
  "rule/operation-id-of-a-tool": [
    [
      "an operation id that is too long for the name of a tool",
      operation,
      { operationId: `list${"Things".repeat(11)}` },
      "/operationId",
      { operationId: `list${"Things".repeat(10)}` },
    ],
  ],
  "gaps/callable": [
    [
      "a boolean in a path",
      parameter,
      { in: "path", required: true, ...withValue({ type: "boolean" }) },
      "/schema/type",
    ],
    ["a list in a query", parameter, withValue({ type: "array", items: { type: "string" } }), "/schema/type"],
    [
      "an object in one form of a query, behind a reference",
      "components/schemas",
      steps(
        set("components/schemas", { Span: { description: "A span.", type: "object" } }),
        set(parameter, withValue({ anyOf: [{ type: "string" }, { $ref: "#/components/schemas/Span" }] })),
      ),
      "/Span/type",
      set(parameter, withValue({ anyOf: [{ type: ["string", "null"] }, { type: "boolean" }] })),
    ],
    [
      "JSON in a query",
      parameter,
      { schema: undefined, content: { "application/json": { schema: { type: "object" } } } },
      "/content/application~1json/schema/type",
    ],
    [
      "a field of a body with the name of a parameter",
      sent,
      steps(posting(page), (at) => Object.assign(at(posted), { parameters: at(`${operation}/parameters`) })),
      "/properties/page_number",
      posting(page),
    ],
    [
      "a required value of a request that is read-only, in a schema of parts",
      sent,
      posting({
        required: ["id"],
        allOf: [{ type: "object", properties: { id: { allOf: [{ ...id, readOnly: true }] } } }],
      }),
      "/allOf/0/properties/id",
      steps(
        posting({
          required: ["id"],
          allOf: [{ type: "object", properties: { id } }],
          properties: { a: { ...id, readOnly: true } },
        }),
        // A response may require one.
        set(thing, { required: ["size"] }),
        set(size, { readOnly: true }),
      ),
    ],
  ],
  "gaps/enum-descriptions": [
    [
      "a description of a value outside the enum",
      size,
      { enum: [1, 2], "x-enumDescriptions": { 3: "Large." } },
      "/x-enumDescriptions/3",
      { enum: [1, 2], "x-enumDescriptions": { 1: "Small." } },
    ],
  ],
};
