import { rm, writeFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { staleIn, updateFiles } from "../../scripts/generated.js";
import { bundleSource } from "../../scripts/sources.js";
import { outputs } from "../../src/tools/codegen/outputs.js";
import { projectForEach } from "../support/project-copy.js";

const project = projectForEach();
const folder = () => project.path("");
const generated = async () => outputs(await bundleSource(folder()));

const reword = (text: string) => text.replace("description: ", "description: A new word. ");

test("the committed files are up to date with the document", async () => {
  const files = await generated();
  const advice = "Run `npm run generate` and commit what it writes.";
  expect(await staleIn(folder(), files), advice).toEqual([]);
  expect(await updateFiles(folder(), files)).toEqual([]);
});

test("the line ends of a checkout don't count", async () => {
  const files = await generated();
  for (const name of files.keys()) {
    await project.edit(`src/generated/${name}`, (text) => text.replaceAll("\n", "\r\n"));
  }
  expect(await staleIn(folder(), files)).toEqual([]);
  expect(await updateFiles(folder(), files)).toEqual([]);
});

test("every stale, missing or additional file is listed, then written or removed", async () => {
  await project.edit("openapi/components/schemas/Form.yaml", reword);
  await rm(project.path("src/generated/values.ts"));
  await writeFile(project.path("src/generated/old.ts"), "");
  const before = await project.readAll("src/generated");
  const files = await generated();
  expect((await staleIn(folder(), files)).sort()).toEqual([
    "old.ts (nothing generates it)",
    "openapi.json",
    "openapi.ts",
    "values.ts (missing)",
  ]);
  expect(await project.readAll("src/generated")).toEqual(before);
  expect((await updateFiles(folder(), files)).sort()).toEqual([
    "removed src/generated/old.ts",
    "wrote src/generated/openapi.json",
    "wrote src/generated/openapi.ts",
    "wrote src/generated/values.ts",
  ]);
  expect(await staleIn(folder(), files)).toEqual([]);
});
