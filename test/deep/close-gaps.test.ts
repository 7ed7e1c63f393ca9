// Whoever learns an answer states it in the document and deletes the mark. Nothing else has to change then, but a guide that names the gap.
import { readFile, symlink, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { updateFiles } from "../../scripts/generated.js";
import { bundleSource } from "../../scripts/sources.js";
import { gaps } from "../../src/desk/gaps.js";
import { type MockDocument, startMock } from "../../src/desk/testing.js";
import type { Document } from "../../src/document/openapi.js";
import { registerOf } from "../../src/tools/codegen/gaps.js";
import { outputs } from "../../src/tools/codegen/outputs.js";
import { closings, textsWithout } from "../support/close-gaps.js";
import { callsOf, clientOf } from "../support/documented-calls.js";
import { bundleEdited } from "../support/edited.js";
import { factsText } from "../support/facts.js";
import { copyProject } from "../support/project-copy.js";

const ids = gaps.map(({ id }) => id);

/** The gaps that a mock still names: it reads no sentence, and the last two also leave open more than a status. */
const unread = [
  ...ids.filter((id) => closings[id] === undefined),
  "team-members.remove.last-admin-status",
  "v1.team-members.update.response",
];

/** Calls every operation on mocks of a document, and lists the calls that fail or that ask about the closed gap. */
async function wrongResponses(id: string, document: Document): Promise<string[]> {
  const served = { documents: [document as unknown as MockDocument] };
  const wrong: string[] = [];
  for (const options of [served, { ...served, stateful: true as const, seed: "examples" as const }]) {
    await using mock = await startMock(options);
    const desk = clientOf(mock);
    for (const { name, send } of callsOf(document)) {
      const { response, error } = await send(desk);
      const isAsked = response?.headers.get("sl-not-shown") === id && !unread.includes(id);
      if (response === undefined || response.status === 500 || isAsked) {
        wrong.push(`${name}: ${response?.status} ${error?.message}`);
      }
    }
  }
  return wrong;
}

test.for(ids)("the linter accepts an answer to %s, and the register and the mocks follow", async (id) => {
  const { problems, document } = await bundleEdited(await textsWithout(id));
  expect(problems).toEqual([]);
  expect(registerOf(document).map((gap) => gap.id)).toEqual(ids.filter((one) => one !== id));
  expect(await wrongResponses(id, document)).toEqual([]);
});

/** One by one, the gaps would take hours here. */
const count = 6;
const groups = Array.from({ length: count }, (_, group) => ids.filter((_, at) => at % count === group));

/** The tests that read gaps, without those of the guides. */
const reading = [
  ...["contract", "document", "facts", "gap-index", "gaps.test"].map((name) => `openapi/${name}`),
  ...["stateful/", "between-tests", "mock.test", "requests", "try-page"].map((name) => `testing/${name}`),
  ...["check-body", "unset", "validate.test", "verdicts"].map((name) => `validate/${name}`),
  ...["calls/definitions", "calls/results", "client/gaps", "client/explain"],
];

interface Report {
  testResults: { name: string; message: string; assertionResults: Result[] }[];
}
interface Result {
  title: string;
  status: string;
  failureMessages: string[];
}

test.for(groups)("after answers to %j, the project compiles, and its tests pass", async (group) => {
  await using project = await copyProject();
  // Some tests run the built package.
  await symlink(resolve("dist"), project.path("dist"));
  for (const [file, text] of Object.entries(await textsWithout(...group))) {
    await writeFile(project.path(`openapi/${file}`), text);
  }
  const bundle = await bundleSource(project.path(""));
  await updateFiles(project.path(""), await outputs(bundle));
  await writeFile(project.path("openapi/facts.txt"), factsText(bundle.document));
  const compiled = await project.run("node", "node_modules/typescript-7/bin/tsc", "-p", ".");
  expect(compiled).toEqual({ code: 0, output: "" });
  const options = ["--project", "unit", "--reporter", "json", "--outputFile", "report.json"];
  await project.run("npx", "vitest", "run", ...options, ...reading);
  const { testResults } = JSON.parse(await readFile(project.path("report.json"), "utf8")) as Report;
  expect(testResults.length).toBeGreaterThan(reading.length);
  expect(testResults.flatMap(failuresOf)).toEqual([]);
});

function failuresOf({ name, message, assertionResults }: Report["testResults"][number]): string[] {
  const failed = assertionResults.filter(({ status }) => status === "failed");
  if (assertionResults.length === 0) return [`${name}: ${message}`];
  return failed.map(({ title, failureMessages }) => `${name} ${title}: ${failureMessages.join()}`);
}
