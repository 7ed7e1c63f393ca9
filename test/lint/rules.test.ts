import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, test } from "vitest";
import plugin from "../../openapi/rules/plugin.js";
import { lintDocument, lintWithCommand, type Problem } from "../support/redocly.js";
import { changed } from "./base-document.js";
import { exampleFixtures } from "./example-fixtures.js";
import { gapFixtures } from "./gap-fixtures.js";
import { guessFixtures } from "./guess-fixtures.js";
import { statedFixtures } from "./stated-fixtures.js";
import { wordFixtures } from "./word-fixtures.js";

const fixtures = [
  ...gapFixtures,
  ...guessFixtures,
  ...statedFixtures,
  ...exampleFixtures,
  ...wordFixtures,
].map((fixture, index) => ({
  ...fixture,
  name: `fixture-${index}`,
  passing: changed(fixture.pass),
  failing: changed(fixture.fail),
}));

describe.each(fixtures)("$rule", ({ rule, title, pointer, passing, failing }) => {
  test(`finds ${title}`, async () => {
    expect(await lintDocument(failing)).toContainEqual(expect.objectContaining({ ruleId: rule, pointer }));
  });

  test(`finds nothing in the document without ${title}`, async () => {
    expect(await lintDocument(passing)).toEqual([]);
  });
});

// npm start lints with Redocly's core, npm run lint with its command, which has a core of its own.
describe("the linter in npm start finds what the command of Redocly finds", () => {
  let byCommand: Record<string, Problem[]>;
  beforeAll(async () => {
    byCommand = await lintWithCommand(
      Object.fromEntries(fixtures.map(({ name, failing }) => [name, failing])),
    );
  });

  test.each(fixtures)("in the document with $title", async ({ name, failing }) => {
    expect(byCommand[name]).not.toEqual([]);
    expect(await lintDocument(failing)).toEqual(byCommand[name]);
  });
});

test("every rule for documents is turned on as an error and has fixtures", async () => {
  const files = ["redocly.yaml", "openapi/rules/rules.yaml"];
  const config = (await Promise.all(files.map((file) => readFile(file, "utf8")))).join("\n");
  const own = Object.keys(plugin().rules.oas3).map((name) => `gaps/${name}`);
  const configured = [...config.matchAll(/^ {2}(rule\/[\w-]+):$/gm)].map(([, name]) => String(name));
  for (const name of own) expect(config, `Turn ${name} on.`).toContain(`\n  ${name}: error\n`);
  expect(configured.length).toBeGreaterThan(0);
  // The fixtures of this one are folders: see orphan-files.test.ts.
  const tested = new Set(["gaps/no-orphan-files", ...fixtures.map(({ rule }) => rule)]);
  expect([...own, ...configured].filter((name) => !tested.has(name))).toEqual([]);
});
