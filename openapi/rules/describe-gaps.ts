import type { Oas3Decorator } from "@redocly/openapi-core";
import { noteOf } from "../../src/document/notes.js";
import type { Marked } from "../../src/document/openapi.js";
import { byHarm } from "../../src/document/reading.js";
import { readingOf } from "./redocly.js";

/** Adds each gap to the description beside it, because the pages and the types' comments show descriptions. */
export const describeGaps: Oas3Decorator = () => ({
  Root(root, context) {
    for (const { gap, carriers, operations } of [...readingOf(root, context).gaps.values()].sort(byHarm)) {
      for (const { located } of carriers) {
        appendNote(located.node, noteOf(gap));
        // The pages and the types do not show the description of a path, so its operations get the note, too, and one below it
        // that may close the gap. So do the operations that a gap on `info` names.
        for (const { item, beside, located: own } of operations) {
          const isAbove = item.node === located.node || beside.includes(gap);
          if (isAbove || gap.operations) appendNote(own.node, noteOf(gap));
        }
      }
    }
  },
});

function appendNote(node: Marked, note: string): void {
  // A document that was bundled before already has the note.
  if (node.description?.includes(note)) return;
  node.description = [node.description?.trimEnd(), note].filter(Boolean).join("\n\n");
}
