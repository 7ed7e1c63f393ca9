import { disallow, type Fixture, gap, operation } from "./fixture.js";

const size = "components/schemas/Thing/properties/size";
const parts = { type: "array", items: { type: "object", properties: { color: { type: "string" } } } };
const unset = (node: object, places: string[]) =>
  Object.assign(node, {
    "x-not-shown": [{ ...gap("things.unset-values"), settledBy: { observe: "presence", places } }],
  });

/** The rules that keep what the specification does not state out of the document. */
export const statedFixtures: Fixture[] = [
  {
    rule: "gaps/listed-failures",
    title: "an operation without the documented 401",
    pass: () => {},
    fail: (at) => {
      delete at(`${operation}/responses`)["401"];
    },
    pointer: `#/${operation}/responses`,
  },
  {
    rule: "gaps/listed-failures",
    title: "an operation without responses",
    pass: () => {},
    fail: (at) => {
      delete at(operation)["responses"];
    },
    pointer: `#/${operation}`,
  },
  {
    rule: "gaps/as-the-client-calls",
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
    rule: "gaps/listed-failures",
    title: "an operation without a default response",
    pass: () => {},
    fail: (at) => {
      delete at(`${operation}/responses`)["default"];
    },
    pointer: `#/${operation}/responses`,
  },
  {
    rule: "gaps/as-the-client-calls",
    title: "an operation with a server of its own",
    pass: () => {},
    fail: (at) => Object.assign(at(operation), { servers: [{ url: "https://other.desk.example" }] }),
    pointer: `#/${operation}/servers`,
  },
  {
    rule: "gaps/as-the-client-calls",
    title: "a body that is no JSON",
    pass: () => {},
    fail: (at) =>
      Object.assign(at(`${operation}/responses/200/content`), { "text/csv": { schema: { type: "string" } } }),
    pointer: `#/${operation}/responses/200/content/text~1csv`,
  },
  {
    rule: "gaps/enum-descriptions",
    title: "a description of a value that the enum has not",
    pass: (at) => Object.assign(at(size), { enum: [1, 2], "x-enumDescriptions": { 1: "Small." } }),
    fail: (at) => Object.assign(at(size), { enum: [1, 2], "x-enumDescriptions": { 3: "Large." } }),
    pointer: `#/${size}/x-enumDescriptions/3`,
  },
  {
    rule: "gaps/unset-places",
    title: "an optional field that its gap does not name",
    pass: (at) => {
      unset(at("components/schemas/Thing"), ["size", "parts/*/color"]);
      Object.assign(at("components/schemas/Thing/properties"), {
        parts,
        weight: disallow({}, { keys: ["type"] }),
      });
      Object.assign(at("components/schemas/Thing"), { required: ["parts"] });
    },
    fail: (at) => {
      unset(at("components/schemas/Thing"), ["size"]);
      Object.assign(at("components/schemas/Thing/properties"), { parts });
      Object.assign(at("components/schemas/Thing"), { required: ["parts"] });
    },
    pointer: "#/components/schemas/Thing/properties/parts/items/properties/color",
  },
];
