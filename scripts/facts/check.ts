// What is wrong with openapi/facts.md.
import { sections } from "../../openapi/rules/service.js";
import { closedGaps } from "./carry.js";
import { keyOf, type Table } from "./fact.js";
import { type Facts, factsFile, readFacts, updatedText } from "./facts.js";
import { idOf } from "./gap-facts.js";
import { isMissing, type List, type Row, readList } from "./list.js";
import { citationsIn, partsOf } from "./source.js";

/** A table with facts that have no source. */
interface MissingSources {
  table: string;
  count: number;
  /** The line of facts.md with the first of them. */
  line: number;
}

/**
 * Returns whether facts.md is stale, and which facts will have no source after `npm run generate`, for documents that pass the
 * linter.
 */
export async function factsState(project: string): Promise<{ missing: MissingSources[]; isStale: boolean }> {
  const facts = await readFacts(project);
  const missing = missingSources(readList(updatedText(facts, [])));
  return { missing, isStale: staleTables(facts.stated, facts.list).length > 0 };
}

function missingSources({ tables }: List): MissingSources[] {
  return tables.flatMap(({ title, facts }) => {
    const rows = facts.filter(isMissing);
    return rows[0] ? [{ table: title, count: rows.length, line: rows[0].line }] : [];
  });
}

/** What is wrong with facts.md, one problem a line. */
export function problemsOf({ stated, list }: Facts): string[] {
  const stale = staleTables(stated, list);
  const shown =
    stale.slice(0, 3).join(", ") + (stale.length > 3 ? ` and ${stale.length - 3} other tables` : "");
  return [
    ...(stale.length > 0
      ? [`${factsFile}:1: the facts of ${shown} have changed; run \`npm run generate\`.`]
      : []),
    ...closedGaps(list.tables, stated).map(
      ({ row }) =>
        `${factsFile}:${row.line}: the mark of ${idOf(row)} is gone. If the specification states now what it left open, remove this row; else restore the mark.`,
    ),
    ...missingSources(list).map(
      ({ table, count, line }) =>
        `${factsFile}:${line}: ${count === 1 ? "1 fact of" : `${count} facts of`} ${table} ${count === 1 ? "has" : "have"} no source.`,
    ),
    ...list.tables.flatMap(({ facts: rows }) => rows.flatMap(faultOf)),
  ];
}

/** The titles of tables whose facts are not those that the documents state. */
function staleTables(stated: readonly Table[], list: List): string[] {
  const closed = new Set(closedGaps(list.tables, stated).map(({ row }) => row));
  const listed = new Map(
    list.tables.map(({ title, facts }) => [title, facts.filter((row) => !closed.has(row))] as const),
  );
  const keys = (facts: Table["facts"] = []) => facts.map(keyOf).sort().join("\n");
  const titles = new Set([...stated.map(({ title }) => title), ...listed.keys()]);
  const statedIn = new Map(stated.map(({ title, facts }) => [title, facts] as const));
  return [...titles].filter((title) => keys(statedIn.get(title)) !== keys(listed.get(title)));
}

/** What is wrong with the form of a source. */
function faultOf({ source, line }: Row): string[] {
  const wrong = citationsIn(source).filter((citation) => !isKnown(partsOf(citation)?.scope ?? ""));
  return wrong.map(
    (citation) =>
      `${factsFile}:${line}: "${citation}" must begin with a section that openapi/rules/service.js lists, or with an operation, and then a colon and words, such as "Tickets: channel"; or with "our choice: " and the reason.`,
  );
}

function isKnown(scope: string): boolean {
  return (
    sections.some((section) => section === scope || section.replace(/ \(.*\)$/, "") === scope) ||
    /^[A-Z]+ \//.test(scope)
  );
}
