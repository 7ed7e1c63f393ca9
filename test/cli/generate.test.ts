import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { beforeEach, expect, test } from "vitest";
import { staleIn, updateFiles } from "../../scripts/generated.js";
import { bundleSource } from "../../scripts/sources.js";
import { outputs } from "../../src/tools/codegen/outputs.js";
import { testFolder } from "../support/folder.js";

test("the committed files are up to date with the document", async () => {
  const advice = "Run `npm run generate` and commit what it writes.";
  expect(await staleIn(".", await outputs(await bundleSource())), advice).toEqual([]);
});

const folder = testFolder("test");
const file = (name: string) => folder.path("src/generated", name);
const files = new Map(Object.entries({ "a.ts": "one\ntwo\n", "b.ts": "three\n", "c.ts": "four\n" }));
beforeEach(async () => {
  await mkdir(file(""), { recursive: true });
  await writeFile(file("README.md"), "");
  await updateFiles(folder.path(), files);
});

test("the line ends of a checkout don't count", async () => {
  await writeFile(file("a.ts"), "one\r\ntwo\r\n");
  expect(await staleIn(folder.path(), files)).toEqual([]);
  expect(await updateFiles(folder.path(), files)).toEqual([]);
});

test("every stale, missing or additional file is listed, then written or removed", async () => {
  await writeFile(file("old.ts"), "");
  const newer = new Map([...files, ["a.ts", "new"], ["d.ts", "five"]]);
  expect((await staleIn(folder.path(), newer)).sort()).toEqual([
    "a.ts",
    "d.ts (missing)",
    "old.ts (nothing generates it)",
  ]);
  expect(await readFile(file("a.ts"), "utf8")).toBe("one\ntwo\n");
  expect((await updateFiles(folder.path(), newer)).sort()).toEqual([
    "removed src/generated/old.ts",
    "wrote src/generated/a.ts",
    "wrote src/generated/d.ts",
  ]);
  expect((await readdir(file(""))).sort()).toEqual(["README.md", ...newer.keys()]);
  expect(await staleIn(folder.path(), newer)).toEqual([]);
});
