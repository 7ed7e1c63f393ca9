// openapi/facts.md of this project.

import { expect, test } from "vitest";
import { problemsOf, readFacts } from "../../../scripts/facts/facts.js";
import { readList } from "../../../scripts/facts/list.js";
import { documents } from "../../../src/desk/documents.js";
import { readBundles } from "../../../src/tools/codegen/bundles.js";

const facts = await readFacts(await readBundles(documents));
const { tables } = readList(facts.text);
const rows = tables.flatMap(({ group, title, facts }) => facts.map((row) => ({ group, title, ...row })));

test("facts.md lists every fact of the documents, each with a word", () => {
  expect(rows.length).toBeGreaterThan(400);
  expect(problemsOf(facts)).toEqual([]);
});

test("the choices of the project are defaults, samples, encoders, and the presence of bodies and fields", () => {
  const chosen = rows.filter(({ group, word }) => group !== "Words" && word.startsWith("our choice"));
  expect(new Set(chosen.map(({ keyword }) => keyword))).toEqual(
    new Set(["default", "examples", "body", "required", "x-encoder"]),
  );
});

test("in a response, the word of required is our choice", () => {
  const isRequest = /^schemas\/(New|TeamMemberUpdate$)/;
  const required = rows.filter(
    ({ keyword, title, place }) =>
      keyword === "required" && !isRequest.test(title) && !place.startsWith("body"),
  );
  expect(required.length).toBeGreaterThan(50);
  expect(required.filter(({ word }) => !word.startsWith("our choice: "))).toEqual([]);
});
