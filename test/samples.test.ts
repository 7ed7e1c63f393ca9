import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { operationsOf } from "../scripts/docs-document.mjs";
import { samplesOf } from "../scripts/samples.mjs";
import { type Mock, startMock } from "../src/testing/index.js";

const documents = await Promise.all(
  ["openapi", "v1"].map(async (name) => JSON.parse(await readFile(`src/generated/${name}.json`, "utf8"))),
);
const samples = documents.flatMap((document) =>
  operationsOf(document).flatMap((entry) => samplesOf(document, entry)),
);
const [, landing] = /```ts\n(.+?)```/s.exec(documents[0].info.description) ?? [];
const scripts = [
  { operationId: "landing", source: String(landing) },
  ...samples.filter(({ lang }) => lang === "TypeScript"),
];
const commands = samples.filter(({ lang }) => lang === "curl");

let mock: Mock;
let folder: string;
const violations: string[] = [];

beforeAll(async () => {
  mock = await startMock({ log: (line) => violations.push(line) });
  folder = await mkdtemp(join(tmpdir(), "support-desk-samples-"));
  await mkdir(join(folder, "node_modules"));
  await symlink(resolve("."), join(folder, "node_modules/support-desk-client"));
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  for (const [index, { source }] of scripts.entries()) await writeFile(join(folder, `${index}.ts`), source);
});
afterAll(async () => {
  await mock.close();
  await rm(folder, { recursive: true, force: true });
});

function run(command: string, args: string[]): Promise<string> {
  const env = { ...process.env, SUPPORT_DESK_API_KEY: "key" };
  return new Promise((done, fail) => {
    execFile(command, args, { env }, (error, stdout, stderr) =>
      error ? fail(new Error(stdout + stderr)) : done(stdout),
    );
  });
}

test("every operation has a sample of both kinds", () => {
  expect(scripts).toHaveLength(1 + 18);
  expect(commands).toHaveLength(18);
});

test("every sample in TypeScript compiles as it stands", () => {
  const program = ts.createProgram(
    scripts.map((_, index) => join(folder, `${index}.ts`)),
    {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      module: ts.ModuleKind.NodeNext,
      target: ts.ScriptTarget.ES2022,
      typeRoots: [resolve("node_modules/@types")],
      types: ["node"],
    },
  );
  const mistakes = ts
    .getPreEmitDiagnostics(program)
    .map(({ file, messageText }) => [file?.text, messageText]);
  expect(mistakes).toEqual([]);
});

describe.each(scripts.map((script, index) => ({ ...script, index })))(
  "the sample of $operationId",
  ({ source, index }) => {
    test("runs against the mock, which has nothing to say against it", async () => {
      const baseUrl = source.includes("createV1Client") ? mock.v1BaseUrl : mock.baseUrl;
      const pointed = source.replace(
        /workspace: "acme",\s+serviceHost: "desk.example"/,
        `baseUrl: "${baseUrl}"`,
      );
      const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
      const script = join(folder, `${index}.js`);
      await writeFile(script, ts.transpile(pointed, options));
      expect(await run(process.execPath, [script])).not.toBe("");
      expect(violations.splice(0)).toEqual([]);
    });
  },
);

describe.each(commands)("the command of $operationId", ({ operationId, source }) => {
  test("runs against the mock, which has nothing to say against it", async () => {
    const pointed = source.replace("https://acme.desk.example", mock.url);
    const output = await run("sh", ["-c", `${pointed.trimEnd()} --silent --show-error`]);
    if (operationId !== "removeTeamMember") expect(() => JSON.parse(output)).not.toThrow();
    expect(violations.splice(0)).toEqual([]);
  });
});
