import { type Fixture, operation } from "./fixture.js";

const withPathParameter = (at: (pointer: string) => Record<string, unknown>, name: string) => {
  Object.assign(at(`${operation}/parameters/0`), { name, in: "path", required: true });
  at("paths")[`/things/{${name}}`] = at("paths/~1things");
  delete at("paths")["/things"];
};

/** The rules that keep what the specification does not state out of the document. */
export const statedFixtures: Fixture[] = [
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
    rule: "rule/only-stated-query-parameters",
    title: "a page-size parameter",
    pass: (at) => Object.assign(at(`${operation}/parameters/0`), { name: "range_type" }),
    fail: (at) => Object.assign(at(`${operation}/parameters/0`), { name: "page_size" }),
    pointer: `#/${operation}/parameters/0/name`,
  },
  {
    rule: "rule/only-stated-header-parameters",
    title: "a header that the specification does not name",
    pass: (at) => Object.assign(at(`${operation}/parameters/0`), { name: "Accept", in: "header" }),
    fail: (at) => Object.assign(at(`${operation}/parameters/0`), { name: "page_number", in: "header" }),
    pointer: `#/${operation}/parameters/0/name`,
  },
  {
    rule: "rule/only-stated-path-parameters",
    title: "a path parameter that the specification does not name",
    pass: (at) => withPathParameter(at, "ticket_id"),
    fail: (at) => withPathParameter(at, "thing_id"),
    pointer: "#/paths/~1things~1{thing_id}/get/parameters/0/name",
  },
  {
    rule: "rule/no-cookie-parameters",
    title: "a cookie",
    pass: () => {},
    fail: (at) => Object.assign(at(`${operation}/parameters/0`), { in: "cookie" }),
    pointer: `#/${operation}/parameters/0/in`,
  },
  {
    rule: "rule/responses-are-listed",
    title: "an operation without responses",
    pass: () => {},
    fail: (at) => {
      delete at(operation)["responses"];
    },
    pointer: `#/${operation}`,
  },
  {
    rule: "rule/no-response-headers",
    title: "a header of a response",
    pass: () => {},
    fail: (at) =>
      Object.assign(at(`${operation}/responses/401`), {
        headers: { "Retry-After": { description: "When.", schema: { type: "integer" } } },
      }),
    pointer: `#/${operation}/responses/401/headers`,
  },
  {
    rule: "rule/no-own-security",
    title: "an operation that needs no key",
    pass: () => {},
    fail: (at) => Object.assign(at(operation), { security: [] }),
    pointer: `#/${operation}/security`,
  },
  {
    rule: "rule/camel-case-operation-id",
    title: "an operation id in another case",
    pass: (at) => Object.assign(at(operation), { operationId: "listAllThings" }),
    fail: (at) => Object.assign(at(operation), { operationId: "list-things" }),
    pointer: `#/${operation}/operationId`,
  },
  {
    rule: "rule/documented-failures",
    title: "an operation without a default response",
    pass: () => {},
    fail: (at) => {
      delete at(`${operation}/responses`)["default"];
    },
    pointer: `#/${operation}/responses`,
  },
  {
    rule: "rule/no-own-security",
    title: "an operation with a server of its own",
    pass: () => {},
    fail: (at) => Object.assign(at(operation), { servers: [{ url: "https://other.desk.example" }] }),
    pointer: `#/${operation}/servers`,
  },
  {
    rule: "rule/only-stated-methods",
    title: "a method that the specification does not use",
    pass: (at) =>
      Object.assign(at("paths/~1things"), { patch: { ...at(operation), operationId: "changeThings" } }),
    fail: (at) =>
      Object.assign(at("paths/~1things"), { put: { ...at(operation), operationId: "putThings" } }),
    pointer: "#/paths/~1things/put",
  },
];
