import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

const cli = createRequire(import.meta.url).resolve("@redocly/cli/bin/cli.js");

export interface Problem {
  ruleId: string;
  message: string;
  pointer: string;
}

function run(args: string[]): Promise<string> {
  const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
  return new Promise((resolve) => {
    execFile(process.execPath, [cli, ...args], { env, maxBuffer: 64 * 1024 * 1024 }, (_, stdout) =>
      resolve(stdout),
    );
  });
}

async function inFolder<T>(
  documents: Record<string, object>,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "support-desk-test-"));
  try {
    for (const [name, document] of Object.entries(documents)) {
      await writeFile(join(folder, `${name}.json`), JSON.stringify(document, null, 2));
    }
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Lints documents with the project's own redocly.yaml, and gives the problems of each by its name. */
export function lintDocuments(documents: Record<string, object>): Promise<Record<string, Problem[]>> {
  return inFolder(documents, async (folder) => {
    const files = Object.keys(documents).map((name) => join(folder, `${name}.json`));
    const output = await run([
      "lint",
      ...files,
      "--config",
      "redocly.yaml",
      "--lint-config",
      "error",
      "--format",
      "json",
      "--max-problems",
      "1000",
    ]);
    const found: Record<string, Problem[]> = Object.fromEntries(
      Object.keys(documents).map((name) => [name, []]),
    );
    // One JSON report for each document, one after the other.
    for (const report of output.split(/(?<=^\})(?=\{$)/m)) {
      const { problems } = JSON.parse(report) as {
        problems: {
          ruleId: string;
          message: string;
          location: { source: { ref: string }; pointer: string }[];
        }[];
      };
      for (const { ruleId, message, location } of problems) {
        const [place] = location;
        const name = basename(place?.source.ref ?? "", ".json");
        found[name]?.push({ ruleId, message, pointer: place?.pointer ?? "" });
      }
    }
    return found;
  });
}

/** Bundles a document with the project's own redocly.yaml. */
export function bundleDocument(document: object): Promise<object> {
  return inFolder({ document }, async (folder) => {
    const target = join(folder, "bundle.json");
    await run(["bundle", join(folder, "document.json"), "--config", "redocly.yaml", "--output", target]);
    return JSON.parse(await readFile(target, "utf8")) as object;
  });
}
