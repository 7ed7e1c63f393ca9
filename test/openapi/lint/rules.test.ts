import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import plugin from "../../../openapi/rules/index.js";
import { lintDocument } from "../../support/redocly.js";
import { type Change, changed } from "./base-document.js";
import { set, type Update } from "./fixture.js";
import { guessFixtures } from "./guess-fixtures.js";
import { markFixtures } from "./mark-fixtures.js";
import { serviceFixtures } from "./service-fixtures.js";

const fixtures = [markFixtures, guessFixtures, serviceFixtures].flatMap((one) => Object.entries(one));
/** The base document after an update of an object in it. */
const updated = (at: string, update: Update) =>
  changed(typeof update === "function" ? (update as Change) : set(at, update));

describe.each(fixtures)("%s", (rule, ofRule) => {
  test.each(ofRule)("finds %s, and nothing in a document without it", async (_, at, wrong, key, right) => {
    const found = await lintDocument(updated(at, wrong));
    expect(found).toContainEqual(expect.objectContaining({ ruleId: rule, pointer: `#/${at}${key}` }));
    if (right) expect(await lintDocument(updated(at, right))).toEqual([]);
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
