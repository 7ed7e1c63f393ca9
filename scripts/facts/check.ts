// What is wrong with openapi/facts.md.
import { sections } from "../../openapi/rules/service.js";
import { closedGaps } from "./carry.js";
import { keyOf, type Table } from "./fact.js";
import { type Facts, factsFile, updatedText } from "./facts.js";
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

/** The tables whose facts have no source, as `npm run generate` writes facts.md. */
export function missingSources(text: string): MissingSources[] {
  return readList(text).tables.flatMap(({ title, facts }) => {
    const rows = facts.filter(isMissing);
    return rows[0] ? [{ table: title, count: rows.length, line: rows[0].line }] : [];
  });
}

export const missingProblem = ({ table, count, line }: MissingSources): string =>
  `${factsFile}:${line}: ${count === 1 ? `1 fact of ${table} has` : `${count} facts of ${table} have`} no source.`;

/** What is wrong with facts.md, one problem a line. */
export function problemsOf(facts: Facts): string[] {
  const { stated, list, text } = facts;
  const updated = updatedText(facts);
  return [
    ...(updated === text ? [] : [`${factsFile}:1: ${changesTo(updated, list)}; run \`npm run generate\`.`]),
    ...closedGaps(list.tables, stated).map(
      ({ row }) =>
        `${factsFile}:${row.line}: the mark of ${idOf(row)} is gone. If the specification states now what it left open, remove this row; else restore the mark.`,
    ),
    ...missingSources(text).map(missingProblem),
    ...list.tables.flatMap(({ facts: rows }) => rows.flatMap(faultOf)),
  ];
}

function changesTo(updated: string, { tables }: List): string {
  const rowsOf = (some: readonly Table[]) =>
    new Map(some.map(({ title, facts }) => [title, facts.map(keyOf).sort().join("\n")]));
  const before = rowsOf(tables);
  const after = rowsOf(readList(updated).tables);
  const titles = [...new Set([...after.keys(), ...before.keys()])];
  const changed = titles.filter((title) => before.get(title) !== after.get(title));
  if (changed.length === 0) return "its hashes or its layout have changed";
  const others = changed.length > 3 ? ` and ${changed.length - 3} other tables` : "";
  return `the facts of ${changed.slice(0, 3).join(", ")}${others} have changed`;
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
