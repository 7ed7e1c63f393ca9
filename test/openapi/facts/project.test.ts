// openapi/facts.md of this project.

import { expect, test } from "vitest";
import { problemsOf, readFacts } from "../../../scripts/facts/facts.js";
import { readFactList } from "../../../scripts/facts/list.js";
import { documents } from "../../../src/desk/documents.js";
import { nodesBelow } from "../../../src/document/nodes.js";
import { readBundled } from "../../../src/document/reading.js";
import { readBundles } from "../../../src/tools/codegen/bundles.js";

const bundles = await readBundles(documents);
const facts = await readFacts(bundles);
const { tables } = readFactList(facts.text);
const rows = tables.flatMap(({ group, title, facts }) => facts.map((row) => ({ group, title, ...row })));

test("facts.md lists every fact of the documents, each with a word", () => {
  expect(rows.length).toBeGreaterThan(400);
  expect(problemsOf(facts)).toEqual([]);
});

test("the choices of the project are defaults, samples, encoders, the presence of bodies and fields, and the older update", () => {
  const chosen = rows.filter(({ group, word }) => group !== "Words" && word.startsWith("our choice"));
  expect(new Set(chosen.map(({ keyword }) => keyword))).toEqual(
    // The specification shows neither the method of the older update nor whether its answer is wrapped.
    new Set(["default", "examples", "body", "required", "x-encoder", "operation", "type", "anyOf"]),
  );
});

/** The titles of the schemas that requests refer to. */
const sent = bundles.flatMap(({ document }) => {
  const bodies = readBundled(document).operations.map(({ place }) => place.child("requestBody"));
  return [...nodesBelow(...bodies)].map(({ place }) => place.location.pointer.replace("#/components/", ""));
});

test("in a response, the word of required is our choice", () => {
  const required = rows.filter(
    ({ keyword, title, place }) =>
      keyword === "required" && !sent.includes(title) && !place.startsWith("body"),
  );
  expect(required.length).toBeGreaterThan(50);
  expect(required.filter(({ word }) => !word.startsWith("our choice: "))).toEqual([]);
});
