import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { testApp } from "../support/app.js";

const app = testApp("@tanstack/intent@0.4.0");

test("a tool that lists skills finds the one of the package, and loads it as it is in docs", async () => {
  // The tool lists only packages with an address, without which nothing is published.
  const folder = "node_modules/support-desk-client";
  await app.run("npm", "pkg", "set", "repository=https://host.example/project", "--prefix", folder);
  const { skills } = JSON.parse(await app.run("npx", "intent", "list", "--json")) as { skills: object[] };
  const use = "support-desk-client#support-desk-client";
  expect(skills).toMatchObject([{ use, description: expect.stringMatching(/^Call the Support Desk/) }]);
  const loaded = await app.run("npx", "intent", "load", use);
  expect(loaded.trim()).toBe((await readFile("docs/SKILL.md", "utf8")).trim());
});
