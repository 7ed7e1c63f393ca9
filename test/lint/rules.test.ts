import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, test } from "vitest";
import plugin from "../../openapi/rules/plugin.js";
import { lintDocuments, type Problem } from "../support/redocly.js";
import { changed } from "./base-document.js";
import { gapFixtures } from "./gap-fixtures.js";
import { guessFixtures } from "./guess-fixtures.js";
import { statedFixtures } from "./stated-fixtures.js";

const fixtures = [...gapFixtures, ...guessFixtures, ...statedFixtures];

let found: Record<string, Problem[]>;

beforeAll(async () => {
  found = await lintDocuments(
    Object.fromEntries(
      fixtures.flatMap(({ pass, fail }, index) => [
        [`${index}-pass`, changed(pass)],
        [`${index}-fail`, changed(fail)],
      ]),
    ),
  );
});

describe.each(fixtures.map((fixture, index) => ({ ...fixture, index })))(
  "$rule",
  ({ rule, title, pointer, index }) => {
    test(`finds ${title}`, () => {
      expect(found[`${index}-fail`]).toContainEqual(expect.objectContaining({ ruleId: rule, pointer }));
    });

    test(`has nothing to say of the document without ${title}`, () => {
      expect(found[`${index}-pass`]).toEqual([]);
    });
  },
);

test("every rule of ours is turned on as an error and has fixtures", async () => {
  const files = ["redocly.yaml", "openapi/rules/rules.yaml"];
  const config = (await Promise.all(files.map((file) => readFile(file, "utf8")))).join("\n");
  const own = Object.keys(plugin().rules.oas3).map((name) => `gaps/${name}`);
  const configured = [...config.matchAll(/^ {2}(rule\/[\w-]+):$/gm)].map(([, name]) => String(name));
  for (const name of own) {
    expect(config.includes(`\n  ${name}: error\n`), `Turn ${name} on in redocly.yaml.`).toBe(true);
  }
  expect(configured.length).toBeGreaterThan(0);
  for (const name of [...own, ...configured]) {
    expect(
      fixtures.some(({ rule }) => rule === name),
      `Give ${name} fixtures.`,
    ).toBe(true);
  }
});
