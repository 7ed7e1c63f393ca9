// Lints and bundles the sources of both documents, in this process, and shows what people have to know first of what is wrong.

import { readdirSync, statSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import type { BaseResolver, Source } from "@redocly/openapi-core";
import { documents } from "../src/desk/documents.js";
import type { Bundle } from "../src/tools/codegen/bundles.js";
import type { Document } from "../src/tools/codegen/openapi.js";
import { type Core, describeProblem, loadCore, type Problem } from "../src/tools/codegen/redocly.js";
import { CommandError } from "../src/tools/errors.js";
import { root } from "../src/tools/root.js";

/** How many problems are shown: with their places and the line after them, that is half a dozen lines. */
const mostShown = 2;

/** The rules whose problems follow from others, if there are others. */
const followers = ["no-unused-components"];

/** The rules on the form of a mark or a key. What a mark refuses, or what is missing, follows from it. */
const forms = ["struct", "gaps/gap-is-complete"];

/**
 * Bundles both documents, once they lint.
 *
 * @param folder - that of the project
 * @throws CommandError with the location of a mistake in the documents, or in redocly.yaml
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
  // One for each document, because the bundler changes the parts that it was given.
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
    // A copy, because the parts of a bundle are shared.
    return { ...entry, document: structuredClone(bundle.parsed) as Document };
  });
  return Promise.all(bundles);
}

/** The files in the folders of parts. A file that no document refers to looks edited, and changes nothing. */
function partsIn(folder: string): string[] {
  const entries = ["paths", "components"].flatMap((name) =>
    readdirSync(join(folder, name), { recursive: true, withFileTypes: true }),
  );
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith(".yaml"));
  return files.map(({ parentPath, name }) => join(parentPath, name)).sort();
}

const describeOrphan = (file: string) =>
  `${relative(process.cwd(), file)}:1:1\n  No document refers to this file: refer to it (to a path by a line under paths), or remove it.`;

/**
 * Creates a resolver that says where a file does not parse. Redocly only says where a reference to it is.
 *
 * @param opened - receives each file that is opened
 * @param unreadable - receives the place of each file that does not parse, or has no keys, and what was expected there
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
        const expected = isRoot ? "an OpenAPI document" : kindOf(source.absoluteRef);
        const mistake = describeUnreadable(source, error as Error, expected);
        unreadable.add(mistake);
        throw new core.ResolveError(new Error(mistake));
      }
    }
  }
  return new PartResolver();
}

/** What a file is, by the name of its folder: `a schema` for one in `schemas`. */
const kindOf = (file: string) => `a ${basename(dirname(file)).replace(/s$/, "")}`;

/** An error of Redocly's parser has the place, and the parser's reason. */
type Unreadable = Error & { line?: number; col?: number; originalError?: Error };

/** The place of a file that does not parse, or has no keys, and what was expected there; in the parser's own words where there are. */
function describeUnreadable({ absoluteRef, body }: Source, error: Unreadable, expected: string): string {
  const { line = 1, col = 1, message, originalError } = error;
  const { reason: words } = Object(originalError) as { reason?: string };
  const found = words === undefined ? message : `this is not YAML: ${words}`;
  const reason = body.trim() === "" ? "the file is empty" : found;
  return `${relative(process.cwd(), absoluteRef)}:${line}:${col}\n  Expected ${expected}; ${reason}.`;
}

/**
 * Returns the error for problems. One mistake has many consequences, so it shows what cannot be read, and without that the problems of
 * one file: the one that was saved last, of those that have a cause. The others are counted.
 *
 * @param unreadable - what cannot be read, as it is shown
 */
function causeError(core: Core, problems: readonly Problem[], unreadable: ReadonlySet<string>): CommandError {
  const texts = new Map(problems.map((one) => [describeProblem(core, one), one]));
  const found = [...texts].map(([text, one]) => ({ text, ...rankOf(one) }));
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

function rankOf({ ruleId, location: [at] }: Problem) {
  const file = at?.source.absoluteRef ?? "";
  return {
    rank: ruleId === "no-unresolved-refs" ? 0 : followers.includes(ruleId) ? 2 : 1,
    file,
    saved: statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0,
    isForm: forms.includes(ruleId),
  };
}
