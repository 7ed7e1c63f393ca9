import {
  disallow,
  type Fixtures,
  gap,
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
  properties: { error: { type: "string", const: "No." } },
};
const body = (keys: object) => set(`${failure}/content/application~1json`, keys);
const shown = (error: string) => ({ examples: { one: { summary: "A failure", value: { error } } } });
/** The size of a thing refers to a schema that is open, with something beside it. */
const besides = (keys: object) =>
  steps(set("components/schemas", { Size: open }), set(`${thing}/properties`, { size: keys }));
const $ref = "#/components/schemas/Size";

/** Guesses: each is beside a gap that disallows it. */
export const guessFixtures: Fixtures = {
  "gaps/no-guess": [
    {
      title: "an exact success beside a gap on its status",
      fail: disallow(success, { statuses: "^2\\d\\d$" }),
      pointer: `#/${success}`,
    },
    {
      title: "a status beside a gap of the failure",
      fail: disallow(failure, { statuses: "^(401)$" }),
      pointer: `#/${operation}/responses/401`,
      pass: steps(
        disallow(failure, { statuses: "^(401)$" }),
        set(`${operation}/responses/401`, { "x-closes": ["things.other"] }),
      ),
    },
    {
      title: "a status that says that it closes nothing",
      fail: steps(
        disallow(failure, { statuses: "^401$" }),
        set(`${operation}/responses/401`, { "x-closes": [] }),
      ),
      pointer: `#/${operation}/responses/401`,
    },
    {
      title: "a status beside a gap of the whole document",
      fail: disallow("info", { statuses: "^4" }),
      pointer: `#/${operation}/responses/401`,
      pass: disallow("info", { statuses: "^(?!401$)[45]" }),
    },
    {
      title: "a query parameter beside a gap of the operation",
      fail: disallow(operation, { parameters: "NUMBER" }),
      pointer: `#/${parameter}`,
      pass: disallow(operation, { parameters: "size|limit" }),
    },
    {
      title: "a query parameter beside a gap of a parameter",
      fail: disallow(parameter, { parameters: "^page_" }),
      pointer: `#/${parameter}`,
      pass: disallow(parameter, { parameters: "size" }),
    },
    {
      title: "a method beside a gap on it",
      fail: disallow("paths/~1things", { keys: ["get"] }),
      pointer: `#/${operation}`,
      pass: disallow("paths/~1things", { keys: ["patch"] }),
    },
    {
      title: "a list of required fields beside a gap on it",
      fail: steps(disallow(thing, { keys: ["required"] }), set(thing, { required: ["size"] })),
      pointer: `#/${thing}/required`,
      pass: set(thing, { required: ["size"] }),
    },
    {
      title: "a type beside a gap on it",
      fail: disallow(size, { keys: ["type"] }),
      pointer: `#/${size}/type`,
      pass: disallow(size, { keys: ["maximum"] }),
    },
    ...[{ format: "date" }, { minItems: 1 }, { discriminator: { propertyName: "kind" } }].map((implied) => ({
      title: `${Object.keys(implied)}, which implies a type`,
      fail: set(`${thing}/properties`, { size: { ...open, ...implied } }),
      pointer: `#/${size}/${Object.keys(implied)}`,
      pass: set(`${thing}/properties`, { size: open }),
    })),
    {
      title: "a default of a parameter where the specification contradicts itself",
      fail: steps(disallow(parameter, { keys: ["default"] }), set(`${parameter}/schema`, { default: 1 })),
      pointer: `#/${parameter}/schema/default`,
      pass: disallow(parameter, { keys: ["default"] }),
    },
    {
      title: "a webhook beside a gap on events",
      fail: steps(events, set("", { webhooks: { thing: { post: event } } })),
      pointer: "#/webhooks",
      pass: events,
    },
    {
      title: "a callback beside a gap on events",
      fail: steps(
        events,
        set(operation, { callbacks: { done: { "{$request.body#/url}": { post: event } } } }),
      ),
      pointer: `#/${operation}/callbacks`,
    },
    {
      title: "a header of a rate limit beside a gap on them",
      fail: steps(
        limits,
        set(success, {
          headers: { "X-RateLimit-Limit": { description: "Any.", schema: { type: "integer" } } },
        }),
      ),
      pointer: `#/${success}/headers/X-RateLimit-Limit`,
      pass: limits,
    },
  ],
  "gaps/no-guess-beside": [
    {
      title: "a type beside a reference to a schema that a gap leaves open",
      fail: besides({ $ref, type: "integer" }),
      pointer: `#/${size}/type`,
      pass: besides({ $ref, description: "The size." }),
    },
    {
      title: "a bound around a schema that a gap leaves open",
      fail: besides({ minimum: 1, allOf: [{ $ref }] }),
      pointer: `#/${size}/minimum`,
      pass: besides({ description: "The size.", allOf: [{ $ref }] }),
    },
    {
      title: "a type in the same allOf as a schema that a gap leaves open",
      fail: besides({ allOf: [{ $ref }, { type: "integer" }] }),
      pointer: `#/${size}/allOf/1/type`,
      pass: besides({
        allOf: [{ $ref }, { "x-not-shown": [{ ...gap("things.other"), disallowed: { keys: ["type"] } }] }],
      }),
    },
  ],
  "gaps/stated-examples": [
    {
      title: "an example of a body that a gap leaves open",
      fail: body({ schema: open, ...shown("Not found") }),
      pointer: `#/${failure}/content/application~1json/examples/one`,
      pass: body({ schema: open }),
    },
    {
      title: "an example that is not the stated variant of an open body",
      fail: body({ schema: { anyOf: [known, open] }, ...shown("Not found") }),
      pointer: `#/${failure}/content/application~1json/examples/one`,
      pass: body({ schema: { anyOf: [known, open] }, ...shown("No.") }),
    },
    {
      title: "an example of an open body that is a variant of itself",
      fail: steps(
        set("components/schemas", { Failure: { anyOf: [{ $ref: "#/components/schemas/Failure" }, open] } }),
        body({ schema: { $ref: "#/components/schemas/Failure" }, ...shown("Not found") }),
      ),
      pointer: `#/${failure}/content/application~1json/examples/one`,
    },
    {
      title: "a single example of an open body",
      fail: body({ schema: open, example: "No." }),
      pointer: `#/${failure}/content/application~1json/example`,
      pass: body({
        schema: { description: "Known.", type: "string", "x-not-shown": [gap("things.words")] },
        example: "No.",
      }),
    },
  ],
};
