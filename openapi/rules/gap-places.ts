// Two rules for the places that a mark names: each place exists, and its schema does not state what the gap leaves open.
import type { Oas3Rule } from "@redocly/openapi-core";
import { resolvePlaces } from "../../src/document/bodies.js";
import type { Location, Place } from "../../src/document/place.js";
import type { NamedSchema } from "../../src/document/walk.js";
import { guessMessage } from "./gaps.js";
import { readingOf, reportAt } from "./redocly.js";

/**
 * Each place that a gap names exists below the object that carries it. Without this rule, types, checks and the mock don't
 * treat a renamed field as possibly unset.
 */
export const placesExist: Oas3Rule = () => ({
  Root(root, context) {
    for (const { gap, carriers, operations } of readingOf(root, context).gaps.values()) {
      for (const { place, mark } of carriers) {
        // The places of an operation are properties that its response may have besides the documented ones.
        if (operations.some((one) => one.place.node === place.node)) continue;
        for (const [index, { name, found }] of resolvePlaces(gap, place).entries()) {
          // An empty place is the object itself.
          if (name === "" || found.length > 0) continue;
          const message = `The gap "${gap.id}" names the place "${name}", which does not exist. Use names of properties, or * for an item.`;
          reportAt(context, mark.child(["places", index]), message);
        }
      }
    }
  },
});

/**
 * A gap names operations only on `info`, and only those that exist. Without this rule, the pages of a renamed operation lack the gap.
 */
export const operationsExist: Oas3Rule = () => {
  let known: string[];
  return {
    Root(root, context) {
      known = readingOf(root, context).operations.flatMap(({ id, method }): string[] => [id, method]);
    },
    NotShown(gap, { report, location }) {
      const isOfInfo = location.pointer.startsWith("#/info/");
      for (const [index, name] of Object.entries<string>(Object(gap).operations ?? {})) {
        if (isOfInfo && known.includes(name)) continue;
        const message = `"${name}" of the gap "${gap.id}" names no operation. Use an id or a method, in a gap on info.`;
        report({ message, location: location.child(["operations", index]) });
      }
    },
  };
};

/**
 * While a gap leaves open whether a value is unset, its schema does not require the value or allow null. Without this rule, somebody
 * requires a field that the pages still call possibly absent.
 */
export const noGuessOfPresence: Oas3Rule = () => ({
  Root(root, context) {
    for (const { gap, named } of readingOf(root, context).gaps.values()) {
      for (const { statement, location } of gap.unset ? named.flatMap((one) => [...statementsOf(one)]) : []) {
        reportAt(context, location, guessMessage(statement, gap));
      }
    }
  },
});

/** Yields what a document states about the presence of a value. */
function* statementsOf({
  parent,
  key,
  entry,
}: NamedSchema): Generator<{ statement: string; location: Location }> {
  const dependent: Place = parent.child("dependentRequired");
  const lists: [keyword: string, list: Place][] = [
    ["required", parent.child("required")],
    ...dependent.children().map(([, list]): [string, Place] => ["dependentRequired", list]),
  ];
  for (const [keyword, list] of lists) {
    for (const [, { node, location }] of list.children()) {
      if (node === key) yield { statement: `"${key}" in ${keyword}`, location };
    }
  }
  const { node, location } = entry.resolved().child("type");
  if ([node].flat().includes("null")) yield { statement: `The type null of "${key}"`, location };
}
