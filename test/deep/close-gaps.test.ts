import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as core from "@redocly/openapi-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Document } from "../../src/cli/codegen/document.js";
import { documents } from "../../src/cli/codegen/documents.js";
import { indexBundle } from "../../src/cli/codegen/gaps.js";
import { gaps } from "../../src/document/gaps.js";
import { type MockDocument, startMock } from "../../src/testing/index.js";
import { followCensus } from "../support/census-lines.js";
import { editSources, placeOf } from "../support/close-gap.js";
import { closeByOverlay, expectClosed, factsOf } from "../support/closed-gap.js";
import { closings } from "../support/closings/index.js";
import { copyProject, type ProjectCopy } from "../support/project-copy.js";

let folder: string;
let project: ProjectCopy;
let config: core.Config;
const key = { "X-Api-Key": "key" };
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "support-desk-close-"));
  project = await copyProject();
  config = await core.loadConfig({ configPath: project.path("redocly.yaml") });
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await project[Symbol.asyncDispose]();
});

test("every gap of the register has a way to be closed, and nothing else has", () => {
  expect(Object.keys(closings).sort()).toEqual(gaps.map(({ id }) => id));
});

describe.each(gaps)("$id", ({ id }) => {
  let document: Document;

  test("is closed by an overlay", async () => {
    document = await closeByOverlay(id, folder);
    await expectClosed(id, document);
  });

  test("is closed by the same edit of the sources, with its lines of the census", async () => {
    const undo = await editSources(id, project.path(""));
    const { name } = placeOf(id);
    const ref = project.path(documents.find((one) => one.name === name)?.source ?? "");
    try {
      const problems = await problemsIn(ref);
      expect(problems).not.toEqual([]);
      const census = project.path("openapi/census.md");
      const restore = await followCensus(census, problems);
      try {
        // A shared table that has lost all of its lines is missed where it was used.
        await followCensus(census, await problemsIn(ref));
        expect(await problemsIn(ref)).toEqual([]);
      } finally {
        await restore();
      }
      const edited = (await core.bundle({ ref, config })).bundle.parsed as object;
      expect(factsOf(edited)).toEqual(factsOf(document));
      expect([...indexBundle(edited).gaps.keys()]).not.toContain(id);
    } finally {
      await undo();
    }
  });
});

test("a closed parameter is accepted by the mock, and breaks no contract", async () => {
  const document = await closeByOverlay("pagination.page-size-parameter", folder);
  await expectClosed("pagination.page-size-parameter", document);
  const mock = await startMock({ documents: [document as unknown as MockDocument] });
  await fetch(`${mock.baseUrl}/team-members?page_number=1&per_page=5`, { headers: key });
  mock.assertContract();
  await fetch(`${mock.baseUrl}/team-members?page_number=1&per_page=many`, { headers: key });
  expect(() => mock.assertContract()).toThrow("per_page");
  await mock.close();
});

test("a closed success status is answered by the mock", async () => {
  const document = await closeByOverlay("customers.create.success-status", folder);
  await expectClosed("customers.create.success-status", document);
  const mock = await startMock({ documents: [document as unknown as MockDocument] });
  const init = {
    method: "POST",
    headers: { ...key, "content-type": "application/json" },
    body: '{"customer":{}}',
  };
  expect((await fetch(`${mock.baseUrl}/customers`, init)).status).toBe(201);
  await mock.close();
});

async function problemsIn(ref: string): Promise<string[]> {
  return (await core.lint({ ref, config })).map(({ message }) => message);
}
