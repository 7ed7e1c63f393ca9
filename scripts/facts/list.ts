// The form of openapi/facts.md.
import type { Fact, Table } from "./fact.js";

/** A fact with its source: `?` where nobody named one, and `? ...` where the tool proposes one. */
export interface Row extends Fact {
  source: string;
  /** The line of facts.md. */
  line: number;
}

export interface ListedTable extends Table {
  facts: Row[];
}

export interface List {
  /** What people wrote above the first table. */
  head: string;
  tables: ListedTable[];
  /** The hash of the row or paragraph that a source cites, by the source. */
  hashes: Map<string, string>;
}

const hashesTitle = "Hashes";

export const isMissing = ({ source }: Row): boolean => source.startsWith("?");

/** Reads facts.md: a heading of the second level names a group, one of the third level a table. */
export function readList(text: string): List {
  const start = text.search(/^## /m);
  const list: List = { head: start < 0 ? text : text.slice(0, start), tables: [], hashes: new Map() };
  let group = "";
  for (const [index, line] of text.split("\n").entries()) {
    const [, level, title = ""] = /^(##|###) +(.+)$/.exec(line) ?? [];
    if (level === "##") group = title;
    if (level === "###") list.tables.push({ group, title, facts: [] });
    const cells = cellsOf(line);
    if (group === "" || cells === undefined) continue;
    const [place = "", keyword = "", value = "", source = ""] = cells;
    if (group === hashesTitle) list.hashes.set(place, keyword);
    else list.tables.at(-1)?.facts.push({ place, keyword, value, source: source || "?", line: index + 1 });
  }
  return list;
}

/** The cells of a row; undefined for what is none, or the head of a table. */
function cellsOf(line: string): string[] | undefined {
  if (!line.startsWith("|") || /^\|( place \| keyword| source \| hash| ---) \|/.test(line)) return undefined;
  return line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll("\\|", "|"));
}

/** Writes facts.md. Tables and rows are sorted, so that the order of the documents is none of its own. */
export function writeList({
  head,
  tables,
  hashes,
}: Omit<List, "tables"> & { tables: readonly ListedTable[] }): string {
  const groups = ["Documents", "Paths", "Operations", "Components", "Words"];
  const sections = groups.map((group) => {
    const own = sortedBy(
      tables.filter((table) => table.group === group),
      ({ title }) => title,
    );
    const parts = own.map(
      ({ title, facts }) =>
        `### ${title}\n\n${tableOf(["place", "keyword", "value", "source"], sortedBy(facts, orderOf).map(cellsIn))}`,
    );
    return parts.length > 0 ? `## ${group}\n\n${parts.join("\n")}\n` : "";
  });
  const hashRows = sortedBy([...hashes], ([source]) => source);
  return `${head}${sections.join("")}## ${hashesTitle}\n\n${tableOf(["source", "hash"], hashRows)}`;
}

const cellsIn = ({ place, keyword, value, source }: Row) => [place, keyword, value, source];

// What says that something exists comes before what is said of it.
const first = ["operation", "status", "parameter", "body", "property", "content"];

function orderOf(fact: Fact): string {
  const rank = first.indexOf(fact.keyword);
  return [fact.place, rank < 0 ? "z" : rank, fact.keyword, fact.value].join("\t");
}

function sortedBy<Item>(items: readonly Item[], key: (item: Item) => string): Item[] {
  return [...items].sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [
    head,
    head.map(() => "---"),
    ...rows.map((cells) => cells.map((cell) => cell.replaceAll("|", "\\|"))),
  ];
  return lines.map((cells) => `| ${cells.join(" | ")} |\n`.replaceAll("|  |", "| |")).join("");
}
