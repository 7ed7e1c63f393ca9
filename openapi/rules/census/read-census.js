// @ts-check

/** @typedef {import("./facts.js").Row} Row */
/** @typedef {import("./facts.js").Census} Census */
/** @typedef {import("./facts.js").ListedFact} ListedFact */

export const sharedTables = "Shared";

/**
 * Reads the census: a heading of the second level names a document, one of the third level a table.
 *
 * @param {string} text - Markdown
 * @returns {Census}
 */
export function readCensus(text) {
  /** @type {Census} */
  const census = { tables: new Map(), mistakes: [] };
  let document = "";
  let table = "";
  for (const [index, line] of text.split("\n").entries()) {
    const [, level = "", title = ""] = /^(##|###) +(.+)$/.exec(line) ?? [];
    if (level === "##") [document, table] = [title, ""];
    if (level === "###") table = title;
    if (!line.startsWith("|") || table === "" || /^\|( place \| keyword |[ -]+\|[ -]+\|)/.test(line))
      continue;
    const cells = line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll("\\|", "|"));
    const [place = "", keyword = "", value = "", source = ""] = cells;
    if (cells.length !== 4 || !keyword || !value || !source) {
      census.mistakes.push(`Line ${index + 1} must have a place, a keyword, a value and a source: ${line}`);
      continue;
    }
    const tables = census.tables.get(document) ?? new Map();
    census.tables.set(document, tables);
    const rows = tables.get(table) ?? [];
    tables.set(table, rows);
    rows.push({ table, place, keyword, value, source, line: index + 1 });
  }
  return census;
}

/**
 * The rows for one document, with the shared ones where they are used.
 *
 * @param {Census} census - its `mistakes` gets those about shared tables
 * @param {string} document
 * @returns {ListedFact[]}
 */
export function listedFacts({ tables, mistakes }, document) {
  const shared = tables.get(sharedTables) ?? new Map();
  return [...(tables.get(document) ?? [])].flatMap(([table, rows]) => placed(rows, table, "", []));

  /** @param {Row[]} rows @param {string} table @param {string} base @param {string[]} inside @returns {ListedFact[]} */
  function placed(rows, table, base, inside) {
    return rows.flatMap((row) => {
      const place = joined(base, row.place);
      if (row.keyword !== "is") return [{ table, place, keyword: row.keyword, value: row.value, row }];
      const used = shared.get(row.value);
      if (used === undefined || inside.includes(row.value)) {
        const problem =
          used === undefined ? "There is no shared table" : "A shared table must not use itself:";
        mistakes.push(`Line ${row.line}: ${problem} "${row.value}".`);
        return [];
      }
      return placed(used, table, place, [...inside, row.value]);
    });
  }
}

/** The shared tables that no document uses. @param {Census} census */
export function unusedTables({ tables }) {
  const used = new Set([...tables.values()].flatMap((one) => [...one.values()].flat().map(usedBy)));
  return [...(tables.get(sharedTables)?.keys() ?? [])].filter((name) => !used.has(name));
}

/** @param {Row} row */
function usedBy({ keyword, value }) {
  return keyword === "is" ? value : undefined;
}

/** @param {string} base @param {string} place */
function joined(base, place) {
  return base === "" || place === "" || /^[[{(]/.test(place) ? base + place : `${base}.${place}`;
}
