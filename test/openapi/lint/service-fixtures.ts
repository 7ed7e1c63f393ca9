import { type Fixtures, operation, set, size, thing } from "./fixture.js";

const key = "components/securitySchemes/Key";

/** What is this service's: its key, its addresses, its failures, and names. */
export const serviceFixtures: Fixtures = {
  "gaps/as-the-client-calls": [
    { title: "a key in another header", fail: set(key, { name: "Authorization" }), pointer: `#/${key}/name` },
    { title: "a key in the query", fail: set(key, { in: "query" }), pointer: `#/${key}/in` },
    {
      title: "a bearer token",
      fail: set("components/securitySchemes", { Key: { type: "http", scheme: "bearer" } }),
      pointer: `#/${key}/type`,
    },
    {
      title: "a server with another prefix",
      fail: set("servers/0", { url: "https://desk.example/api/external/v3" }),
      pointer: "#/servers/0/url",
      pass: set("servers/0", { url: "https://desk.example/api/external/v1" }),
    },
    {
      title: "an operation that needs no key",
      fail: set(operation, { security: [] }),
      pointer: `#/${operation}/security`,
    },
    {
      title: "an operation with a server of its own",
      fail: set(operation, { servers: [{ url: "https://other.desk.example" }] }),
      pointer: `#/${operation}/servers`,
    },
    {
      title: "a method that the client does not have",
      fail: (at) =>
        Object.assign(at("paths/~1things"), { put: { ...at(operation), operationId: "putThings" } }),
      pointer: "#/paths/~1things/put",
    },
    {
      title: "a body that is no JSON",
      fail: set(`${operation}/responses/200/content`, { "text/csv": { schema: { type: "string" } } }),
      pointer: `#/${operation}/responses/200/content/text~1csv`,
    },
  ],
  "gaps/listed-failures": [
    ...["401", "default"].map((status) => ({
      title: `an operation without ${status}`,
      fail: set(`${operation}/responses`, { [status]: undefined }),
      pointer: `#/${operation}/responses`,
    })),
    {
      title: "an operation without responses",
      fail: set(operation, { responses: undefined }),
      pointer: `#/${operation}`,
    },
  ],
  "rule/camel-case-operation-id": [
    {
      title: "an operation id in another case",
      fail: set(operation, { operationId: "list-things" }),
      pointer: `#/${operation}/operationId`,
      pass: set(operation, { operationId: "listAllThings" }),
    },
  ],
  "gaps/own-extensions": [
    {
      title: "a misspelt extension",
      fail: set(size, { "x-not-show": [] }),
      pointer: `#/${size}/x-not-show`,
      // A field may have such a name.
      pass: set(`${thing}/properties`, { "x-not-show": { type: "string" } }),
    },
  ],
  "gaps/enum-descriptions": [
    {
      title: "a description of a value that the enum has not",
      fail: set(size, { enum: [1, 2], "x-enumDescriptions": { 3: "Large." } }),
      pointer: `#/${size}/x-enumDescriptions/3`,
      pass: set(size, { enum: [1, 2], "x-enumDescriptions": { 1: "Small." } }),
    },
  ],
};
