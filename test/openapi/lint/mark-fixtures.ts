import {
  disallow,
  type Fixtures,
  gap,
  mark,
  operation,
  parameter,
  set,
  size,
  steps,
  success,
  thing,
} from "./fixture.js";

/** What somebody may write in a mark by mistake: the keys of the mark, which of them is wrong, and keys that are right. */
const forms: Record<string, [title: string, wrong: object, key: string, right?: object][]> = {
  struct: [
    ["a misspelt key", { advise: "No." }, "/advise", { kind: "conflict" }],
    ["a gap without advice", { advice: undefined }, ""],
    ["a gap without a source", { source: undefined }, ""],
    ["a kind that does not exist", { kind: "unknown" }, "/kind", { kind: "not-shown" }],
    ["an id that is a number", { id: 1 }, "/id"],
    ["a source that is a list", { source: ["Limits"] }, "/source"],
    ["failures that are a text", { failures: "4XX" }, "/failures"],
    ["another way to be closed than by text", { closedBy: "code" }, "/closedBy", { closedBy: "text" }],
    ["an observation that does not exist", { settledBy: { observe: "smell" } }, "/settledBy/observe"],
    [
      "a relation of pages that nobody observes",
      { settledBy: { observe: "relation", relation: "beyond" } },
      "/settledBy/relation",
      { settledBy: { observe: "relation", relation: "past the end" } },
    ],
    ["a misspelt key of what is disallowed", { disallowed: { header: "limit" } }, "/disallowed/header"],
    ["a text in place of what is disallowed", { disallowed: "keys" }, "/disallowed"],
  ],
  "gaps/unique-gap-id": [
    ["an id that is not dotted", { id: "thingsSize" }, "/id", { id: "things.list.page-2" }],
    ["an id in capitals", { id: "Things.Size" }, "/id"],
  ],
  "gaps/gap-is-complete": [
    ["advice that is not a sentence", { advice: " " }, "/advice", { advice: "Ask (twice)." }],
    [
      "a source that is no section of the specification",
      { source: "Sizes" },
      "/source",
      { source: "Errors" },
    ],
    [
      "a failure that is no failure",
      { failures: ["4XX", "2XX"] },
      "/failures/1",
      { failures: ["4XX", "503"] },
    ],
    ["a failure that is null", { failures: [null] }, "/failures/0"],
    ["keys that are a text", { disallowed: { keys: "get" } }, "/disallowed/keys"],
    ["a malformed pattern", { disallowed: { statuses: "(" } }, "/disallowed/statuses"],
    ["a pattern that is a list", { disallowed: { statuses: ["4"] } }, "/disallowed/statuses"],
    ["a backreference", { disallowed: { statuses: "(4)\\1" } }, "/disallowed/statuses"],
    ["a pattern that repeats a group", { disallowed: { headers: "^(x+)+$" } }, "/disallowed/headers"],
    ["nested quantifiers", { disallowed: { parameters: "(a*)*" } }, "/disallowed/parameters"],
    ["many quantifiers", { disallowed: { parameters: "a?a?a?a?a?a?aaaaaa" } }, "/disallowed/parameters"],
    [
      "a pattern of 101 characters",
      { disallowed: { headers: "a".repeat(101) } },
      "/disallowed/headers",
      { disallowed: { headers: "^x-(rate)?limit$" } },
    ],
  ],
};

export const formFixtures: Fixtures = Object.fromEntries(
  Object.entries(forms).map(([rule, rows]) => [
    rule,
    rows.map(([title, wrong, key, right]) => ({
      title,
      fail: mark("info", wrong),
      pointer: `#/info/x-not-shown/0${key}`,
      pass: mark("info", right),
    })),
  ]),
);

const presence = (...places: string[]) => ({ settledBy: { observe: "presence", places } });
const itself = { $ref: "#/components/schemas/Thing" };
const media = `${success}/content/application~1json`;
const parts = { type: "array", items: { type: "object", properties: { color: { type: "string" } } } };
const unset = (...places: string[]) =>
  steps(
    mark(thing, { id: "things.unset-values", ...presence(...places) }),
    set(thing, { required: ["parts"] }),
    set(`${thing}/properties`, { parts }),
  );

/** Where marks are, and what they say of the object that carries them. */
export const markFixtures: Fixtures = {
  "gaps/gap-is-complete": [
    {
      title: "an empty list of gaps",
      fail: set("paths/~1things", { "x-not-shown": [] }),
      pointer: "#/paths/~1things/x-not-shown",
      pass: mark("paths/~1things"),
    },
  ],
  struct: [null, "things.size"].flatMap((marks) => [
    {
      title: `${JSON.stringify(marks)} as a mark`,
      fail: set(thing, { "x-not-shown": marks }),
      pointer: `#/${thing}/x-not-shown`,
    },
    {
      title: `a list of ${JSON.stringify(marks)}`,
      fail: set(thing, { "x-not-shown": [marks] }),
      pointer: `#/${thing}/x-not-shown/0`,
    },
  ]),
  "gaps/settled-by": [
    {
      title: "a place that would settle a gap, and does not exist",
      fail: mark(thing, presence("sizes")),
      pointer: `#/${thing}/x-not-shown/0/settledBy/places/0`,
      pass: mark(thing, presence("size")),
    },
    {
      title: "such a place of a schema that is a part of itself",
      fail: steps(mark(thing, presence("sizes")), set(thing, { allOf: [itself] })),
      pointer: `#/${thing}/x-not-shown/0/settledBy/places/0`,
      pass: steps(
        mark(thing, presence("size", "part/part/size")),
        set(`${thing}/properties`, { part: itself }),
      ),
    },
  ],
  "gaps/no-guess-of-presence": [
    {
      title: "a required value whose presence is open",
      fail: steps(mark(thing, presence("size")), set(thing, { required: ["size"] })),
      pointer: `#/${thing}/required/0`,
      pass: mark(thing, presence("size")),
    },
    {
      title: "such a value that another one requires",
      fail: steps(mark(thing, presence("size")), set(thing, { dependentRequired: { name: ["size"] } })),
      pointer: `#/${thing}/dependentRequired/name/0`,
    },
    {
      title: "null as a type of a value whose presence is open",
      fail: steps(mark(thing, presence("size")), set(size, { type: ["integer", "null"] })),
      pointer: `#/${size}/type`,
    },
  ],
  "gaps/unset-places": [
    {
      title: "an optional field that its gap does not name",
      fail: unset("size"),
      pointer: `#/${thing}/properties/parts/items/properties/color`,
      pass: steps(unset("size", "part", "parts/*/color"), set(`${thing}/properties`, { part: itself })),
    },
  ],
  "gaps/unique-gap-id": [
    {
      title: "an id that two gaps share",
      fail: steps(mark("info"), mark(thing)),
      pointer: `#/${thing}/x-not-shown/0/id`,
      // The schema is referred to three times, and is still one place.
      pass: steps(mark("info", { id: "things.weight" }), mark(thing)),
    },
  ],
  "gaps/gap-placement": [
    {
      title: "a gap on a media type",
      fail: mark(media),
      pointer: `#/${media}/x-not-shown`,
      pass: mark(success),
    },
    {
      title: "a gap on a security scheme",
      fail: mark("components/securitySchemes/Key"),
      pointer: "#/components/securitySchemes/Key/x-not-shown",
      pass: mark(parameter),
    },
    {
      title: "a gap beside a reference",
      fail: mark(`${media}/schema`),
      pointer: `#/${media}/schema/x-not-shown`,
      pass: mark(operation),
    },
  ],
  "gaps/untyped-schema": [
    {
      title: "a schema without a type whose gap does not disallow one",
      fail: steps(mark(size), set(size, { type: undefined })),
      pointer: `#/${size}`,
      pass: steps(disallow(size, { keys: ["type"] }), set(size, { type: undefined })),
    },
  ],
  "gaps/success-status": [
    {
      title: "2XX without a gap that disallows exact statuses",
      fail: range({}),
      pointer: `#/${operation}/responses/2XX`,
      pass: range({ disallowed: { statuses: "^2\\d\\d$" } }),
    },
  ],
};

/** 2XX in place of 200, with a mark. */
function range(keys: object) {
  const response = { description: "The things.", "x-not-shown": [{ ...gap("things.guess"), ...keys }] };
  return set(`${operation}/responses`, { "200": undefined, "2XX": response });
}
