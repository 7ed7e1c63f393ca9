import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach } from "vitest";
import { endScripts } from "./started.js";

/** A copy of the project, which a test can break. */
export interface ProjectCopy extends AsyncDisposable {
  path(file: string): string;
  read(file: string): Promise<string>;
  /** The text of each file of a folder, by its name. */
  readAll(folder: string): Promise<Record<string, string>>;
  edit(file: string, change: (text: string) => string): Promise<void>;
  /** Runs a command in the copy, and resolves with its exit code and its output. */
  run(command: string, ...args: string[]): Promise<{ code: number | null; output: string }>;
}

/** Copies the project, without what is installed or built. */
export async function copyProject(): Promise<ProjectCopy> {
  const folder = await mkdtemp(join(tmpdir(), "support-desk-copy-"));
  const path = (file: string) => join(folder, file);
  const parts = (await readdir(".")).filter((part) => ![".git", "dist", "node_modules"].includes(part));
  await Promise.all(parts.map((part) => cp(part, path(part), { recursive: true, preserveTimestamps: true })));
  await symlink(resolve("node_modules"), path("node_modules"));
  return {
    path,
    read: (file) => readFile(path(file), "utf8"),
    async readAll(folder) {
      const names = await readdir(path(folder));
      const texts = names.map(async (name) => [name, await readFile(path(join(folder, name)), "utf8")]);
      return Object.fromEntries(await Promise.all(texts));
    },
    async edit(file, change) {
      const before = await readFile(path(file), "utf8");
      const after = change(before);
      if (after === before) throw new Error(`The edit of ${file} changes nothing.`);
      await writeFile(path(file), after);
    },
    run(command, ...args) {
      // Property tests try a tenth of their cases.
      const { FUZZ_ALL: _, ...env } = process.env;
      const options = { cwd: folder, env, maxBuffer: 64 * 1024 * 1024 };
      return new Promise((done) => {
        const child = execFile(command, args, options, (_, stdout, stderr) =>
          done({ code: child.exitCode, output: stdout + stderr }),
        );
      });
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Copies the project before each test of a file, and removes the copy and ends its scripts after the test. */
export function projectForEach(): ProjectCopy {
  const project = {} as ProjectCopy;
  beforeEach(async () => {
    Object.assign(project, await copyProject());
  });
  afterEach(async () => {
    endScripts();
    await project[Symbol.asyncDispose]();
  });
  return project;
}
