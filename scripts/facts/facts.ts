import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sections } from "../../openapi/rules/service.js";
import type { Bundle } from "../../src/tools/codegen/bundles.js";
import { CommandError, unreadable } from "../../src/tools/errors.js";
import { root } from "../../src/tools/root.js";
import { documentFacts } from "./document-facts.js";
import { type Fact, idOf, keyOf, type Table } from "./fact.js";
import { type ListedTable, missing, type Row, readList, writeList } from "./list.js";
import { wordFacts } from "./word-facts.js";

export const factsFile = "openapi/facts.md";

/** The facts of the documents, and the text of facts.md. */
export interface Facts {
  stated: Table[];
  text: string;
}

/**
 * Reads the facts of bundled documents that pass the linter, and facts.md.
 *
 * @throws CommandError if facts.md cannot be read
 */
export async function readFacts(bundles: readonly Bundle[]): Promise<Facts> {
  const text = await readFile(join(root, factsFile), "utf8").catch((error) => {
    const { message } = unreadable(factsFile, error);
    throw new CommandError(`${message} People wrote its words: restore it from your version control.`);
  });
  return factsOf(bundles, text);
}

export function factsOf(bundles: readonly Bundle[], text: string): Facts {
  const tables = documentFacts(bundles);
  return { stated: [...tables, wordFacts(bundles, tables)].filter(({ facts }) => facts.length > 0), text };
}

/**
 * Returns facts.md with up-to-date rows. A row keeps its word while its table, place, keyword and value stay; a new fact gets
 * `?`. The row of a removed mark stays, because only a person can say that the specification now closes the gap.
 */
export function updatedText({ stated, text }: Facts): string {
  const { head, tables: listed } = readList(text);
  const sources = new Map(listed.map(({ title, source }) => [title, source]));
  const words = new Map(
    listed.flatMap(({ title, facts }) => facts.map((row) => [`${title}\t${keyOf(row)}`, row.word] as const)),
  );
  const tables = stated.map((table): ListedTable => {
    const word = (fact: Fact) => words.get(`${table.title}\t${keyOf(fact)}`) ?? missing;
    const facts = table.facts.map((fact) => ({ ...fact, word: word(fact), line: 0 }));
    return { ...table, source: sources.get(table.title) ?? missing, facts, line: 0 };
  });
  for (const { table, row } of lostMarks(listed, stated)) {
    const known = tables.find(({ title }) => title === table.title);
    if (known) known.facts.push(row);
    else tables.push({ ...table, facts: [row] });
  }
  return writeList({ head, tables });
}

/** The rows of marks that somebody has removed from their places. */
function lostMarks(listed: readonly ListedTable[], stated: readonly Table[]) {
  const markIn = (title: string, fact: Fact) => `${title}\t${fact.place}\t${idOf(fact)}`;
  return rowsBeside(listed, stated, markIn).filter(({ row }) => row.keyword === "gap");
}

/** The rows of some tables that other tables do not have, by their keys. */
function rowsBeside(tables: readonly ListedTable[], others: readonly Table[], keyIn: typeof idIn) {
  const known = new Set(others.flatMap(({ title, facts }) => facts.map((fact) => keyIn(title, fact))));
  const rows = tables.flatMap((table) => table.facts.map((row) => ({ table, row })));
  return rows.filter(({ table, row }) => !known.has(keyIn(table.title, row)));
}

const idIn = (title: string, fact: Fact) => `${title}\t${keyOf(fact)}`;

/** The mistakes in facts.md. The first line of each names the file that people edit, the second one the line in facts.md. */
export function problemsOf(facts: Facts): string[] {
  const { tables } = readList(facts.text);
  const lost = lostMarks(tables, facts.stated).map(({ table, row }) =>
    describeIn(
      table,
      `the mark of ${idOf(row)} is gone`,
      row,
      "If the specification now states what it left open, remove this row; else restore the mark.",
    ),
  );
  const updated = updatedText(facts);
  if (updated !== facts.text) return [...lost, ...changesOf(tables, readList(updated).tables)];
  return [...lost, ...missingWords(facts.text), ...tables.flatMap(faultsOf)];
}

/** The rows that `npm run generate` adds and removes. */
function changesOf(listed: readonly ListedTable[], updated: readonly ListedTable[]): string[] {
  const added = rowsBeside(updated, listed, idIn).map(({ table, row }) =>
    describeIn(
      table,
      `${textOf(row)} is new`,
      { line: 1 },
      "Run `npm run generate`, and write a word for it.",
    ),
  );
  const gone = rowsBeside(listed, updated, idIn).map(({ table, row }) =>
    describeIn(table, `${textOf(row)} is gone`, row, "Run `npm run generate`, which removes the row."),
  );
  const changes = [...added, ...gone];
  return changes.length > 0
    ? changes
    : [describe({ line: 1 }, "The layout has changed. Run `npm run generate`.")];
}

/** The tables and rows of facts.md without a source or a word. */
export function missingWords(text: string): string[] {
  return readList(text).tables.flatMap((table) => {
    const rows = table.facts.filter(({ word }) => word === missing);
    const words = rows.map((row) => describeIn(table, `${textOf(row)} has no word`, row, `Write ${forms}.`));
    if (table.source !== missing) return words;
    return [
      describeIn(table, "the table has no source", table, "Write a section after `Source:`."),
      ...words,
    ];
  });
}

const forms = "`stated`, `derived: from what`, `our choice: why`, or another section";

/** The mistakes in the form of a source and of words. */
function faultsOf(table: ListedTable): string[] {
  const words = table.facts.filter(
    ({ word }) => !/^(stated$|(derived|our choice): )/.test(word) && !isSection(word),
  );
  const faults = words.map((row) => describe(row, `"${row.word}" is not a word. Write ${forms}.`));
  if (isSection(table.source)) return faults;
  const begin = "Begin it with a section that openapi/rules/service.ts lists.";
  return [describe(table, `"${table.source}" is not a source. ${begin}`), ...faults];
}

function isSection(text: string): boolean {
  const [name = ""] = text.split(", ");
  return text === missing || sections.some((one) => one === name || one.replace(/ \(.*\)$/, "") === name);
}

const describe = ({ line }: Pick<Row, "line">, mistake: string) => `${factsFile}:${line}: ${mistake}`;

const describeIn = (table: Table, mistake: string, row: Pick<Row, "line">, todo: string) =>
  `${fileOf(table)}: ${mistake}.\n  ${describe(row, todo)}`;

const textOf = ({ place, keyword, value }: Fact) => [place, keyword, `"${value}"`].filter(Boolean).join(" ");

/** Returns the file in which people edit the facts of a table. */
function fileOf({ group, title, facts }: Table): string {
  const [, name = title, document] = /^(.*) \((.*)\)$/.exec(title) ?? [];
  if (group === "Words") return "openapi";
  if (group === "Documents") return `openapi/${title}`;
  if (name.startsWith("securitySchemes/")) return "openapi/openapi.yaml";
  if (group === "Components") return `openapi/components/${name}.yaml`;
  const operation = facts.find(({ keyword }) => keyword === "operation")?.value ?? name;
  const path = operation.replace(/^.*?\//, "").replaceAll("/", "_");
  return `openapi/paths/${document ? document.replace(".yaml", "_") : ""}${path}.yaml`;
}
