import { mkdirSync } from "node:fs";
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
      new Map([
        ["c", "c"],
        [name, "new"],
      ]),
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

test("if a file cannot be written, the error names the files written before it", async () => {
  await writeFiles(out, new Map([["a", "old"]]));
  const files = new Map([
    ["a", "new"],
    ["b", "new"],
    ["c", "new"],
  ]);
  // After the check of the existing files, a folder appears in the place of the second file.
  const isOwn = () => {
    mkdirSync(join(out, "b", "in-it"), { recursive: true });
    return true;
  };
  const written = writeFiles(out, new Map([...files].reverse()), isOwn);
  await expect(written).rejects.toThrow(/out cannot be written: E.+\. Written before the error: c\.$/);
  expect((await readdir(out)).sort()).toEqual(["a", "b", "c"]);
  expect(await readFile(join(out, "a"), "utf8")).toBe("old");
});

test("a name that is too long is an error, and nothing is written", async () => {
  const written = writeFiles(out, new Map([["x".repeat(300), "new"]]));
  await expect(written).rejects.toThrow(/out cannot be written: ENAMETOOLONG.+Nothing was written\.$/);
  expect(await readdir(out)).toEqual([]);
});

test("an output folder that is a file is an error with its name", async () => {
  await writeFile(folder.path("file"), "");
  const written = writeFiles(folder.path("file"), new Map([["a", ""]]));
  await expect(written).rejects.toThrow(
    /file cannot be written: EEXIST: file already exists.+choose another folder\. Nothing was written\.$/,
  );
});

test("a folder in the output folder is created", async () => {
  await writeFiles(out, new Map([["operations/a", "new"]]));
  expect(await readFile(join(out, "operations/a"), "utf8")).toBe("new");
});

test("a reader that has opened a file keeps its old text, because a rename replaces the file", async () => {
  await writeFiles(out, new Map([["a", "old"]]));
  await link(join(out, "a"), folder.path("opened"));
  await writeFiles(out, new Map([["a", "new"]]));
  expect(await readFile(folder.path("opened"), "utf8")).toBe("old");
});
