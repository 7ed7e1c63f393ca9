// @ts-check
// Empties dist before a build, so that no file of a source that is gone is packed. The pages are left alone.
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { root } from "./run.mjs";

const dist = join(root, "dist");
const built = (await readdir(dist).catch(() => [])).filter((name) => name !== "docs");
await Promise.all(built.map((name) => rm(join(dist, name), { recursive: true })));
