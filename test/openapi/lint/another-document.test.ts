// The rules serve any document that marks its gaps: here, that of a lending library.
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { gapRules } from "../../support/gap-rules.js";

const text = await readFile("test/fixtures/library.yaml", "utf8");
const rules = gapRules(["Books", "Loans"]);

test("the rules accept the document as it is", async () => {
  expect(await rules.lint(text)).toEqual([]);
});

test.each([
  [
    "a status",
    '"201":',
    '"409": { description: Somebody has it. }\n        "201":',
    "loans.lend.lent-already",
  ],
  ["a type", "description: The shelf of the book.", "type: integer", "books.shelf"],
])("the rules refuse a guess of %s", async (_, honest, guess, gap) => {
  expect(await rules.lint(text.replace(honest, guess))).toEqual([
    expect.objectContaining({ ruleId: "gaps/no-guess", message: expect.stringContaining(`"${gap}"`) }),
  ]);
});

test("the rules refuse a section that this service does not have", async () => {
  expect(await rules.lint(text.replace("source: Books", "source: Tickets"))).toEqual([
    expect.objectContaining({ ruleId: "gaps/gap-is-complete" }),
  ]);
});
