import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as core from "@redocly/openapi-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { problemsOf } from "../../scripts/facts/check.js";
import { readFacts } from "../../scripts/facts/facts.js";
import { bundleSources } from "../../scripts/sources.js";
import { documents } from "../../src/cli/codegen/bundles.js";
import { indexBundle } from "../../src/cli/codegen/gaps.js";
import type { Document } from "../../src/cli/codegen/openapi.js";
import { findGap, type GapId, gaps } from "../../src/document/gaps.js";
import { type MockDocument, startMock } from "../../src/testing/index.js";
import { editSources, placeOf } from "../support/close-gap.js";
import { closeByOverlay, expectClosed, factsOf } from "../support/closed-gap.js";
import { closings } from "../support/closings/index.js";
import { followFacts } from "../support/follow-facts.js";
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

  test("is closed by the same edit of the sources, and by what the messages about its facts say", async () => {
    const undo = await editSources(id, project.path(""));
    const { name } = placeOf(id);
    const ref = project.path(documents.find((one) => one.name === name)?.source ?? "");
    const factProblems = async () =>
      problemsOf(await readFacts(await bundleSources(project.path("")), project.path("")));
    try {
      expect((await core.lint({ ref, config })).map(({ message }) => message)).toEqual([]);
      expect(await factProblems()).toContainEqual(expect.stringContaining(`the mark of ${id} is gone`));
      const followed = await followFacts(project.path(""));
      try {
        expect(await factProblems()).toEqual([]);
      } finally {
        await followed.undo();
      }
      const edited = (await core.bundle({ ref, config })).bundle.parsed as object;
      expect(factsOf(edited)).toEqual(factsOf(document));
      expect([...indexBundle(edited).gaps.keys()]).not.toContain(id);
    } finally {
      await undo();
    }
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
