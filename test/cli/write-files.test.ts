import { link, mkdir, readdir, readFile, readlink, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { writeFiles } from "../../src/tools/codegen/files.js";
import { testFolder } from "../support/folder.js";

const folder = testFolder("test");
let out: string;
beforeEach(async () => {
  out = folder.path("out");
  await mkdir(out);
});

test("a link or a folder in the place of a file is not replaced", async () => {
  await writeFile(folder.path("other"), "other");
  await symlink(folder.path("other"), join(out, "a"));
  await mkdir(join(out, "b"));
  for (const name of ["a", "b"]) {
    const written = writeFiles(
      out,
      new Map(Object.entries({ c: "c", [name]: "new" })),
      (text) => text === "own",
    );
    await expect(written).rejects.toThrow(`${join(out, name)} was not written by this command`);
  }
  expect((await readdir(out)).sort()).toEqual(["a", "b"]);
  expect(await readlink(join(out, "a"))).toBe(folder.path("other"));
  expect(await readFile(folder.path("other"), "utf8")).toBe("other");
});

test("a file is replaced as a whole, so that a reader never sees half of it", async () => {
  await writeFiles(out, new Map([["a", "old"]]));
  // A write into the old file would show here, too.
  await link(join(out, "a"), folder.path("reader"));
  await writeFiles(out, new Map([["a", "new"]]));
  expect(await readFile(join(out, "a"), "utf8")).toBe("new");
  expect(await readFile(folder.path("reader"), "utf8")).toBe("old");
});

test("an output folder that is a file is an error with its name", async () => {
  await writeFile(folder.path("file"), "");
  const written = writeFiles(folder.path("file"), new Map([["a", ""]]), () => false);
  await expect(written).rejects.toThrow(
    /file cannot be written: ENOTDIR: not a directory.+choose another folder\.$/,
  );
});
