// @ts-check
import { guessMessage } from "./gaps.js";
import { followIn, indexOf } from "./index-of.js";
import { childOf, childrenOf, schemaOf, schemasAt } from "./places.js";

/** @import { Oas3Rule } from "@redocly/openapi-core" */
/** @import { Location, Place } from "./types.js" */

/**
 * While it is open whether a value is null, empty or left out, its schema neither requires it nor lists null. Without this rule, an
 * overlay requires a field, and the pages still say that it may be absent.
 *
 * @type {Oas3Rule}
 */
export const noGuessOfPresence = () => ({
  Root(root, context) {
    const follow = followIn(context);
    for (const { gap, carriers } of indexOf(root, context).gaps.values()) {
      if (gap.settledBy?.observe !== "presence") continue;
      for (const place of gap.settledBy.places ?? []) {
        const found = carriers.flatMap((carrier) => [
          ...schemasAt(schemaOf(carrier), place.split("/"), follow),
        ]);
        for (const { what, location } of found.flatMap((one) => [...statementsOf(one)])) {
          context.report({ message: guessMessage(what, gap), location });
        }
      }
    }
  },
});

/**
 * @param {{ parent: Place, key: string, schema: Place }} found
 * @returns {Generator<{ what: string, location: Location }>}
 */
function* statementsOf({ parent, key, schema }) {
  const lists = {
    required: [childOf(parent, "required")],
    dependentRequired: childrenOf(childOf(parent, "dependentRequired")).map(([, list]) => list),
  };
  for (const [keyword, some] of Object.entries(lists)) {
    for (const [, { node, location }] of some.flatMap(childrenOf)) {
      if (node === key) yield { what: `"${key}" in ${keyword}`, location };
    }
  }
  const { node, location } = childOf(schema, "type");
  if ([node].flat().includes("null")) yield { what: `The type null of "${key}"`, location };
}
