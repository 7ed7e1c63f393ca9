// The rules serve any document that marks its gaps: here, that of a lending library.
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import * as core from "@redocly/openapi-core";
import { expect, test } from "vitest";
import { problemsIn } from "../../support/redocly.js";

const text = await readFile("test/fixtures/library.yaml", "utf8");
const config = await core.createConfig(
  { extends: ["openapi/rules/rules.yaml"] },
  { configPath: resolve("redocly.yaml") },
);
const lint = async (source: string) =>
  problemsIn(await core.lintFromString({ source, absoluteRef: "/document.yaml", config }));

test("the rules accept the document as it is", async () => {
  expect(await lint(text)).toEqual([]);
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
  expect(await lint(text.replace(honest, guess))).toEqual([
    expect.objectContaining({ ruleId: "gaps/no-guess", message: expect.stringContaining(`"${gap}"`) }),
  ]);
});
