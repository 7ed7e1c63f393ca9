import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { indexBundle } from "../../src/cli/codegen/gaps.js";
import current from "../../src/generated/openapi.json" with { type: "json" };
import older from "../../src/generated/v1.json" with { type: "json" };
import { honest, moves, textsAfter } from "../openapi/guesses/honest.js";
import { examples, words } from "../openapi/guesses/words.js";
import { contentOf, factProblemsAfterGenerate, filesOf, lintEdited, textAfter } from "../support/edited.js";

// Those that are facts are tried by every-fact.test.ts.
describe.each(Object.entries({ words, examples }))("a guess in %s fails lint", (_, edits) => {
  test.each(edits)("%s", async (...edit) => {
    expect(await lintEdited({ [edit[1]]: await textAfter(edit) })).not.toEqual([]);
  });
});

describe("the row of a mark that is removed stays, and says so", () => {
  const ids = new Set([current, older].flatMap((document) => [...indexBundle(document).gaps.keys()]));
  test("of which there are more than fifty", () => expect(ids.size).toBeGreaterThan(50));

  test.each([...ids])("%s", async (id) => {
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
    const lines = (await readFile("openapi/facts.md", "utf8")).split("\n");
    const problems = await factProblemsAfterGenerate(texts);
    const gone = problems.filter((problem) => problem.includes(`the mark of ${id} is gone`));
    expect(gone.map((problem) => lines[Number(problem.split(":")[1]) - 1])).toContainEqual(
      expect.stringContaining(`| gap | ${id}`),
    );
  });
});

describe("an edit that states nothing new passes", () => {
  test.each(Object.entries(honest))("%s", async (_, changes) => {
    const texts = await textsAfter(changes);
    const problems = await lintEdited(texts);
    expect(problems.filter(({ ruleId }) => ruleId !== "facts")).toEqual([]);
    expect(await factProblemsAfterGenerate(texts)).toEqual([]);
  });
});

describe("an edit that moves facts asks for their sources, and for nothing else", () => {
  test.each(Object.entries(moves))("%s", async (_, changes) => {
    const problems = await factProblemsAfterGenerate(await textsAfter(changes));
    expect(problems).toContainEqual(expect.stringMatching(/has no source|have no source/));
    expect(problems.filter((problem) => !/ha(s|ve) no source\.$/.test(problem))).toEqual([]);
  });
});
