import {
  disallow,
  type Fixtures,
  gap,
  mark,
  open,
  operation,
  parameter,
  set,
  size,
  steps,
  success,
  thing,
} from "./fixture.js";

const failure = `${operation}/responses/default`;
const events = disallow("info", { keys: ["webhooks", "callbacks"] });
const event = { operationId: "thingMade", responses: { "200": { description: "Taken." } } };
const limits = disallow("info", { headers: "rate-?limit" });
const known = {
  type: "object",
  required: ["error"],
  properties: { error: { type: "string", const: "No." }, code: { type: "string" } },
};
const body = (keys: object) => set(`${failure}/content/application~1json`, keys);
const shown = (error: string) => ({ examples: { one: { summary: "A failure", value: { error } } } });
/** Guesses, each beside a gap that disallows it. */
export const guessFixtures: Fixtures = {
  "gaps/no-guess": [
    [
      "an exact success beside a gap on its status",
      disallow(success, { statuses: "^2\\d\\d$" }),
      `#/${success}`,
    ],
    [
      "a status beside a gap of the failure",
      disallow(failure, { statuses: "^(401)$" }),
      `#/${operation}/responses/401`,
      steps(
        disallow(failure, { statuses: "^(401)$" }),
        set(`${operation}/responses/401`, { "x-closes": ["things.other"] }),
      ),
    ],
    [
      "a status that closes no gap",
      steps(disallow(failure, { statuses: "^401$" }), set(`${operation}/responses/401`, { "x-closes": [] })),
      `#/${operation}/responses/401`,
    ],
    [
      "a status that closes only an open gap",
      steps(
        disallow(failure, { statuses: "^401$" }),
        set(`${operation}/responses/401`, { "x-closes": ["things.guess"] }),
      ),
      `#/${operation}/responses/401`,
    ],
    [
      "a status beside a gap of the whole document",
      disallow("info", { statuses: "^4" }),
      `#/${operation}/responses/401`,
      disallow("info", { statuses: "^(?!401$)[45]" }),
    ],
    [
      "a query parameter beside a gap of the operation",
      disallow(operation, { parameters: "NUMBER" }),
      `#/${parameter}`,
      disallow(operation, { parameters: "size|limit" }),
    ],
    [
      "a method beside a gap on it",
      disallow("paths/~1things", { keys: ["get"] }),
      `#/${operation}`,
      disallow("paths/~1things", { keys: ["patch"] }),
    ],
    [
      "a type beside a gap on it",
      disallow(size, { keys: ["type"] }),
      `#/${size}/type`,
      disallow(size, { keys: ["maximum"] }),
    ],
    [
      "a type at a place of a gap on it",
      mark(thing, { places: ["size"], disallowed: { keys: ["type"] } }),
      `#/${size}/type`,
    ],
    [
      "a default at a place of a gap on it",
      steps(mark(thing, { places: ["size"], disallowed: { keys: ["default"] } }), set(size, { default: 1 })),
      `#/${size}/default`,
      mark(thing, { places: ["size"], disallowed: { keys: ["default"] } }),
    ],
    [
      "a callback beside a gap on events that no operation has",
      steps(
        mark("info", { operations: [], disallowed: { keys: ["callbacks"] } }),
        set(operation, { callbacks: { done: { "{$request.body#/url}": { post: event } } } }),
      ),
      `#/${operation}/callbacks`,
    ],
    [
      "a format, which implies a type",
      set(`${thing}/properties`, { size: { ...open, format: "date" } }),
      `#/${size}/format`,
      set(`${thing}/properties`, { size: open }),
    ],
    [
      "a default of a value whose type is open",
      set(`${thing}/properties`, { size: { ...open, default: 1 } }),
      `#/${size}/default`,
    ],
    [
      "a default of a parameter behind a reference",
      steps(
        disallow(parameter, { keys: ["default"] }),
        set("components/schemas", { Page: { description: "A page.", type: "integer", default: 1 } }),
        set(parameter, { schema: { $ref: "#/components/schemas/Page" } }),
      ),
      "#/components/schemas/Page/default",
      disallow(parameter, { keys: ["default"] }),
    ],
    [
      "a webhook beside a gap on events",
      steps(events, set("", { webhooks: { thing: { post: event } } })),
      "#/webhooks",
      events,
    ],
    [
      "a header of a rate limit beside a gap on them",
      steps(
        limits,
        set(success, {
          headers: { "X-RateLimit-Limit": { description: "Any.", schema: { type: "integer" } } },
        }),
      ),
      `#/${success}/headers/X-RateLimit-Limit`,
      limits,
    ],
  ],
  "gaps/stated-examples": [
    [
      "an example of a body that a gap leaves open",
      body({ schema: open, ...shown("Not found") }),
      `#/${failure}/content/application~1json/examples/one`,
      body({ schema: open }),
    ],
    [
      "an example that is not the stated variant of an open body",
      body({ schema: { anyOf: [known, open] }, ...shown("Not found") }),
      `#/${failure}/content/application~1json/examples/one`,
      body({ schema: { anyOf: [known, open] }, ...shown("No.") }),
    ],
    [
      "an example that lacks a required member of the stated variant",
      body({
        schema: { anyOf: [known, open] },
        examples: { one: { summary: "A failure", value: { code: "no" } } },
      }),
      `#/${failure}/content/application~1json/examples/one`,
    ],
    [
      "an example of an open body that is a variant of itself",
      steps(
        set("components/schemas", { Failure: { anyOf: [{ $ref: "#/components/schemas/Failure" }, open] } }),
        body({ schema: { $ref: "#/components/schemas/Failure" }, ...shown("Not found") }),
      ),
      `#/${failure}/content/application~1json/examples/one`,
    ],
    [
      "a single example of an open body",
      body({ schema: open, example: "No." }),
      `#/${failure}/content/application~1json/example`,
      body({
        schema: { description: "Known.", type: "string", "x-not-shown": [gap("things.words")] },
        example: "No.",
      }),
    ],
  ],
};
