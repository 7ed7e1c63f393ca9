import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** A copy of the project that a test can break. */
export interface ProjectCopy extends AsyncDisposable {
  path(file: string): string;
  edit(file: string, change: (text: string) => string): Promise<void>;
}

/** Copies the parts of the project that its scripts work on. */
export async function copyProject(): Promise<ProjectCopy> {
  const folder = await mkdtemp(join(tmpdir(), "support-desk-copy-"));
  const path = (file: string) => join(folder, file);
  const parts = ["openapi", "scripts", "src", "redocly.yaml", "package.json", "tsconfig.json"];
  await Promise.all(parts.map((part) => cp(part, path(part), { recursive: true })));
  await symlink(resolve("node_modules"), path("node_modules"));
  return {
    path,
    async edit(file, change) {
      const before = await readFile(path(file), "utf8");
      const after = change(before);
      if (after === before) throw new Error(`The edit of ${file} changes nothing.`);
      await writeFile(path(file), after);
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}
