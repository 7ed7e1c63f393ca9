import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { bundle } from "../support/bundled.js";
import { runCommand } from "../support/command.js";
import { testFolder } from "../support/folder.js";
import { action } from "../support/wrong-overlays.js";

const folder = testFolder("test");
let out: string;
beforeEach(async () => {
  out = folder.path("out");
  await mkdir(out);
});

const modules = [
  "gaps",
  "index",
  "names",
  "openapi-checks",
  "openapi-ids",
  "openapi-operations",
  "openapi-tools",
  "openapi",
  "testing",
  "values",
];
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

test("the files name the overlay and the version of the package, so that an update makes them stale", async () => {
  const check = async () => {
    const { code, output } = await runCommand("generate", "--overlay", overlay, "--out", out, "--check");
    return { code, output: output.replace(/^generate .+\n/, "") };
  };
  await generate("Ours");
  const overlay = folder.path("Ours.yaml");
  const index = await readFile(join(out, "index.ts"), "utf8");
  expect(index).toMatch(
    /^\/\/ Generated from openapi.json of support-desk-client \d+\.\d+\.\d+\S* and Ours\.yaml by /,
  );
  expect(await check()).toEqual({ code: 0, output: `All ${names.length} files in ${out} are up to date.\n` });
  await writeFile(join(out, "index.ts"), index.replace(/client \d+/, "client 9"));
  await rm(join(out, "gaps.ts"));
  const { code, output } = await check();
  expect(code).toBe(1);
  expect(output).toContain(
    `stale: ${join(out, "gaps.ts")} (missing)\nstale: ${join(out, "index.ts")}\nRun \`npx support-desk-client generate --overlay`,
  );
  expect((await readdir(out)).includes("gaps.ts")).toBe(false);
});

test("generate counts the actions with what was observed, and names their days", async () => {
  const observed = (day: string) =>
    `  - { target: $.info, update: { x-seen-${day}: { x-observed: "${day}" } } }`;
  const other = "  - { target: $.info, update: { summary: Ours } }";
  const days = [observed("2026-11-25"), other, observed("2026-11-18")].join("\n");
  const overlay = await folder.write("observed.yaml", action(days));
  const { output } = await runCommand("generate", "--overlay", overlay, "--out", out);
  expect(output).toContain("Observed, not stated: 2 of 3 actions, from 2026-11-18 to 2026-11-25.");
});

test("a bundle of a patched document has only what the app imports", async () => {
  await generate("Ours");
  const bundled = (name: string) =>
    bundle(`export { ${name} } from ${JSON.stringify(join(out, "index.ts"))};`);
  const [calls, checks] = [await bundled("createClient"), await bundled("validateResponses")];
  // A schema of the checks, and a row of the table.
  expect([calls, checks].map((code) => code.includes("PublicV1TicketList"))).toEqual([false, false]);
  expect([calls, checks].map((code) => code.includes("maybeNull"))).toEqual([false, true]);
  expect([calls, checks].map((code) => code.includes("pagedList"))).toEqual([true, false]);
});
