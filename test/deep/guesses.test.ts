import { describe, expect, test } from "vitest";
import { examples, texts } from "../openapi/guesses/guesses.js";
import { honest, textsAfter } from "../openapi/guesses/honest.js";
import { refusalsOf, textAfter } from "../support/edited.js";

// every-fact.test.ts tries guesses in other keys.
test.each(texts)("a new number or literal in a text is a fact: %s", async (...edit) => {
  expect(await refusalsOf({ [edit[1]]: await textAfter(edit) })).toEqual(["facts"]);
});

describe("a guess in an example fails lint", () => {
  test.each(examples)("%s", async (...edit) => {
    expect(await refusalsOf({ [edit[1]]: await textAfter(edit) })).not.toEqual([]);
  });
});

describe("an edit that states nothing new passes", () => {
  test.each(Object.entries(honest))("%s", async (_, changes) => {
    expect(await refusalsOf(await textsAfter(changes))).toEqual([]);
  });
});
