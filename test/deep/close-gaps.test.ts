import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { problemsOf } from "../../scripts/facts/check.js";
import { factsFile, factsOf } from "../../scripts/facts/facts.js";
import { type Bundle, readBundles } from "../../src/cli/codegen/bundles.js";
import type { Document } from "../../src/cli/codegen/openapi.js";
import { findGap, type GapId, gaps } from "../../src/document/gaps.js";
import { type MockDocument, startMock } from "../../src/testing/index.js";
import { placeOf } from "../support/close-gap.js";
import { closeByOverlay, expectClosed } from "../support/closed-gap.js";
import { closings } from "../support/closings/index.js";
import { followFacts } from "../support/follow-facts.js";
import { lintDocument } from "../support/redocly.js";

let folder: string;
const key = { "X-Api-Key": "key" };
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "support-desk-close-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Both documents, as an edit of the files makes them that an overlay made of one. */
async function edited(id: GapId, document: Document): Promise<Bundle[]> {
  const { name } = placeOf(id);
  const { schemas } = document.components ?? {};
  return (await readBundles()).map((one) => {
    if (one.name === name) return { ...one, document };
    // The files of components are shared.
    for (const key of Object.keys(one.document.components?.schemas ?? {})) {
      const shared = schemas?.[key];
      if (shared) Object.assign(one.document.components?.schemas ?? {}, { [key]: shared });
    }
    return one;
  });
}

const closable = gaps.filter(({ id }) => closings[id]);

test("most gaps of the register have a way to be closed", () => {
  expect(closable.length).toBeGreaterThan(gaps.length / 2);
});

describe.each(closable)("$id", ({ id }) => {
  let document: Document;

  test("is closed by an overlay", async () => {
    document = await closeByOverlay(id, folder);
    await expectClosed(id, document);
  });

  test("is closed for npm run lint, too, once what the messages about its facts say is done", async () => {
    // A component that only the root of the sources refers to is used there.
    const problems = (await lintDocument(document)).filter(({ ruleId }) => ruleId !== "no-unused-components");
    expect(problems).toEqual([]);
    const bundles = await edited(id, document);
    const text = await readFile(factsFile, "utf8");
    expect(problemsOf(factsOf(bundles, text, []))).toContainEqual(
      expect.stringContaining(`the mark of ${id} is gone`),
    );
    const followed = followFacts(bundles, text);
    expect(problemsOf(factsOf(bundles, followed, []))).toEqual([]);
  });
});

// An edit of the documents can have closed these by now.
const parameter = "pagination.page-size-parameter" as string as GapId;
const status = "customers.create.success-status" as string as GapId;

test.runIf(findGap(parameter))(
  "a closed parameter is accepted by the mock, and breaks no contract",
  async () => {
    const document = await closeByOverlay(parameter, folder);
    await expectClosed(parameter, document);
    const mock = await startMock({ documents: [document as unknown as MockDocument] });
    await fetch(`${mock.baseUrl}/team-members?page_number=1&per_page=5`, { headers: key });
    mock.assertContract();
    await fetch(`${mock.baseUrl}/team-members?page_number=1&per_page=many`, { headers: key });
    expect(() => mock.assertContract()).toThrow("per_page");
    await mock.close();
  },
);

test.runIf(findGap(status))("a closed success status is answered by the mock", async () => {
  const document = await closeByOverlay(status, folder);
  await expectClosed(status, document);
  const mock = await startMock({ documents: [document as unknown as MockDocument] });
  const init = {
    method: "POST",
    headers: { ...key, "content-type": "application/json" },
    body: '{"customer":{}}',
  };
  expect((await fetch(`${mock.baseUrl}/customers`, init)).status).toBe(201);
  await mock.close();
});
