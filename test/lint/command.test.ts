// A small sample; test/deep/lint-command.test.ts has all of them.
import { expect, test } from "vitest";
import { lintDocument, lintWithCommand } from "../support/redocly.js";
import { fixtures } from "./fixtures.js";

test("the linter in npm start finds what the command of Redocly finds", async () => {
  const sample = fixtures.filter((_, index) => index % 20 === 0);
  const found = await lintWithCommand(Object.fromEntries(sample.map(({ name, failing }) => [name, failing])));
  for (const { name, failing } of sample) {
    expect(found[name]).not.toEqual([]);
    expect(await lintDocument(failing)).toEqual(found[name]);
  }
});
