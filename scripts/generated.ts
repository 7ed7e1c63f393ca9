// The generated files of the project.
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { changesIn, writeFiles } from "../src/tools/codegen/files.js";

const folderIn = (project: string) => join(project, "src/generated");

/** Lists the stale and additional files. */
export async function staleIn(project: string, files: ReadonlyMap<string, string>): Promise<string[]> {
  const changes = await changesIn(folderIn(project), files);
  return [
    ...(await additionalIn(project, files)).map((name) => `${name} (nothing generates it)`),
    ...changes.map(({ name, present }) => (present === undefined ? `${name} (missing)` : name)),
  ];
}

/** Writes stale and missing files, removes additional ones, and returns a line for each. */
export async function updateFiles(project: string, files: ReadonlyMap<string, string>): Promise<string[]> {
  const folder = folderIn(project);
  const written = await writeFiles(folder, files);
  const additional = await additionalIn(project, files);
  for (const name of additional) await rm(join(folder, name), { recursive: true });
  return [
    ...written.map((name) => `wrote src/generated/${name}`),
    ...additional.map((name) => `removed src/generated/${name}`),
  ];
}

async function additionalIn(project: string, files: ReadonlyMap<string, string>): Promise<string[]> {
  return (await readdir(folderIn(project))).filter((name) => name !== "README.md" && !files.has(name));
}
