import { execFile } from "node:child_process";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { operationsOf } from "../src/cli/codegen/document.js";
import { readBundles } from "../src/cli/codegen/documents.js";
import { samplesOf } from "../src/cli/pages/samples.js";
import { type Mock, startMock } from "../src/testing/index.js";
import { pointAt, type SampleApp, sampleApp } from "./support/samples.js";

const documents = (await readBundles()).map(({ document }) => document);
const samples = documents.flatMap((document) =>
  operationsOf(document).flatMap((entry) =>
    samplesOf(document, entry).map((sample) => ({ ...sample, id: entry.operation.operationId })),
  ),
);
const [, landing = ""] = /```ts\n(.+?)```/s.exec(documents[0]?.info.description ?? "") ?? [];
const modules = [{ id: "landing", source: landing }, ...samples.filter(({ lang }) => lang === "TypeScript")];
const commands = samples.filter(({ lang }) => lang === "curl");

let mock: Mock;
let app: SampleApp;
let results: Awaited<ReturnType<SampleApp["run"]>>;
beforeAll(async () => {
  mock = await startMock();
  app = await sampleApp();
  results = await app.run(modules.map(({ source }) => pointAt(source, mock)));
});
afterAll(async () => {
  await mock.close();
  await app[Symbol.asyncDispose]();
});

test("every operation has a sample of both kinds", () => {
  expect(modules).toHaveLength(1 + 18);
  expect(commands).toHaveLength(18);
});

test("every sample in TypeScript compiles as it is", () => {
  expect(app.compile(modules.map(({ source }) => source))).toBe("");
});

test("the mock finds nothing wrong with the requests of the samples in TypeScript", () => {
  expect(mock.requests).toHaveLength(modules.length);
  mock.assertContract();
});

describe.each(modules.map(({ id }, index) => ({ id, index })))("the sample of $id", ({ index }) => {
  test("runs against the mock, and prints the data", () => {
    expect(results[index]?.failure).toBe("");
    expect(results[index]?.output).not.toBe("");
  });
});

describe.each(commands)("the command of $id", ({ id, source }) => {
  test("runs against the mock, which finds nothing wrong with it", async () => {
    const pointed = source.replace("https://acme.desk.example", mock.url);
    const output = await shell(`${pointed.trimEnd()} --silent --show-error`);
    if (id !== "removeTeamMember") expect(() => JSON.parse(output)).not.toThrow();
    expect(mock.requests.at(-1)?.operationId).toBe(id);
    mock.assertContract();
  });
});

function shell(command: string): Promise<string> {
  const env = { ...process.env, SUPPORT_DESK_API_KEY: "key" };
  return new Promise((done, fail) => {
    execFile("sh", ["-c", command], { env }, (error, stdout, stderr) =>
      error ? fail(new Error(stdout + stderr)) : done(stdout),
    );
  });
}
