import { type Fixture, forbid, operation } from "./fixture.js";

const statuses = "^(?!401$)[45]";
const parameter = `${operation}/parameters/0`;
const success = `${operation}/responses/200`;

/** Guesses: each stands beside a gap that forbids it, and passes without that gap. */
export const guessFixtures: Fixture[] = [
  {
    rule: "gaps/no-guess",
    title: "an exact success beside a gap on its status",
    pass: () => {},
    fail: (at) => forbid(at(success), { statuses: "^2\\d\\d$" }),
    pointer: `#/${success}`,
  },
  {
    rule: "gaps/no-guess",
    title: "a range of statuses beside a gap of the failure",
    pass: () => {},
    fail: (at) => {
      forbid(at(`${operation}/responses/default`), { statuses: "^(401)$" });
    },
    pointer: `#/${operation}/responses/401`,
  },
  {
    rule: "gaps/no-guess",
    title: "a status beside a gap of the whole document",
    pass: (at) => forbid(at("info"), { statuses }),
    fail: (at) => forbid(at("info"), { statuses: "^4" }),
    pointer: `#/${operation}/responses/401`,
  },
  {
    rule: "gaps/no-guess",
    title: "a query parameter beside a gap of the operation",
    pass: (at) => forbid(at(operation), { parameters: "size|limit" }),
    fail: (at) => forbid(at(operation), { parameters: "NUMBER" }),
    pointer: `#/${operation}/parameters`,
  },
  {
    rule: "gaps/no-guess",
    title: "a query parameter beside a gap of a parameter",
    pass: (at) => forbid(at(parameter), { parameters: "size" }),
    fail: (at) => forbid(at(parameter), { parameters: "^page_" }),
    pointer: `#/${operation}/parameters`,
  },
  {
    rule: "gaps/no-guess",
    title: "a method beside a gap on it",
    pass: (at) => forbid(at("paths/~1things"), { keys: ["patch"] }),
    fail: (at) => forbid(at("paths/~1things"), { keys: ["get"] }),
    pointer: "#/paths/~1things/get",
  },
  {
    rule: "gaps/no-guess",
    title: "a list of required fields beside a gap on it",
    pass: (at) => Object.assign(at("components/schemas/Thing"), { required: ["size"] }),
    fail: (at) =>
      Object.assign(forbid(at("components/schemas/Thing"), { keys: ["required"] }), { required: ["size"] }),
    pointer: "#/components/schemas/Thing/required",
  },
  {
    rule: "gaps/no-guess",
    title: "a type beside a gap on it",
    pass: (at) => forbid(at("components/schemas/Thing/properties/size"), { keys: ["maximum"] }),
    fail: (at) => forbid(at("components/schemas/Thing/properties/size"), { keys: ["type"] }),
    pointer: "#/components/schemas/Thing/properties/size/type",
  },
  {
    rule: "gaps/no-guess",
    title: "a format that gives the type away",
    pass: (at) => {
      at("components/schemas/Thing/properties")["size"] = forbid({}, { keys: ["type"] });
    },
    fail: (at) => {
      at("components/schemas/Thing/properties")["size"] = forbid({ format: "date" }, { keys: ["type"] });
    },
    pointer: "#/components/schemas/Thing/properties/size/format",
  },
  {
    rule: "gaps/no-guess",
    title: "a default of a parameter that takes a side",
    pass: (at) => forbid(at(parameter), { keys: ["default"] }),
    fail: (at) => {
      forbid(at(parameter), { keys: ["default"] });
      Object.assign(at(`${parameter}/schema`), { default: 1 });
    },
    pointer: `#/${parameter}/schema/default`,
  },
  {
    rule: "gaps/no-guess",
    title: "a webhook beside a gap on events",
    pass: (at) => forbid(at("info"), { keys: ["webhooks", "callbacks"] }),
    fail: (at) => {
      forbid(at("info"), { keys: ["webhooks", "callbacks"] });
      Object.assign(at(""), {
        webhooks: { thing: { post: { ...at(operation), operationId: "thingMade" } } },
      });
    },
    pointer: "#/webhooks",
  },
  {
    rule: "gaps/no-guess",
    title: "a callback beside a gap on events",
    pass: (at) => forbid(at("info"), { keys: ["webhooks"] }),
    fail: (at) => {
      forbid(at("info"), { keys: ["webhooks", "callbacks"] });
      const done = { "{$request.body#/url}": { post: { ...at(operation), operationId: "thingDone" } } };
      Object.assign(at(operation), { callbacks: { done } });
    },
    pointer: `#/${operation}/callbacks`,
  },
  {
    rule: "gaps/no-guess",
    title: "a header of a rate limit beside a gap on them",
    pass: (at) => forbid(at("info"), { headers: "rate-?limit" }),
    fail: (at) => {
      forbid(at("info"), { headers: "rate-?limit" });
      const headers = { "X-RateLimit-Limit": { description: "The limit.", schema: { type: "integer" } } };
      Object.assign(at(success), { headers });
    },
    pointer: `#/${success}/headers/X-RateLimit-Limit`,
  },
];
