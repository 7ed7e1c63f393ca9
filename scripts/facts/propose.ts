import type { Fact, Table } from "./fact.js";
import { isMissing, type List } from "./list.js";
import { citationsIn, findCited, isIn, partsOf, type Unit, wholeWords } from "./source.js";

/**
 * Makes proposals for the sources of new facts, which a person confirms: what all facts of the same kind cite, or the one row
 * or paragraph of the specification that names the field or the operation.
 *
 * @param units - those of the specification; none where it is not at hand
 * @returns a function that returns `?`, with the proposal if there is one that cites what is found once
 */
export function proposals({ tables }: List, stated: readonly Table[], units: readonly Unit[]) {
  const rows = tables.flatMap(({ facts }) => facts).filter((row) => !isMissing(row));

  return (fact: Fact, table: Table): string => {
    const alike = rows.filter((row) => kindOf(row) === kindOf(fact)).map(({ source }) => source);
    if (alike.length > 1 && new Set(alike).size === 1) return `? ${alike[0]}`;
    const operations = operationsWith(table);
    const cited =
      rowOf(nameIn(fact), table, operations) ??
      (operations.length === 1 ? paragraphOf(fact, operations[0]) : undefined) ??
      citationOf(
        units.filter(({ cell }) => cell === nameIn(fact)),
        nameIn(fact),
      );
    return cited === undefined ? "?" : `? ${cited}`;
  };

  /** The operations that have what a table is about, directly or by components. */
  function operationsWith(table: Table): string[] {
    const users = new Set([table]);
    // A set can grow while it is read.
    for (const { title } of users) {
      for (const one of stated) {
        if (one.facts.some(({ value }) => value.split(" ").includes(title))) users.add(one);
      }
    }
    return [...users].flatMap(({ facts }) =>
      facts.filter(({ keyword }) => keyword === "operation").map(({ value }) => value),
    );
  }

  /** The row whose first cell is a name: of the component, of an operation, or of what the table cites. */
  function rowOf(name: string, { title }: Table, operations: readonly string[]): string | undefined {
    const named = units.filter(({ cell }) => cell === name);
    const known = tables.find((table) => table.title === title)?.facts ?? [];
    const scopes = known.flatMap(({ source }) => citationsIn(source).map((one) => partsOf(one)?.scope ?? ""));
    const found = [
      named.filter(({ section }) => lettersOf(section) === lettersOf(title.split("/")[1] ?? "")),
      named.filter(({ operation }) => operation !== undefined && operations.includes(operation)),
      named.filter((one) => scopes.some((scope) => isIn(one, scope))),
    ].find((some) => some.length > 0);
    return citationOf(found ?? [], name);
  }

  /** The paragraph or the row of an operation, if it names what the fact is about, and a format by its name. */
  function paragraphOf(fact: Fact, operation = ""): string | undefined {
    const unit = units.find(({ text, cell }) => cell === operation || text.startsWith(`${operation} `));
    const text = unit?.text.replaceAll(/[{}]/g, " ") ?? "";
    const names = fact.keyword === "format" ? [nameIn(fact), fact.value] : [nameIn(fact)];
    return unit && names.every((name) => wholeWords(name).test(text))
      ? citationOf([unit], operation)
      : undefined;
  }

  /** What cites a row or a paragraph by its section, or else by its operation; nothing where there are several. */
  function citationOf([unit, ...others]: readonly Unit[], words: string): string | undefined {
    if (unit === undefined || others.length > 0) return undefined;
    const scopes = [unit.section.replace(/ \(.*\)$/, ""), unit.operation];
    return scopes.map((scope) => `${scope}: ${words}`).find((one) => findCited(one, units) === unit);
  }
}

const lettersOf = (text: string): string =>
  text
    .replace(/ \(.*\)$/, "")
    .replaceAll(" ", "")
    .toLowerCase();

const kindOf = (fact: Fact): string => [fact.keyword, fact.value, nameIn(fact)].join("\t");

/** The name of the field or the parameter that a fact is about; empty for an operation, and for a whole body. */
function nameIn({ place, keyword, value }: Fact): string {
  if (keyword === "parameter" && value.includes(",")) return /\S+(?=,)/.exec(value)?.[0] ?? "";
  const names = place.replaceAll(/[[({].*?[\])}]/g, "").split(".");
  return names[0] === "success" || names[0] === "body" ? (names.slice(1).at(-1) ?? "") : (names.at(-1) ?? "");
}
