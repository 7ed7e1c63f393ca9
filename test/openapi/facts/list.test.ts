// openapi/facts.md follows the documents of a small project. The facts.md of this project shows the other kinds of rows.
import { expect, test } from "vitest";
import { factsOf, updatedText } from "../../../scripts/facts/facts.js";
import { documents } from "../../../src/desk/documents.js";
import type { Document } from "../../../src/document/openapi.js";
import { type Change, changed } from "../lint/base-document.js";
import { disallow, gap, operation, set, size, steps } from "../lint/fixture.js";
import { listed, none, worded } from "./small-project.js";

const lineOf = (text: string, part: string) => text.split("\n").findIndex((line) => line.includes(part)) + 1;
const larger = set(size, { maximum: 9 });

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

test("each missing source and word is a problem with its line", () => {
  const { text } = listed("# Facts\n\n", none);
  const { problems } = listed(text, none);
  expect(problems).toContain(
    `openapi/components/schemas/Thing.yaml: size property "optional integer" has no word.
  openapi/facts.md:${lineOf(text, "| size | property")}: Write \`stated\`, \`derived: from what\`, \`our choice: why\`, or another section.`,
  );
  expect(problems).toContain(
    `openapi/components/schemas/Thing.yaml: the table has no source.
  openapi/facts.md:${lineOf(text, "### schemas/Thing") + 2}: Write a section after \`Source:\`.`,
  );
  expect(problems).toHaveLength(text.match(/^Source: \?$|\| \? \|$/gm)?.length ?? 0);
});

test("a new fact is a problem, and generate adds its row with a question mark beside the words of all others", () => {
  const before = worded();
  const { problems, text } = listed(before, larger);
  expect(problems).toEqual([
    expect.stringMatching(
      /^openapi\/components\/schemas\/Thing\.yaml: size maximum "9" is new\.\n {2}openapi\/facts\.md:1: Run/,
    ),
  ]);
  expect(text).toBe(
    before.replace(/^\| size \| property .*\n/m, (row) => `${row}| size | maximum | 9 | ? |\n`),
  );
  expect(listed(text, larger).problems).toEqual([expect.stringContaining('size maximum "9" has no word')]);
});

test("a new fact of an operation names the file of its path", () => {
  const { problems } = listed(worded(), set(operation, { deprecated: true }));
  expect(problems).toEqual([
    expect.stringMatching(/^openapi\/paths\/things\.yaml: deprecated "true" is new/),
  ]);
});

test("a removed fact is a problem, and generate removes its row", () => {
  const before = worded(larger);
  const { problems, text } = listed(before, none);
  expect(problems).toEqual([
    `openapi/components/schemas/Thing.yaml: size maximum "9" is gone.
  openapi/facts.md:${lineOf(before, "| maximum |")}: Run \`npm run generate\`, which removes the row.`,
  ]);
  expect(text).toBe(worded());
});

test("a component keeps its words if it is also renamed in facts.md", () => {
  const rename = (text: string) => text.replaceAll("schemas/Thing", "schemas/Item");
  const renamed = JSON.parse(rename(JSON.stringify(changed(none)).replaceAll('"Thing"', '"Item"'))) as object;
  const text = rename(worded());
  expect(listed(text, set("", renamed))).toEqual({ problems: [], text });
});

const bounds = { keys: ["minimum", "maximum"] };
const marked = disallow(size, bounds);

test("a mark is a fact with the keys that it disallows, and only people remove its row", () => {
  const before = worded(marked);
  expect(before).toContain("| size | gap | things.guess, disallows keys minimum maximum | stated |");
  const { problems, text } = listed(before, none);
  expect(problems).toEqual([
    `openapi/components/schemas/Thing.yaml: the mark of things.guess is gone.
  openapi/facts.md:${lineOf(before, "| gap |")}: If the specification now states what it left open, remove this row; else restore the mark.`,
  ]);
  expect(text).toBe(before);
  const byHand = text.replace(/^.*\| gap \|.*\n/m, "");
  expect(listed(byHand, none)).toEqual({ problems: [], text: worded() });
});

test("a changed mark needs a new word, and a mark that moves or loses one of two locations is gone", () => {
  const other = listed(worded(marked), disallow(size, { keys: ["minimum"] }));
  expect(other.text.match(/.*\| gap \|.*/g)).toEqual([
    "| size | gap | things.guess, disallows keys minimum | ? |",
  ]);
  const gone = expect.stringContaining("the mark of things.guess is gone");
  const moved = listed(worded(marked), disallow("components/schemas/Thing", bounds));
  expect(moved.problems).toContainEqual(gone);
  const { problems } = listed(worded(steps(marked, disallow("info", bounds))), marked);
  expect(problems).toEqual([gone]);
});

test("a component of two documents has one table, unless they differ", () => {
  const bundle = (index: 0 | 1, change: Change) => ({
    ...documents[index],
    document: changed(change) as Document,
  });
  const titles = (change: Change) =>
    updatedText(factsOf([bundle(0, none), bundle(1, change)], "# Facts\n\n")).match(/^### schemas\/.*$/gm);
  expect(titles(none)).toEqual(["### schemas/Thing"]);
  expect(titles(larger)).toEqual(["### schemas/Thing", "### schemas/Thing (v1.yaml)"]);
});

test.each(["additionalProperties", "not"])("the schema of %s is a fact", (key) => {
  const text = worded(set(size, { [key]: { type: "string", minLength: 1 } }));
  expect(text).toContain(`| size | ${key} | {"minLength":1,"type":"string"} |`);
});

test("a number and a literal in a text are facts, unless a fact states them", () => {
  const description = "Lists at most 25 things, by `size`, `since` or twelve others; 0 for none.";
  const { text } = listed(
    worded(),
    steps(
      set(size, { minimum: 0 }),
      set(operation, { description }),
      set("info", { "x-not-shown": [{ ...gap("things.limit"), advice: "Expect 7 things." }] }),
    ),
  );
  const words = text.slice(text.indexOf("### texts"));
  expect(words.match(/^.*(number|literal) \| \S+/gm)).toEqual([
    "| descriptions | literal | since",
    "| descriptions | number | 25",
    "| descriptions | number | twelve",
    "| marks | number | 7",
  ]);
});

test.each(["derived: a size is a number", "our choice: a sample", "Ticket, size"])(
  "the word %j is accepted, and generate keeps it",
  (word) => {
    const text = worded().replace("object | stated", `object | ${word}`);
    expect(listed(text, none)).toEqual({ problems: [], text });
  },
);

test.each(["states", "derived:", "Ticketing"])("the word %j is refused", (word) => {
  const text = worded().replace("object | stated", `object | ${word}`);
  expect(listed(text, none).problems).toEqual([
    expect.stringContaining(`:${lineOf(text, "| object |")}: "${word}" is not a word.`),
  ]);
});

test("a source must begin with a section of the specification", () => {
  const text = worded().replace("Source: Tickets", "Source: Things");
  expect(listed(text, none).problems).toEqual([expect.stringContaining('"Things" is not a source.')]);
});
