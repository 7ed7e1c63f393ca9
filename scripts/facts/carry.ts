import { type Fact, keyOf, type Table } from "./fact.js";
import { idOf } from "./gap-facts.js";
import type { List, ListedTable, Row } from "./list.js";

/**
 * Brings the tables of facts.md up to date. A source stays where table, place, keyword and value stay, and where a table has
 * only another title. All other facts get `?`. The row of a gap whose id is gone stays, because only a person can say that the
 * specification states it now.
 *
 * @param propose - the source of a new fact
 */
export function carried(
  { tables: listed }: List,
  stated: readonly Table[],
  propose: (fact: Fact, table: Table) => string = () => "?",
): ListedTable[] {
  const titles = renamed(listed, stated);
  const sources = new Map(
    listed.flatMap(({ title, facts }) =>
      facts.map((row) => [idIn(titles.get(title) ?? title, moved(row, titles)), row.source] as const),
    ),
  );
  const tables = stated.map((table) => ({
    ...table,
    facts: table.facts.map((fact): Row => {
      const source = sources.get(idIn(table.title, fact));
      return { ...fact, source: source ?? propose(fact, table), line: 0 };
    }),
  }));
  for (const { group, title, row } of closedGaps(listed, stated)) {
    const table = tables.find((one) => one.title === (titles.get(title) ?? title));
    if (table) table.facts.push(row);
    else tables.push({ group, title, facts: [row] });
  }
  return tables;
}

/** The rows of gaps that have fewer marks than rows: a mark can move, and is not lost unseen. */
export function closedGaps(
  listed: readonly ListedTable[],
  stated: readonly Table[],
): { group: string; title: string; row: Row }[] {
  const marks = stated.flatMap(gapsIn);
  const places = new Set(marks.map(({ id, title }) => `${id} ${title}`));
  const rows = listed.flatMap(gapsIn);
  const count = (gaps: readonly { id: string }[], id: string) => gaps.filter((gap) => gap.id === id).length;
  return [...new Set(rows.map(({ id }) => id))].flatMap((id) => {
    const lost = count(rows, id) - count(marks, id);
    const elsewhere = rows.filter((row) => row.id === id && !places.has(`${id} ${row.title}`));
    return elsewhere
      .slice(0, Math.max(lost, 0))
      .map(({ group, title, fact }) => ({ group, title, row: fact }));
  });
}

function gapsIn<Of extends Fact>({ group, title, facts }: { group: string; title: string; facts: Of[] }) {
  const gaps = facts.filter(({ keyword }) => keyword === "gap");
  return gaps.map((fact) => ({ group, title, fact, id: idOf(fact) }));
}

/** The new titles of tables, by the old ones: exactly one went, and one came with the same rows. */
function renamed(listed: readonly ListedTable[], stated: readonly Table[]): Map<string, string> {
  const isIn = (tables: readonly Table[]) => {
    const titles = new Set(tables.map(({ title }) => title));
    return ({ title }: Table) => titles.has(title);
  };
  const gone = listed.filter((table) => !isIn(stated)(table));
  const come = stated.filter((table) => !isIn(listed)(table));
  const rows = ({ facts }: Table) => facts.map(keyOf).sort().join("\n");
  return new Map(
    gone.flatMap((old) => {
      const [same, ...others] = come.filter((table) => rows(table) === rows(old));
      const isOnlyOne = gone.filter((table) => rows(table) === rows(old)).length === 1;
      return same && others.length === 0 && isOnlyOne ? [[old.title, same.title] as const] : [];
    }),
  );
}

/** A row that refers to a component refers to it by its new title. */
function moved<Of extends Fact>(row: Of, titles: ReadonlyMap<string, string>): Of {
  if (row.keyword === "gap") return row;
  return {
    ...row,
    value: row.value
      .split(" ")
      .map((word) => titles.get(word) ?? word)
      .join(" "),
  };
}

const idIn = (title: string, fact: Fact) => `${title}\t${keyOf(fact)}`;
