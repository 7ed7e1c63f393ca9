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

/** Mistakes in the keys of a mark, with the location of the mistake and right keys. */
const forms: Record<string, [title: string, wrong: object, key: string, right?: object][]> = {
  struct: [
    ["a misspelt key", { advise: "No." }, "/advise", { kind: "conflict" }],
    ["a gap without advice", { advice: undefined }, ""],
    ["a kind that does not exist", { kind: "unknown" }, "/kind", { kind: "not-shown" }],
    ["failures that are a text", { failures: "4XX" }, "/failures"],
    ["a text in place of whether values may be unset", { unset: "yes" }, "/unset", { unset: true }],
    ["places that are a text", { places: "size" }, "/places"],
    [
      "operations that are a text",
      { operations: "get" },
      "/operations",
      { operations: ["get", "listThings"] },
    ],
    ["a text in place of whether a part may be done", { partial: "yes" }, "/partial", { partial: true }],
    ["a word in place of a list of words", { words: "search" }, "/words", { words: ["search"] }],
    ["a text in place of what is disallowed", { disallowed: "keys" }, "/disallowed"],
  ],
  "rule/gap-id": [["an id that is not dotted", { id: "thingsSize" }, "/id", { id: "things.list.page-2" }]],
  "rule/gap-sentences": [
    ["advice that is not a sentence", { advice: " " }, "/advice", { advice: "Ask (twice)." }],
  ],
  "rule/gap-source": [["a source that does not exist", { source: "Sizes" }, "/source", { source: "Errors" }]],
  "rule/gap-failures": [
    ["a success among failures", { failures: ["4XX", "2XX"] }, "/failures/1", { failures: ["4XX", "503"] }],
    ["a failure of four digits", { failures: ["4045"] }, "/failures/0"],
  ],
  "rule/gap-disallowed": [
    ["a misspelt key of what is disallowed", { disallowed: { header: "limit" } }, "/disallowed/header"],
    ["disallowed keys that are a text", { disallowed: { keys: "get" } }, "/disallowed/keys"],
    ["a malformed pattern", { disallowed: { statuses: "(" } }, "/disallowed/statuses"],
    [
      "an empty pattern",
      { disallowed: { headers: "" } },
      "/disallowed/headers",
      { disallowed: { headers: "^x-(rate)?limit$" } },
    ],
  ],
};

export const formFixtures: Fixtures = Object.fromEntries(
  Object.entries(forms).map(([rule, rows]) => [
    rule,
    rows.map(([title, wrong, key, right]) => [
      title,
      mark("info", wrong),
      `#/info/x-not-shown/0${key}`,
      right && mark("info", right),
    ]),
  ]),
);

const harmful = (id: string) => ({ ...gap(id), harmful: true });
const mayBeUnset = (...places: string[]) => ({ unset: true, places });
const itself = { $ref: "#/components/schemas/Thing" };
const media = `${success}/content/application~1json`;
const parts = { type: "array", items: { type: "object", properties: { color: { type: "string" } } } };
const unset = (...places: string[]) =>
  steps(
    mark(thing, { id: "things.unset-values", ...mayBeUnset(...places) }),
    set(thing, { required: ["parts"] }),
    set(`${thing}/properties`, { parts }),
  );

/** Mistakes in the location of a mark, and in its relation to the object that carries it. */
export const markFixtures: Fixtures = {
  "rule/gap-list": [
    [
      "an empty list of gaps",
      set("paths/~1things", { "x-not-shown": [] }),
      "#/paths/~1things/x-not-shown",
      mark("paths/~1things"),
    ],
  ],
  "gaps/harmful-first": [
    [
      "a harmful gap after another one",
      set("info", { "x-not-shown": [gap("things.one"), harmful("things.two")] }),
      "#/info/x-not-shown/1",
      set("info", { "x-not-shown": [harmful("things.two"), harmful("things.three"), gap("things.one")] }),
    ],
  ],
  struct: [
    ["a text as a mark", set(thing, { "x-not-shown": "things.size" }), `#/${thing}/x-not-shown`],
    ["null in a mark", set(thing, { "x-not-shown": [null] }), `#/${thing}/x-not-shown/0`],
  ],
  "gaps/places-exist": [
    [
      "a place that does not exist",
      mark(thing, mayBeUnset("sizes")),
      `#/${thing}/x-not-shown/0/places/0`,
      mark(thing, { places: ["size", ""] }),
    ],
    [
      "such a place of a schema inside itself",
      steps(mark(thing, mayBeUnset("sizes")), set(thing, { allOf: [itself] })),
      `#/${thing}/x-not-shown/0/places/0`,
      steps(
        mark(thing, mayBeUnset("size", "part", "part/part/size")),
        set(`${thing}/properties`, { part: itself }),
      ),
    ],
  ],
  "gaps/operations-exist": [
    [
      "an operation that does not exist",
      mark("info", { operations: ["get", "listOthers"] }),
      "#/info/x-not-shown/0/operations/1",
      mark("info", { operations: [] }),
    ],
    [
      "operations of a gap that is not on info",
      mark(thing, { operations: ["get"] }),
      `#/${thing}/x-not-shown/0/operations/0`,
    ],
  ],
  "gaps/no-guess-of-presence": [
    [
      "a required value that a gap calls possibly unset",
      steps(mark(thing, mayBeUnset("size")), set(thing, { required: ["size"] })),
      `#/${thing}/required/0`,
      mark(thing, mayBeUnset("size")),
    ],
    [
      "such a value that another value requires",
      steps(mark(thing, mayBeUnset("size")), set(thing, { dependentRequired: { name: ["size"] } })),
      `#/${thing}/dependentRequired/name/0`,
      steps(mark(thing, { places: ["size"] }), set(thing, { required: ["size"] })),
    ],
    [
      "null as a type of a value that a gap calls possibly unset",
      steps(mark(thing, mayBeUnset("size")), set(size, { type: ["integer", "null"] })),
      `#/${size}/type`,
    ],
  ],
  "gaps/unset-places": [
    [
      "an optional field that its gap does not name",
      unset("size"),
      `#/${thing}/properties/parts/items/properties/color`,
      steps(unset("size", "part", "parts/*/color"), set(`${thing}/properties`, { part: itself })),
    ],
  ],
  "gaps/no-own-part": [
    [
      "a schema that is its own part",
      set(thing, { allOf: [itself] }),
      `#/${thing}/allOf/0`,
      set(`${thing}/properties`, { part: itself }),
    ],
    [
      "a form of a schema that is a part of it",
      set("components/schemas", {
        Thing: { anyOf: [{ type: "string" }, { allOf: [itself] }] },
      }),
      `#/${thing}/anyOf/1`,
    ],
  ],
  "gaps/unique-id": [
    [
      "an id that two gaps share",
      steps(mark("info"), mark(thing)),
      `#/${thing}/x-not-shown/0/id`,
      // Three references to a schema are still one location of its mark.
      steps(mark("info", { id: "things.weight" }), mark(thing)),
    ],
  ],
  "gaps/extensions": [
    [
      "a misspelt extension",
      set(size, { "x-not-show": [] }),
      `#/${size}/x-not-show`,
      // A field may have such a name.
      set(`${thing}/properties`, { "x-not-show": { type: "string" } }),
    ],
    ["a gap on a media type", mark(media), `#/${media}/x-not-shown`, mark(success)],
    [
      "a gap on a security scheme",
      mark("components/securitySchemes/Key"),
      "#/components/securitySchemes/Key/x-not-shown",
      mark(parameter),
    ],
    ["a gap beside a reference", mark(`${media}/schema`), `#/${media}/schema/x-not-shown`, mark(operation)],
  ],
  "gaps/untyped-schema": [
    [
      "a schema without a type whose gap does not disallow one",
      steps(mark(size), set(size, { type: undefined })),
      `#/${size}`,
      steps(disallow(size, { keys: ["type"] }), set(size, { type: undefined })),
    ],
    [
      "such a schema whose gap stands above it, and does not name it as a place",
      steps(mark(thing, { places: ["size"] }), set(size, { type: undefined })),
      `#/${size}`,
      steps(
        mark(thing, { places: ["size"], disallowed: { keys: ["type"] } }),
        set(size, { type: undefined }),
      ),
    ],
  ],
  "rule/success-status": [
    [
      "2XX without a gap that disallows exact statuses",
      range({}),
      `#/${operation}/responses/2XX/x-not-shown/0`,
      range({ disallowed: { statuses: "^2\\d\\d$" } }),
    ],
  ],
};

/** 2XX in place of 200, with a mark. */
function range(keys: object) {
  const response = { description: "The things.", "x-not-shown": [{ ...gap("things.guess"), ...keys }] };
  return set(`${operation}/responses`, { "200": undefined, "2XX": response });
}
