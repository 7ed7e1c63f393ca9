// The generated files of the project.
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Bundle } from "../src/tools/codegen/bundles.js";
import { staleFiles, writeFiles } from "../src/tools/codegen/files.js";
import { outputs } from "../src/tools/codegen/outputs.js";

const folderIn = (project: string) => join(project, "src/generated");

/** Generates the contents of all files from the documents, by file name. */
export function generateFiles(bundles: readonly Bundle[]): Promise<Map<string, string>> {
  const types = {
    operations: "../client/operation.js",
    checks: "../validate/response-checks.js",
    tools: "../calls/tool-table.js",
  };
  return outputs(bundles, "npm run generate", types);
}

/** Lists the stale and additional files. */
export async function staleIn(project: string, files: ReadonlyMap<string, string>): Promise<string[]> {
  const additional = (await additionalFiles(project, files)).map((name) => `${name} (nothing generates it)`);
  return [...additional, ...(await staleFiles(folderIn(project), files))];
}

/** Writes stale and missing files, removes additional ones, and returns a line for each. */
export async function updateFiles(project: string, files: ReadonlyMap<string, string>): Promise<string[]> {
  const folder = folderIn(project);
  const written = await writeFiles(folder, files);
  const additional = await additionalFiles(project, files);
  for (const name of additional) await rm(join(folder, name), { recursive: true });
  return [
    ...written.map((name) => `wrote src/generated/${name}`),
    ...additional.map((name) => `removed src/generated/${name}`),
  ];
}

async function additionalFiles(project: string, files: ReadonlyMap<string, string>): Promise<string[]> {
  return (await readdir(folderIn(project))).filter((name) => name !== "README.md" && !files.has(name));
}
