// The facts where they apply: at their locations in requests and responses, without the names of components and operations.
import { type Fact, idIn, type Row, type Table } from "./fact.js";

export interface TableRow {
  readonly table: Table;
  readonly row: Row;
  readonly id: string;
}

/** A row at one location. The row of a component has a use for each use of the component. */
export interface Use {
  /** What the row states, each with its location. Several rows can share all but the last. */
  readonly statements: readonly string[];
  readonly entry: TableRow;
  /** The rows on the way to it, which refer to components or introduce variants. */
  readonly above: readonly TableRow[];
}

type Find = (name: string) => Table | undefined;

const components = /\b(?:schemas|responses|parameters|requestBodies|securitySchemes)\/[\w.-]+/g;
const namesIn = ({ value }: Fact): string[] => value.match(components) ?? [];
/** The keywords of rows whose values are types and components, with the keyword of the statements that such rows share. */
const typed = new Map(
  Object.entries({ type: "type", property: "type", parameter: "type", body: "body", status: "status" }),
);

/** Lists the uses of all rows. The use of a row that refers to a component comes before those of the component's rows. */
export function usesOf(tables: readonly Table[]): Use[] {
  const byTitle = new Map(tables.map((table) => [table.title, table]));
  const used = new Set(tables.flatMap(({ facts }) => facts.flatMap(namesIn)));
  return tables.flatMap((table) => {
    const [, title = "", document = ""] = /^(.*?)( \(.*\))?$/.exec(table.title) ?? [];
    if (used.has(title)) return [];
    const find = (name: string) => byTitle.get(name + document) ?? byTitle.get(name);
    const operation = table.facts.find(({ keyword }) => keyword === "operation")?.value ?? title;
    const isUnused = table.group === "Components";
    return usesIn(table, isUnused ? contentOf(usesIn(table, "", find)) : operation + document, find);
  });
}

/** Lists the uses at a location of the rows whose places begin with a start, and of the components that they refer to. */
function usesIn(
  table: Table,
  location: string,
  find: Find,
  above: readonly TableRow[] = [],
  start = "",
): Use[] {
  return table.facts.flatMap((row): Use[] => {
    const place = row.place.slice(start.length);
    // The row of a variant lists the rows below the variant.
    if (!row.place.startsWith(start) || place.includes("{")) return [];
    const entry = { table, row, id: idIn(table, row) };
    const path = [...above, entry];
    const targets = namesIn(row).flatMap((name) => find(name) ?? []);
    // A component can refer to itself.
    const open = targets.filter((target) => path.every((one) => one.table !== target));
    const isVariant = ["anyOf", "oneOf"].includes(row.keyword);
    const below = (at: string) =>
      isVariant && targets.length === 0
        ? usesIn(table, at, find, path, `${row.place}{${row.value}}`)
        : open.flatMap((target) => usesIn(target, at, find, path));
    // The name of a variant can be that of a component, so that its content identifies it.
    const content = isVariant ? contentOf(below("")) : undefined;
    const at = location + (/^[^.[({]/.test(place) ? `.${place}` : place);
    const statements = content ? [`${row.keyword}\t${content}`] : statementsOfRow(row, find);
    const mark = content ? `{${content}}` : typed.has(row.keyword) ? "" : `(${row.keyword})`;
    return [{ statements: statements.map((one) => `${at}\t${one}`), entry, above }, ...below(at + mark)];
  });
}

/** A text that two objects share only if they state the same. */
const contentOf = (uses: readonly Use[]): string =>
  [...new Set(uses.flatMap(({ statements }) => statements))].sort().join("\n");

/** Returns what a row states, without what a component states. */
function statementsOfRow({ keyword, value }: Fact, find: Find): string[] {
  const shared = typed.get(keyword);
  if (shared === undefined)
    return [`${keyword}\t${value.replaceAll(components, (name) => (find(name) ? "" : name))}`];
  const words = value.split(/,? (?:and )?/).filter((word) => word !== "any" && !find(word));
  return [shared, ...words.map((word) => `${shared}\t${word}`), ...(keyword === shared ? [] : [keyword])];
}
