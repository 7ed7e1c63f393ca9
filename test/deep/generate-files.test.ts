import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { runCommand } from "../support/command.js";
import { testFolder } from "../support/folder.js";
import { runScript } from "../support/started.js";
import { action } from "../support/wrong-overlays.js";

const folder = testFolder("test");
let out: string;
beforeEach(async () => {
  out = folder.path("out");
  await mkdir(out);
});

const names = [
  "gaps.ts",
  "names.ts",
  "openapi-checks.ts",
  "openapi-ids.ts",
  "openapi-operations.ts",
  "openapi.json",
  "openapi.ts",
];
/** An overlay that closes no gap, so that none has to be open. */
const overlayOf = (summary: string) =>
  folder.write(`${summary}.yaml`, action(`  - { target: $.info, update: { summary: ${summary} } }`));
const generate = async (summary: string) =>
  runCommand("generate", "--overlay", await overlayOf(summary), "--out", out);

test("generate writes its files, with a mark in each, and replaces them by the files of another overlay", async () => {
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
])("generate never replaces %s, and then writes nothing", async (_, name, text) => {
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

test("in a clone, generate runs from the sources", async () => {
  const command = ["--overlay", await overlayOf("Ours"), "--out", out];
  const { code, output } = await runScript(resolve("src/desk/cli.ts"), "generate", ...command);
  expect([code, output]).toEqual([0, expect.stringContaining("openapi.ts")]);
});

test("generate shows the first 50 of very many mistakes, and no character that a terminal takes for a command", async () => {
  const mistakes = Array.from({ length: 60 }, () => '  - { target: "$.\\e[2J\\x9b", remove: true }');
  const overlay = await folder.write("wrong.yaml", action(mistakes.join("\n")));
  const { code, output } = await runCommand("generate", "--overlay", overlay, "--out", folder.path("new"));
  expect(code).toBe(1);
  expect(output.match(/Invalid JSONPath/g)).toHaveLength(50);
  expect(output).toContain("and 10 more");
  expect(output).toContain("Nothing was written.");
  expect(output.replaceAll("\n", "")).not.toMatch(/\p{Cc}/u);
  expect(await readdir(folder.path())).not.toContain("new");
});
