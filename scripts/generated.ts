// The generated files of the project.
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { writeFiles } from "../src/tools/codegen/files.js";

/** Writes stale and missing files, removes additional ones, and returns a line for each. */
export async function updateFiles(project: string, files: ReadonlyMap<string, string>): Promise<string[]> {
  const folder = join(project, "src/generated");
  const written = await writeFiles(folder, files);
  const present = await readdir(folder);
  const additional = present.filter((name) => name !== "README.md" && !files.has(name));
  for (const name of additional) await rm(join(folder, name), { recursive: true });
  return [
    ...written.map((name) => `wrote src/generated/${name}`),
    ...additional.map((name) => `removed src/generated/${name}`),
  ];
}
