import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** The packed package and the paths of its files. */
    packed: { tarball: string; files: string[] };
  }
}

/** Packs the package once, for all tests that install it. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), "support-desk-package-"));
  const args = ["pack", "--json", "--ignore-scripts", "--pack-destination", folder];
  // `npm run test:package` has built the package, so npm pack skips its scripts.
  const output = execFileSync("npm", args, { encoding: "utf8" });
  const [packed] = JSON.parse(output) as { filename: string; files: { path: string }[] }[];
  project.provide("packed", {
    tarball: join(folder, String(packed?.filename)),
    files: packed?.files.map(({ path }) => path) ?? [],
  });
  return () => rm(folder, { recursive: true, force: true });
}
