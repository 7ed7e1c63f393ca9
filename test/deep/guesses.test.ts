import { describe, expect, test } from "vitest";
import { indexBundle } from "../../openapi/rules/gap-index.js";
import current from "../../src/generated/openapi.json" with { type: "json" };
import older from "../../src/generated/v1.json" with { type: "json" };
import { limits, shapes, values } from "../guesses/fields.js";
import { honest } from "../guesses/honest.js";
import { marks } from "../guesses/marks.js";
import { answers, interfaces, parameters } from "../guesses/operations.js";
import { examples, words } from "../guesses/words.js";
import { contentOf, type Edit, filesOf, lintEdited, textAfter } from "../support/edited.js";

const facts: Record<string, Edit[]> = { limits, values, shapes, answers, parameters, interfaces, marks };
const others: Record<string, Edit[]> = { words, examples };

describe.each(Object.entries(facts))("a guess about %s is not in the census", (_, edits) => {
  test.each(edits)("%s", async (...edit) => {
    const problems = await lintEdited({ [edit[1]]: await textAfter(edit) });
    expect(problems.map(({ ruleId }) => ruleId)).toContain("census/facts");
  });
});

describe.each(Object.entries(others))("a guess in %s fails lint", (_, edits) => {
  test.each(edits)("%s", async (...edit) => {
    expect(await lintEdited({ [edit[1]]: await textAfter(edit) })).not.toEqual([]);
  });
});

describe("a mark that is removed is missed by the census", () => {
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
    const problems = await lintEdited(texts);
    expect(problems.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(
        new RegExp(
          `^The document does not state this fact, which the census lists: gap ${id.replaceAll(".", "\\.")}`,
        ),
      ),
    );
  });
});

describe("an edit that states nothing new passes lint", () => {
  test.each(honest)("%s", async (_, edit) => {
    expect(await lintEdited(await edit())).toEqual([]);
  });
});
