import { beforeAll, describe, expect, test } from "vitest";
import { fixtures } from "../lint/fixtures.js";
import { lintDocument, lintWithCommand, type Problem } from "../support/redocly.js";

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
