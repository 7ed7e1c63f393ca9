// A small sample. test/deep/guesses.test.ts and test/deep/every-fact.test.ts try all guesses.
import { expect, test } from "vitest";
import { type Edit, refusalsOf, textAfter } from "../support/edited.js";
import { texts } from "./guesses/guesses.js";
import { honest, textsAfter } from "./guesses/honest.js";

const facts: Edit[] = [
  ["a longest subject", "components/schemas/NewTicket.yaml", "properties/subject", { maxLength: 255 }],
  ["a 429", "paths/forms.yaml", "get/responses", { "429": { $ref: "../components/responses/Failure.yaml" } }],
];

test.each([...facts, ...texts.slice(0, 1)])(
  "a guess fails lint or changes openapi/facts.txt: %s",
  async (...edit) => {
    expect(await refusalsOf({ [edit[1]]: await textAfter(edit) })).not.toEqual([]);
  },
);

test.each(["other words for an operation", "a schema in two parts", "a schema of another name"])(
  "an edit that states nothing new passes: %s",
  async (title) => {
    expect(await refusalsOf(await textsAfter(honest[title] ?? {}))).toEqual([]);
  },
);
