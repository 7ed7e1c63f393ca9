import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as core from "@redocly/openapi-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Document } from "../../src/cli/codegen/document.js";
import { documents } from "../../src/cli/codegen/documents.js";
import { indexBundle } from "../../src/cli/codegen/gaps.js";
import { gaps } from "../../src/document/gaps.js";
import { editSources, placeOf } from "../support/close-gap.js";
import { closeByOverlay, expectClosed, factsOf } from "../support/closed-gap.js";
import { closings } from "../support/closings/index.js";
import { copyProject, type ProjectCopy } from "../support/project-copy.js";

let folder: string;
let project: ProjectCopy;
let config: core.Config;
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

  test("is closed by the same edit of the sources", async () => {
    const undo = await editSources(id, project.path(""));
    try {
      const edited = await bundle(placeOf(id).name);
      expect(factsOf(edited)).toEqual(factsOf(document));
      expect([...indexBundle(edited).gaps.keys()]).not.toContain(id);
    } finally {
      await undo();
    }
  });
});

/** Lints and bundles a document of the copy. The lines of the census are what a person adds to an edit. */
async function bundle(name: "openapi" | "v1"): Promise<object> {
  const ref = project.path(documents.find((one) => one.name === name)?.source ?? "");
  const problems = await core.lint({ ref, config });
  const open = problems.filter(({ ruleId }) => !ruleId.startsWith("census/"));
  expect(open.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  return (await core.bundle({ ref, config })).bundle.parsed as object;
}
