import { readFile } from "node:fs/promises";
import * as core from "@redocly/openapi-core";
import { expect, test } from "vitest";
import { gaps } from "../../src/desk/gaps.js";
import { type MockDocument, startMock } from "../../src/desk/testing.js";
import { closingStatus, placeOf } from "../support/close-gap.js";
import { closeGap, expectClosed, tablesOf } from "../support/closed-gap.js";
import { clientOf, documentedCalls } from "../support/documented-calls.js";
import { lintDocument } from "../support/redocly.js";
import { baseDocument } from "./lint/base-document.js";

// test/deep closes all of them.
test("the types, the register, the mock and the errors of a client show a closed status", async () => {
  const [id] = gaps.map((gap) => gap.id).filter((one) => Number(closingStatus(one)) >= 400);
  if (id === undefined) throw new Error("No gap about the status of a failure is open.");
  const document = await closeGap(id);
  // It compares them, and calls a client.
  await expectClosed(id, document);
  await using mock = await startMock({ documents: [document as unknown as MockDocument] });
  const { operations } = placeOf(id);
  mock.prefer(String(operations[0]?.id) as "listForms", {
    code: Number(closingStatus(id)),
  });
  const call = documentedCalls.find(({ name }) => name === operations[0]?.name);
  const { error } = (await call?.send(clientOf(mock, {}, tablesOf(document)))) ?? {};
  expect(error).toMatchObject({ status: closingStatus(id), documented: true, body: expect.any(Object) });
});

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
