import { factsFile } from "./facts.js";
import type { List } from "./list.js";
import { citationsIn, findCited, hashOf, type Unit } from "./source.js";

/** The facts whose source an edition of the specification no longer has, or has changed, one a line. */
export function changedSources({ tables, hashes }: List, units: readonly Unit[]): string[] {
  const faultOf = (citation: string): string[] => {
    const unit = findCited(citation, units);
    if (typeof unit === "string") return [`"${citation}" ${unit}.`];
    const known = hashes.get(citation);
    return known === undefined || known === hashOf(unit) ? [] : [`"${citation}" now says: ${unit.text}`];
  };
  const cited = new Set(tables.flatMap(({ facts }) => facts.flatMap(({ source }) => citationsIn(source))));
  const faults = new Map([...cited].map((citation) => [citation, faultOf(citation)]));
  return tables.flatMap(({ title, facts }) =>
    facts.flatMap(({ place, keyword, value, source, line }) => {
      const fact = [title, place, keyword, value].filter(Boolean).join(" ");
      const found = citationsIn(source).flatMap((citation) => faults.get(citation) ?? []);
      return found.map((fault) => `${factsFile}:${line}: ${fact}: ${fault}`);
    }),
  );
}
