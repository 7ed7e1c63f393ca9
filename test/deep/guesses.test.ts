import { describe, expect, test } from "vitest";
import { gaps } from "../../src/desk/gaps.js";
import { examples, texts } from "../openapi/guesses/guesses.js";
import { honest, moves, textsAfter } from "../openapi/guesses/honest.js";
import { contentOf, filesOf, generateEdited, lintEdited, textAfter } from "../support/edited.js";

// every-fact.test.ts tries guesses in other keys.
describe("a new number or literal in a text needs a word in facts.md", () => {
  test.each(texts)("%s", async (...edit) => {
    const { problems } = await generateEdited({ [edit[1]]: await textAfter(edit) });
    expect(problems).toContainEqual(
      expect.stringMatching(/^openapi\S*: (descriptions|marks) (number|literal) ".+" has no word\./),
    );
  });
});

describe("a guess in an example fails lint", () => {
  test.each(examples)("%s", async (...edit) => {
    expect(await lintEdited({ [edit[1]]: await textAfter(edit) })).not.toEqual([]);
  });
});

describe("after you remove a mark, its row stays, and lint asks you to delete the row", () => {
  test.each(gaps)("$id", async ({ id }) => {
    const texts: Record<string, string> = {};
    for (const file of await filesOf()) {
      const content = JSON.stringify(await contentOf(file));
      const without = JSON.stringify(
        JSON.parse(content, (key, value: unknown) => {
          if (key !== "x-not-shown" || !Array.isArray(value)) return value;
          const open = value.filter((gap: { id: string }) => gap.id !== id);
          return open.length > 0 ? open : undefined;
        }),
      );
      if (without !== content) texts[file] = without;
    }
    expect(Object.keys(texts)).not.toEqual([]);
    const { text, problems } = await generateEdited(texts);
    const lines = text.split("\n");
    const gone = problems.filter((problem) => problem.includes(`gap "${id}`) && problem.includes("is gone."));
    expect(gone.map((problem) => lines[Number(/facts\.md:(\d+)/.exec(problem)?.[1]) - 1])).toContainEqual(
      expect.stringMatching(new RegExp(`\\| gap \\| ${id}\\b.*\\| gone: .*`)),
    );
  });
});

describe("an edit that states nothing new passes", () => {
  test.each(Object.entries({ ...honest, ...moves }))("%s", async (_, changes) => {
    const texts = await textsAfter(changes);
    const problems = await lintEdited(texts);
    expect(problems.filter(({ ruleId }) => ruleId !== "facts")).toEqual([]);
    expect((await generateEdited(texts)).problems).toEqual([]);
  });
});
