import { readFile } from "node:fs/promises";
import * as core from "@redocly/openapi-core";
import { expect, test } from "vitest";
import { honest } from "../openapi/guesses/honest.js";
import { type Changes, type Content, refusalsOf, set, textsAfter } from "../support/edited.js";

const guesses = core.parseYaml(await readFile("test/openapi/guesses/guesses.yaml", "utf8")) as Record<
  "texts" | "examples",
  Record<string, Record<string, Content>>
>;

const refusals = async (changes: Changes) => refusalsOf(await textsAfter(changes));
function refusalsOfGuess(edit: Record<string, Content>): Promise<string[]> {
  const changes = Object.entries(edit).map(([target, update]) => {
    const [file = "", pointer = ""] = target.split("#");
    return [file, set(pointer, update)] as const;
  });
  return refusals(Object.fromEntries(changes));
}

// every-fact.test.ts tries guesses in other keys.
test.each(Object.entries(guesses.texts))(
  "a new number or literal in a text is a fact: %s",
  async (_, edit) => {
    expect(await refusalsOfGuess(edit)).toEqual(["facts"]);
  },
);

test.each(Object.entries(guesses.examples))("a guess in an example fails lint: %s", async (_, edit) => {
  expect(await refusalsOfGuess(edit)).not.toEqual([]);
});

test.each(Object.entries(honest))("an edit that states nothing new passes: %s", async (_, changes) => {
  expect(await refusals(changes)).toEqual([]);
});
