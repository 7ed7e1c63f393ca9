import { type Fixture, operation } from "./fixture.js";

/** The rules that keep what the specification does not state out of the document. */
export const statedFixtures: Fixture[] = [
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
];
