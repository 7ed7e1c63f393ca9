import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { readSamples } from "../support/readme.js";
import { sampleApp } from "../support/samples.js";

test("the sample for Vitest compiles as it is, and passes in Vitest", async () => {
  const [sample, ...others] = (await readSamples()).filter(({ code }) => code.includes('from "vitest"'));
  expect(others).toEqual([]);
  const code = String(sample?.code);
  await using app = await sampleApp();
  expect(await app.compile([code])).toBe("");
  await writeFile(app.path("sample.test.ts"), code);
  const args = ["run", "--root", ".", "--reporter", "json"];
  const command = [resolve("node_modules/vitest/vitest.mjs"), ...args];
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: app.path(".") });
  expect(JSON.parse(stdout)).toMatchObject({ numPassedTests: 1, numTotalTests: 1 });
});
