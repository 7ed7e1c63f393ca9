import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import * as core from "@redocly/openapi-core";

const config = await core.loadConfig({ configPath: "redocly.yaml" });

/** A problem that a rule found, with its location as a JSON pointer. */
export interface Problem {
  ruleId: string;
  message: string;
  pointer: string | undefined;
}

/** Lints a document by the rules in redocly.yaml, in this process. */
export async function lintDocument(document: object): Promise<Problem[]> {
  const options = { source: JSON.stringify(document, null, 2), absoluteRef: "/document.json", config };
  return (await core.lintFromString(options)).map(({ ruleId, message, location: [at] }) => ({
    ruleId,
    message,
    pointer: at?.pointer,
  }));
}

/** Bundles a document by redocly.yaml, with its decorators. */
export async function bundleDocument(document: object): Promise<object> {
  const options = { source: JSON.stringify(document), absoluteRef: "/document.json", config };
  return (await core.bundleFromString(options)).bundle.parsed as object;
}

/** Lints documents with one run of the command, and returns the problems of each by its name. */
export async function lintWithCommand(documents: Record<string, object>): Promise<Record<string, Problem[]>> {
  const folder = await mkdtemp(join(tmpdir(), "support-desk-lint-"));
  try {
    const files = Object.keys(documents).map((name) => join(folder, `${name}.json`));
    for (const [name, document] of Object.entries(documents)) {
      await writeFile(join(folder, `${name}.json`), JSON.stringify(document, null, 2));
    }
    const found = Object.fromEntries(Object.keys(documents).map((name): [string, Problem[]] => [name, []]));
    const options = ["--config", "redocly.yaml", "--lint-config", "error", "--max-problems", "1000"];
    const output = await redocly("lint", ...files, ...options, "--format", "json");
    // One JSON report for each document, one after the other.
    for (const report of output.split(/(?<=^\})(?=\{$)/m)) {
      for (const { ruleId, message, location } of (JSON.parse(report) as Report).problems) {
        const name = basename(location[0]?.source.ref ?? "", ".json");
        const pointer = location[0]?.pointer;
        // A message can name the file.
        const text = message.replaceAll(join(folder, `${name}.json`), "/document.json");
        found[name]?.push({ ruleId, message: text, pointer });
      }
    }
    return found;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Report {
  problems: {
    ruleId: string;
    message: string;
    location: { source: { ref: string }; pointer: string }[];
  }[];
}

/** Runs Redocly's command. It exits with 1 where it finds a problem, and still prints its report. */
function redocly(...args: string[]): Promise<string> {
  const cli = createRequire(import.meta.url).resolve("@redocly/cli/bin/cli.js");
  const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
  return new Promise((done) => {
    execFile(process.execPath, [cli, ...args], { env, maxBuffer: 64 * 1024 * 1024 }, (_, stdout) =>
      done(stdout),
    );
  });
}
