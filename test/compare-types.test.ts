import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compareTypes } from "../scripts/compare-types.mjs";

let folder: string;
// The sources as they were committed, so that a change on its way is not judged here.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "support-desk-sources-"));
  execFileSync("git", ["archive", "--output", join(folder, "src.tar"), "HEAD", "src"]);
  execFileSync("tar", ["-xf", join(folder, "src.tar"), "-C", folder]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("what has not changed compiles", async () => {
  expect(await compareTypes("HEAD", join(folder, "src"))).toBe("");
});

test("a field that becomes a number is told, with the older line that it breaks", async () => {
  const file = join(folder, "src/generated/openapi.ts");
  const types = await readFile(file, "utf8");
  await writeFile(file, types.replaceAll("subject: string", "subject: number"));
  const failures = await compareTypes("HEAD", join(folder, "src"));
  expect(failures).toMatch(/test\/types\/[\w-]+\.test-d\.ts\S+ error TS/);
});

test("a version that does not exist is named", async () => {
  await expect(compareTypes("v0.0.0", "src")).rejects.toThrow("The type tests of v0.0.0 cannot be had");
});
