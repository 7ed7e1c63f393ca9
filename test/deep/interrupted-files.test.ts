import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { testFolder } from "../support/folder.js";

const folder = testFolder();
const count = 2_000;
const module = pathToFileURL(resolve("src/tools/codegen/files.ts")).href;
const texts = { old: "old".repeat(10_000), new: "new".repeat(10_000) };

/** Writes many files in a process of its own. */
async function write(out: string, age: keyof typeof texts) {
  const script = `
    import { writeFiles } from ${JSON.stringify(module)};
    const text = "${age}".repeat(10_000);
    await writeFiles(${JSON.stringify(out)}, new Map(Array.from({ length: ${count} }, (_, index) => ["file-" + index, text])));
  `;
  const child = spawn(process.execPath, ["--import", "tsx", await folder.write(`${age}.mts`, script)]);
  return { child, ended: once(child, "exit") };
}

test("a run that is killed leaves each file whole, and the next run writes the others and cleans up", async () => {
  const out = folder.path("out");
  await (await write(out, "old")).ended;
  const { child, ended } = await write(out, "new");
  // The first file is in its place, and hundreds are not.
  while ((await readFile(join(out, "file-0"), "utf8")) === texts.old) await new Promise(setImmediate);
  child.kill("SIGKILL");
  await ended;
  const names = (await readdir(out)).filter((name) => name.startsWith("file-"));
  const ages = new Set(await Promise.all(names.map((name) => readFile(join(out, name), "utf8"))));
  expect([names.length, ages]).toEqual([count, new Set([texts.new, texts.old])]);
  await (await write(out, "new")).ended;
  const after = await readdir(out);
  const written = new Set(await Promise.all(after.map((name) => readFile(join(out, name), "utf8"))));
  expect([after.length, written]).toEqual([count, new Set([texts.new])]);
});
