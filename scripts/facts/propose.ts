import type { Fact, Table } from "./fact.js";
import { isMissing, type List } from "./list.js";
import { citationsIn, findCited, isIn, partsOf, type Unit, wholeWords } from "./source.js";

/**
 * Makes proposals for the sources of new facts, which a person confirms: what all facts of the same kind cite, or the one row
 * or paragraph of the specification that names the field or the operation.
 *
 * @param units - those of the specification; none where it is not at hand
 * @returns a function that returns `?`, with the proposal if there is one
 */
export function proposals({ tables }: List, stated: readonly Table[], units: readonly Unit[]) {
  const rows = tables.flatMap(({ facts }) => facts).filter((row) => !isMissing(row));

  return (fact: Fact, table: Table): string => {
    const alike = rows.filter((row) => kindOf(row) === kindOf(fact)).map(({ source }) => source);
    if (alike.length > 1 && new Set(alike).size === 1) return `? ${alike[0]}`;
    const users = stated.filter(({ facts }) =>
      facts.some(({ value }) => value.split(" ").includes(table.title)),
    );
    const operations = [table, ...users].flatMap(operationsIn);
    const cited =
      citationOf(nameIn(fact), table, operations) ??
      (table.group === "Components" ? undefined : paragraphOf(fact, operations[0]));
    return cited === undefined ? "?" : `? ${cited}`;
  };

  /** The row whose first cell is a name: of the component, of the operation, of what the table cites, or the only one. */
  function citationOf(name: string, { title }: Table, operations: readonly string[]): string | undefined {
    const named = units.filter(({ cell }) => cell === name);
    const known = tables.find((table) => table.title === title)?.facts ?? [];
    const scopes = known.flatMap(({ source }) => citationsIn(source).map((one) => partsOf(one)?.scope ?? ""));
    const [unit, ...others] =
      [
        named.filter(({ section }) => lettersOf(section) === lettersOf(title.split("/")[1] ?? "")),
        named.filter(({ operation }) => operation !== undefined && operations.includes(operation)),
        named.filter((one) => scopes.some((scope) => isIn(one, scope))),
        named,
      ].find((some) => some.length > 0) ?? [];
    if (unit === undefined || others.length > 0) return undefined;
    const sources = [unit.section.replace(/ \(.*\)$/, ""), unit.operation].map(
      (scope) => `${scope}: ${name}`,
    );
    return sources.find((one) => findCited(one, units) === unit);
  }

  /** The paragraph or the row of an operation, if it names what the fact is about. */
  function paragraphOf(fact: Fact, operation = ""): string | undefined {
    const unit = units.find(({ text, cell }) => cell === operation || text.startsWith(`${operation} `));
    const isNamed =
      unit !== undefined &&
      operation !== "" &&
      wholeWords(nameIn(fact)).test(unit.text.replaceAll(/[{}]/g, " "));
    return isNamed ? `${unit.section.replace(/ \(.*\)$/, "")}: ${operation}` : undefined;
  }
}

const operationsIn = ({ facts }: Table): string[] =>
  facts.filter(({ keyword }) => keyword === "operation").map(({ value }) => value);

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
