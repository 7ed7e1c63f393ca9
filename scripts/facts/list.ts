// Reads and writes openapi/facts.md.
import { type Fact, missing, newTable, type Row, type Table } from "./fact.js";

/** The word of a table covers a row about these, unless the row has its own. */
const covered = ["operation", "parameter", "property", "type", "anyOf", "oneOf"];
export const isCovered = ({ keyword }: Fact): boolean => covered.includes(keyword);

/** The word that counts for a row. */
export const wordIn = (table: Table, row: Row): string =>
  row.word || (isCovered(row) ? table.word : "") || missing;

/**
 * Reads facts.md: a heading of the second level names a group, one of the third level a table. The head is the text above the first
 * group.
 */
export function readFactList(text: string) {
  const start = text.search(/^## /m);
  const tables: Table[] = [];
  let group = "";
  for (const [index, line] of text.split("\n").entries()) {
    const [, level, title = ""] = /^(##|###) +(.+)$/.exec(line) ?? [];
    if (level === "##") group = title;
    if (level === "###") tables.push({ ...newTable(group, title, []), line: index + 1 });
    const last = tables.at(-1);
    if (last === undefined) continue;
    const [, source, own = ""] = /^Source: +(.+?)(?:: (.+))?$/.exec(line) ?? [];
    if (source) Object.assign(last, { source, word: own, line: index + 1 });
    if (!line.startsWith("|") || line === columns || line === rule) continue;
    const [place = "", keyword = "", value = "", cell = ""] = cellsOf(line);
    const [, gone, word = ""] = /^(gone(?:: |$))?(.*)$/.exec(cell) ?? [];
    last.facts.push({ place, keyword, value, word, isGone: gone !== undefined, line: index + 1 });
  }
  return { head: start < 0 ? text : text.slice(0, start), tables };
}

const columns = "| place | keyword | value | word |";
const rule = "| --- | --- | --- | --- |";

function cellsOf(line: string): string[] {
  const cells = line.split(/(?<!\\)\|/).slice(1, -1);
  return cells.map((cell) => cell.trim().replaceAll("\\|", "|"));
}

/** Writes facts.md. Tables and rows are sorted, because their order in the documents states nothing. */
export function writeFactList({ head, tables }: ReturnType<typeof readFactList>): string {
  const groups = ["Documents", "Paths", "Operations", "Components", "Words"];
  const sections = groups.flatMap((group) => {
    const groupTables = tables.filter((table) => table.group === group);
    if (groupTables.length === 0) return [];
    const texts = sortedBy(groupTables, ({ title }) => title).map(tableText);
    return `## ${group}\n\n${texts.join("\n")}`;
  });
  return `${head}${sections.join("\n")}`;
}

function tableText({ title, source, word, facts }: Table): string {
  const rows = sortedBy(facts, orderOf).map(({ place, keyword, value, ...row }) => {
    const wordCell = [row.isGone ? "gone" : "", row.word].filter(Boolean).join(": ");
    const cells = [place, keyword, value, wordCell].map((cell) => cell.replaceAll("|", "\\|"));
    return `| ${cells.join(" | ")} |`.replaceAll("|  |", "| |");
  });
  return [
    `### ${title}`,
    "",
    `Source: ${[source, word].filter(Boolean).join(": ")}`,
    "",
    columns,
    rule,
    ...rows,
    "",
  ].join("\n");
}

// A row that introduces a thing comes before the rows about it.
const first = ["operation", "status", "parameter", "body", "property", "required", "content"];

function orderOf({ place, keyword, value }: Fact): string {
  const rank = first.indexOf(keyword);
  return [place, rank < 0 ? "z" : rank, keyword, value].join("\t");
}

function sortedBy<Item>(items: readonly Item[], key: (item: Item) => string): Item[] {
  return [...items].sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}
