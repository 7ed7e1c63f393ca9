import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as core from "@redocly/openapi-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createClient } from "../../src/index.js";
import { type MockDocument, startMock } from "../../src/testing/index.js";
import { closeByOverlay, expectClosed, tableOf } from "../support/closed-gap.js";
import { lintDocument } from "../support/redocly.js";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "support-desk-close-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

// test/deep closes all of them, by edits, too.
test("a closed status is shown by the types, the register, the mock and the errors of a client", async () => {
  const document = await closeByOverlay("errors.unknown-id", folder);
  await expectClosed("errors.unknown-id", document);
  const mock = await startMock({ documents: [document as unknown as MockDocument] });
  const options = { baseUrl: mock.baseUrl, apiKey: "key", operationTable: tableOf(document) };
  mock.prefer("getTicket", { code: 404 });
  const { error } = await createClient(options).GET("/tickets/{ticket_id}", {
    params: { path: { ticket_id: "7" } },
  });
  expect(error).toMatchObject({
    status: 404,
    documented: true,
    gaps: [],
    body: { code: expect.any(String) },
  });
  await mock.close();
});

test("the example in the dictionary is a mark that the document has, and each part of it is valid", async () => {
  const text = await readFile("openapi/README.md", "utf8");
  const [marked = "", closed = "", named = ""] = [
    ...text.matchAll(/```yaml\n((?:2XX|"\d{3}"):\n[\s\S]*?)```/g),
  ].map(([, yaml]) => String(yaml));
  const response = (yaml: string) => core.parseYaml(yaml) as Record<string, Record<string, unknown>>;
  const document = JSON.parse(await readFile("src/generated/openapi.json", "utf8")) as {
    paths: { "/customers": { post: { responses: Record<string, Record<string, unknown>> } } };
  };
  const { responses } = document.paths["/customers"].post;
  expect(responses["2XX"]?.["x-not-shown"]).toEqual(response(marked)["2XX"]?.["x-not-shown"]);
  const { content } = responses["2XX"] ?? {};

  // The fact beside the mark is refused; in its place, it passes.
  responses["201"] = { ...response(closed)["201"], content };
  const guesses = (await lintDocument(document)).filter(({ ruleId }) => ruleId === "gaps/no-guess");
  expect(guesses.map(({ pointer }) => pointer)).toEqual(["#/paths/~1customers/post/responses/201"]);
  delete responses["2XX"];
  expect(await lintDocument(document)).toEqual([]);

  const failures = response(named)["409"];
  responses["409"] = { ...failures, content };
  const open = await lintDocument(document);
  expect(open.map(({ ruleId }) => ruleId)).toEqual(["gaps/no-guess"]);
});
