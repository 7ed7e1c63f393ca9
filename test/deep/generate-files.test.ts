import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { runCommand } from "../support/command.js";
import { testFolder } from "../support/folder.js";
import { action } from "../support/wrong-overlays.js";

const folder = testFolder("test");
let out: string;
beforeEach(async () => {
  out = folder.path("out");
  await mkdir(out);
});

const modules = ["gaps", "names", "openapi-checks", "openapi-ids", "openapi-operations", "openapi"];
const names = [...modules.map((name) => `${name}.ts`), "openapi.json"].sort();

/** Generates with an overlay that closes no gap. */
async function generate(summary: string) {
  const text = action(`  - { target: $.info, update: { summary: ${summary} } }`);
  const overlay = await folder.write(`${summary}.yaml`, text);
  return runCommand("generate", "--overlay", overlay, "--out", out);
}

test("generate marks each file that it writes, and later replaces it", async () => {
  expect((await generate("Ours")).code).toBe(0);
  expect((await readdir(out)).sort()).toEqual(names);
  for (const name of names) {
    const text = await readFile(join(out, name), "utf8");
    expect(text.slice(0, 200), name).toMatch(/Generated .*by `support-desk-client generate`\. Do not edit/);
  }
  const { code, output } = await generate("Theirs");
  expect([code, output]).toEqual([0, expect.stringContaining("openapi.ts")]);
});

test.each([
  ["another module", "openapi.ts", "export const mine = 1;\n"],
  ["another document", "openapi.json", '{ "openapi": "3.1.1", "info": { "title": "Mine" } }\n'],
])("generate writes nothing if it would replace %s", async (_, name, text) => {
  await writeFile(join(out, name), text);
  const { code, output } = await generate("Ours");
  expect(code).toBe(1);
  expect(output).toContain(
    `${join(out, name)} was not written by this command, and is not replaced. Move it, or`,
  );
  expect(output).toContain("Nothing was written.");
  expect(await readdir(out)).toEqual([name]);
  expect(await readFile(join(out, name), "utf8")).toBe(text);
});

test("generate shows a mistake, and no character that a terminal takes for a command", async () => {
  const mistake = '  - { target: "$.\\e[2J\\x9b", remove: true }';
  const overlay = await folder.write("wrong.yaml", action(mistake));
  const { code, output } = await runCommand("generate", "--overlay", overlay, "--out", folder.path("new"));
  expect(code).toBe(1);
  expect(output).toContain("Invalid JSONPath");
  expect(output).toContain("Nothing was written.");
  expect(output.replaceAll("\n", "")).not.toMatch(/\p{Cc}/u);
  expect(await readdir(folder.path())).not.toContain("new");
});
