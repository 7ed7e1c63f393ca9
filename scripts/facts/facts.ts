// What the documents state, and what openapi/facts.md should say of it.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Bundle } from "../../src/cli/codegen/bundles.js";
import { root } from "../../src/cli/root.js";
import { carried } from "./carry.js";
import { documentFacts } from "./document-facts.js";
import type { Table } from "./fact.js";
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
  /** The specification, where it is at hand. */
  units: readonly Unit[];
}

/** Compares bundled documents, which pass the linter, with the facts.md of a project. */
export async function readFacts(bundles: readonly Bundle[], project = root): Promise<Facts> {
  const text = await readFile(join(project, factsFile), "utf8");
  const specification = join(project, specificationFile);
  const units = existsSync(specification) ? readSource(await readFile(specification, "utf8")) : [];
  return factsOf(bundles, text, units);
}

export function factsOf(bundles: readonly Bundle[], text: string, units: readonly Unit[]): Facts {
  const tables = documentFacts(bundles);
  return { stated: [...tables, ...wordFacts(bundles, tables)], list: readList(text), text, units };
}

/** The text that facts.md should have, with proposals and hashes where the specification is at hand. */
export function updatedText({ stated, list, units }: Facts): string {
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
