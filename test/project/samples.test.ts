import { exec } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { pageParameter } from "../../src/desk/page-parameter.js";
import { startMock } from "../../src/desk/testing.js";
import { readBundled } from "../../src/document/reading.js";
import { readBundle } from "../../src/tools/codegen/bundle.js";
import { samplesOf } from "../../src/tools/kit/samples.js";
import { readSamples } from "../support/readme.js";
import { pointAt, sampleApp } from "../support/samples.js";
import { json, serve } from "../support/server.js";

// The tests of the package run samples with other tools, because only they install these.
const guides = (await readSamples()).filter(({ isForeign }) => !isForeign);
const bundle = await readBundle(pageParameter);
const { operations } = readBundled(bundle.document);
const samples = operations.flatMap((entry) =>
  samplesOf(bundle, entry).map((sample) => ({ ...sample, id: entry.id })),
);
const landing = bundle.document.info.description.matchAll(/```ts\n(.+?)```/gs);
const modules = [
  ...[...landing].map(([, source = ""], index) => ({
    id: `landing ${index + 1}`,
    lang: "TypeScript",
    source,
  })),
  ...samples.filter(({ lang }) => lang !== "curl"),
];
const commands = samples.filter(({ lang }) => lang === "curl");

const exampleId = "9b2f1c7e-5a44-4a0e-8f2b-3d6c1e7a9b10";
const mock = await startMock();
const guideMock = await startMock();
const app = await sampleApp();
afterAll(() => Promise.all([mock.close(), guideMock.close()]));

/** Returns the sample with the mock in place of the service. */
const pointed = (source: string) => pointAt(source, mock).replace("https://acme.desk.example", mock.url);

const results = await app.run([
  ...modules.map(({ source }) => pointed(source)),
  ...guides.map(({ code }) => pointAt(code, guideMock)),
]);

test("every operation has a sample of each kind", () => {
  for (const kind of ["TypeScript", "curl"]) {
    expect(samples.filter(({ lang }) => lang === kind)).toHaveLength(operations.length);
  }
  const lists = operations.filter(({ parameters }) =>
    parameters.some(({ located }) => located.node.name === "page_number"),
  );
  const ofAllPages = samples.filter(({ lang }) => lang === "TypeScript, all pages");
  expect(ofAllPages.map(({ id }) => id)).toEqual(lists.map(({ id }) => id));
});

test("every sample in TypeScript compiles as it is, on the pages, in the README and in the docs", async () => {
  const sources = [...modules.map(({ source }) => source), ...guides.map(({ code }) => code)];
  expect(await app.compile(sources)).toBe("");
});

test("no sample of the README and the docs needs a cast, any, or a flag that allows a danger", () => {
  for (const { code, title } of guides) {
    const bare = code.replaceAll(/\/\/.*|\/\*.*?\*\/|`[^`]*`|"[^"]*"/gs, "");
    expect(bare, title).not.toMatch(/\bas (?!const\b|\w+( \})? from)\w|\bany\b|danger|@ts-/);
  }
});

test.each(guides.map((guide, index) => ({ ...guide, index })))("$title: runs against the mock", (guide) => {
  const { failure, output } = results[modules.length + guide.index] ?? {};
  expect(failure).toBe("");
  // The sample of the errors only prints errors, and the mock responds without one.
  if (/console\.(log|table)/.test(guide.code)) expect(output).not.toBe("");
  else expect(output).toBe("");
});

test("the sample that counts mismatches counts them by location", async () => {
  const forms = [
    { id: exampleId, title: 7 },
    { id: exampleId, title: 8, a: 1 },
  ];
  await using service = await serve((_, response) => json(response, 200, { forms, kb_details: {}, b: 1 }));
  const sample = guides.find(({ code }) => code.includes("counts.set(")) ?? { code: "" };
  const [result] = await app.run([pointAt(sample.code, service)]);
  expect(result?.output).toMatch(/GET \/forms: wrong-type \/forms\/\*\/title' +│ 2 /);
  expect(result?.output).toMatch(/GET \/forms: unknown-field ' +│ 2 /);
});

test("the mock finds no mistake in the requests of the samples in TypeScript", () => {
  expect(mock.requests).toHaveLength(modules.length);
  mock.assertContract();
});

test.each(modules.map(({ id, lang }, index) => ({ id, lang, index })))(
  "the sample of $id, $lang, runs against the mock and prints the data",
  ({ index }) => {
    expect(results[index]?.failure).toBe("");
    expect(results[index]?.output).not.toBe("");
  },
);

test.each(commands)("the command of $id runs against the mock, which finds no mistake", async (command) => {
  const env = { ...process.env, SUPPORT_DESK_API_KEY: "key" };
  const { stdout } = await promisify(exec)(`${pointed(command.source).trimEnd()} --silent --show-error`, {
    env,
  });
  if (command.id !== "removeTeamMember") expect(() => JSON.parse(stdout)).not.toThrow();
  expect(mock.requests.at(-1)?.operationId).toBe(command.id);
  mock.assertContract();
});
