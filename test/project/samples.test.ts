import { execFile } from "node:child_process";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { documents } from "../../src/desk/documents.js";
import { type Mock, startMock } from "../../src/desk/testing.js";
import { readBundles } from "../../src/tools/codegen/bundles.js";
import { operationsOf } from "../../src/tools/codegen/openapi.js";
import { samplesOf } from "../../src/tools/kit/samples.js";
import { readSamples } from "../support/readme.js";
import { pointAt, type SampleApp, sampleApp } from "../support/samples.js";

// Those of other tools run where these are installed, in the tests of the package.
const guides = (await readSamples()).filter(({ isForeign }) => !isForeign);
const bundles = await readBundles(documents);
const samples = bundles.flatMap((bundle) =>
  operationsOf(bundle.document).flatMap((entry) =>
    samplesOf(bundle, entry).map((sample) => ({ ...sample, id: entry.operation.operationId })),
  ),
);
const landing = (bundles[0]?.document.info.description ?? "").matchAll(/```ts\n(.+?)```/gs);
const modules = [
  ...[...landing].map(([, source = ""], index) => ({
    id: `landing ${index + 1}`,
    lang: "TypeScript",
    source,
  })),
  ...samples.filter(({ lang }) => lang !== "curl"),
];
const commands = samples.filter(({ lang }) => lang === "curl");

let mock: Mock;
let guideMock: Mock;
let app: SampleApp;
let results: Awaited<ReturnType<SampleApp["run"]>>;
let guideResults: typeof results;
beforeAll(async () => {
  mock = await startMock();
  guideMock = await startMock();
  app = await sampleApp();
  const all = await app.run([
    ...modules.map(({ source }) => pointed(source)),
    ...guides.map(({ code }) => pointAt(code, guideMock)),
  ]);
  results = all.slice(0, modules.length);
  guideResults = all.slice(modules.length);
});
afterAll(async () => {
  await mock.close();
  await guideMock.close();
  await app[Symbol.asyncDispose]();
});

/** The sample, with the mock in place of the service. */
const pointed = (source: string) => pointAt(source, mock).replace("https://acme.desk.example", mock.url);

test("every operation has a sample of each kind", () => {
  const operations = bundles.flatMap(({ document }) => operationsOf(document));
  for (const kind of ["TypeScript", "curl"]) {
    expect(samples.filter(({ lang }) => lang === kind)).toHaveLength(operations.length);
  }
  const lists = operations.filter(({ parameters }) => parameters.some(({ name }) => name === "page_number"));
  const ofAllPages = samples.filter(({ lang }) => lang === "TypeScript, all pages").map(({ id }) => id);
  expect(ofAllPages).toEqual(lists.map(({ operation }) => operation.operationId));
});

test("every sample in TypeScript compiles as it is, on the pages, in the README and in the docs", async () => {
  expect(await app.compile([...modules.map(({ source }) => source), ...guides.map(({ code }) => code)])).toBe(
    "",
  );
});

test("no sample of the README and the docs needs a cast, any, or a flag that allows a danger", () => {
  for (const { code, title } of guides) {
    const bare = code.replaceAll(/\/\/.*|\/\*.*?\*\/|`[^`]*`|"[^"]*"/gs, "");
    expect(bare, title).not.toMatch(/\bas (?!const\b|\w+( \})? from)\w|\bany\b|danger|@ts-/);
  }
});

describe.each(guides.map((guide, index) => ({ ...guide, index })))("$title", ({ code, index }) => {
  test("runs against the mock", () => {
    const { failure = "it did not run", output } = guideResults[index] ?? {};
    expect(failure).toBe("");
    // The sample of the errors prints an error where there is one, and the mock answers without.
    if (/console\.(log|table)/.test(code)) expect(output).not.toBe("");
    else expect(output).toBe("");
  });
});

test("the mock finds nothing wrong with the requests of the samples in TypeScript", () => {
  expect(mock.requests).toHaveLength(modules.length);
  mock.assertContract();
});

describe.each(modules.map(({ id, lang }, index) => ({ id, lang, index })))(
  "the sample of $id, $lang",
  ({ index }) => {
    test("runs against the mock, and prints the data", () => {
      expect(results[index]?.failure).toBe("");
      expect(results[index]?.output).not.toBe("");
    });
  },
);

describe.each(commands)("the command of $id", ({ id, source }) => {
  test("runs against the mock, which finds nothing wrong with it", async () => {
    const output = await shell(`${pointed(source).trimEnd()} --silent --show-error`);
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
