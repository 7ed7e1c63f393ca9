// @ts-check
import { indexOf } from "./index-of.js";

/** A response that closes gaps names them in `x-closes`, and their marks are gone. */
export function closesGaps() {
  return {
    Root: {
      /** @param {object} root @param {import("./redocly.js").Context} context */
      enter(root, context) {
        const { gaps, operations } = indexOf(root, context);
        const responses = new Map(
          operations.flatMap(({ responses }) => responses).map((one) => [one.node, one]),
        );
        for (const { node, location } of responses.values()) {
          const closes = /** @type {unknown} */ (node["x-closes"]);
          for (const [index, id] of (Array.isArray(closes) ? closes : []).entries()) {
            if (!gaps.has(id)) continue;
            context.report({
              message: `The response closes the gap "${id}", whose mark is still there; remove the mark.`,
              location: location.child(["x-closes", index]),
            });
          }
        }
      },
    },
  };
}
