import type { Fact, Table } from "./fact.js";
import { isMissing, type List } from "./list.js";
import { citationsIn, findCited, isIn, partsOf, type Unit } from "./source.js";

/**
 * Makes proposals for the sources of new facts, which a person confirms: what all facts of the same kind cite, or the one row
 * or paragraph of the specification that names the field or the operation.
 *
 * @param units - those of the specification; none where it is not at hand
 * @returns a function that returns `?`, with the proposal if there is one
 */
export function proposals({ tables }: List, stated: readonly Table[], units: readonly Unit[]) {
  const rows = tables.flatMap(({ facts }) => facts).filter((row) => !isMissing(row));
  const operationOf = ({ facts }: Table) => facts.find(({ keyword }) => keyword === "operation")?.value;

  return (fact: Fact, table: Table): string => {
    const alike = rows.filter((row) => kindOf(row) === kindOf(fact)).map(({ source }) => source);
    if (alike.length > 1 && new Set(alike).size === 1) return `? ${alike[0]}`;

    const users = stated.filter(({ facts }) => facts.some(({ value }) => value === table.title));
    const operations = [table, ...users].map(operationOf);
    const name = nameIn(fact) || operationOf(table);
    const named = units.filter(({ cell, text }) => cell === name || text.startsWith(`${name} `));
    const known = tables.find(({ title }) => title === table.title)?.facts ?? [];
    const scopes = known.flatMap(({ source }) => citationsIn(source).map((one) => partsOf(one)?.scope ?? ""));
    const [unit, ...others] =
      [
        named.filter(({ operation }) => operations.includes(operation)),
        named.filter((one) => scopes.some((scope) => isIn(one, scope))),
        named,
      ].find((some) => some.length > 0) ?? [];
    if (unit === undefined || others.length > 0) return "?";
    const sources = [unit.section.replace(/ \(.*\)$/, ""), unit.operation].map(
      (scope) => `${scope}: ${name}`,
    );
    const source = sources.find((one) => findCited(one, units) === unit);
    return source === undefined ? "?" : `? ${source}`;
  };
}

const kindOf = (fact: Fact): string => [fact.keyword, fact.value, nameIn(fact)].join("\t");

/** The name of the field or the parameter that a fact is about. */
function nameIn({ place, keyword, value }: Fact): string {
  if (keyword === "parameter" && value.includes(",")) return /\S+(?=,)/.exec(value)?.[0] ?? "";
  const names = place.replaceAll(/[[({].*?[\])}]/g, "").split(".");
  return names[0] === "success" || names[0] === "body" ? (names.slice(1).at(-1) ?? "") : (names.at(-1) ?? "");
}
