// A small sample; test/deep/guesses.test.ts has all of them.
import { expect, test } from "vitest";
import { type Edit, factProblemsAfterGenerate, lintEdited, textAfter } from "../support/edited.js";
import { limits, shapes, values } from "./guesses/fields.js";
import { honest } from "./guesses/honest.js";
import { marks } from "./guesses/marks.js";
import { answers, interfaces, parameters } from "./guesses/operations.js";
import { examples, words } from "./guesses/words.js";

const titles = [
  "a longest subject",
  "a name that is always there",
  "a 429",
  "a mark that disallows less",
  "a rate limit",
  "a body of a failure",
];
const all: Edit[] = [limits, values, shapes, answers, parameters, interfaces, marks, words, examples].flat();
const sample = titles.map((title) => all.find(([one]) => one === title) as Edit);

test.each(sample)("a guess fails lint: %s", async (...edit) => {
  expect(await lintEdited({ [edit[1]]: await textAfter(edit) })).not.toEqual([]);
});

test.each([honest[0], honest[14]].map((edit) => edit as (typeof honest)[0]))(
  "an edit that states nothing new passes lint: %s",
  async (_, edit) => {
    const texts = await edit();
    const problems = await lintEdited(texts);
    expect(problems.filter(({ ruleId }) => ruleId !== "facts")).toEqual([]);
    expect(await factProblemsAfterGenerate(texts)).toEqual([]);
  },
);
