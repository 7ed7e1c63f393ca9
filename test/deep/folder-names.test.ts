// Folders whose names have signs that mean something in a URL.
import { execFile } from "node:child_process";
import { cp, mkdir, readFile, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { testFolder } from "../support/folder.js";

const folder = testFolder();

/** Runs Node in a folder of this name. */
async function runIn(name: string, ...args: string[]) {
  const cwd = folder.path(name);
  await mkdir(cwd, { recursive: true });
  return promisify(execFile)(process.execPath, args, { cwd });
}

/** Copies the module that runs the scripts of a clone into a folder of this name, and runs it. */
async function runScriptIn(name: string) {
  await mkdir(folder.path(name));
  await cp("scripts/tsx.js", folder.path(name, "scripts/tsx.js"));
  await symlink(resolve("node_modules"), folder.path(name, "node_modules"));
  await folder.write(join(name, "package.json"), '{ "type": "module" }');
  await folder.write(join(name, "script.ts"), 'const text: string = "ran"; console.log(text);');
  return runIn(name, "--import", "./scripts/tsx.js", "script.ts");
}

test.each(["#", "%", "?"])("in a clone, a script names the folder and the sign %s", async (sign) => {
  const name = `a ${sign}b`;
  const message = `The path ${folder.path(name)}/ has a "${sign}", which tools`;
  await expect(runScriptIn(name)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^.+\n$/),
    message: expect.stringContaining(message),
  });
});

test("in a clone, a script runs in a folder with other signs", async () => {
  expect((await runScriptIn('ü\'s [a]{b} "c" & $(d)')).stdout).toBe("ran\n");
});

test("every script of a clone looks at its folder first", async () => {
  const { scripts } = JSON.parse(await readFile("package.json", "utf8")) as { scripts: object };
  expect(Object.values(scripts).join("\n")).not.toContain("--import tsx");
});
