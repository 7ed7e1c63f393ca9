import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { generatePeers, installCommand } from "../src/cli/peers.js";
import { type Mock, startMock } from "../src/testing/index.js";
import { prismVersions } from "../src/testing/prism.js";
import { readSamples } from "./support/readme.js";
import { pointAt, type SampleApp, sampleApp } from "./support/samples.js";

// Those of other tools run where these are installed, in the tests of the package.
const samples = (await readSamples()).filter(({ isForeign }) => !isForeign);

let mock: Mock;
let app: SampleApp;
let results: Awaited<ReturnType<SampleApp["run"]>>;
beforeAll(async () => {
  mock = await startMock();
  app = await sampleApp();
  results = await app.run(samples.map(({ code }) => pointAt(code, mock)));
});
afterAll(async () => {
  await mock.close();
  await app[Symbol.asyncDispose]();
});

test("the README has samples, and the first call is in its first 40 lines", async () => {
  const readme = await readFile("README.md", "utf8");
  expect(samples.length).toBeGreaterThan(12);
  expect(readme.split("\n").slice(0, 40).join("\n")).toContain("desk.GET(");
});

test("every sample of the README and the docs compiles as it is", () => {
  expect(app.compile(samples.map(({ code }) => code))).toBe("");
});

describe.each(samples.map((sample, index) => ({ ...sample, index })))("$title", ({ code, index }) => {
  test("runs against the mock", () => {
    const { failure = "it did not run", output } = results[index] ?? {};
    expect(failure).toBe("");
    // The sample of the errors prints an error where there is one, and the mock answers without.
    if (/console\.(log|table)/.test(code)) expect(output).not.toBe("");
    else expect(output).toBe("");
  });
});

test("the README installs the optional peers with the commands that the errors name", async () => {
  const readme = await readFile("README.md", "utf8");
  const installed = [...readme.matchAll(/npm install --save-dev (.+)/g)].map(([, packages]) => packages);
  const commands = [installCommand(generatePeers), installCommand(Object.keys(prismVersions))];
  expect(commands).toEqual(installed.map((packages) => `npm install --save-dev ${packages}`));
});

test("the mock needs Prism in the versions that it is tested with", async () => {
  const { devDependencies } = JSON.parse(await readFile("package.json", "utf8")) as {
    devDependencies: Record<string, string>;
  };
  expect(devDependencies).toMatchObject(prismVersions);
});
