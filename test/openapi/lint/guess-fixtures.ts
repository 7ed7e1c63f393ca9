import {
  disallowing,
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
const unauthorized = `${operation}/responses/401`;
const media = `${failure}/content/application~1json`;
const events = set("info", disallowing({ keys: ["webhooks", "callbacks"] }));
const event = { operationId: "thingMade", responses: { "200": { description: "Taken." } } };
const limits = set("info", disallowing({ headers: "rate-?limit" }));
const known = {
  type: "object",
  required: ["error"],
  properties: { error: { type: "string", const: "No." }, code: { type: "string" } },
};
const example = (value: object) => ({ examples: { one: { summary: "A failure", value } } });
/** Lets a gap of the failure disallow 401, which closes some gaps. */
const closing = (...ids: string[]) =>
  steps(set(failure, disallowing({ statuses: "^(401)$" })), set(unauthorized, { "x-closes": ids }));
/** Sets a key of the size, which a gap of the thing leaves open. */
const openSize = (keys: string[], update: object) =>
  steps(mark(thing, { places: ["size"], disallowed: { keys } }), set(size, update));

/** Guesses, each beside a gap that disallows it. */
export const guessFixtures: Fixtures = {
  "gaps/no-guess": [
    ["an exact success beside a gap on its status", success, disallowing({ statuses: "^2\\d\\d$" }), ""],
    [
      "a status beside a gap of the failure",
      unauthorized,
      set(failure, disallowing({ statuses: "^(401)$" })),
      "",
      closing("things.other"),
    ],
    ["a status that closes no gap", unauthorized, closing(), ""],
    ["a status that closes only an open gap", unauthorized, closing("things.guess"), ""],
    [
      "a status beside a gap of the whole document",
      unauthorized,
      set("info", disallowing({ statuses: "^4" })),
      "",
      set("info", disallowing({ statuses: "^(?!401$)[45]" })),
    ],
    [
      "a query parameter beside a gap of the operation",
      parameter,
      set(operation, disallowing({ parameters: "NUMBER" })),
      "",
      set(operation, disallowing({ parameters: "size|limit" })),
    ],
    [
      "a method beside a gap on it",
      "paths/~1things",
      disallowing({ keys: ["get"] }),
      "/get",
      disallowing({ keys: ["patch"] }),
    ],
    [
      "a type beside a gap on it",
      size,
      disallowing({ keys: ["type"] }),
      "/type",
      disallowing({ keys: ["maximum"] }),
    ],
    ["a type at a place of a gap on it", size, openSize(["type"], {}), "/type"],
    [
      "a default at a place of a gap on it",
      size,
      openSize(["default"], { default: 1 }),
      "/default",
      openSize(["default"], {}),
    ],
    [
      "a callback beside a gap on events that no operation has",
      operation,
      steps(
        mark("info", { operations: [], disallowed: { keys: ["callbacks"] } }),
        set(operation, { callbacks: { done: { "{$request.body#/url}": { post: event } } } }),
      ),
      "/callbacks",
    ],
    [
      "a format, which implies a type",
      size,
      { ...open, type: undefined, format: "date" },
      "/format",
      { ...open, type: undefined },
    ],
    [
      "a default of a parameter behind a reference",
      "components/schemas",
      steps(
        set(parameter, {
          ...disallowing({ keys: ["default"] }),
          schema: { $ref: "#/components/schemas/Page" },
        }),
        set("components/schemas", { Page: { description: "A page.", type: "integer", default: 1 } }),
      ),
      "/Page/default",
      set(parameter, disallowing({ keys: ["default"] })),
    ],
    [
      "a webhook beside a gap on events",
      "webhooks",
      steps(events, set("", { webhooks: { thing: { post: event } } })),
      "",
      events,
    ],
    [
      "a header of a rate limit beside a gap on them",
      success,
      steps(
        limits,
        set(success, {
          headers: { "X-RateLimit-Limit": { description: "Any.", schema: { type: "integer" } } },
        }),
      ),
      "/headers/X-RateLimit-Limit",
      limits,
    ],
  ],
  "gaps/stated-examples": [
    [
      "an example of a body that a gap leaves open",
      media,
      { schema: open, ...example({ error: "Not found" }) },
      "/examples/one",
      { schema: open },
    ],
    [
      "an example that is not the stated variant of an open body",
      media,
      { schema: { anyOf: [known, open] }, ...example({ error: "Not found" }) },
      "/examples/one",
      { schema: { anyOf: [known, open] }, ...example({ error: "No." }) },
    ],
    [
      "an example that lacks a required member of the stated variant",
      media,
      { schema: { anyOf: [known, open] }, ...example({ code: "no" }) },
      "/examples/one",
    ],
    [
      "an example of an open body that is a variant of itself",
      media,
      steps(
        set("components/schemas", { Failure: { anyOf: [{ $ref: "#/components/schemas/Failure" }, open] } }),
        set(media, { schema: { $ref: "#/components/schemas/Failure" }, ...example({ error: "Not found" }) }),
      ),
      "/examples/one",
    ],
    [
      "a single example of an open body",
      media,
      { schema: open, example: "No." },
      "/example",
      {
        schema: { description: "Known.", type: "string", "x-not-shown": [gap("things.words")] },
        example: "No.",
      },
    ],
  ],
};
