import { disallow, type Fixture, operation } from "./fixture.js";

const statuses = "^(?!401$)[45]";
const parameter = `${operation}/parameters/0`;
const success = `${operation}/responses/200`;

/** Guesses: each is beside a gap that disallows it, and passes without that gap. */
export const guessFixtures: Fixture[] = [
  {
    rule: "gaps/no-guess",
    title: "an exact success beside a gap on its status",
    pass: () => {},
    fail: (at) => disallow(at(success), { statuses: "^2\\d\\d$" }),
    pointer: `#/${success}`,
  },
  {
    rule: "gaps/no-guess",
    title: "a range of statuses beside a gap of the failure",
    pass: () => {},
    fail: (at) => {
      disallow(at(`${operation}/responses/default`), { statuses: "^(401)$" });
    },
    pointer: `#/${operation}/responses/401`,
  },
  {
    rule: "gaps/no-guess",
    title: "a status that closes one gap and leaves another open",
    pass: (at) => {
      disallow(at(`${operation}/responses/default`), { statuses: "^401$" });
      Object.assign(at(`${operation}/responses/401`), { "x-closes": ["things.other"] });
    },
    fail: (at) => {
      disallow(at(`${operation}/responses/default`), { statuses: "^401$" });
      Object.assign(at(`${operation}/responses/401`), { "x-closes": [] });
    },
    pointer: `#/${operation}/responses/401`,
  },
  {
    rule: "gaps/no-guess",
    title: "a status beside a gap of the whole document",
    pass: (at) => disallow(at("info"), { statuses }),
    fail: (at) => disallow(at("info"), { statuses: "^4" }),
    pointer: `#/${operation}/responses/401`,
  },
  {
    rule: "gaps/no-guess",
    title: "a query parameter beside a gap of the operation",
    pass: (at) => disallow(at(operation), { parameters: "size|limit" }),
    fail: (at) => disallow(at(operation), { parameters: "NUMBER" }),
    pointer: `#/${operation}/parameters/0`,
  },
  {
    rule: "gaps/no-guess",
    title: "a query parameter beside a gap of a parameter",
    pass: (at) => disallow(at(parameter), { parameters: "size" }),
    fail: (at) => disallow(at(parameter), { parameters: "^page_" }),
    pointer: `#/${operation}/parameters/0`,
  },
  {
    rule: "gaps/no-guess",
    title: "a method beside a gap on it",
    pass: (at) => disallow(at("paths/~1things"), { keys: ["patch"] }),
    fail: (at) => disallow(at("paths/~1things"), { keys: ["get"] }),
    pointer: "#/paths/~1things/get",
  },
  {
    rule: "gaps/no-guess",
    title: "a list of required fields beside a gap on it",
    pass: (at) => Object.assign(at("components/schemas/Thing"), { required: ["size"] }),
    fail: (at) =>
      Object.assign(disallow(at("components/schemas/Thing"), { keys: ["required"] }), { required: ["size"] }),
    pointer: "#/components/schemas/Thing/required",
  },
  {
    rule: "gaps/no-guess",
    title: "a type beside a gap on it",
    pass: (at) => disallow(at("components/schemas/Thing/properties/size"), { keys: ["maximum"] }),
    fail: (at) => disallow(at("components/schemas/Thing/properties/size"), { keys: ["type"] }),
    pointer: "#/components/schemas/Thing/properties/size/type",
  },
  {
    rule: "gaps/no-guess",
    title: "a format that implies the type",
    pass: (at) => {
      at("components/schemas/Thing/properties")["size"] = disallow({}, { keys: ["type"] });
    },
    fail: (at) => {
      at("components/schemas/Thing/properties")["size"] = disallow({ format: "date" }, { keys: ["type"] });
    },
    pointer: "#/components/schemas/Thing/properties/size/format",
  },
  {
    rule: "gaps/no-guess",
    title: "a default of a parameter where the specification contradicts itself",
    pass: (at) => disallow(at(parameter), { keys: ["default"] }),
    fail: (at) => {
      disallow(at(parameter), { keys: ["default"] });
      Object.assign(at(`${parameter}/schema`), { default: 1 });
    },
    pointer: `#/${parameter}/schema/default`,
  },
  {
    rule: "gaps/no-guess",
    title: "a webhook beside a gap on events",
    pass: (at) => disallow(at("info"), { keys: ["webhooks", "callbacks"] }),
    fail: (at) => {
      disallow(at("info"), { keys: ["webhooks", "callbacks"] });
      Object.assign(at(""), {
        webhooks: { thing: { post: { ...at(operation), operationId: "thingMade" } } },
      });
    },
    pointer: "#/webhooks",
  },
  {
    rule: "gaps/no-guess",
    title: "a callback beside a gap on events",
    pass: (at) => disallow(at("info"), { keys: ["webhooks"] }),
    fail: (at) => {
      disallow(at("info"), { keys: ["webhooks", "callbacks"] });
      const done = { "{$request.body#/url}": { post: { ...at(operation), operationId: "thingDone" } } };
      Object.assign(at(operation), { callbacks: { done } });
    },
    pointer: `#/${operation}/callbacks`,
  },
  {
    rule: "gaps/no-guess",
    title: "a header of a rate limit beside a gap on them",
    pass: (at) => disallow(at("info"), { headers: "rate-?limit" }),
    fail: (at) => {
      disallow(at("info"), { headers: "rate-?limit" });
      const headers = { "X-RateLimit-Limit": { description: "The limit.", schema: { type: "integer" } } };
      Object.assign(at(success), { headers });
    },
    pointer: `#/${success}/headers/X-RateLimit-Limit`,
  },
];
