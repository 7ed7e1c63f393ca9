import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { updateFiles } from "../../scripts/generated.js";
import { bundleSource } from "../../scripts/sources.js";
import { outputs } from "../../src/tools/codegen/outputs.js";
import { testFolder } from "../support/folder.js";

const folder = testFolder("test");
const file = (name: string) => folder.path("src/generated", name);

test("the committed files are up to date with the document", async () => {
  await cp("src/generated", file(""), { recursive: true });
  const changes = await updateFiles(folder.path(), await outputs(await bundleSource()));
  expect(changes, "Run `npm run generate` and commit what it writes.").toEqual([]);
});

test("every stale, missing or additional file is written or removed, and the line ends of a checkout don't count", async () => {
  await mkdir(file(""), { recursive: true });
  const old = { "README.md": "", "a.ts": "one", "b.ts": "two\r\nthree\r\n", "old.ts": "" };
  for (const [name, text] of Object.entries(old)) await writeFile(file(name), text);
  const files = new Map(Object.entries({ "a.ts": "new", "b.ts": "two\nthree\n", "c.ts": "four" }));
  expect(await updateFiles(folder.path(), files)).toEqual([
    "wrote src/generated/a.ts",
    "wrote src/generated/c.ts",
    "removed src/generated/old.ts",
  ]);
  expect((await readdir(file(""))).sort()).toEqual(["README.md", ...files.keys()]);
  expect(await readFile(file("a.ts"), "utf8")).toBe("new");
  expect(await updateFiles(folder.path(), files)).toEqual([]);
});
