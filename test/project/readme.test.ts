import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { generatePeers, harPeers, installCommand } from "../../src/cli/peers.js";
import { prismVersions } from "../../src/testing/prism.js";
import { readPages } from "../support/readme.js";

test("the README is short, and the first call is in its first 40 lines", async () => {
  const lines = (await readFile("README.md", "utf8")).split("\n");
  expect(lines.length - 1).toBeLessThanOrEqual(175);
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

test("the pages install the optional peers with the commands that the errors name", async () => {
  const { peerDependencies } = await readManifest();
  const text = Object.values(await readPages()).join("\n");
  const installed = [...text.matchAll(/npm install --save-dev .+/g)].map(([command]) => command);
  const commands = [
    installCommand(generatePeers),
    installCommand(harPeers),
    installCommand(Object.keys(prismVersions)),
    // All that all commands need.
    installCommand(Object.keys(peerDependencies)),
  ];
  expect(new Set(installed)).toEqual(new Set(commands));
});

test("the mock needs Prism in the versions that it is tested with", async () => {
  const { devDependencies } = await readManifest();
  expect(devDependencies).toMatchObject(prismVersions);
});

async function readManifest() {
  return JSON.parse(await readFile("package.json", "utf8")) as {
    devDependencies: Record<string, string>;
    peerDependencies: Record<string, string>;
  };
}
