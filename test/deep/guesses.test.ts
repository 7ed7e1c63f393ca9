import { expect, test } from "vitest";
import { type Edit, examples, texts } from "../openapi/guesses/guesses.js";
import { honest } from "../openapi/guesses/honest.js";
import { type Changes, refusalsOf, set, textsAfter } from "../support/edited.js";

const refusals = async (changes: Changes) => refusalsOf(await textsAfter(changes));
const refusalsOfGuess = ([, file, pointer, update]: Edit) => refusals({ [file]: set(pointer, update) });

// every-fact.test.ts tries guesses in other keys.
test.each(texts)("a new number or literal in a text is a fact: %s", async (...edit) => {
  expect(await refusalsOfGuess(edit)).toEqual(["facts"]);
});

test.each(examples)("a guess in an example fails lint: %s", async (...edit) => {
  expect(await refusalsOfGuess(edit)).not.toEqual([]);
});

test.each(Object.entries(honest))("an edit that states nothing new passes: %s", async (_, changes) => {
  expect(await refusals(changes)).toEqual([]);
});
