// Prepares the package: writes the kit for coding agents, and their skill to the place where tools look for it, and removes declarations that
// no entry reaches.

import { cp, readdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import ts from "typescript";
import packageJson from "../package.json" with { type: "json" };
import { pageParameter } from "../src/desk/page-parameter.js";
import { readBundle } from "../src/tools/codegen/bundle.js";
import { writeFiles } from "../src/tools/codegen/files.js";
import { agentKit } from "../src/tools/kit/kit.js";
import { root } from "../src/tools/root.js";

const dist = join(root, "dist");
await writeFiles(join(dist, "kit"), await agentKit(await readBundle(pageParameter)));
await cp(join(root, "docs/SKILL.md"), join(root, "skills/support-desk-client/SKILL.md"));

const entries = Object.values(packageJson.exports).flatMap((target) =>
  typeof target === "string" ? [] : join(root, target.types),
);
const program = ts.createProgram(entries, { module: ts.ModuleKind.NodeNext, types: [] });
const reached = new Set(program.getSourceFiles().map(({ fileName }) => resolve(fileName)));
for (const name of await readdir(dist, { recursive: true })) {
  const file = join(dist, name);
  // The compiler's record goes too, so that its next run writes all declarations again.
  if (name.endsWith(".tsbuildinfo") || (name.endsWith(".d.ts") && !reached.has(file))) await rm(file);
}
