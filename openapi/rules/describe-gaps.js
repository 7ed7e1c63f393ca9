// @ts-check
import { noteOf } from "./gaps.js";
import { indexOf } from "./index-of.js";

/** @import { Oas3Decorator } from "@redocly/openapi-core" */
/** @import { Marked } from "./types.js" */

/**
 * Adds each gap to the description beside it, which is what the rendered pages and the types' comments show.
 *
 * @type {Oas3Decorator}
 */
export const describeGaps = () => ({
  Root(root, context) {
    const { gaps } = indexOf(root, context);
    for (const { gap, carriers, operations } of gaps.values()) {
      for (const { node } of carriers) {
        append(node, noteOf(gap));
        // Neither the pages nor the types show the description of a path, so its operations get it, too.
        for (const { item, operation } of operations) if (item === node) append(operation, noteOf(gap));
      }
    }
  },
});

/** @param {Marked} node @param {string} note */
function append(node, note) {
  // A document that was bundled before has it already.
  if (node.description?.includes(note)) return;
  node.description = [node.description?.trimEnd(), note].filter(Boolean).join("\n\n");
}
