// A new fact has no word, although other facts move at the same time.
import { expect, test } from "vitest";
import type { Change } from "../lint/base-document.js";
import { disallow, mark, operation, set, size, steps, thing } from "../lint/fixture.js";
import { listed, worded } from "./small-project.js";

const copies: Change = (at) => {
  at("components/schemas")["Item"] = structuredClone(at(thing));
};
const body = (status: string) => `${operation}/responses/${status}/content/application~1json`;
/** Gives the schema another name. */
const renamed: Change = (at) => {
  copies(at);
  for (const status of ["200", "401", "default"])
    at(body(status))["schema"] = { $ref: "#/components/schemas/Item" };
  delete at("components/schemas")["Thing"];
};
const item = "components/schemas/Item";

const rowsWith = (text: string, word: string) =>
  text.split("\n").filter((line) => line.startsWith("|") && line.includes(`| ${word}`));

test("the rows of a schema of another name keep their words", () => {
  const before = worded(set(size, { maximum: 9 }));
  const change = steps(set(size, { maximum: 9 }), renamed);
  const { text } = listed(before, change);
  expect(text).toBe(before.replaceAll("schemas/Thing", "schemas/Item"));
});

test.each([
  ["a keyword", set(`${item}/properties/size`, { maximum: 9 }), "| size | maximum | 9 | ? |"],
  [
    "a property",
    set(`${item}/properties`, { color: { type: "string" } }),
    "| color | property | string | ? |",
  ],
  ["another type", set(`${item}/properties/size`, { type: "string" }), "| size | property | string | ? |"],
  ["a requirement", set(item, { required: ["size"] }), "| size | required | yes | ? |"],
])("%s that comes with another name of its schema has no word", (_, change, row) => {
  const { text } = listed(worded(), steps(renamed, change));
  expect(rowsWith(text, "?")).toEqual([row]);
});

test("a reference to another schema has no word, although all rows of the schema have one", () => {
  const before = steps(copies, set(`${item}/properties`, { color: { type: "string" } }));
  const after = steps(before, set(body("200"), { schema: { $ref: "#/components/schemas/Item" } }));
  const { text } = listed(worded(before), after);
  expect(rowsWith(text, "?")).toEqual(["| success | type | schemas/Item | ? |"]);
});

test("a new fact without a word has none after a move, either", () => {
  const before = steps(copies, set(`${item}/properties`, { color: { type: "string" } }));
  const after = steps(before, set(body("200"), { schema: { $ref: "#/components/schemas/Item" } }));
  const { text } = listed(worded(before), after);
  const moved = steps(
    after,
    (at) => {
      at("components/schemas")["Zebra"] = at(item);
      delete at("components/schemas")["Item"];
    },
    set(body("200"), { schema: { $ref: "#/components/schemas/Zebra" } }),
  );
  expect(rowsWith(listed(text, moved).text, "?")).toContain("| success | type | schemas/Zebra | ? |");
});

test("a reference to a schema without a mark is a problem", () => {
  const marked = steps(copies, mark(size));
  const after = steps(marked, set(body("200"), { schema: { $ref: "#/components/schemas/Item" } }));
  const { text } = listed(worded(marked), after);
  expect(rowsWith(text, "gone")).toEqual(["| success | type | schemas/Thing | gone |"]);
});

test("a fact that moves to another location has no word there", () => {
  const before = disallow(size, { keys: ["minimum"] });
  const after = disallow(thing, { keys: ["minimum"] });
  const { text } = listed(worded(before), after);
  expect(rowsWith(text, "?")).toEqual(["| | gap | things.guess, disallows keys minimum | ? |"]);
  expect(rowsWith(text, "gone")).toHaveLength(1);
});

test("a schema that a value must not match has no word for the value itself", () => {
  const reference = { $ref: "#/components/schemas/Item" };
  const bound = steps(copies, set(item, { maxProperties: 9 }));
  const before = worded(steps(bound, set(size, { not: reference })));
  const { text } = listed(before, steps(bound, set(`${thing}/properties`, { size: reference })));
  expect(rowsWith(text, "?")).toEqual(["| size | property | schemas/Item | ? |"]);
});

test("a variant that takes the field of another has no word for it", () => {
  const variants = (a: object, b: object) =>
    set(body("200"), {
      schema: {
        anyOf: [
          { type: "object", properties: { kind: { type: "string" }, ...a } },
          { type: "object", properties: { note: { type: "string" }, ...b } },
        ],
      },
    });
  const field = { color: { type: "string" } };
  const { text } = listed(worded(variants(field, {})), variants({}, field));
  expect(rowsWith(text, "?").length).toBeGreaterThan(0);
});

test("a person decides between the words of two locations", () => {
  const inline = (status: string): Change =>
    set(body(status), {
      schema: { type: "object", properties: { note: { type: "string", format: "email" } } },
    });
  const before = worded(steps(inline("200"), inline("401"))).replace(
    "| success.note | format | email | stated |",
    "| success.note | format | email | our choice: a sample |",
  );
  const shared = steps(
    inline("200"),
    (at) => {
      at("components/schemas")["Note"] = at(body("200"))["schema"];
    },
    set(body("200"), { schema: { $ref: "#/components/schemas/Note" } }),
    set(body("401"), { schema: { $ref: "#/components/schemas/Note" } }),
  );
  const { text } = listed(before, shared);
  expect(rowsWith(text, "?")).toEqual(["| note | format | email | ? |"]);
  expect(rowsWith(text, "gone")).toEqual([
    "| 401.note | format | email | gone: stated |",
    "| success.note | format | email | gone: our choice: a sample |",
  ]);
});
