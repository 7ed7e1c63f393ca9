// What the documents state, what openapi/facts.md should say of it, and what is wrong there.
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

/** What the documents of a project state, and facts.md as it is. */
export interface Facts {
  stated: Table[];
  text: string;
}

/**
 * Compares bundled documents, which pass the linter, with facts.md.
 *
 * @throws CommandError where it cannot be read
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

/** The text that facts.md should have. */
export function updatedText({ stated, text }: Facts): string {
  const { head, tables } = readList(text);
  return writeList({ head, tables: carryWords(tables, stated) });
}

/**
 * Brings the tables of facts.md up to date. A word stays where table, place, keyword and value stay; all other facts get `?`.
 * The row of a mark that is gone stays, because only a person can say that the specification states now what it left open.
 */
function carryWords(listed: readonly ListedTable[], stated: readonly Table[]): ListedTable[] {
  const sources = new Map(listed.map(({ title, source }) => [title, source]));
  const words = new Map(
    listed.flatMap(({ title, facts }) => facts.map((row) => [idIn(title, row), row.word] as const)),
  );
  const tables = stated.map((table): ListedTable => {
    const word = (fact: Fact) => words.get(idIn(table.title, fact)) ?? missing;
    const facts = table.facts.map((fact) => ({ ...fact, word: word(fact), line: 0 }));
    return { ...table, source: sources.get(table.title) ?? missing, facts, line: 0 };
  });
  for (const { table, row } of lostMarks(listed, stated)) {
    const known = tables.find(({ title }) => title === table.title);
    if (known) known.facts.push(row);
    else tables.push({ ...table, facts: [row] });
  }
  return tables;
}

/** The rows of marks that are gone from their places. */
function lostMarks(listed: readonly ListedTable[], stated: readonly Table[]) {
  const markIn = (title: string, fact: Fact) => `${title}\t${fact.place}\t${idOf(fact)}`;
  return rowsBeside(listed, stated, markIn).filter(({ row }) => row.keyword === "gap");
}

/** The rows of some tables that others do not have, by their keys. */
function rowsBeside(tables: readonly ListedTable[], others: readonly Table[], keyIn = idIn) {
  const known = new Set(others.flatMap(({ title, facts }) => facts.map((fact) => keyIn(title, fact))));
  const all = tables.flatMap((table) => table.facts.map((row) => ({ table, row })));
  return all.filter(({ table, row }) => !known.has(keyIn(table.title, row)));
}

function idIn(title: string, fact: Fact): string {
  return `${title}\t${keyOf(fact)}`;
}

/** The mistakes of facts.md. Each begins with the file that people edit; its second line says what to do. */
export function problemsOf(facts: Facts): string[] {
  const { tables } = readList(facts.text);
  const updated = updatedText(facts);
  const lost = lostMarks(tables, facts.stated).map(({ table, row }) => {
    const todo = "if the specification states now what it left open, remove this row; else restore the mark";
    return describeMistake(table, `the mark of ${idOf(row)} is gone`, row, todo);
  });
  if (updated !== facts.text) return [...lost, ...changesTo(readList(updated).tables, tables)];
  return [...lost, ...missingWords(facts.text), ...tables.flatMap(faultsOf)];
}

/** The tables and rows of facts.md that wait for a word of people. */
export function missingWords(text: string): string[] {
  return readList(text).tables.flatMap((table) => {
    const rows = table.facts.filter(({ word }) => word === missing);
    const words = rows.map((row) =>
      describeMistake(table, `${describeFact(row)} has no word`, row, `write ${forms}`),
    );
    if (table.source !== missing) return words;
    return [
      describeMistake(table, "the table has no source", table, "write a section after `Source:`"),
      ...words,
    ];
  });
}

/** The rows that `npm run generate` adds and removes. */
function changesTo(updated: readonly ListedTable[], listed: readonly ListedTable[]): string[] {
  const generate = "run `npm run generate`";
  const added = rowsBeside(updated, listed).map(({ table, row }) =>
    describeMistake(
      table,
      `${describeFact(row)} is new`,
      { line: 1 },
      `${generate}, and write a word for it`,
    ),
  );
  const gone = rowsBeside(listed, updated).map(({ table, row }) =>
    describeMistake(table, `${describeFact(row)} is gone`, row, `${generate}, which removes the row`),
  );
  const problems = [...added, ...gone];
  return problems.length > 0 ? problems : [`${factsFile}:1: the layout has changed; ${generate}.`];
}

const forms = "`stated`, `derived: from what`, `our choice: why`, or another section";

/** The mistakes in the form of a source and of words. */
function faultsOf({ source, line, facts }: ListedTable): string[] {
  const words = facts.filter(
    ({ word }) => !/^(stated$|(derived|our choice): )/.test(word) && !isSection(word),
  );
  const faults = words.map((row) => `${factsFile}:${row.line}: "${row.word}" must be ${forms}.`);
  if (isSection(source)) return faults;
  const begin = "must begin with a section that openapi/rules/service.js lists";
  return [`${factsFile}:${line}: "${source}" ${begin}.`, ...faults];
}

function isSection(text: string): boolean {
  const [name = ""] = text.split(", ");
  return text === missing || sections.some((one) => one === name || one.replace(/ \(.*\)$/, "") === name);
}

const describeMistake = (table: Table, mistake: string, { line }: Pick<Row, "line">, todo: string): string =>
  `${fileOf(table)}: ${mistake}.\n  ${factsFile}:${line}: ${todo}.`;

const describeFact = ({ place, keyword, value }: Fact): string =>
  [place, keyword, `"${value}"`].filter(Boolean).join(" ");

/** The file that people edit for what a table lists. */
export function fileOf({ group, title, facts }: Table): string {
  const [, name = title, document] = /^(.*) \((.*)\)$/.exec(title) ?? [];
  if (group === "Words") return "openapi";
  if (group === "Documents") return `openapi/${title}`;
  if (name.startsWith("securitySchemes/")) return "openapi/openapi.yaml";
  if (group === "Components") return `openapi/components/${name}.yaml`;
  const operation = facts.find(({ keyword }) => keyword === "operation")?.value ?? name;
  const path = operation.replace(/^.*?\//, "").replaceAll("/", "_");
  return `openapi/paths/${document ? document.replace(".yaml", "_") : ""}${path}.yaml`;
}
