// Reads the documents and their parts for Redocly, and says of one that cannot be read what was expected of it.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import type { BaseResolver, Source } from "@redocly/openapi-core";
import type { Core, Problem } from "../src/cli/codegen/redocly.js";
import { nearest } from "../src/cli/nearest.js";
import { keysOf, nodeAt } from "../src/document/json-pointer.js";

/**
 * Creates a resolver.
 *
 * @param onUnreadable - receives the place of each file that does not parse, or has no keys, and what was expected there
 */
export function partResolver(core: Core, onUnreadable: (mistake: string) => void): BaseResolver {
  class PartResolver extends core.BaseResolver {
    override async loadExternalRef(file: string) {
      if (existsSync(file)) return super.loadExternalRef(file);
      throw new core.ResolveError(new Error(missing(file)));
    }

    override parseDocument(source: Source, isRoot = false) {
      try {
        const document = super.parseDocument(source, isRoot);
        if (isRoot) core.detectSpec(document.parsed);
        else if (Object(document.parsed) !== document.parsed) throw new Error("the file has no keys");
        return document;
      } catch (error) {
        const expected = isRoot ? "an OpenAPI document" : kindOf(source.absoluteRef);
        const mistake = describeUnreadable(source, error as Error, expected);
        onUnreadable(mistake);
        throw new core.ResolveError(new Error(mistake));
      }
    }
  }
  return new PartResolver();
}

/** What a file is, by the name of its folder: `a schema` for one in `schemas`. */
const kindOf = (file: string) => `a ${basename(dirname(file)).replace(/s$/, "")}`;

/** The place of a file that does not parse, or has no keys, and what was expected there; in the parser's own words where there are. */
export function describeUnreadable(
  { absoluteRef, body }: Source,
  error: Unreadable,
  expected: string,
): string {
  const { line = 1, col = 1, message, originalError } = error;
  const { reason: words } = Object(originalError) as { reason?: string };
  const found = words === undefined ? message : `this is not YAML: ${words}`;
  const reason = body.trim() === "" ? "the file is empty" : found;
  return `${relative(process.cwd(), absoluteRef)}:${line}:${col}\n  Expected ${expected}; ${reason}.`;
}

/** An error of Redocly's parser has the place, and the parser's reason. */
type Unreadable = Error & { line?: number; col?: number; originalError?: Error };

function missing(file: string): string {
  const folder = dirname(file);
  return messageOf(
    relative(process.cwd(), file),
    basename(file),
    existsSync(folder) ? readdirSync(folder) : [],
  );
}

/** Says of a reference that leads into a file, and there to nothing, which key is missing. Redocly says only that it is one. */
export function withMissingKey(core: Core, problem: Problem): Problem {
  const [at] = problem.location;
  if (problem.ruleId !== "no-unresolved-refs" || at?.pointer === undefined) return problem;
  const { $ref } = Object(nodeAt(Object(core.parseYaml(at.source.body)), at.pointer)) as { $ref?: string };
  const [path = "", pointer] = ($ref ?? "").split("#");
  const file = path === "" ? at.source.absoluteRef : join(dirname(at.source.absoluteRef), path);
  if (pointer === undefined || !existsSync(file)) return problem;
  let node: unknown = core.parseYaml(readFileSync(file, "utf8"));
  for (const key of keysOf(pointer)) {
    const keys = Object.keys(Object(node));
    const place = `"${key}" of ${pointer} in ${relative(process.cwd(), file)}`;
    if (!keys.includes(key)) return { ...problem, message: messageOf(place, key, keys) };
    node = (node as Record<string, unknown>)[key];
  }
  return problem;
}

function messageOf(what: string, name: string, names: readonly string[]): string {
  const other = nearest(name, names);
  return `There is no ${what}.${other === undefined ? "" : ` Did you mean ${other}?`}`;
}
