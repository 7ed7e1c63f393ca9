// @ts-check
import { keyOf } from "./document-facts.js";
import { sharedTables } from "./read-census.js";

/** @typedef {import("./facts.js").Fact} Fact */
/** @typedef {import("./facts.js").LocatedFact} LocatedFact */
/** @typedef {import("./facts.js").ListedFact} ListedFact */
/** @typedef {{ message: string, location: import("./facts.js").Location }} Problem */

/**
 * Compares what a document states with what the census lists for it.
 *
 * @param {LocatedFact[]} stated
 * @param {ListedFact[]} listed
 * @param {string} document - its heading in the census
 * @param {import("./facts.js").Location} fallback - where a fact is reported that the document has no place for
 * @returns {Problem[]}
 */
export function compare(stated, listed, document, fallback) {
  const under = (/** @type {string} */ table, /** @type {Fact[]} */ facts) =>
    `"${facts[0]?.table === table ? document : sharedTables}", "${table}"`;
  const listedKeys = new Set(listed.map(keyOf));
  const statedKeys = new Set(stated.map(keyOf));
  const unlisted = stated.filter((fact) => !listedKeys.has(keyOf(fact)));
  const unstated = listed.filter((fact) => !statedKeys.has(keyOf(fact)));
  return [
    ...grouped(asRows(unlisted, listed), ({ table, line }, facts) => ({
      message: `The census does not list this fact: ${describe(facts)}. If the specification states it, add a line to census.md under ${under(table, facts)}, with its section and line there: ${line}`,
      location: /** @type {LocatedFact} */ (facts[0]).location,
    })),
    ...grouped(
      unstated.map((fact) => ({ fact, row: fact.row })),
      ({ table, line, number }, facts) => ({
        message: `The document does not state this fact, which the census lists: ${describe(facts)}. State it; or if the specification has changed, remove line ${number} of census.md, under ${under(table, facts)}: ${line}`,
        location: nearest(/** @type {ListedFact} */ (facts[0]), stated)?.location ?? fallback,
      }),
    ),
  ];
}

/**
 * One problem for each line of the census, however many operations it is about.
 *
 * @template {Fact} One
 * @param {{ fact: One, row: Fact & { source?: string, line?: number } }[]} pairs
 * @param {(row: { table: string, line: string, number: number | undefined }, facts: One[]) => Problem} problem
 * @returns {Problem[]}
 */
function grouped(pairs, problem) {
  /** @type {Map<string, typeof pairs>} */
  const groups = new Map();
  for (const pair of pairs) {
    const key = keyOf(pair.row);
    groups.set(key, [...(groups.get(key) ?? []), pair]);
  }
  return [...groups.values()].flatMap((group) => {
    const row = group[0]?.row;
    if (row === undefined) return [];
    const cells = [row.place, row.keyword, row.value, row.source ?? "SECTION LINE"];
    const line = `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`.replace("|  |", "| |");
    const facts = group.map(({ fact }) => fact);
    return [problem({ table: row.table, line, number: row.line }, facts)];
  });
}

/** @param {Fact[]} facts */
function describe(facts) {
  const [first] = facts;
  const places = facts.map(({ table, place }) => (place === "" ? table : `${place} of ${table}`));
  const more = places.length > 2 ? ` and ${places.length - 1} other places` : "";
  return `${first?.keyword} ${first?.value}, at ${more ? places[0] + more : places.join(" and ")}`;
}

/**
 * Where new facts would be listed: in a shared table, if they are new wherever it is used, and else in the table of the fact.
 *
 * @param {LocatedFact[]} facts
 * @param {ListedFact[]} listed
 * @returns {{ fact: LocatedFact, row: Fact }[]}
 */
function asRows(facts, listed) {
  const found = facts.map((fact) => ({ fact, near: nearest(fact, listed), row: sharedRow(fact, listed) }));
  return found.map(({ fact, near, row }) => {
    const uses = listed.filter((one) => one.row === near?.row).length;
    const isEverywhere = found.filter((one) => keyOf(one.row) === keyOf(row)).length === uses;
    return { fact, row: isEverywhere ? row : fact };
  });
}

/** @param {Fact} fact @param {ListedFact[]} listed @returns {Fact} */
function sharedRow(fact, listed) {
  const near = nearest(fact, listed);
  if (near === undefined || near.place === "" || near.row.table === fact.table) return fact;
  const rest = fact.place.slice(near.place.length);
  const place = near.row.place === "" ? rest.replace(/^\./, "") : near.row.place + rest;
  return { ...fact, table: near.row.table, place };
}

/**
 * The fact of the same table whose place is the longest part of the place of another; the last one, if several are.
 *
 * @template {Fact} One
 * @param {Fact} fact
 * @param {One[]} others
 * @returns {One | undefined}
 */
function nearest({ table, place }, others) {
  /** @type {One | undefined} */
  let best;
  for (const other of others) {
    const isAround =
      other.table === table &&
      (other.place === "" ||
        (place.startsWith(other.place) && /^$|^[.[{(]/.test(place.slice(other.place.length))));
    if (isAround && other.place.length >= (best?.place.length ?? 0)) best = other;
  }
  return best;
}
