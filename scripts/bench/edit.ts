// From an edit of a description to the open page that shows it: the whole of `npm start`, in a copy of the project, with a browser.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { chromium } from "playwright-core";
import { root } from "../../src/cli/root.js";

const executablePath = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
const parts = [
  "docs",
  "openapi",
  "scripts",
  "src",
  "package.json",
  "README.md",
  "redocly.yaml",
  "tsconfig.json",
];
const edits = 5;

/** Returns the median in milliseconds; nothing where there is no browser. */
export async function editToPage(): Promise<Record<string, number>> {
  if (!existsSync(executablePath)) {
    console.log(`\nAn edit on the open page: skipped, because there is no Chromium at ${executablePath}.`);
    return {};
  }
  const project = await mkdtemp(join(tmpdir(), "support-desk-bench-"));
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  try {
    for (const part of parts) await cp(join(root, part), join(project, part), { recursive: true });
    await symlink(join(root, "node_modules"), join(project, "node_modules"), "junction");
    await using start = startIn(project);
    const url = await start.until(/http:\S+\/openapi\.html/);
    await start.until(/Waiting for edits/);
    const page = await browser.newPage();
    await page.goto(`${url}#tickets/getticket`);
    const file = join(project, "openapi/paths/tickets_{ticket_id}.yaml");
    const text = await readFile(file, "utf8");
    const times: number[] = [];
    for (let turn = 1; turn <= edits; turn += 1) {
      const words = `Found in turn ${turn}.`;
      // In the operation alone: looking through the whole page would take as long as drawing it.
      const operation = page.locator('main [data-section-id="/tickets/getticket"]');
      const shown = operation.getByText(words).first().waitFor();
      const before = performance.now();
      await writeFile(file, text.replace(/^ {2}description: .*/m, `  description: ${words}`));
      await shown;
      times.push(performance.now() - before);
      await start.until(/are up to date/);
    }
    return { "npm start": times.sort((a, b) => a - b)[edits >> 1] ?? 0 };
  } finally {
    await browser.close();
    await rm(project, { recursive: true, force: true });
  }
}

/** `npm start` in a folder; it ends with the block that it is used in. */
function startIn(project: string) {
  const args = ["--import", "tsx", "scripts/start.ts", "--port", "0", "--docs-port", "0"];
  const child = spawn(process.execPath, args, { cwd: project, stdio: ["ignore", "pipe", "inherit"] });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  return {
    /** Reads lines until one matches, and returns the match. */
    async until(pattern: RegExp): Promise<string> {
      for (;;) {
        const { value, done } = await lines.next();
        if (done) throw new Error(`npm start ended before it printed ${pattern}.`);
        const [match] = pattern.exec(value) ?? [];
        if (match !== undefined) return match;
      }
    },
    async [Symbol.asyncDispose]() {
      const ended = once(child, "close");
      child.kill("SIGTERM");
      await ended;
    },
  };
}
