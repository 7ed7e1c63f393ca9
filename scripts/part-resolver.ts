// Reads the documents and their parts for Redocly, and says of one that cannot be read what was expected of it.
import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, relative } from "node:path";
import type { BaseResolver, Source } from "@redocly/openapi-core";
import type { Core } from "../src/cli/codegen/redocly.js";
import { nearest } from "../src/cli/nearest.js";

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
        const { line, col } = error instanceof core.YamlParseError ? error : { line: 1, col: 1 };
        const expected = isRoot ? "an OpenAPI document" : kindOf(source.absoluteRef);
        const reason = source.body.trim() === "" ? "the file is empty" : reasonOf(error as Error);
        const message = `Expected ${expected}; ${reason}.`;
        onUnreadable(`${relative(process.cwd(), source.absoluteRef)}:${line}:${col}\n  ${message}`);
        throw new core.ResolveError(new Error(message));
      }
    }
  }
  return new PartResolver();
}

/** What a file is, by the name of its folder: `a schema` for one in `schemas`. */
const kindOf = (file: string) => `a ${basename(dirname(file)).replace(/s$/, "")}`;

/** The parser's own words, less the place. */
function reasonOf({ message, originalError }: Error & { originalError?: { reason?: string } }): string {
  return originalError?.reason === undefined ? message : `this is not YAML: ${originalError.reason}`;
}

function missing(file: string): string {
  const folder = dirname(file);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const name = nearest(basename(file), names);
  const hint = name === undefined ? "" : ` Did you mean ${name}?`;
  return `There is no ${relative(process.cwd(), file)}.${hint}`;
}
