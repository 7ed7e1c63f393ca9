// From an edit of a document to the open page, under npm start in a copy of the project.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { chromium } from "playwright-core";
import { root } from "../../src/cli/root.js";

const edits = ["first", "second", "third", "fourth", "fifth"];
/** For a machine that is busy, in ms; what it measures then says nothing. */
const patience = 180_000;
const parts = [
  "README.md",
  "dist",
  "docs",
  "openapi",
  "scripts",
  "src",
  "redocly.yaml",
  "package.json",
  "tsconfig.json",
];
const edited = "openapi/paths/forms.yaml";

/** The median time from the end of the write to the new text on the page, and that of a reload alone, in ms. */
export async function editToPage(): Promise<Record<string, number>> {
  const folder = await mkdtemp(join(tmpdir(), "support-desk-bench-"));
  let start: ChildProcess | undefined;
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox"],
  });
  try {
    for (const part of parts) {
      await cp(join(root, part), join(folder, part), { recursive: true, preserveTimestamps: true });
    }
    await symlink(join(root, "node_modules"), join(folder, "node_modules"));
    const script = join(folder, "scripts/start.ts");
    start = spawn(process.execPath, ["--import", "tsx", script, "--port", "0", "--docs-port", "0"]);
    const until = waiterOf(start);
    const [, url = ""] = await until(/docs +(http:\S+\/openapi\.html)[\s\S]*Waiting for edits/);
    const page = await browser.newPage();
    page.setDefaultTimeout(patience);
    await page.goto(`${url}#forms/listforms`);
    const file = join(folder, edited);
    const text = await readFile(file, "utf8");
    const heading = (name: string) => page.getByRole("heading", { name }).first();
    const times: number[] = [];
    const reloads: number[] = [];
    for (const edit of edits) {
      const name = `List the forms, ${edit}`;
      const done = until(/up to date\./);
      await writeFile(file, text.replace(/summary: .*/, `summary: ${name}`));
      const written = performance.now();
      await heading(name).waitFor();
      times.push(performance.now() - written);
      await done;
      const before = performance.now();
      await page.reload({ waitUntil: "commit" });
      await heading(name).waitFor();
      reloads.push(performance.now() - before);
    }
    return { "an edit": median(times), "a reload alone": median(reloads) };
  } finally {
    await browser.close();
    if (start?.exitCode === null && start.kill()) await once(start, "close");
    await rm(folder, { recursive: true, force: true });
  }
}

/** Waits for what a process prints from the call on. */
function waiterOf(child: ChildProcess): (text: RegExp) => Promise<RegExpExecArray> {
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
  }
  return async (text) => {
    const from = output.length;
    for (let waited = 0; waited < patience; waited += 20) {
      const found = text.exec(output.slice(from));
      if (found) return found;
      if (child.exitCode !== null) break;
      await wait(20);
    }
    throw new Error(`npm start printed no ${text}:\n${output.slice(from)}`);
  };
}

const median = (values: readonly number[]) =>
  Math.round([...values].sort((a, b) => a - b)[values.length >> 1] ?? 0);
