import { readdir, rm, writeFile } from "node:fs/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { generateFiles, staleFiles, updateFiles } from "../scripts/generated.js";
import { copyProject, type ProjectCopy } from "./support/project-copy.js";
import { endScripts, runScript } from "./support/started.js";

let project: ProjectCopy;
let folder: string;
beforeEach(async () => {
  project = await copyProject();
  folder = project.path("");
});
afterEach(async () => {
  endScripts();
  await project[Symbol.asyncDispose]();
});

async function generated(): Promise<Record<string, string>> {
  const names = await readdir(project.path("src/generated"));
  const contents = await Promise.all(names.map((name) => project.read(`src/generated/${name}`)));
  return Object.fromEntries(names.map((name, index) => [name, String(contents[index])]));
}

const reword = (text: string) => text.replace("description: ", "description: A new word. ");

test("what is committed is what the documents make", async () => {
  const files = await generateFiles(folder);
  const advice = "Run `npm run generate` and commit what it writes.";
  expect(await staleFiles(folder, files), advice).toEqual([]);
  expect(await updateFiles(folder, files)).toEqual([]);
});

test("every stale, missing or additional file is listed, then written or removed", async () => {
  await project.edit("openapi/components/schemas/Form.yaml", reword);
  await project.edit("openapi/components/schemas/TeamMemberV1.yaml", reword);
  await rm(project.path("src/generated/v1-ids.ts"));
  await writeFile(project.path("src/generated/old.ts"), "");
  const before = await generated();
  const files = await generateFiles(folder);
  expect((await staleFiles(folder, files)).sort()).toEqual([
    "old.ts (nothing generates it)",
    "openapi.json",
    "openapi.ts",
    "v1-ids.ts (missing)",
    "v1.json",
    "v1.ts",
  ]);
  expect(await generated()).toEqual(before);
  expect((await updateFiles(folder, files)).sort()).toEqual([
    "removed src/generated/old.ts",
    "wrote src/generated/openapi.json",
    "wrote src/generated/openapi.ts",
    "wrote src/generated/v1-ids.ts",
    "wrote src/generated/v1.json",
    "wrote src/generated/v1.ts",
  ]);
  expect(await staleFiles(folder, files)).toEqual([]);
});

test.each<[what: string, file: string, change: (text: string) => string, location: RegExp]>([
  [
    "a wrong value",
    "openapi/components/schemas/Form.yaml",
    (text) => text.replace("type: object", "type: objekt"),
    /openapi\/components\/schemas\/Form\.yaml:\d+:7\n/,
  ],
  [
    "a document that is not YAML",
    "openapi/openapi.yaml",
    (text) => text.replace("info:", "info: ["),
    /openapi\/openapi\.yaml:\d+:\d+\n/,
  ],
  [
    "a part that is not YAML",
    "openapi/paths/forms.yaml",
    (text) => text.replace("get:", "get: ["),
    /openapi\/openapi\.yaml:\d+:\d+\n.+forms\.yaml/,
  ],
  [
    "a rule that does not exist",
    "redocly.yaml",
    (text) => text.replace("no-unused-components", "no-unused-componentz"),
    /redocly\.yaml:\d+:\d+\n.+no-unused-componentz/,
  ],
])("%s is shown with its location", async (_, file, change, location) => {
  await project.edit(file, change);
  await expect(generateFiles(folder)).rejects.toThrow(location);
});

test("the command shows a mistake, writes nothing and fails", async () => {
  await project.edit("openapi/openapi.yaml", (text) => text.replace("version: 2.0.0", "verzion: 2.0.0"));
  const before = await generated();
  const { code, output } = await runScript(project.path("scripts/generate.ts"), "--check");
  expect(output).toMatch(/openapi\/openapi\.yaml:6:3\n.+verzion.+src\/generated is not changed/s);
  expect(code).toBe(1);
  expect(await generated()).toEqual(before);
});
