import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as core from "@redocly/openapi-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type GapId, gaps } from "../../src/document/gaps.js";
import { type ApiError, createClient } from "../../src/index.js";
import { type MockDocument, startMock } from "../../src/testing/index.js";
import { closeByOverlay, expectClosed, tableOf } from "../support/closed-gap.js";
import { closings } from "../support/closings/index.js";
import { lintDocument } from "../support/redocly.js";
import { baseDocument } from "./lint/base-document.js";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "support-desk-close-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A gap about a failure of getTicket that is open, and the status that closes it. */
function ofGetTicket(): [id: GapId, status: number] {
  for (const { id } of gaps) {
    const status = closings[id]?.statuses?.["GET /tickets/{ticket_id}"];
    if (status !== undefined) return [id, status];
  }
  throw new Error("No gap about a failure of getTicket is open.");
}

// test/deep closes all of them, by edits, too.
test("a closed status is shown by the types, the register, the mock and the errors of a client", async () => {
  const [id, status] = ofGetTicket();
  const document = await closeByOverlay(id, folder);
  await expectClosed(id, document);
  const mock = await startMock({ documents: [document as unknown as MockDocument] });
  const options = { baseUrl: mock.baseUrl, apiKey: "key", operationTable: tableOf(document) };
  mock.prefer("getTicket", { code: status });
  const { error } = await createClient(options).GET("/tickets/{ticket_id}", {
    params: { path: { ticket_id: "7" } },
  });
  expect(error).toMatchObject({ status, documented: true, body: { code: expect.any(String) } });
  expect((error as ApiError).gaps).not.toContain(id);
  await mock.close();
});

test("the example in the dictionary is a mark that fits, and each part of it is valid", async () => {
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

  // The fact beside the mark is refused; in its place, it passes.
  expect(await lint(withContent(response(marked)))).toEqual([]);
  const guesses = await lint(withContent({ ...response(marked), ...response(closed) }));
  expect(guesses.filter(({ ruleId }) => ruleId === "gaps/no-guess").map(({ pointer }) => pointer)).toEqual([
    "#/paths/~1things/get/responses/201",
  ]);
  expect(await lint(withContent(response(closed)))).toEqual([]);
  expect(await lint(withContent({ ...response(closed), ...response(named) }))).toEqual([]);
});
