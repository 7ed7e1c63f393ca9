import { readFile } from "node:fs/promises";
import * as core from "@redocly/openapi-core";
import { describe, expect, test } from "vitest";
import plugin from "../../../openapi/rules/index.js";
import { lintDocument } from "../../support/redocly.js";
import { type Edit, edited, pointerOf } from "./base-document.js";

type Fixture = { finds: string; wrong: Edit; at: string; right?: Edit };

const fixtures = Object.entries(
  core.parseYaml(await readFile("test/openapi/lint/fixtures.yaml", "utf8")) as Record<string, Fixture[]>,
);

describe.each(fixtures)("%s", (ruleId, ofRule) => {
  const rows = ofRule.map((one) => [one.finds, one] as const);
  test.each(rows)("finds %s, and nothing in a document without it", async (_, { wrong, at, right }) => {
    const found = await lintDocument(edited(wrong));
    expect(found).toContainEqual(expect.objectContaining({ ruleId, pointer: `#/${pointerOf(at)}` }));
    expect(new Set(found.map((one) => JSON.stringify(one))).size).toBe(found.length);
    if (right) expect(await lintDocument(edited(right))).toEqual([]);
  });
});

test("no rule finds anything in the base document", async () => {
  expect(await lintDocument(edited({}))).toEqual([]);
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
