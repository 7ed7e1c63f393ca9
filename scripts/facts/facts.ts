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
  const marks = new Set(stated.flatMap(({ title, facts }) => facts.map((fact) => markIn(title, fact))));
  const rows = listed.flatMap((table) => table.facts.map((row) => ({ table, row })));
  return rows.filter(({ table, row }) => row.keyword === "gap" && !marks.has(markIn(table.title, row)));
}

/** The mistakes in facts.md, each with its line. */
export function problemsOf(facts: Facts): string[] {
  const { tables } = readList(facts.text);
  const lost = lostMarks(tables, facts.stated).map(({ table, row }) =>
    describe(
      row,
      `${table.title}: the mark of ${idOf(row)} is gone. If the specification now states what it left open, remove this row; else restore the mark.`,
    ),
  );
  if (updatedText(facts) !== facts.text) {
    const update =
      "the rows differ from the documents. Run `npm run generate`, and write a word for each new row.";
    return [...lost, describe({ line: 1 }, update)];
  }
  return [...lost, ...missingWords(facts.text), ...tables.flatMap(faultsOf)];
}

/** The tables and rows of facts.md without a source or a word. */
export function missingWords(text: string): string[] {
  return readList(text).tables.flatMap((table) => {
    const rows = table.facts.filter(({ word }) => word === missing);
    const words = rows.map((row) => {
      const fact = [row.place, row.keyword, `"${row.value}"`].filter(Boolean).join(" ");
      return describe(row, `${table.title}: ${fact} has no word. Write ${forms}.`);
    });
    const source = `${table.title} has no source. Write a section after \`Source:\`.`;
    return table.source === missing ? [describe(table, source), ...words] : words;
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
  const begin = "Begin it with a section that openapi/rules/service.js lists.";
  return [describe(table, `"${table.source}" is not a source. ${begin}`), ...faults];
}

function isSection(text: string): boolean {
  const [name = ""] = text.split(", ");
  return text === missing || sections.some((one) => one === name || one.replace(/ \(.*\)$/, "") === name);
}

const describe = ({ line }: Pick<Row, "line">, mistake: string) => `${factsFile}:${line}: ${mistake}`;
