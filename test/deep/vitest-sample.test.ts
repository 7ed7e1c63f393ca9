import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { readSamples } from "../support/readme.js";
import { sampleApp } from "../support/samples.js";

const app = await sampleApp();
test("the samples for Vitest compile as they are, and pass in Vitest", async () => {
  const samples = (await readSamples()).filter(({ code }) => code.includes('from "vitest"'));
  expect(await app.compile(samples.map(({ code }) => code))).toBe("");
  for (const [index, { code }] of samples.entries()) {
    await writeFile(app.path(`sample-${index}.test.ts`), code);
  }
  const args = ["run", "--root", ".", "--reporter", "json", "--test-timeout=60000"];
  const command = [resolve("node_modules/vitest/vitest.mjs"), ...args];
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: app.path(".") });
  // One test, and one under two answers.
  expect(JSON.parse(stdout)).toMatchObject({ numPassedTests: 3, numTotalTests: 3 });
});
