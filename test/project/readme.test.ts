import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { gaps } from "../../src/desk/gaps.js";
import { startMock } from "../../src/desk/testing.js";
import { prismVersions } from "../../src/mock/prism.js";
import { readBundle } from "../../src/tools/codegen/bundle.js";
import { docsPeers } from "../../src/tools/peers.js";
import { openGaps } from "../support/open-documents.js";
import { readPages } from "../support/readme.js";
import { pointAt, sampleApp } from "../support/samples.js";

const app = await sampleApp();
const pages = await readPages();
const manifest = JSON.parse(await readFile("package.json", "utf8")) as {
  devDependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
};

test("the first screen shows what its sample prints, for a new ticket and for a failure", async () => {
  const [screen = ""] = String(pages["README.md"]).split(/^## /m);
  const [, sample = "", comment] = /```ts\n(.+?\/\/ (.+?)\n)```/s.exec(screen) ?? [];
  const [, failure] = /```text\n(.+?)\n```/s.exec(screen) ?? [];
  const mock = await startMock();
  const run = async () => (await app.run([pointAt(sample, mock)]))[0]?.output.trim();
  expect(await run()).toBe(comment);
  mock.faults({ operation: "createTicket", kind: "status", status: 503 });
  expect(await run()).toBe(failure);
  await mock.close();
});

test("the README is short, and the first call is in its first 40 lines", async () => {
  const lines = String(pages["README.md"]).split("\n");
  expect(lines.length - 1).toBeLessThanOrEqual(110);
  expect(lines.slice(0, 40).join("\n")).toContain("desk.POST(");
});

test("every guide is linked from the README, and every link between pages leads somewhere", async () => {
  for (const [page, text] of Object.entries(pages)) {
    for (const [, link = ""] of text.matchAll(/\]\((?!https?:)([^)\s]+)\)/g)) {
      const [file, anchor] = link.split("#");
      const target = file ? join(dirname(page), file) : page;
      expect(existsSync(target), `${page}: ${link}`).toBe(true);
      if (anchor === undefined) continue;
      const headings = (await readFile(target, "utf8")).match(/(?<=^#+ ).+$/gm) ?? [];
      expect(headings.map(anchorOf), `${page}: ${link}`).toContain(anchor);
    }
    if (page !== "README.md") expect(pages["README.md"]).toContain(`](${page})`);
  }
});

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, "")
    .replaceAll(" ", "-");

/** The packages that commands, and the imports of tests, need beside this one. */
const prismPeers = Object.keys(prismVersions);
const needs: Record<string, readonly string[]> = {
  docs: docsPeers,
  mock: prismPeers,
  "support-desk-client/testing": prismPeers,
};
const versioned = (names: readonly string[]) =>
  names.map((name) => `${name}@${manifest.devDependencies[name]}`);
const peers = Object.keys(manifest.peerDependencies);

test.each(Object.entries(pages))("%s installs what its commands and samples need before them", (_, text) => {
  const installed: string[] = [];
  for (const [line] of text.matchAll(
    /npm install .+|npx support-desk-client .+|from "support-desk-client\/.+/g,
  )) {
    const words = line.split(/[ "`]/);
    if (line.startsWith("npm")) installed.push(...words.slice(2));
    else
      expect(installed, line).toEqual(
        expect.arrayContaining(versioned(words.flatMap((word) => needs[word] ?? []))),
      );
  }
  // Each in the version that an error names.
  const installedPeers = installed.filter((one) => peers.some((name) => one.startsWith(`${name}@`)));
  expect(versioned(peers)).toEqual(expect.arrayContaining(installedPeers));
});

test("one command of the guides installs the packages of all commands", () => {
  expect(pages["docs/runtimes.md"]).toContain(`npm install --save-dev ${versioned(peers).join(" ")}`);
});

test("the pages of the docs show the same first call as the README", async () => {
  const [, firstCall = "", withWorkspace = ""] = String(pages["README.md"]).split(/^## /m);
  const all = `${firstCall}${withWorkspace}`.match(/^```\w+\n.+?^```/gms) ?? [];
  const blocks = all.filter((block) => block.includes("support-desk-client"));
  expect(blocks).toHaveLength(3);
  const { document } = await readBundle();
  for (const block of blocks) expect(document.info.description).toContain(block);
});

test("the mock needs Prism in the versions that it is tested with", () => {
  expect(manifest.devDependencies).toMatchObject(prismVersions);
});

test("the register has every gap that a guide names", () => {
  const groups = new Set(openGaps.map(({ id }) => id.split(".")[0]));
  const named = Object.entries(pages).flatMap(([page, text]) =>
    (text.match(/(?<=`)[a-z0-9-]+(\.[a-z0-9-]+)+(?=`)/g) ?? []).map((id) => ({ page, id })),
  );
  const ofGaps = named.filter(({ id }) => groups.has(id.split(".")[0] ?? ""));
  expect(ofGaps.length).toBeGreaterThan(0);
  const closed = ofGaps.filter(({ id }) => gaps.every((gap) => gap.id !== id));
  expect(closed, "mend these guides").toEqual([]);
});

test("the guide on errors has the message of every failure that the document states", async () => {
  const { document } = await readBundle();
  const schemas = Object.values(document.components?.schemas ?? {});
  const messages = schemas.flatMap(({ properties }): string[] => Object(properties?.["error"]).const ?? []);
  expect(new Set(messages).size).toBeGreaterThan(1);
  const guide = pages["docs/errors.md"]?.replaceAll(/\s+/g, " ");
  for (const message of messages) expect(guide).toContain(message);
});
