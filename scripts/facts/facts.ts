import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sections } from "../../openapi/rules/service.js";
import type { Bundle } from "../../src/tools/codegen/bundles.js";
import { CommandError, unreadable } from "../../src/tools/errors.js";
import { root } from "../../src/tools/root.js";
import { documentFacts } from "./document-facts.js";
import { type Fact, missing, type Row, type Table } from "./fact.js";
import { isCovered, readFactList, wordIn, writeFactList } from "./list.js";
import { wordFacts } from "./word-facts.js";
import { carryWords } from "./words.js";

export const factsFile = "openapi/facts.md";

/** The facts of the documents, and the text of facts.md. */
interface Facts {
  documentTables: Table[];
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
  return {
    documentTables: [...tables, wordFacts(bundles, tables)].filter(({ facts }) => facts.length > 0),
    text,
  };
}

/** Returns facts.md with up-to-date rows. */
export function updatedText({ documentTables, text }: Facts): string {
  const { head, tables } = readFactList(text);
  return writeFactList({ head, tables: carryWords(tables, documentTables) });
}

/** The mistakes in facts.md. The first line of each names the file that people edit, the second one the line in facts.md. */
export function problemsOf(facts: Facts): string[] {
  const updated = updatedText(facts);
  const problems = [...openRows(updated), ...readFactList(updated).tables.flatMap(tableFaults)];
  if (updated === facts.text) return problems;
  return [
    `${factsFile}: the rows have changed. Run \`npm run generate\`: other messages name its lines.`,
    ...problems,
  ];
}

/** The tables and rows of an up-to-date facts.md that wait for a person: without a source or a word, or without a fact. */
export function openRows(text: string): string[] {
  return readFactList(text).tables.flatMap((table) => {
    const gone = table.facts.filter(({ isGone }) => isGone);
    if (gone.length > 1 && gone.length === table.facts.length) {
      const mistake = `all facts of ${table.title} are gone`;
      return describeIn(table, mistake, table, "Delete the table, or restore them.");
    }
    const without = table.facts.filter((row) => !row.isGone && wordIn(table, row) === missing);
    const open = without.filter((row) => row.word === missing || !isCovered(row));
    return [
      ...(table.source === missing || open.length < without.length
        ? [describeIn(table, "the table has no source with a word", table, `Write ${sourceForm}.`)]
        : []),
      ...open.map((row) => describeIn(table, `${factText(row)} has no word`, row, `Write ${formsFor(row)}.`)),
      ...gone.map((row) => describeIn(table, `${factText(row)} is gone`, row, removal)),
    ];
  });
}

const wordForms = "`stated`, `derived: from what`, `our choice: why`, or another section";
const formsFor = (row: Row) =>
  isCovered(row) ? `${wordForms}; or nothing, if the table's word is right` : wordForms;
const sourceForm =
  "a section after `Source:`, and the word of the rows without one: `Source: Tickets: stated`";
const removal =
  "If the specification no longer says so, or settles the gap, delete the row; else restore the fact.";

/** The mistakes in the form of a source and of words. */
function tableFaults(table: Table): string[] {
  const words = [table, ...table.facts].filter(
    ({ word }) => !/^(|\?|stated|(derived|our choice): .*)$/.test(word) && !isSection(word),
  );
  const faults = words.map((row) => atLine(row, `"${row.word}" is not a word. Write ${wordForms}.`));
  if (table.source === missing || isSection(table.source)) return faults;
  const begin = "Begin it with a section that openapi/rules/service.ts lists.";
  return [atLine(table, `"${table.source}" is not a source. ${begin}`), ...faults];
}

function isSection(text: string): boolean {
  const [name = ""] = text.split(", ");
  return sections.some((one) => one === name || one.replace(/ \(.*\)$/, "") === name);
}

const atLine = ({ line }: Pick<Row, "line">, mistake: string) => `${factsFile}:${line}: ${mistake}`;

const describeIn = (table: Table, mistake: string, row: Pick<Row, "line">, todo: string) =>
  `${documentFileOf(table)}: ${mistake}.\n  ${atLine(row, todo)}`;

const factText = ({ place, keyword, value }: Fact) =>
  [place, keyword, `"${value}"`].filter(Boolean).join(" ");

/** Returns the file in which people edit the facts of a table. */
function documentFileOf({ group, title, facts }: Table): string {
  const [, name = title, document] = /^(.*) \((.*)\)$/.exec(title) ?? [];
  if (group === "Words") return "openapi";
  if (group === "Documents") return `openapi/${title}`;
  if (name.startsWith("securitySchemes/")) return "openapi/openapi.yaml";
  if (group === "Components") return `openapi/components/${name}.yaml`;
  // Somebody can delete the row first, after which nothing names the path.
  const operation = group === "Paths" ? name : facts.find(({ keyword }) => keyword === "operation")?.value;
  if (operation === undefined) return "openapi/paths";
  const path = operation.replace(/^.*?\//, "").replaceAll("/", "_");
  return `openapi/paths/${document ? document.replace(".yaml", "_") : ""}${path}.yaml`;
}
