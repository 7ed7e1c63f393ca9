import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import plugin from "../../../openapi/rules/plugin.js";
import { lintDocument } from "../../support/redocly.js";
import { changed } from "./base-document.js";
import { guessFixtures } from "./guess-fixtures.js";
import { formFixtures, markFixtures } from "./mark-fixtures.js";
import { serviceFixtures } from "./service-fixtures.js";
import { wordFixtures } from "./word-fixtures.js";

const fixtures = [formFixtures, markFixtures, guessFixtures, serviceFixtures, wordFixtures].flatMap((one) =>
  Object.entries(one),
);

describe.each(fixtures)("%s", (rule, ofRule) => {
  for (const { title, fail, pointer, pass } of ofRule) {
    test(`finds ${title}`, async () => {
      expect(await lintDocument(changed(fail))).toContainEqual(
        expect.objectContaining({ ruleId: rule, pointer }),
      );
    });

    test(`finds nothing in a document without ${title}`, async () => {
      expect(await lintDocument(changed(pass ?? (() => {})))).toEqual([]);
    });
  }
});

test("every rule for documents is turned on as an error and has fixtures", async () => {
  const files = ["redocly.yaml", "openapi/rules/rules.yaml"];
  const config = (await Promise.all(files.map((file) => readFile(file, "utf8")))).join("\n");
  const own = Object.keys(plugin().rules.oas3).map((name) => `gaps/${name}`);
  const configured = [...config.matchAll(/^ {2}(rule\/[\w-]+):$/gm)].map(([, name]) => String(name));
  for (const name of own) expect(config, `Turn ${name} on.`).toContain(`\n  ${name}: error\n`);
  expect(configured.length).toBeGreaterThan(0);
  // The fixtures of this one are folders: see orphan-files.test.ts.
  const tested = new Set(["gaps/no-orphan-files", ...fixtures.map(([rule]) => rule)]);
  expect([...own, ...configured].filter((name) => !tested.has(name))).toEqual([]);
});
