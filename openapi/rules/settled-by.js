// @ts-check
import { followIn, indexOf } from "./index-of.js";
import { schemaOf, schemasAt } from "./places.js";

/**
 * Each place that `settledBy` of a gap names exists below the object that carries it, or in an answer of its operation. Without this
 * rule, a renamed field leaves a gap that no traffic ever settles.
 */
export function settledBy() {
  return {
    /** @param {object} root @param {import("./redocly.js").Context} context */
    Root(root, context) {
      for (const { carriers, operations } of indexOf(root, context).gaps.values()) {
        for (const { gap, node, location } of carriers) {
          const isOperation = operations.some(({ operation }) => operation === node);
          for (const [index, place] of (gap.settledBy?.places ?? []).entries()) {
            // An operation is asked for a property that its answer may have beside the documented ones.
            const start = schemaOf({ node, location });
            if (isOperation || !schemasAt(start, place, followIn(context)).next().done) continue;
            const at = (node["x-not-shown"] ?? []).indexOf(gap);
            context.report({
              message: `The gap "${gap.id}" is settled by the place "${place}", which does not exist here; name the properties that lead to it.`,
              location: location.child(["x-not-shown", at, "settledBy", "places", index]),
            });
          }
        }
      }
    },
  };
}
