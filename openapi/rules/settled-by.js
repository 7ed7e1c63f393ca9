// @ts-check
import { followIn, indexOf } from "./index-of.js";
import { schemaOf, schemasAt } from "./places.js";

/** @import { Oas3Rule } from "@redocly/openapi-core" */

/**
 * Each place that `settledBy` of a gap names exists below the object that carries it, or in an answer of its operation. Without this
 * rule, a renamed field leaves a gap that no traffic ever settles.
 *
 * @type {Oas3Rule}
 */
export const settledBy = () => ({
  Root(root, context) {
    const follow = followIn(context);
    for (const { carriers, operations } of indexOf(root, context).gaps.values()) {
      for (const carrier of carriers) {
        // An operation is asked for a property that its answer may have beside the documented ones.
        if (operations.some(({ operation }) => operation === carrier.node)) continue;
        for (const [index, place] of (carrier.gap.settledBy?.places ?? []).entries()) {
          if (!schemasAt(schemaOf(carrier), place.split("/"), follow).next().done) continue;
          context.report({
            message: `The gap "${carrier.gap.id}" is settled by the place "${place}", which does not exist here; name the properties that lead to it.`,
            location: carrier.mark.child(["settledBy", "places", index]),
          });
        }
      }
    }
  },
});
