// @ts-check

import { indexOf } from "./gap-index.js";
import { noteOf } from "./gaps.js";

/** @import { Oas3Decorator } from "@redocly/openapi-core" */
/** @import { Marked, Service } from "./types.d.js" */

/**
 * Adds each gap to the description beside it, because the pages and the types' comments show descriptions.
 *
 * @param {Service} service
 * @returns {Oas3Decorator}
 */
export const describeGaps = (service) => () => ({
  Root(root, context) {
    const { gaps } = indexOf(root, context, service);
    for (const { gap, carriers, operations } of gaps.values()) {
      for (const { node } of carriers) {
        append(node, noteOf(gap));
        // The pages and the types do not show the description of a path, so its operations get the note, too.
        for (const { item, operation } of operations) if (item === node) append(operation, noteOf(gap));
      }
    }
  },
});

/** @param {Marked} node @param {string} note */
function append(node, note) {
  // A document that was bundled before already has the note.
  if (node.description?.includes(note)) return;
  node.description = [node.description?.trimEnd(), note].filter(Boolean).join("\n\n");
}
