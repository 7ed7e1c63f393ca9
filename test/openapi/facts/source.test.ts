import { expect, test } from "vitest";
import { changedSources } from "../../../scripts/facts/changed.js";
import { hashesOf } from "../../../scripts/facts/facts.js";
import { type List, readList } from "../../../scripts/facts/list.js";
import { findCited, readSource } from "../../../scripts/facts/source.js";

const markdown = `# Service

Things of \`one\` workspace.

## Things (as listed)

**GET /things** lists things. Query: \`page\`.

| Field | Type |
|---|---|
| size | integer |
| name | string |

**POST /things** adds a thing,
and says so.

| Field | Type |
|---|---|
| size | integer |

- A thing stays.
- Two things stay, too.
`;
const cited = (source: string, text = markdown) => {
  const unit = findCited(source, readSource(text));
  return typeof unit === "string" ? unit : unit.text;
};

test.each([
  ["the first cell of a row", "Things: name", "| name | string |"],
  ["a section by its whole heading", "Things (as listed): name", "| name | string |"],
  ["a row below an operation", "POST /things: size", "| size | integer |"],
  ["words of a paragraph", "Things: adds a thing", "POST /things adds a thing, and says so."],
  ["words across a line break", "Things: thing, and says so", "POST /things adds a thing, and says so."],
  ["words without their marks", "Service: of one workspace", "Things of one workspace."],
  ["an item of a list", "Things: Two things", "- Two things stay, too."],
  ["words of a heading", "Things: as listed", "Things (as listed)"],
])("a source cites %s", (_, source, text) => expect(cited(source)).toBe(text));

test.each([
  ["a row that is there twice", "Things: size", "has words that are found 2 times there"],
  ["words that are there twice", "Things: thing", "has words that are found 2 times there"],
  ["words that are not there", "Things: weight", "has words that are found 0 times there"],
  ["a part of a word", "Things: workspac", "has words that are found 0 times there"],
  ["a sentence", "Things: adds a thing, and says so", "has more than 5 words"],
  ["another section", "Tings: name", "names no section or operation of the specification: Tings"],
  ["no section", "name", "is not a section, a colon and words"],
])("a source does not cite %s", (_, source, message) => expect(cited(source)).toBe(message));

const rows = (...sources: string[]) =>
  sources.map((source, index) => `| f${index} | type | string | ${source} |\n`).join("");
const listOf = (...sources: string[]): List => {
  const list = readList(`# F\n\n## Components\n\n### schemas/Thing\n\n${rows(...sources)}`);
  return { ...list, hashes: hashesOf(list, readSource(markdown)) };
};
const changes = (list: List, text: string) => changedSources(list, readSource(text));

test("another edition with a new line, other line breaks and other marks changes no source", () => {
  const list = listOf(
    "Things: name",
    "POST /things: size",
    "Things: adds a thing",
    "our choice: a sample",
    "?",
  );
  const edition = markdown
    .replace("## Things", "A new line.\n\n## Things")
    .replace("adds a thing,\nand", "adds\n*a* thing, and".replaceAll("*", "`"))
    .replace("| name | string |", "| new | string |\n| name | string |");
  expect(changes(list, edition)).toEqual([]);
});

test("another edition lists the facts whose words are gone or whose row changed, and no others", () => {
  const list = listOf("Things: name", "POST /things: size", "Things: Two things", "Things: name");
  const edition = markdown.replace("| name | string |", "| name | text |").replace("Two things", "Both");
  expect(changes(list, edition)).toEqual([
    'openapi/facts.md:7: schemas/Thing f0 type string: "Things: name" now says: | name | text |',
    'openapi/facts.md:9: schemas/Thing f2 type string: "Things: Two things" has words that are found 0 times there.',
    'openapi/facts.md:10: schemas/Thing f3 type string: "Things: name" now says: | name | text |',
  ]);
});

test("accepted hashes are renewed, and words that are gone stay listed", () => {
  const list = listOf("Things: name; Things: Two things");
  const edition = markdown.replace("| name | string |", "| name | text |").replace("Two things", "Both");
  const accepted = { ...list, hashes: hashesOf(list, readSource(edition), true) };
  expect(changes(accepted, edition)).toEqual([expect.stringContaining("found 0 times")]);
  expect(hashesOf(list, readSource(edition))).toEqual(list.hashes);
});
