// openapi/facts.md follows the documents of a small project. The facts.md of this project shows the other kinds of rows.
import { expect, test } from "vitest";
import { factsOf, updatedText } from "../../../scripts/facts/facts.js";
import { documents } from "../../../src/desk/documents.js";
import type { Document } from "../../../src/document/openapi.js";
import { type Change, changed } from "../lint/base-document.js";
import { gap, operation, set, size, steps } from "../lint/fixture.js";
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
| | operation | GET /things | |
| 401 | status | 401 | ? |
| 401 | content | application/json | ? |
| 401 | type | schemas/Thing | |
| default | status | default | ? |
| default | content | application/json | ? |
| default | type | schemas/Thing | |
| query.page_number | parameter | query page_number, optional integer | |
| success | status | 200 | ? |
| success | content | application/json | ? |
| success | type | schemas/Thing | |

## Components

### schemas/Thing

Source: ?

| place | keyword | value | word |
| --- | --- | --- | --- |
| | type | object | |
| size | property | integer | |

### securitySchemes/Key

Source: ?

| place | keyword | value | word |
| --- | --- | --- | --- |
| | in | header | ? |
| | name | X-Api-Key | ? |
| | type | apiKey | |
`);
});

test("each missing source and word is a problem with its line", () => {
  const { text } = listed("# Facts\n\n", none);
  const { problems } = listed(text, none);
  expect(problems).toContain(
    `openapi/openapi.yaml: name "X-Api-Key" has no word.
  openapi/facts.md:${lineOf(text, "| | name")}: Write \`stated\`, \`derived: from what\`, \`our choice: why\`, or another section.`,
  );
  expect(problems).toContain(
    `openapi/components/schemas/Thing.yaml: the table has no source with a word.
  openapi/facts.md:${lineOf(text, "### schemas/Thing") + 2}: Write a section after \`Source:\`, and the word of the rows without one: \`Source: Tickets: stated\`.`,
  );
  expect(problems).toHaveLength(text.match(/^Source: \?$|\| \? \|$/gm)?.length ?? 0);
});

test("a source without a word is a problem, if a row needs the word", () => {
  const text = worded().replaceAll("Source: Tickets: stated", "Source: Tickets");
  const problem = expect.stringContaining("the table has no source with a word");
  // All but the table of the document.
  expect(listed(text, none).problems).toEqual([problem, problem, problem]);
});

test("a new fact is a problem, and generate adds its row with a question mark beside the words of all others", () => {
  const before = worded();
  const { problems, text } = listed(before, larger);
  expect(text).toBe(
    before.replace(/^\| size \| property .*\n/m, (row) => `${row}| size | maximum | 9 | ? |\n`),
  );
  const missing = `openapi/components/schemas/Thing.yaml: size maximum "9" has no word.
  openapi/facts.md:${lineOf(text, "| maximum |")}: Write`;
  expect(problems).toEqual([
    expect.stringMatching(/^openapi\/facts\.md: the rows have changed\. Run `npm run generate`/),
    expect.stringContaining(missing),
  ]);
  expect(listed(text, larger).problems).toEqual([expect.stringContaining(missing)]);
});

test("the word of a table does not cover a new property until somebody says so", () => {
  const more = set("components/schemas/Thing/properties", { color: { type: "string" } });
  const { text } = listed(worded(), more);
  expect(text).toContain("| color | property | string | ? |");
  expect(listed(text, more).problems).toEqual([
    expect.stringMatching(
      /color property "string" has no word\..*\n.*or nothing, if the table's word is right\.$/,
    ),
  ]);
  const covered = text.replace("string | ? |", "string | |");
  expect(listed(covered, more)).toEqual({ problems: [], text: covered });
});

test("a new fact of an operation names the file of its path", () => {
  const { problems } = listed(worded(), set(operation, { deprecated: true }));
  expect(problems.at(-1)).toMatch(/^openapi\/paths\/things\.yaml: deprecated "true" has no word/);
});

test("a component of two documents has one table, unless they differ", () => {
  const bundle = (index: 0 | 1, change: Change) => ({
    ...documents[index],
    document: changed(change) as Document,
  });
  const generate = (change: Change, text: string) =>
    updatedText(factsOf([bundle(0, larger), bundle(1, change)], text));
  const titles = (change: Change) => generate(change, "# Facts\n\n").match(/^### schemas\/.*$/gm);
  expect(titles(larger)).toEqual(["### schemas/Thing"]);
  expect(titles(none)).toEqual(["### schemas/Thing", "### schemas/Thing (v1.yaml)"]);
  // What the second document loses is gone, although the first has it.
  const large = generate(set(size, { maximum: 9, minimum: 1 }), "# Facts\n\n")
    .replaceAll("| ? |", "| stated |")
    .replaceAll("Source: ?", "Source: Tickets: stated");
  expect(generate(none, large).match(/^.*gone.*$/gm)).toEqual([
    "| size | maximum | 9 | gone: stated |",
    "| size | minimum | 1 | gone: stated |",
  ]);
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
    const text = worded().replace("object | |", `object | ${word} |`);
    expect(listed(text, none)).toEqual({ problems: [], text });
  },
);

test.each(["states", "derived:", "Ticketing"])("the word %j is refused", (word) => {
  const text = worded().replace("object | |", `object | ${word} |`);
  expect(listed(text, none).problems).toEqual([
    expect.stringContaining(`:${lineOf(text, "| object |")}: "${word}" is not a word.`),
  ]);
});

test("a source must begin with a section of the specification", () => {
  const text = worded().replace("Source: Tickets:", "Source: Things:");
  expect(listed(text, none).problems).toEqual([expect.stringContaining('"Things" is not a source.')]);
});
