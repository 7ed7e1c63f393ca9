// How openapi/facts.md follows the documents of a small project.
import { expect, test } from "vitest";
import { factsOf, updatedText } from "../../../scripts/facts/facts.js";
import { documents } from "../../../src/cli/codegen/bundles.js";
import type { Document } from "../../../src/cli/codegen/openapi.js";
import { type Change, changed } from "../lint/base-document.js";
import { disallow, gap, operation, size, steps } from "../lint/fixture.js";
import { listed, none, sourced } from "./small-project.js";

const lineOf = (text: string, part: string) => text.split("\n").findIndex((line) => line.includes(part)) + 1;

test("an operation and each component have one table, in which a place names the one success", () => {
  const { text } = listed("# Facts\n\n", none);
  expect(text.slice(text.indexOf("## Operations"), text.indexOf("## Hashes"))).toBe(`## Operations

### listThings

| place | keyword | value | source |
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

| place | keyword | value | source |
| --- | --- | --- | --- |
| | type | object | ? |
| size | property | optional integer | ? |

### securitySchemes/Key

| place | keyword | value | source |
| --- | --- | --- | --- |
| | in | header | ? |
| | name | X-Api-Key | ? |
| | type | apiKey | ? |

`);
});

test("what is listed with sources is left as it is", () => {
  const text = sourced();
  expect(listed(text, none)).toEqual({ problems: [], text });
});

test("facts without a source are one problem a table, with the line of the first", () => {
  const { text } = listed("# Facts\n\n", none);
  const { problems } = listed(text, none);
  expect(problems).toContain(
    `openapi/facts.md:${lineOf(text, "| | type | object | ?")}: 2 facts of schemas/Thing have no source.`,
  );
  expect(problems).toHaveLength(text.match(/^### /gm)?.length ?? 0);
});

test("a new fact is missed, and gets a question mark beside the sources of all others", () => {
  const before = sourced();
  const { problems, text } = listed(before, (at) => Object.assign(at(size), { maximum: 9 }));
  expect(problems).toEqual([
    "openapi/facts.md:1: the facts of schemas/Thing have changed; run `npm run generate`.",
  ]);
  expect(text).toBe(
    before.replace(/^\| size \| property .*\n/m, (row) => `${row}| size | maximum | 9 | ? |\n`),
  );
});

test("a fact that is gone is missed, and its row goes", () => {
  const before = sourced();
  const { problems, text } = listed(before, (at) => delete at(size)["type"]);
  expect(problems).toHaveLength(1);
  expect(text).toBe(
    before.replace("property | optional integer | Tickets: thing", "property | optional | ?"),
  );
});

test("a status of the one success is one row", () => {
  const before = sourced();
  const { text } = listed(before, (at) => {
    const { "200": success, ...others } = at(`${operation}/responses`);
    at(operation)["responses"] = { "2XX": success, ...others };
  });
  expect(text).toBe(before.replace("| status | 200 | Tickets: thing |", "| status | 2XX | ? |"));
});

test("a renamed component takes all sources along, also those of what refers to it", () => {
  const before = sourced();
  const text = JSON.stringify(changed(none))
    .replaceAll('Thing"', 'Item"')
    .replaceAll("schemas/Thing", "schemas/Item");
  const renamed = JSON.parse(text) as { components: { schemas: object } };
  const after = listed(before, (at) => Object.assign(at(""), renamed));
  expect(after.text).not.toContain("| ? |");
  expect(after.text).toContain("### schemas/Item");
  expect(after.text).not.toContain("schemas/Thing");
});

test("where two tables could be the renamed one, no source goes along", () => {
  const thing = () => ({
    description: "A thing.",
    type: "object",
    properties: { size: { type: "integer" } },
  });
  const before = sourced();
  const { text } = listed(before, (at) => {
    at("components")["schemas"] = { Item: thing(), Piece: thing() };
    const json = (name: string) => ({
      "application/json": { schema: { $ref: `#/components/schemas/${name}` } },
    });
    at(`${operation}/responses/200`)["content"] = json("Item");
    at(`${operation}/responses/401`)["content"] = json("Piece");
    at(`${operation}/responses/default`)["content"] = json("Piece");
  });
  expect(text).toContain("| size | property | optional integer | ? |");
  expect(text).not.toContain("| size | property | optional integer | Tickets: thing |");
});

const bounds = { keys: ["minimum", "maximum"] };
const marked = disallow(size, bounds);

test("a mark is a fact with what it disallows, and its row goes only by hand", () => {
  const before = sourced(marked);
  expect(before).toContain("| size | gap | things.guess, disallows keys minimum maximum | Tickets: thing |");
  const { problems, text } = listed(before, none);
  expect(problems).toEqual([
    `openapi/facts.md:${lineOf(before, "| gap |")}: the mark of things.guess is gone. If the specification states now what it left open, remove this row; else restore the mark.`,
  ]);
  expect(text).toBe(before);
  const byHand = text.replace(/^.*\| gap \|.*\n/m, "");
  expect(listed(byHand, none)).toEqual({ problems: [], text: sourced() });
});

test("a mark that moves to another object asks for its source, and leaves no row behind", () => {
  const { text } = listed(sourced(marked), disallow("components/schemas/Thing", bounds));
  expect(text.match(/.*\| gap \|.*/g)).toEqual([
    "| | gap | things.guess, disallows keys minimum maximum | ? |",
  ]);
});

test("a mark that is lost in one of two places is missed", () => {
  const { problems } = listed(sourced(steps(marked, disallow("info", bounds))), marked);
  expect(problems).toEqual([expect.stringContaining("the mark of things.guess is gone")]);
});

test("a component of two documents has one table, unless they differ", () => {
  const bundle = (index: 0 | 1, change: Change) => ({
    ...documents[index],
    document: changed(change) as Document,
  });
  const textOf = (change: Change) =>
    updatedText(factsOf([bundle(0, none), bundle(1, change)], "# Facts\n\n", []));
  expect(textOf(none).match(/^### schemas\/.*$/gm)).toEqual(["### schemas/Thing"]);
  const differing = textOf((at) => Object.assign(at(size), { maximum: 9 }));
  expect(differing.match(/^### schemas\/.*$/gm)).toEqual([
    "### schemas/Thing",
    "### schemas/Thing (v1.yaml)",
  ]);
  expect(differing).toContain("### listThings (v1.yaml)");
});

test("a schema that contains itself ends, and is a fact", () => {
  const { text } = listed(sourced(), (at) => {
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
    sourced((at) => {
      at("components/schemas/Thing/properties")["size"] = { anyOf };
    });
  const text = withVariants(variants);
  expect(text).toContain("| size | anyOf | string uuid | Tickets: thing |");
  expect(text).toContain("| size{object}.at | property | required string | Tickets: thing |");
  expect(withVariants([...variants].reverse())).toBe(text);
});

const schemas = [
  "additionalProperties",
  "contains",
  "contentSchema",
  "else",
  "if",
  "items",
  "not",
  "propertyNames",
];
test.each([...schemas, "then", "unevaluatedItems", "unevaluatedProperties"])(
  "what the schema of %s states is a fact",
  (key) => {
    const text = sourced((at) => Object.assign(at(size), { [key]: { type: "string", minLength: 1 } }));
    expect(text).toMatch(/^\| size\S+ \| minLength \| 1 \|/m);
  },
);

test("a value with a bar is read as it is written", () => {
  const change: Change = (at) => Object.assign(at(size), { pattern: "^a|b$" });
  const text = sourced(change);
  expect(text).toContain("| size | pattern | ^a\\|b$ |");
  expect(listed(text, change).problems).toEqual([]);
});

test("a number and a literal in a text are facts, but for those that a fact states", () => {
  const { text } = listed(sourced(), (at) => {
    Object.assign(at(size), { minimum: 0 });
    Object.assign(at(operation), {
      description: "Lists at most 25 things, by `size`, `since` or twelve others; 0 for none.",
    });
    Object.assign(at("info"), { "x-not-shown": [{ ...gap("things.limit"), advice: "Expect 7 things." }] });
  });
  const words = text.slice(text.indexOf("### descriptions"), text.indexOf("## Hashes"));
  expect(words.match(/(number|literal) \| \S+/g)).toEqual([
    "literal | since",
    "number | 25",
    "number | twelve",
    "number | 7",
  ]);
});

test("a source that is none is a problem", () => {
  const text = sourced().replace("object | Tickets: thing", "object | The second page");
  const { problems } = listed(text, none);
  expect(problems).toEqual([expect.stringContaining('"The second page" must begin with a section')]);
});
