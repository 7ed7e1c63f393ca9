import { type Change, serverOf } from "./base-document.js";
import { type Fixture, type Fixtures, operation, parameter, set, size, steps, thing } from "./fixture.js";

const parameterOf = (schema: object) => set(parameter, { schema: { description: "A value.", ...schema } });
const id = { description: "The id.", type: "string" };
/** Adds an operation with a body. */
const posting =
  (schema: object): Change =>
  (at) => {
    const content = { "application/json": { schema: { type: "object", ...schema } } };
    const body = { operationId: "addThing", parameters: undefined, requestBody: { content } };
    Object.assign(at("paths/~1things"), { post: { ...at(operation), ...body } });
  };
const sent = "#/paths/~1things/post/requestBody/content/application~1json/schema";

const key = "components/securitySchemes/Key";

const body = { content: { "application/json": { schema: { $ref: "#/components/schemas/Thing" } } } };

/** Makes the default response refer to a component of this name. */
const withFailure = (name: string) => (at: Parameters<Change>[0]) => {
  const responses = at(`${operation}/responses`);
  Object.assign(at("components"), { responses: { [name]: responses["default"] } });
  responses["default"] = { $ref: `#/components/responses/${name}` };
};

/** Mistakes in the key, the addresses, the failures and the names of this service. */
export const serviceFixtures: Fixtures = {
  "rule/key": [
    ["a key in another header", set(key, { name: "Authorization" }), `#/${key}/name`],
    ["a key in the query", set(key, { in: "query" }), `#/${key}/in`],
    [
      "a bearer token",
      set("components/securitySchemes", { Key: { type: "http", scheme: "bearer" } }),
      `#/${key}/type`,
    ],
  ],
  "rule/server-address": [
    ["a server with another prefix", set("servers", [serverOf("v3")]), "#/servers/0/url"],
    [
      "a path with a server elsewhere",
      set("paths/~1things", { servers: [{ url: "https://other.example/api/external/v1" }] }),
      "#/paths/~1things/servers/0/url",
      set("paths/~1things", { servers: [serverOf("v1")] }),
    ],
  ],
  "rule/one-server-and-key": [
    ["an operation that needs no key", set(operation, { security: [] }), `#/${operation}/security`],
    [
      "an operation with a server of its own",
      set(operation, { servers: [serverOf("v1")] }),
      `#/${operation}/servers`,
    ],
  ],
  "rule/methods": [
    [
      "a method that the client does not have",
      (at) => Object.assign(at("paths/~1things"), { put: { ...at(operation), operationId: "putThings" } }),
      "#/paths/~1things/put",
    ],
  ],
  "rule/json": [
    [
      "a body of another media type",
      set(`${operation}/responses/200/content`, { "text/csv": { schema: { type: "string" } } }),
      `#/${operation}/responses/200/content/text~1csv`,
    ],
  ],
  "rule/failures": [
    ...["401", "default"].map(
      (status): Fixture => [
        `an operation without ${status}`,
        set(`${operation}/responses`, { [status]: undefined }),
        `#/${operation}/responses`,
      ],
    ),
  ],
  "gaps/failure-of-input": [
    [
      "an operation with a query and the failure of one without",
      withFailure("Failure"),
      `#/${operation}/responses/default`,
      withFailure("InputFailure"),
    ],
    [
      "an operation with a body and the failure of one without",
      steps(withFailure("Failure"), set(operation, { parameters: [], requestBody: body })),
      `#/${operation}/responses/default`,
      steps(withFailure("InputFailure"), set(operation, { parameters: [], requestBody: body })),
    ],
    [
      "an operation without input and the failure of one with input",
      steps(withFailure("InputFailure"), set(operation, { parameters: [] })),
      `#/${operation}/responses/default`,
      steps(withFailure("Failure"), set(operation, { parameters: [] })),
    ],
  ],
  "rule/responses": [
    ["an operation without responses", set(operation, { responses: undefined }), `#/${operation}`],
  ],
  "gaps/unique-id": [
    [
      "an operation id that two operations share",
      (at) => Object.assign(at("paths/~1things"), { post: at(operation) }),
      "#/paths/~1things/post/operationId",
    ],
  ],
  "rule/camel-case-operation-id": [
    [
      "an operation id in another case",
      set(operation, { operationId: "list-things" }),
      `#/${operation}/operationId`,
      set(operation, { operationId: "listAllThings" }),
    ],
  ],
  "rule/operation-id-of-a-function": [
    [
      "an operation id that makes a promise of the calls by id",
      set(operation, { operationId: "then" }),
      `#/${operation}/operationId`,
      set(operation, { operationId: "thenList" }),
    ],
  ],
  "rule/operation-id-of-a-tool": [
    [
      "an operation id that is too long for the name of a tool",
      set(operation, { operationId: `list${"Things".repeat(11)}` }),
      `#/${operation}/operationId`,
      set(operation, { operationId: `list${"Things".repeat(10)}` }),
    ],
  ],
  "gaps/callable": [
    [
      "a boolean in a path",
      set(parameter, { in: "path", required: true, schema: { description: "A value.", type: "boolean" } }),
      `#/${parameter}/schema/type`,
    ],
    [
      "a list in a query",
      parameterOf({ type: "array", items: { type: "string" } }),
      `#/${parameter}/schema/type`,
    ],
    [
      "an object in one form of a query, behind a reference",
      steps(
        set("components/schemas", {
          Span: { description: "A span.", type: "object" },
        }),
        parameterOf({ anyOf: [{ type: "string" }, { $ref: "#/components/schemas/Span" }] }),
      ),
      "#/components/schemas/Span/type",
      parameterOf({ anyOf: [{ type: ["string", "null"] }, { type: "boolean" }] }),
    ],
    [
      "JSON in a query",
      set(parameter, { schema: undefined, content: { "application/json": { schema: { type: "object" } } } }),
      `#/${parameter}/content/application~1json/schema/type`,
    ],
    [
      "a field of a body with the name of a parameter",
      steps(posting({ properties: { page_number: { description: "The page.", type: "integer" } } }), (at) =>
        Object.assign(at("paths/~1things/post"), { parameters: at(`${operation}/parameters`) }),
      ),
      `${sent}/properties/page_number`,
      posting({ properties: { page_number: { description: "The page.", type: "integer" } } }),
    ],
    [
      "a required value of a request that is read-only, in a schema of parts",
      posting({
        required: ["id"],
        allOf: [{ type: "object", properties: { id: { allOf: [{ ...id, readOnly: true }] } } }],
      }),
      `${sent}/allOf/0/properties/id`,
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
      set(size, { enum: [1, 2], "x-enumDescriptions": { 3: "Large." } }),
      `#/${size}/x-enumDescriptions/3`,
      set(size, { enum: [1, 2], "x-enumDescriptions": { 1: "Small." } }),
    ],
  ],
};
