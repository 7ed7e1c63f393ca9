import {
  disallowing,
  type Fixture,
  type Fixtures,
  gap,
  mark,
  marked,
  operation,
  parameter,
  set,
  size,
  steps,
  success,
  thing,
} from "./fixture.js";

/** Makes a fixture of mistakes in the keys of a mark, with the location of the mistake in the mark, and right keys. */
const ofMark = (title: string, wrong: object, key: string, right?: object): Fixture => [
  title,
  "info",
  marked(wrong),
  `/x-not-shown/0${key}`,
  right && marked(right),
];

const harmful = (id: string) => ({ ...gap(id), harmful: true });
const mayBeUnset = (...places: string[]) => marked({ unset: true, places });
const itself = { $ref: "#/components/schemas/Thing" };
const media = `${success}/content/application~1json`;
const parts = { type: "array", items: { type: "object", properties: { color: { type: "string" } } } };
const unset = (...places: string[]) =>
  steps(set(thing, { ...mayBeUnset(...places), required: ["parts"] }), set(`${thing}/properties`, { parts }));
/** 2XX in place of 200, with a mark. */
const range = (mark: object) => ({ "200": undefined, "2XX": { description: "The things.", ...mark } });

/** Mistakes in the keys of a mark, in its location, and in its relation to the object that carries it. */
export const markFixtures: Fixtures = {
  struct: [
    ofMark("a misspelt key", { advise: "No." }, "/advise", { kind: "conflict" }),
    ofMark("a gap without advice", { advice: undefined }, ""),
    ofMark("a kind that does not exist", { kind: "unknown" }, "/kind", { kind: "not-shown" }),
    ofMark("failures that are a text", { failures: "4XX" }, "/failures"),
    ofMark("a text in place of whether values may be unset", { unset: "yes" }, "/unset"),
    ofMark("places that are a text", { places: "size" }, "/places"),
    ofMark("operations that are a text", { operations: "get" }, "/operations"),
    ofMark("a text in place of whether a part may be done", { partial: "yes" }, "/partial", {
      partial: true,
    }),
    ofMark("a word in place of a list of words", { words: "search" }, "/words", { words: ["search"] }),
    ofMark("a text in place of what is disallowed", { disallowed: "keys" }, "/disallowed"),
    ["a text as a mark", thing, { "x-not-shown": "things.size" }, "/x-not-shown"],
    ["null in a mark", thing, { "x-not-shown": [null] }, "/x-not-shown/0"],
  ],
  "rule/gap-id": [
    ofMark("an id that is not dotted", { id: "thingsSize" }, "/id", { id: "things.list.page-2" }),
  ],
  "rule/gap-sentences": [
    ofMark("advice that is not a sentence", { advice: " " }, "/advice", { advice: "Ask (twice)." }),
  ],
  "rule/gap-source": [
    ofMark("a source that does not exist", { source: "Sizes" }, "/source", { source: "Errors" }),
  ],
  "rule/gap-failures": [
    ofMark("a success among failures", { failures: ["4XX", "2XX"] }, "/failures/1", {
      failures: ["4XX", "503"],
    }),
    ofMark("a failure of four digits", { failures: ["4045"] }, "/failures/0"),
  ],
  "rule/gap-disallowed": [
    ofMark("a misspelt key of what is disallowed", { disallowed: { header: "limit" } }, "/disallowed/header"),
    ofMark("disallowed keys that are a text", { disallowed: { keys: "get" } }, "/disallowed/keys"),
    ofMark("a malformed pattern", { disallowed: { statuses: "(" } }, "/disallowed/statuses"),
    ofMark("an empty pattern", { disallowed: { headers: "" } }, "/disallowed/headers", {
      disallowed: { keys: ["patch"], headers: "^x-(rate)?limit$" },
    }),
  ],
  "rule/gap-list": [
    ["an empty list of gaps", "paths/~1things", { "x-not-shown": [] }, "/x-not-shown", marked()],
  ],
  "gaps/harmful-first": [
    [
      "a harmful gap after another one",
      "info",
      { "x-not-shown": [gap("things.one"), harmful("things.two")] },
      "/x-not-shown/1",
      { "x-not-shown": [harmful("things.two"), harmful("things.three"), gap("things.one")] },
    ],
  ],
  "gaps/places-exist": [
    [
      "a place that does not exist",
      thing,
      mayBeUnset("sizes"),
      "/x-not-shown/0/places/0",
      marked({ places: ["size", ""] }),
    ],
    [
      "such a place of a schema inside itself",
      thing,
      { ...mayBeUnset("sizes"), allOf: [itself] },
      "/x-not-shown/0/places/0",
      steps(
        set(thing, mayBeUnset("size", "part", "part/part/size")),
        set(`${thing}/properties`, { part: itself }),
      ),
    ],
  ],
  "gaps/operations-exist": [
    [
      "an operation that does not exist",
      "info",
      marked({ operations: ["get", "listThings", "listOthers"] }),
      "/x-not-shown/0/operations/2",
      marked({ operations: ["get", "listThings"] }),
    ],
    [
      "operations of a gap that is not on info",
      thing,
      marked({ operations: ["get"] }),
      "/x-not-shown/0/operations/0",
    ],
  ],
  "gaps/no-guess-of-presence": [
    [
      "a required value that a gap calls possibly unset",
      thing,
      { ...mayBeUnset("size"), required: ["size"] },
      "/required/0",
      mayBeUnset("size"),
    ],
    [
      "such a value that another value requires",
      thing,
      { ...mayBeUnset("size"), dependentRequired: { name: ["size"] } },
      "/dependentRequired/name/0",
      { ...marked({ places: ["size"] }), required: ["size"] },
    ],
    [
      "null as a type of a value that a gap calls possibly unset",
      size,
      steps(set(thing, mayBeUnset("size")), set(size, { type: ["integer", "null"] })),
      "/type",
    ],
  ],
  "gaps/unset-places": [
    [
      "an optional field that its gap does not name",
      thing,
      unset("size"),
      "/properties/parts/items/properties/color",
      steps(unset("size", "part", "parts/*/color"), set(`${thing}/properties`, { part: itself })),
    ],
  ],
  "gaps/no-own-part": [
    [
      "a schema that is its own part",
      thing,
      { allOf: [itself] },
      "/allOf/0",
      set(`${thing}/properties`, { part: itself }),
    ],
    [
      "a form of a schema that is a part of it",
      thing,
      { type: undefined, properties: undefined, anyOf: [{ type: "string" }, { allOf: [itself] }] },
      "/anyOf/1",
    ],
  ],
  "gaps/unique-id": [
    [
      "an id that two gaps share",
      thing,
      steps(mark("info"), mark(thing)),
      "/x-not-shown/0/id",
      // Three references to a schema are still one location of its mark.
      steps(mark("info", { id: "things.weight" }), mark(thing)),
    ],
  ],
  "gaps/extensions": [
    [
      "a misspelt extension",
      size,
      { "x-not-show": [] },
      "/x-not-show",
      // A field may have such a name.
      set(`${thing}/properties`, { "x-not-show": { type: "string" } }),
    ],
    ["a gap on a media type", media, marked(), "/x-not-shown", mark(success)],
    [
      "a gap on a security scheme",
      "components/securitySchemes/Key",
      marked(),
      "/x-not-shown",
      mark(parameter),
    ],
    ["a gap beside a reference", `${media}/schema`, marked(), "/x-not-shown", mark(operation)],
  ],
  "gaps/untyped-schema": [
    [
      "a schema without a type whose gap does not disallow one",
      size,
      { ...marked(), type: undefined },
      "",
      { ...disallowing({ keys: ["type"] }), type: undefined },
    ],
    [
      "such a schema whose gap stands above it, and does not name it as a place",
      size,
      steps(mark(thing, { places: ["size"] }), set(size, { type: undefined })),
      "",
      steps(
        mark(thing, { places: ["size"], disallowed: { keys: ["type"] } }),
        set(size, { type: undefined }),
      ),
    ],
  ],
  "rule/success-status": [
    [
      "2XX without a gap that disallows exact statuses",
      `${operation}/responses`,
      range(marked()),
      "/2XX/x-not-shown/0",
      range(disallowing({ statuses: "^2\\d\\d$" })),
    ],
    ["2XX without a gap", `${operation}/responses`, range({}), "/2XX/x-not-shown"],
  ],
};
