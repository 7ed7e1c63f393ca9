import { readFile } from "node:fs/promises";
import { parseYaml } from "@redocly/openapi-core";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { isPattern } from "../../openapi/rules/gaps.js";
import { entriesBelow } from "../support/entries.js";
import { gapRules } from "../support/gap-rules.js";

const page = await readFile("docs/x-not-shown.md", "utf8");
const [, schema = ""] = page.match(/```json\n(.+?)```/s) ?? [];
const ajv = new Ajv2020({ formats: { regex: isPattern } });
const isMark = ajv.compile(JSON.parse(schema));
const rules = gapRules(["Books", "Loans", "Limits"]);

/** The lists of gaps in a document. */
const marksOf = (document: unknown) =>
  [...entriesBelow(document)].filter(({ key }) => key === "x-not-shown").map(({ value }) => value);

const examples = [...page.matchAll(/^### (.+)\n\n(?:Refused by (.+?):.*\n\n)?```yaml\n([\s\S]+?)```/gm)].map(
  ([, title, refused = "", code = ""]) => ({ title, refused, code }),
);

/** The document that an example is a part of, in YAML. */
function documentOf(code: string): string {
  const info = code.startsWith("info:") ? "" : "info: { title: Lending library, version: 1.0.0 }\n";
  const paths = code.startsWith("paths:") ? "" : "paths: {}\n";
  return `openapi: 3.1.0\n${info}${paths}${code}`;
}

test("the page has five right examples and five wrong ones", () => {
  expect(examples.map(({ refused }) => refused !== "")).toEqual([
    ...Array(5).fill(false),
    ...Array(5).fill(true),
  ]);
});

test.each(examples)(
  "$title: the linter and the schema judge it as the page says",
  async ({ code, refused }) => {
    const [, rule] = refused.match(/`(.+?)`/) ?? [];
    const found = await rules.lint(documentOf(code));
    expect([...new Set(found.map(({ ruleId }) => ruleId))]).toEqual(rule === undefined ? [] : [rule]);
    const marks = marksOf(parseYaml(documentOf(code)));
    expect(marks.length).toBeGreaterThan(0);
    expect(marks.every((mark) => isMark(mark))).toBe(!refused.includes("the schema"));
  },
);

test("the schema accepts every mark of openapi.json", async () => {
  const marks = marksOf(JSON.parse(await readFile("src/generated/openapi.json", "utf8")));
  expect(marks.length).toBeGreaterThan(0);
  expect(marks.filter((mark) => !isMark(mark))).toEqual([]);
});
