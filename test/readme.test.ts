import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Mock, startMock } from "../src/testing/index.js";
import { pointAt, readSamples } from "./support/readme.js";

// Those of other tools run where these are installed, in the tests of the package.
const own = (await readSamples()).filter(({ isForeign }) => !isForeign);
const samples = own.map(({ code }) => code);

let mock: Mock;
let folder: string;
const file = (index: number) => join(folder, `sample-${index}.ts`);

// An app of its own beside the project, which knows the built package by its name.
beforeAll(async () => {
  mock = await startMock();
  folder = await mkdtemp(join(tmpdir(), "support-desk-readme-"));
  await mkdir(join(folder, "node_modules"));
  await symlink(resolve("."), join(folder, "node_modules/support-desk-client"));
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  await Promise.all(samples.map((code, index) => writeFile(file(index), code)));
});
afterAll(async () => {
  await mock.close();
  await rm(folder, { recursive: true, force: true });
});

/** Runs a sample as it is, but against the mock. */
function run(code: string, index: number): Promise<{ failure: string; output: string }> {
  const baseUrl = code.includes("createV1Client") ? mock.v1BaseUrl : mock.baseUrl;
  const pointed = pointAt(code, baseUrl);
  const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
  const script = join(folder, `sample-${index}.js`);
  return writeFile(script, ts.transpile(pointed, options)).then(
    () =>
      new Promise((done) => {
        const env = { ...process.env, SUPPORT_DESK_API_KEY: "key" };
        execFile(process.execPath, [script], { env }, (error, stdout, stderr) =>
          done({ failure: error ? error.message + stderr : "", output: stdout + stderr }),
        );
      }),
  );
}

test("the README has samples, and the first call stands within its first 40 lines", async () => {
  const readme = await readFile("README.md", "utf8");
  expect(samples.length).toBeGreaterThan(12);
  expect(readme.split("\n").slice(0, 40).join("\n")).toContain("desk.GET(");
});

test("the README installs the optional peers in the versions that it is tested with", async () => {
  const readme = await readFile("README.md", "utf8");
  const { peerDependencies, devDependencies } = JSON.parse(await readFile("package.json", "utf8")) as {
    peerDependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  const commands = readme.match(/npm install --save-dev .+/g)?.join(" ") ?? "";
  for (const name of Object.keys(peerDependencies)) {
    expect(commands).toContain(`${name}@${devDependencies[name]}`);
  }
});

test("every sample of the README and the docs compiles as it stands", () => {
  const program = ts.createProgram(
    samples.map((_, index) => file(index)),
    {
      strict: true,
      noEmit: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      noPropertyAccessFromIndexSignature: true,
      module: ts.ModuleKind.NodeNext,
      target: ts.ScriptTarget.ES2022,
      typeRoots: [resolve("node_modules/@types")],
      types: ["node"],
    },
  );
  const errors = ts.getPreEmitDiagnostics(program);
  expect(
    ts.formatDiagnostics(errors, {
      getCurrentDirectory: () => folder,
      getCanonicalFileName: (name) => name,
      getNewLine: () => "\n",
    }),
  ).toBe("");
});

describe.each(own.map(({ code, title }, index) => ({ code, index, title })))("$title", ({ code, index }) => {
  test("runs against the mock", async () => {
    const { failure, output } = await run(code, index);
    expect(failure).toBe("");
    if (/console\.(log|table)/.test(code)) expect(output).not.toBe("");
    // The sample of the errors prints one where there is one, and the mock gives none.
    else expect(output).toBe("");
  });
});
