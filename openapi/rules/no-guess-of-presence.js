// @ts-check
import { guessMessage } from "./gaps.js";
import { followIn, indexOf } from "./index-of.js";
import { schemaOf, schemasAt } from "./places.js";

/**
 * While it is open whether a value is null, empty or left out, its schema neither requires it nor lists null. Without this rule, an
 * overlay requires a field, and the pages still say that it may be absent.
 */
export function noGuessOfPresence() {
  return {
    /** @param {object} root @param {import("./redocly.js").Context} context */
    Root(root, context) {
      for (const { gap, carriers } of indexOf(root, context).gaps.values()) {
        if (gap.settledBy?.observe !== "presence") continue;
        const places = gap.settledBy.places ?? [];
        const starts = carriers.map(schemaOf);
        const all = starts.flatMap((start) =>
          places.flatMap((place) => [...schemasAt(start, place, followIn(context))]),
        );
        for (const found of all) {
          for (const { what, location } of statementsOf(found)) {
            context.report({ message: guessMessage(what, gap), location });
          }
        }
      }
    },
  };
}

/**
 * @param {import("./places.js").Found} found
 * @returns {Generator<{ what: string, location: import("./redocly.js").Location }>}
 */
function* statementsOf({ parent, key, schema }) {
  const { required, dependentRequired = {} } = /** @type {any} */ (parent.node);
  if (Array.isArray(required) && required.includes(key)) {
    yield {
      what: `"${key}" in required`,
      location: parent.location.child(["required", required.indexOf(key)]),
    };
  }
  for (const [name, dependent] of Object.entries(dependentRequired)) {
    if (!Array.isArray(dependent) || !dependent.includes(key)) continue;
    const at = ["dependentRequired", name, dependent.indexOf(key)];
    yield { what: `"${key}" in dependentRequired`, location: parent.location.child(at) };
  }
  const { type } = /** @type {any} */ (schema.node) ?? {};
  if ([type].flat().includes("null")) {
    yield { what: `The type null of "${key}"`, location: schema.location.child(["type"]) };
  }
}
