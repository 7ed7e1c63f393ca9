// What the documents state, and what openapi/facts.md should say of it.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { documents } from "../../src/cli/codegen/bundles.js";
import { carried } from "./carry.js";
import { documentFacts } from "./document-facts.js";
import type { Table } from "./fact.js";
import { readFiles } from "./files.js";
import { type List, readList, writeList } from "./list.js";
import { proposals } from "./propose.js";
import { citationsIn, findCited, hashOf, readSource, type Unit } from "./source.js";
import { wordFacts } from "./word-facts.js";

export const factsFile = "openapi/facts.md";

/** Where the specification is, where somebody has it beside the project. */
export const specificationFile = "../shared/source/support-desk-external-api.md";

/** What the documents of a project state, and facts.md as it is. */
export interface Facts {
  stated: Table[];
  list: List;
  text: string;
}

/**
 * Reads the facts of a project. Its documents must pass the linter.
 *
 * @param edited - texts that files of the documents have instead of their own, by their paths in openapi/
 */
export async function readFacts(project: string, edited?: Readonly<Record<string, string>>): Promise<Facts> {
  const entries = documents.map(({ source }) => basename(source));
  const folder = join(project, dirname(factsFile));
  const files = await readFiles(folder, entries, edited);
  const tables = documentFacts(files, entries);
  const text = await readFile(join(project, factsFile), "utf8");
  return { stated: [...tables, ...wordFacts(files, tables)], list: readList(text), text };
}

/** The specification, where it is beside the project; nothing else. */
export async function specificationOf(project: string): Promise<Unit[]> {
  const file = join(project, specificationFile);
  return existsSync(file) ? readSource(await readFile(file, "utf8")) : [];
}

/** The text that facts.md should have, with proposals and hashes where the specification is at hand. */
export function updatedText({ stated, list }: Facts, units: readonly Unit[]): string {
  const tables = carried(list, stated, proposals(list, stated, units));
  return writeList({ head: list.head, tables, hashes: hashesOf({ ...list, tables }, units) });
}

/**
 * The hash of what each source cites.
 *
 * @param isAccepted - whether hashes of what has changed are renewed
 */
export function hashesOf(
  { tables, hashes }: Pick<List, "tables" | "hashes">,
  units: readonly Unit[],
  isAccepted = false,
) {
  const cited = new Set(tables.flatMap(({ facts }) => facts.flatMap(({ source }) => citationsIn(source))));
  return new Map(
    [...cited].flatMap((source): [string, string][] => {
      const known = hashes.get(source);
      const unit = findCited(source, units);
      if (typeof unit === "string" || (known !== undefined && !isAccepted))
        return known ? [[source, known]] : [];
      return [[source, hashOf(unit)]];
    }),
  );
}
