import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runScript } from "../support/started.js";

let folder: string;
// The sources as they were committed, so that a change that is being made does not count.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "support-desk-sources-"));
  execFileSync("git", ["archive", "--output", join(folder, "src.tar"), "HEAD", "src"]);
  execFileSync("tar", ["-xf", join(folder, "src.tar"), "-C", folder]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const compare = (since: string) =>
  runScript("scripts/compare-types.ts", "--since", since, "--source", join(folder, "src"));

test("what has not changed compiles", async () => {
  expect(await compare("HEAD")).toEqual({ code: 0, output: "What compiled with HEAD still compiles.\n" });
});

test("a field that becomes a number is reported, with the older line that it breaks", async () => {
  const file = join(folder, "src/generated/openapi.ts");
  const types = await readFile(file, "utf8");
  await writeFile(file, types.replaceAll("subject: string", "subject: number"));
  const { code, output } = await compare("HEAD");
  expect(output).toMatch(/test\/types\/[\w-]+\.test-d\.ts\S+ error TS/);
  expect(output).toContain("it needs a major version");
  expect(code).toBe(1);
});

test("a version that does not exist is named", async () => {
  const { code, output } = await compare("v0.0.0");
  expect(output).toContain("git cannot read the type tests of v0.0.0");
  expect(code).toBe(1);
});
