// Carries people's words from the rows of facts.md to the facts of the documents.
import { idIn, missing, type Row, type Table } from "./fact.js";
import { isCovered, wordIn } from "./list.js";
import { type TableRow, type Use, usesOf } from "./uses.js";

/**
 * Returns the tables of facts.md for the facts of the documents. A row keeps its word, or takes the word of the row that stated the same at
 * the same locations, whatever component or operation it stood in. A new fact has none. A row whose fact is gone stays.
 */
export function carryWords(listTables: readonly Table[], documentTables: readonly Table[]): Table[] {
  const worded = listTables.map((table) => {
    return { ...table, facts: table.facts.filter((row) => wordIn(table, row) !== missing) };
  });
  const words = new Map(worded.flatMap((table) => table.facts.map((row) => [idIn(table, row), row.word])));
  const ids = documentTables.flatMap((table) => table.facts.map((row) => idIn(table, row)));
  // Most edits change no row, and `npm start` generates after each.
  const isSame = ids.length === words.size && ids.every((id) => words.has(id));
  const [before, now] = isSame ? [[], []] : [usesOf(worded), usesOf(documentTables)];
  const gone = newRows(before, now);
  const origins = originsOf(before, now);

  const tables = documentTables.map((table): Table => {
    const originsIn = (row: Row) => origins.get(idIn(table, row)) ?? [];
    const model =
      listTables.find(({ title }) => title === table.title) ?? table.facts.flatMap(originsIn)[0]?.table;
    const { source = missing, word: covering = "" } = model ?? {};
    const facts = table.facts.map((row) => {
      const keptWord = words.get(idIn(table, row));
      const moved = originsIn(row).map((origin) => wordOf(origin, isCovered(row) ? covering : "", source));
      const [word, ...others] = keptWord === undefined ? new Set(moved) : [keptWord];
      // A person decides between several words.
      if (others.length > 0) for (const { id } of originsIn(row)) gone.add(id);
      const none = isCovered(row) && covering === "" ? "" : missing;
      return { ...row, word: others.length > 0 ? missing : (word ?? none) };
    });
    return { ...table, source, word: covering, facts };
  });

  for (const table of worded) {
    const rows = table.facts.filter((row) => gone.has(idIn(table, row)));
    const facts = rows.map((row) => ({ ...row, isGone: true }));
    const current = tables.find(({ title }) => title === table.title);
    if (current) current.facts.push(...facts);
    else if (facts.length > 0) tables.push({ ...table, facts });
  }
  return tables;
}

/**
 * Finds the rows that make some uses state more than others: for each such statement, the last row on its way that the others lack. This
 * is the row nearest to the edit, because the rows before it refer to its component.
 */
function newRows(uses: readonly Use[], others: readonly Use[]): Set<string> {
  const otherStatements = new Set(others.flatMap(({ statements }) => statements));
  const rows = new Set(others.map(({ entry }) => entry.id));
  const more = uses.filter(({ statements }) => statements.some((one) => !otherStatements.has(one)));
  return new Set(
    more.flatMap(({ entry, above }) => {
      const lacking = [...above, entry].filter(({ id }) => !rows.has(id));
      return lacking.at(-1)?.id ?? [];
    }),
  );
}

/**
 * Finds the rows that stated the facts of new rows, by the ids of the new rows. A row that stated exactly the same comes before one that
 * stated more, such as a property before its type was a component.
 */
function originsOf(before: readonly Use[], now: readonly Use[]) {
  const newIds = newRows(now, before);
  const exact = new Map(before.map(({ statements, entry }) => [statements.join("\n"), entry]));
  // Of several rows at a location, the last is in the innermost component.
  const some = new Map(before.flatMap(({ statements, entry }) => statements.map((one) => [one, entry])));
  const origins = new Map<string, TableRow[]>();
  for (const { statements, entry } of now) {
    const origin = exact.get(statements.join("\n")) ?? some.get(statements.at(-1) ?? "");
    if (origin && !newIds.has(entry.id)) origins.set(entry.id, [...(origins.get(entry.id) ?? []), origin]);
  }
  return origins;
}

/** Returns the word of a row for a table with a source. */
function wordOf({ table, row }: TableRow, covering: string, source: string): string {
  const word = wordIn(table, row);
  const section = word === "stated" ? table.source : word;
  const ownWord = section === source ? "stated" : section;
  return ownWord === covering ? "" : ownWord;
}
