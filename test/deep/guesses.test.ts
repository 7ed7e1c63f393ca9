import { describe, expect, test } from "vitest";
import { limits, shapes, values } from "../guesses/fields.js";
import { honest } from "../guesses/honest.js";
import { marks } from "../guesses/marks.js";
import { answers, interfaces, parameters } from "../guesses/operations.js";
import { type Edit, lintEdited, textAfter } from "../support/edited.js";

const kinds: Record<string, Edit[]> = { limits, values, shapes, answers, parameters, interfaces, marks };

describe.each(Object.entries(kinds))("a guess about %s fails lint", (_, edits) => {
  test.each(edits)("%s", async (...edit) => {
    const problems = await lintEdited({ [edit[1]]: await textAfter(edit) });
    expect(problems.map(({ ruleId }) => ruleId)).toContain("census/facts");
  });
});

test.each(honest)("%s passes lint", async (_, edit) => {
  expect(await lintEdited(await edit())).toEqual([]);
});
