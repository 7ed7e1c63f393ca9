import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import plugin from "../../../openapi/rules/index.js";
import { lintDocument } from "../../support/redocly.js";
import { changed } from "./base-document.js";
import { guessFixtures } from "./guess-fixtures.js";
import { formFixtures, markFixtures } from "./mark-fixtures.js";
import { serviceFixtures } from "./service-fixtures.js";

const fixtures = [formFixtures, markFixtures, guessFixtures, serviceFixtures].flatMap((one) =>
  Object.entries(one),
);

describe.each(fixtures)("%s", (rule, ofRule) => {
  test.each(ofRule)("finds %s, and nothing in a document without it", async (_, fail, pointer, pass) => {
    const found = await lintDocument(changed(fail));
    expect(found).toContainEqual(expect.objectContaining({ ruleId: rule, pointer }));
    if (pass) expect(await lintDocument(changed(pass))).toEqual([]);
  });
});

test("no rule finds anything in the base document", async () => {
  expect(await lintDocument(changed(() => {}))).toEqual([]);
});

test("every rule for the document is turned on as an error and has fixtures", async () => {
  const files = ["redocly.yaml", "openapi/rules/rules.yaml", "openapi/rules/service.yaml"];
  const config = (await Promise.all(files.map((file) => readFile(file, "utf8")))).join("\n");
  const own = Object.keys(plugin().rules.oas3).map((name) => `gaps/${name}`);
  const configured = [...config.matchAll(/^ {2}(rule\/[\w-]+):$/gm)].map(([, name]) => String(name));
  for (const name of own) {
    expect(config, `Turn ${name} on.`).toMatch(new RegExp(`\n  ${name}:(\n    severity:)? error\n`));
  }
  expect(configured.length).toBeGreaterThan(0);
  const tested = new Set(fixtures.map(([rule]) => rule));
  expect([...own, ...configured].filter((name) => !tested.has(name))).toEqual([]);
});
