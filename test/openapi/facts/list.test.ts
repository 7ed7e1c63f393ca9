// How openapi/facts.md follows the documents of a small project.

import { expect, test } from "vitest";
import { factsOf, updatedText } from "../../../scripts/facts/facts.js";
import { documents } from "../../../src/desk/documents.js";
import type { Document } from "../../../src/tools/codegen/openapi.js";
import { type Change, changed } from "../lint/base-document.js";
import { disallow, gap, operation, set, size, steps } from "../lint/fixture.js";
import { listed, none, worded } from "./small-project.js";

const lineOf = (text: string, part: string) => text.split("\n").findIndex((line) => line.includes(part)) + 1;

test("an operation and each component have one table, in which a place names the one success", () => {
  const { text } = listed("# Facts\n\n", none);
  expect(text.slice(text.indexOf("## Operations"))).toBe(`## Operations

### listThings

Source: ?

| place | keyword | value | word |
| --- | --- | --- | --- |
| | operation | GET /things | ? |
| 401 | content | application/json | ? |
| 401 | type | schemas/Thing | ? |
| default | content | application/json | ? |
| default | type | schemas/Thing | ? |
| query.page_number | parameter | query page_number, optional integer | ? |
| success | status | 200 | ? |
| success | content | application/json | ? |
| success | type | schemas/Thing | ? |

## Components

### schemas/Thing

Source: ?

| place | keyword | value | word |
| --- | --- | --- | --- |
| | type | object | ? |
| size | property | optional integer | ? |

### securitySchemes/Key

Source: ?

| place | keyword | value | word |
| --- | --- | --- | --- |
| | in | header | ? |
| | name | X-Api-Key | ? |
| | type | apiKey | ? |
`);
});

test("generate leaves words as they are", () => {
  const text = worded();
  expect(listed(text, none)).toEqual({ problems: [], text });
});

test("a table without a source and a row without a word wait for people, and name the file and their line", () => {
  const { text } = listed("# Facts\n\n", none);
  const { problems } = listed(text, none);
  expect(problems).toContain(
    `openapi/components/schemas/Thing.yaml: size property "optional integer" has no word.
  openapi/facts.md:${lineOf(text, "| size | property")}: write \`stated\`, \`derived: from what\`, \`our choice: why\`, or another section.`,
  );
  expect(problems).toContain(
    `openapi/components/schemas/Thing.yaml: the table has no source.
  openapi/facts.md:${lineOf(text, "### schemas/Thing") + 2}: write a section after \`Source:\`.`,
  );
  expect(problems).toHaveLength(text.match(/^Source: \?$|\| \? \|$/gm)?.length ?? 0);
});

test("a new fact is told at the file of its object, and gets a question mark beside the words of all others", () => {
  const before = worded();
  const { problems, text } = listed(before, (at) => Object.assign(at(size), { maximum: 9 }));
  expect(problems).toEqual([
    `openapi/components/schemas/Thing.yaml: size maximum "9" is new.
  openapi/facts.md:1: run \`npm run generate\`, and write a word for it.`,
  ]);
  expect(text).toBe(
    before.replace(/^\| size \| property .*\n/m, (row) => `${row}| size | maximum | 9 | ? |\n`),
  );
});

test("a fact of an operation is told at the file of its path", () => {
  const { problems } = listed(worded(), (at) => Object.assign(at(operation), { deprecated: true }));
  expect(problems).toEqual([
    expect.stringMatching(/^openapi\/paths\/things\.yaml: deprecated "true" is new/),
  ]);
});

test("a fact that is gone is told with the line of its row, and its row goes", () => {
  const before = worded((at) => Object.assign(at(size), { maximum: 9 }));
  const { problems, text } = listed(before, none);
  expect(problems).toEqual([
    `openapi/components/schemas/Thing.yaml: size maximum "9" is gone.
  openapi/facts.md:${lineOf(before, "| maximum |")}: run \`npm run generate\`, which removes the row.`,
  ]);
  expect(text).toBe(worded());
});

test("the fact that a property is required is a row of its own", () => {
  const required = worded(set("components/schemas/Thing", { required: ["size"] }));
  expect(required).toContain("| size | property | integer | stated |\n| size | required | yes | stated |");
  const { text } = listed(required, none);
  expect(text).toBe(
    worded().replace("property | optional integer | stated", "property | optional integer | ?"),
  );
});

test("a status of the one success is one row", () => {
  const before = worded();
  const { text } = listed(before, (at) => {
    const { "200": success, ...others } = at(`${operation}/responses`);
    at(operation)["responses"] = { "2XX": success, ...others };
  });
  expect(text).toBe(before.replace("| status | 200 | stated |", "| status | 2XX | ? |"));
});

test("a component keeps its words where people rename it in facts.md, too", () => {
  const rename = (text: string) => text.replaceAll("schemas/Thing", "schemas/Item");
  const renamed = JSON.parse(rename(JSON.stringify(changed(none)).replaceAll('"Thing"', '"Item"'))) as object;
  const text = rename(worded());
  expect(listed(text, (at) => Object.assign(at(""), renamed))).toEqual({ problems: [], text });
});

const bounds = { keys: ["minimum", "maximum"] };
const marked = disallow(size, bounds);

test("a mark is a fact with what it disallows, and its row goes only by hand", () => {
  const before = worded(marked);
  expect(before).toContain("| size | gap | things.guess, disallows keys minimum maximum | stated |");
  const { problems, text } = listed(before, none);
  expect(problems).toEqual([
    `openapi/components/schemas/Thing.yaml: the mark of things.guess is gone.
  openapi/facts.md:${lineOf(before, "| gap |")}: if the specification states now what it left open, remove this row; else restore the mark.`,
  ]);
  expect(text).toBe(before);
  const byHand = text.replace(/^.*\| gap \|.*\n/m, "");
  expect(listed(byHand, none)).toEqual({ problems: [], text: worded() });
});

test("a mark that says something else asks for a word, and one that moves leaves its row to people", () => {
  const other = listed(worded(marked), disallow(size, { keys: ["minimum"] }));
  expect(other.text.match(/.*\| gap \|.*/g)).toEqual([
    "| size | gap | things.guess, disallows keys minimum | ? |",
  ]);
  const moved = listed(worded(marked), disallow("components/schemas/Thing", bounds));
  expect(moved.problems).toContainEqual(expect.stringContaining("the mark of things.guess is gone"));
});

test("a mark that is lost in one of two places is missed", () => {
  const { problems } = listed(worded(steps(marked, disallow("info", bounds))), marked);
  expect(problems).toEqual([expect.stringContaining("the mark of things.guess is gone")]);
});

test("a component of two documents has one table, unless they differ", () => {
  const bundle = (index: 0 | 1, change: Change) => ({
    ...documents[index],
    document: changed(change) as Document,
  });
  const textOf = (change: Change) =>
    updatedText(factsOf([bundle(0, none), bundle(1, change)], "# Facts\n\n"));
  expect(textOf(none).match(/^### schemas\/.*$/gm)).toEqual(["### schemas/Thing"]);
  const differing = textOf((at) => Object.assign(at(size), { maximum: 9 }));
  expect(differing.match(/^### schemas\/.*$/gm)).toEqual([
    "### schemas/Thing",
    "### schemas/Thing (v1.yaml)",
  ]);
  expect(differing).toContain("### listThings (v1.yaml)");
});

test("a schema that contains itself ends, and is a fact", () => {
  const { text } = listed(worded(), (at) => {
    at("components/schemas/Thing/properties")["part"] = { $ref: "#/components/schemas/Thing" };
  });
  expect(text).toContain("| part | property | optional schemas/Thing | ? |");
});

test("the variants of a union have names that do not depend on their order", () => {
  const variants = [
    { type: "string" },
    { type: "string", format: "uuid" },
    { type: "string", pattern: "^a" },
    { type: "object", required: ["at"], properties: { at: { type: "string" } } },
  ];
  const withVariants = (anyOf: object[]) =>
    worded((at) => {
      at("components/schemas/Thing/properties")["size"] = { anyOf };
    });
  const text = withVariants(variants);
  expect(text).toContain("| size | anyOf | string uuid | stated |");
  expect(text).toContain("| size{object}.at | property | string | stated |");
  expect(withVariants([...variants].reverse())).toBe(text);
});

test.each([
  "additionalProperties",
  "contains",
  "else",
  "if",
  "not",
  "propertyNames",
  "then",
  "unevaluatedItems",
])("the schema of %s is a fact", (key) => {
  const text = worded((at) => Object.assign(at(size), { [key]: { type: "string", minLength: 1 } }));
  expect(text).toContain(`| size | ${key} | {"minLength":1,"type":"string"} |`);
});

test.each(["items", "contentSchema"])("the schema of %s has rows of its own", (key) => {
  const text = worded((at) => Object.assign(at(size), { [key]: { type: "string", minLength: 1 } }));
  expect(text).toMatch(/^\| size\S+ \| minLength \| 1 \|/m);
});

test("a value with a bar is read as it is written", () => {
  const change: Change = (at) => Object.assign(at(size), { pattern: "^a|b$" });
  const text = worded(change);
  expect(text).toContain("| size | pattern | ^a\\|b$ |");
  expect(listed(text, change).problems).toEqual([]);
});

test("a number and a literal in a text are facts, but for those that a fact states", () => {
  const { text } = listed(worded(), (at) => {
    Object.assign(at(size), { minimum: 0 });
    Object.assign(at(operation), {
      description: "Lists at most 25 things, by `size`, `since` or twelve others; 0 for none.",
    });
    Object.assign(at("info"), { "x-not-shown": [{ ...gap("things.limit"), advice: "Expect 7 things." }] });
  });
  const words = text.slice(text.indexOf("### texts"));
  expect(words.match(/^.*(number|literal) \| \S+/gm)).toEqual([
    "| descriptions | literal | since",
    "| descriptions | number | 25",
    "| descriptions | number | twelve",
    "| marks | number | 7",
  ]);
});

test.each(["derived: a size is a number", "our choice: a sample", "Tickets", "Ticket, size"])(
  "the word %j is accepted",
  (word) => {
    const text = worded().replace("object | stated", `object | ${word}`);
    expect(listed(text, none)).toEqual({ problems: [], text });
  },
);

test("a source must begin with a section of the specification", () => {
  const text = worded().replace("Source: Tickets", "Source: Things");
  expect(listed(text, none).problems).toEqual([
    expect.stringContaining('"Things" must begin with a section'),
  ]);
});

test.each(["states", "derived:", "derived", "The second page", "Ticketing"])(
  "the word %j is refused",
  (word) => {
    const text = worded().replace("object | stated", `object | ${word}`);
    expect(listed(text, none).problems).toEqual([
      expect.stringMatching(`^openapi/facts.md:${lineOf(text, "| object |")}: "${word}" must be .stated`),
    ]);
  },
);
