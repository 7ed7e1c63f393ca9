import { readFile } from "node:fs/promises";
import * as core from "@redocly/openapi-core";
import { expect, test } from "vitest";
import { lintDocument } from "../support/redocly.js";
import { baseDocument } from "./lint/base-document.js";

test("the example of openapi/README.md lints as a mark, as a fact in its place, and with x-closes", async () => {
  const text = await readFile("openapi/README.md", "utf8");
  const [marked = "", closed = "", named = ""] = [
    ...text.matchAll(/```yaml\n((?:2XX|"\d{3}"):\n[\s\S]*?)```/g),
  ].map(([, yaml]) => String(yaml));
  const response = (yaml: string) => core.parseYaml(yaml) as Record<string, Record<string, unknown>>;
  const document = baseDocument();
  const responses: Record<string, object> = document.paths["/things"].get.responses;
  const { "200": success, ...failures } = responses;
  const lint = (success: object) => {
    document.paths["/things"].get.responses = { ...failures, ...success } as never;
    return lintDocument(document);
  };
  const withContent = (part: object) =>
    Object.fromEntries(Object.entries(part).map(([status, one]) => [status, { ...success, ...one }]));

  // The linter refuses the fact beside the mark, and accepts it in place of the mark.
  expect(await lint(withContent(response(marked)))).toEqual([]);
  const guesses = await lint(withContent({ ...response(marked), ...response(closed) }));
  expect(guesses.filter(({ ruleId }) => ruleId === "gaps/no-guess").map(({ pointer }) => pointer)).toEqual([
    "#/paths/~1things/get/responses/201",
  ]);
  expect(await lint(withContent(response(closed)))).toEqual([]);
  expect(await lint(withContent({ ...response(closed), ...response(named) }))).toEqual([]);
});
