// Lints and bundles the sources of the document in this process. Redocly prints the mistakes.

import { readdirSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import type { NormalizedProblem } from "@redocly/openapi-core";
import { pageParameter } from "../src/desk/page-parameter.js";
import type { Document } from "../src/document/openapi.js";
import type { Bundle } from "../src/tools/codegen/bundle.js";
import { sourceFile } from "../src/tools/codegen/outputs.js";
import { CommandError } from "../src/tools/errors.js";
import { root } from "../src/tools/root.js";

type Core = typeof import("@redocly/openapi-core");

/**
 * Lints the document, and bundles it.
 *
 * @param folder - the folder of the project
 * @throws CommandError with the location of a mistake in the document or in redocly.yaml
 */
export async function bundleSource(folder = root): Promise<Bundle> {
  // Loaded here, because `npm start` serves what was generated last before it lints.
  const core = await import("@redocly/openapi-core");
  const parts = partsIn(join(folder, "openapi"));
  refuseFiles(parts.filter(lacksContent), "This file is empty, or only refers to itself.");
  const { bundle, fileDependencies } = await lintAndBundle(core, folder);
  const orphans = parts.filter((part) => !fileDependencies.has(part));
  refuseFiles(
    orphans,
    'The document does not refer to this file: refer to it (to a path: under "paths"), or remove it.',
  );
  // The rules have read the sources, whose root the bundler changes. A copy is read anew.
  return { document: structuredClone(bundle.parsed) as Document, pageParameter };
}

async function lintAndBundle(core: Core, folder: string) {
  const configFile = "redocly.yaml";
  const config = await core.loadConfig({ configPath: join(folder, configFile) }).catch(asMistake(configFile));
  const options = { ref: join(folder, sourceFile), config };
  const ofConfig = await core.lintConfig({ config, severity: "error" });
  const problems = ofConfig.length > 0 ? ofConfig : await core.lint(options).catch(asMistake(sourceFile));
  const [problem] = problems;
  if (problem) {
    core.formatProblems(problems, { totals: core.getTotals(problems) });
    throw new CommandError(summaryOf(core, problem));
  }
  return core.bundle(options);
}

/** Returns a function that throws an error of Redocly for people, such as that a file is missing. A bug in a rule keeps its stack. */
const asMistake =
  (file: string) =>
  (error: Error): never => {
    throw error instanceof TypeError ? error : new CommandError(`${file} cannot be linted: ${error.message}`);
  };

/** Writes the location and the message of a problem, for the open pages. */
function summaryOf(core: Core, { message, location: [at] }: NormalizedProblem): string {
  if (at === undefined) return message;
  const { line, col } = core.getLineColLocation(at).start;
  return `${relative(process.cwd(), at.source.absoluteRef)}:${line}:${col}\n  ${message}`;
}

/** The files in the folders of parts, including files that the document does not refer to. */
function partsIn(folder: string): string[] {
  const entries = ["paths", "components"].flatMap((name) =>
    readdirSync(join(folder, name), { recursive: true, withFileTypes: true }),
  );
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith(".yaml"));
  return files.map(({ parentPath, name }) => join(parentPath, name)).sort();
}

/** Whether a part is of no use. Redocly would not name the file. */
function lacksContent(file: string): boolean {
  const content = readFileSync(file, "utf8").replaceAll(/^ *#.*$/gm, "");
  return ["", `$ref: ${basename(file)}`].includes(content.trim());
}

function refuseFiles(files: readonly string[], message: string): void {
  const lines = files.map((file) => `${relative(process.cwd(), file)}:1:1\n  ${message}`);
  if (lines.length > 0) throw new CommandError(lines.join("\n"));
}
