// The rules serve any document that marks its gaps: here, that of a lending library.
import { readFile } from "node:fs/promises";
import * as core from "@redocly/openapi-core";
import { expect, test } from "vitest";
import { pluginFor } from "../../../openapi/rules/index.js";
import { problemsIn } from "../../support/redocly.js";

const text = await readFile("test/fixtures/library.yaml", "utf8");
const plugin = pluginFor({ sections: ["Books", "Loans"] });
const rules = ["struct", ...Object.keys(plugin.rules.oas3).map((name) => `gaps/${name}`)];
const config = await core.createConfig({
  plugins: [plugin],
  rules: Object.fromEntries(rules.map((rule) => [rule, "error" as const])),
});
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

test("the rules refuse a section that this service does not have", async () => {
  expect(await lint(text.replace("source: Books", "source: Tickets"))).toEqual([
    expect.objectContaining({ ruleId: "gaps/gap-is-complete" }),
  ]);
});
