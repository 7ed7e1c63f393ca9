// Lints and bundles the sources of both documents in this process, and shows the cause of a mistake first.

import { readdirSync, statSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import type { BaseResolver, Source } from "@redocly/openapi-core";
import { documents } from "../src/desk/documents.js";
import type { Document } from "../src/document/openapi.js";
import type { Bundle } from "../src/tools/codegen/bundles.js";
import { CommandError } from "../src/tools/errors.js";
import { root } from "../src/tools/root.js";
import { type Core, describeProblem, loadCore, type Problem, remedyFor } from "./redocly.js";

/** The number of problems to show. With their locations, these are half a dozen lines. */
const mostShown = 2;

/** The rules whose problems usually follow from another problem. */
const followingRules = ["no-unused-components"];

/** The rules on the form of a mark or a key. Other problems may follow from a wrong form. */
const formRules = ["struct", "gaps/gap-is-complete"];

/**
 * Lints both documents, and bundles them.
 *
 * @param folder - the folder of the project
 * @throws CommandError with the location of a mistake in the documents or in redocly.yaml
 */
export async function bundleSources(folder = root): Promise<Bundle[]> {
  const core = await loadCore();
  const config = await core.loadConfig({ configPath: join(folder, "redocly.yaml") }).catch((error) => {
    if (!(error instanceof core.YamlParseError)) throw error;
    throw new CommandError(describeUnreadable(error.source, error, "the linter's configuration"));
  });
  const problems: Problem[] = await core.lintConfig({ config, severity: "error" });
  const unreadable = new Set<string>();
  const opened = new Set<string>();
  // Each document has its own resolver, because the bundler changes the parts that it gets.
  const sources = documents.map((entry) => {
    const externalRefResolver = partResolver(core, opened, unreadable);
    return { entry, options: { ref: join(folder, entry.source), config, externalRefResolver } };
  });
  for (const { options } of problems.length > 0 ? [] : sources) {
    const found = await core.lint(options).catch((error) => {
      if (!(error instanceof core.ResolveError)) throw error;
      if (unreadable.size === 0) throw new CommandError(error.message);
      return [];
    });
    problems.push(...found);
  }
  if (problems.length + unreadable.size > 0) throw causeError(core, problems, unreadable);
  const orphans = partsIn(join(folder, "openapi")).filter((part) => !opened.has(part));
  if (orphans.length > 0) throw new CommandError(orphans.map(describeOrphan).join("\n"));
  const bundles = sources.map(async ({ entry, options }) => {
    const { bundle } = await core.bundle(options);
    // Each bundle gets its own copy, because bundles share parts.
    return { ...entry, document: structuredClone(bundle.parsed) as Document };
  });
  return Promise.all(bundles);
}

/** The files in the folders of parts, including files that no document refers to. */
function partsIn(folder: string): string[] {
  const entries = ["paths", "components"].flatMap((name) =>
    readdirSync(join(folder, name), { recursive: true, withFileTypes: true }),
  );
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith(".yaml"));
  return files.map(({ parentPath, name }) => join(parentPath, name)).sort();
}

const describeOrphan = (file: string) =>
  `${relative(process.cwd(), file)}:1:1\n  No document refers to this file: refer to it (to a path: under "paths"), or remove it.`;

/**
 * Creates a resolver that reports the location of a syntax error. Redocly reports only the reference to the file.
 *
 * @param opened - receives each opened file
 * @param unreadable - receives a message for each file that does not parse or has no keys
 */
function partResolver(core: Core, opened: Set<string>, unreadable: Set<string>): BaseResolver {
  class PartResolver extends core.BaseResolver {
    override parseDocument(source: Source, isRoot = false) {
      opened.add(source.absoluteRef);
      try {
        const document = super.parseDocument(source, isRoot);
        if (isRoot) core.detectSpec(document.parsed);
        else if (Object(document.parsed) !== document.parsed) throw new Error("the file has no keys");
        const { $ref } = Object(document.parsed) as { $ref?: unknown };
        if ($ref === basename(source.absoluteRef)) throw new Error("the file refers to itself");
        return document;
      } catch (error) {
        const expected = isRoot ? "an OpenAPI document" : partKind(source.absoluteRef);
        const mistake = describeUnreadable(source, error as Error, expected);
        unreadable.add(mistake);
        throw new core.ResolveError(new Error(mistake));
      }
    }
  }
  return new PartResolver();
}

/** The kind of a file, by its folder: `a schema` for a file in `schemas`. */
const partKind = (file: string) => `a ${basename(dirname(file)).replace(/s$/, "")}`;

/** An error of Redocly's parser, with the location and the parser's reason. */
type Unreadable = Error & { line?: number; col?: number; originalError?: Error };

/** The message for a file that does not parse or has no keys: its location, the expected kind, and the parser's reason if there is one. */
function describeUnreadable({ absoluteRef, body }: Source, error: Unreadable, expected: string): string {
  const { line = 1, col = 1, message, originalError } = error;
  const { reason: words } = Object(originalError) as { reason?: string };
  const found = words === undefined ? message : `this is not YAML: ${words}`;
  const reason = body.trim() === "" ? "the file is empty" : found;
  return `${relative(process.cwd(), absoluteRef)}:${line}:${col}\n  Expected ${expected}; ${reason}.${remedyFor(reason)}`;
}

/**
 * Returns the error for problems. One mistake has many consequences, so the error shows only the unreadable files, or else
 * the likely causes in the file that was saved last. It counts the other problems.
 *
 * @param unreadable - the messages for unreadable files
 */
function causeError(core: Core, problems: readonly Problem[], unreadable: ReadonlySet<string>): CommandError {
  const texts = new Map(problems.map((one) => [describeProblem(core, one), one]));
  const found = [...texts].map(([text, one]) => ({ text, ...problemRank(one) }));
  found.sort((a, b) => a.rank - b.rank || b.saved - a.saved || Number(b.isForm) - Number(a.isForm));
  const [first] = found;
  const causes = found.filter(
    ({ rank, file, isForm }) => rank === first?.rank && file === first.file && isForm === first.isForm,
  );
  const shown = [...(unreadable.size > 0 ? unreadable : causes.map(({ text }) => text))].slice(0, mostShown);
  const others = unreadable.size + texts.size - shown.length;
  if (others > 0) shown.push(`${others} more may follow from this; \`npx redocly lint\` lists them.`);
  return new CommandError(shown.join("\n"));
}

function problemRank({ ruleId, location: [at] }: Problem) {
  const file = at?.source.absoluteRef ?? "";
  return {
    rank: ruleId === "no-unresolved-refs" ? 0 : followingRules.includes(ruleId) ? 2 : 1,
    file,
    saved: statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0,
    isForm: formRules.includes(ruleId),
  };
}
