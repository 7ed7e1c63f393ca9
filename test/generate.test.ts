import { execFile } from "node:child_process";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { copyProject, type ProjectCopy } from "./support/project-copy.js";

let project: ProjectCopy;
const path = (file: string) => project.path(file);
const edit = (file: string, change: (text: string) => string) => project.edit(file, change);

beforeEach(async () => {
  project = await copyProject();
});
afterEach(() => project[Symbol.asyncDispose]());

function generate(...flags: string[]): Promise<{ code: number; output: string }> {
  return new Promise((done) => {
    execFile(process.execPath, [path("scripts/generate.mjs"), ...flags], (error, stdout, stderr) =>
      done({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });
}

async function generated(): Promise<Record<string, string>> {
  const names = await readdir(path("src/generated"));
  return Object.fromEntries(
    await Promise.all(
      names.map(async (name) => [name, await readFile(path(`src/generated/${name}`), "utf8")]),
    ),
  );
}

test("what is committed is fresh", async () => {
  expect(await generate("--check")).toEqual({ code: 0, output: "" });
});

test("generating again changes nothing and says so by silence", async () => {
  const before = await generated();
  expect(await generate()).toEqual({ code: 0, output: "" });
  expect(await generated()).toEqual(before);
});

test("every stale, missing or additional file is named, and nothing is written", async () => {
  const names = (await readdir("src/generated")).filter((name) => name !== "README.md");
  for (const name of names) await edit(`src/generated/${name}`, (text) => `${text} `);
  await rm(path("src/generated/v1.ts"));
  await writeFile(path("src/generated/old.ts"), "");
  const before = await generated();
  const { code, output } = await generate("--check");
  expect(code).toBe(1);
  for (const name of [...names, "old.ts"]) expect(output).toContain(`stale: src/generated/${name}`);
  expect(output).toContain("npm run generate");
  expect(await generated()).toEqual(before);
});

test.each([
  ["openapi/components/schemas/Form.yaml", ["openapi.json", "openapi.ts"]],
  ["openapi/components/schemas/TeamMemberV1.yaml", ["v1.json", "v1.ts"]],
])("an edit of %s makes stale what is made from it, and generating makes it fresh", async (file, names) => {
  await edit(file, (text) => text.replace("description: ", "description: So it is. "));
  const { code, output } = await generate("--check");
  expect(code).toBe(1);
  expect(output.match(/(?<=generated\/)\S+/g)?.slice(0, 2)).toEqual(names);
  expect((await generate()).code).toBe(0);
  expect((await generate("--check")).code).toBe(0);
});

test("a mistake in a document is shown with its place, and the old files stay", async () => {
  const before = await generated();
  await edit("openapi/components/schemas/Form.yaml", (text) => text.replace("type: object", "type: objekt"));
  for (const flags of [[], ["--check"]]) {
    const { code, output } = await generate(...flags);
    expect(code).toBe(1);
    expect(output).toContain("openapi/components/schemas/Form.yaml:2:7");
    expect(output).toContain("src/generated is as it was");
  }
  expect(await generated()).toEqual(before);
});

test("a success that the client could not check is refused with the operation and the key", async () => {
  const before = await generated();
  await edit("openapi/paths/forms.yaml", (text) => text.replace("type: array", 'type: [array, "null"]'));
  const { code, output } = await generate();
  expect(code).toBe(1);
  expect(output).toContain('listForms: the required key "forms" of a success must have one type.');
  expect(await generated()).toEqual(before);
});

test("an unknown flag is refused with the usage", async () => {
  expect(await generate("--chek")).toEqual({ code: 2, output: expect.stringContaining("[--check |") });
});
