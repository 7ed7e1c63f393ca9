// The specification as sources cite it: rows of tables, items of lists, and paragraphs.
import { createHash } from "node:crypto";

/** A row, an item, a paragraph or a heading. */
export interface Unit {
  section: string;
  /** The operation whose paragraph is the last one above, such as `POST /tickets`. */
  operation: string | undefined;
  /** The first cell of a row. */
  cell: string | undefined;
  text: string;
}

const mostWords = 5;

/** Reads the specification. A paragraph that begins with an operation in bold begins the part on that operation. */
export function readSource(markdown: string): Unit[] {
  const units: Unit[] = [];
  let section = "";
  let operation: string | undefined;
  let isContinued = false;
  const lines = markdown.split("\n");
  for (const [index, line] of lines.entries()) {
    const text = plain(line);
    const heading = /^#+ +(.+)$/.exec(text)?.[1];
    if (heading !== undefined) {
      [section, operation] = [heading, undefined];
      units.push({ section, operation, cell: undefined, text: heading });
    }
    const isRow = line.startsWith("|");
    // The head of a table, and the line below it.
    const isHead = isRow && (/^\|[-| :]+$/.test(line) || /^\|[-| :]+$/.test(lines[index + 1] ?? ""));
    const last = units.at(-1);
    if (text === "" || heading !== undefined || isHead) isContinued = false;
    else if (isRow) units.push({ section, operation, cell: plain(line.split("|")[1] ?? ""), text });
    else if (isContinued && last && !/^([-*]|\d+\.) /.test(text)) last.text += ` ${text}`;
    else {
      operation = /^\*\*([A-Z]+ \/\S*)\*\*/.exec(line)?.[1] ?? operation;
      units.push({ section, operation, cell: undefined, text });
      isContinued = true;
    }
    if (isRow) isContinued = false;
  }
  return units;
}

/** Text without marks of emphasis and code, so that neither they nor its line breaks matter. */
function plain(text: string): string {
  return text
    .replaceAll(/\*\*|`/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** What a source cites: nothing where it is missing or a choice of the project, and else one or more, with `; ` between them. */
export const citationsIn = (source: string): string[] =>
  /^(\?|our choice: )/.test(source) ? [] : source.split("; ");

/** The parts of a citation: `Tickets: channel`, or `POST /tickets/{ticket_id}/drafts: content`. */
export function partsOf(citation: string): { scope: string; words: string } | undefined {
  const [, scope, words] = /^([^:]+): (\S.*)$/.exec(citation) ?? [];
  return scope && words ? { scope, words } : undefined;
}

/** Whether a unit is in a section, or in the part on an operation. */
export function isIn({ section, operation }: Unit, scope: string): boolean {
  return operation === scope || section === scope || section.replace(/ \(.*\)$/, "") === scope;
}

/**
 * Finds the row or paragraph that a source cites.
 *
 * @returns the row or paragraph, or what is wrong
 */
export function findCited(citation: string, units: readonly Unit[]): Unit | string {
  const parts = partsOf(citation);
  if (parts === undefined) return "is not a section, a colon and words";
  const { scope, words } = parts;
  const scoped = units.filter((unit) => isIn(unit, scope));
  if (scoped.length === 0) return `names no section or operation of the specification: ${scope}`;
  const rows = scoped.filter(({ cell }) => cell === plain(words));
  if (rows.length === 1 && rows[0]) return rows[0];
  if (words.split(" ").length > mostWords) return `has more than ${mostWords} words`;
  const found = scoped.flatMap((unit) => [...unit.text.matchAll(wholeWords(plain(words)))].map(() => unit));
  if (found.length === 1 && found[0]) return found[0];
  return `has words that are found ${found.length} times there`;
}

/** Matches words, and nothing that only begins or ends with them, such as a longer path. */
export function wholeWords(words: string): RegExp {
  const escaped = words.replaceAll(/[^\w ]/g, "\\$&");
  return new RegExp(`(?<![\\w/{}-])${escaped}(?![\\w/{}-])`, "g");
}

export function hashOf({ text }: Unit): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 8);
}
