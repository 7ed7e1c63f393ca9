import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { generatePeers, harPeers, installCommand } from "../src/cli/peers.js";
import { type Mock, startMock } from "../src/testing/index.js";
import { prismVersions } from "../src/testing/prism.js";
import { scalarVersion } from "../src/testing/try/scalar.js";
import { readPages, readSamples } from "./support/readme.js";
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

test("the README is short, and the first call is in its first 40 lines", async () => {
  const lines = (await readFile("README.md", "utf8")).split("\n");
  expect(lines.length).toBeLessThanOrEqual(180);
  expect(lines.slice(0, 40).join("\n")).toContain("desk.GET(");
});

test("every guide is linked from the README, and every link between pages leads somewhere", async () => {
  const guides = await readPages();
  for (const [page, text] of Object.entries(guides)) {
    for (const [, link = ""] of text.matchAll(/\]\((?!https?:)([^)\s]+)\)/g)) {
      const [file = "", anchor] = link.split("#");
      const target = file === "" ? page : join(dirname(page), file);
      const content = await readFile(target, "utf8").catch(() => (existsSync(target) ? "" : undefined));
      expect(content, `${page}: ${link}`).toBeDefined();
      const headings = [...(content ?? "").matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
        anchorOf(heading),
      );
      if (anchor !== undefined) expect(headings, `${page}: ${link}`).toContain(anchor);
    }
    if (page !== "README.md") expect(guides["README.md"]).toContain(`](${page})`);
  }
});

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, "")
    .replaceAll(" ", "-");

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

test("the pages install the optional peers with the commands that the errors name", async () => {
  const text = Object.values(await readPages()).join("\n");
  const installed = [...text.matchAll(/npm install --save-dev .+/g)].map(([command]) => command);
  const commands = [
    installCommand(generatePeers),
    installCommand(harPeers),
    installCommand(Object.keys(prismVersions)),
    installCommand(Object.keys(scalarVersion)),
  ];
  expect(new Set(installed)).toEqual(new Set(commands));
});

test("the mock needs Prism and Scalar in the versions that it is tested with", async () => {
  const { devDependencies } = JSON.parse(await readFile("package.json", "utf8")) as {
    devDependencies: Record<string, string>;
  };
  expect(devDependencies).toMatchObject({ ...prismVersions, ...scalarVersion });
});
