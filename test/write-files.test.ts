import { mkdirSync } from "node:fs";
import { mkdir, readdir, readFile, readlink, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { writeFiles } from "../src/cli/codegen/files.js";
import { testFolder } from "./support/folder.js";

const folder = testFolder("test");
let out: string;
beforeEach(async () => {
  out = folder.path("out");
  await mkdir(out);
});

test("a link and a folder in the place of a file are not replaced", async () => {
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

test("a link with the name of a temporary file leads nowhere", async () => {
  await writeFile(folder.path("other"), "other");
  await symlink(folder.path("other"), join(out, "a.tmp"));
  await writeFiles(out, new Map([["a", "new"]]));
  expect(await readFile(join(out, "a"), "utf8")).toBe("new");
  expect(await readFile(folder.path("other"), "utf8")).toBe("other");
});

test("where one file cannot be written, none is, and what was there is there again", async () => {
  await writeFiles(out, new Map([["a", "old"]]));
  // This one cannot be written anywhere.
  const files = new Map([
    ["a", "new"],
    ["b", "new"],
    ["x".repeat(300), "new"],
  ]);
  await expect(writeFiles(out, files)).rejects.toThrow(`${out} cannot be written: ENAMETOOLONG`);
  expect(await readdir(out)).toEqual(["a"]);
  expect(await readFile(join(out, "a"), "utf8")).toBe("old");
});

test("a failure while files are moved into their places restores what was there", async () => {
  await writeFiles(
    out,
    new Map([
      ["a", "old"],
      ["c", "old"],
    ]),
  );
  const files = new Map([
    ["a", "new"],
    ["b", "new"],
    ["c", "new"],
  ]);
  // A folder appears in the place of the second file, when the check of what is there is past it.
  const isOwn = (text: string) => {
    if (asked.push(text) === 2) mkdirSync(join(out, "b", "in-it"), { recursive: true });
    return true;
  };
  const asked: string[] = [];
  await expect(writeFiles(out, files, isOwn)).rejects.toThrow(`${out} cannot be written: E`);
  expect((await readdir(out)).sort()).toEqual(["a", "b", "c"]);
  expect(await readFile(join(out, "a"), "utf8")).toBe("old");
});

test("a folder that is a file is named", async () => {
  await writeFile(folder.path("file"), "");
  const written = writeFiles(folder.path("file"), new Map([["a", ""]]));
  await expect(written).rejects.toThrow(
    `${folder.path("file")} cannot be written: it is a file. Choose another folder.`,
  );
});

test("a folder in the folder is made, and is not followed where it is a link", async () => {
  await writeFiles(out, new Map([["operations/a", "new"]]));
  expect(await readFile(join(out, "operations/a"), "utf8")).toBe("new");
  await mkdir(folder.path("other"));
  await symlink(folder.path("other"), join(out, "link"));
  await expect(writeFiles(out, new Map([["link/a", "new"]]))).rejects.toThrow(
    "was not written by this command",
  );
  expect(await readdir(folder.path("other"))).toEqual([]);
});
