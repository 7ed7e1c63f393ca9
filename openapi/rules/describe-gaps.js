// @ts-check
import { carriers, gapsOf, noteOf } from "./gaps.js";

/** Adds each gap to the description beside it, which is what the rendered pages and the types' comments show. */
export function describeGaps() {
  const done = new WeakSet();
  /** @param {import("./redocly.js").Marked} node @param {string[]} notes */
  const append = (node, notes) => {
    // A document that was bundled before has them already.
    const missing = notes.filter((note) => !node.description?.includes(note));
    if (missing.length === 0) return;
    node.description = [node.description?.trimEnd(), ...missing].filter(Boolean).join("\n\n");
  };
  /** @param {import("./redocly.js").Marked} node @param {import("./redocly.js").Context} context */
  const leave = (node, { type }) => {
    // A component that is referred to from several places is visited from several places.
    if (done.has(node)) return;
    done.add(node);
    const notes = gapsOf(node).map(noteOf);
    append(node, notes);
    if (type.name !== "PathItem") return;
    // Neither the pages nor the types show the description of a path, so its operations get it, too.
    for (const method of ["get", "post", "patch", "delete"]) {
      const operation = /** @type {import("./redocly.js").Marked | undefined} */ (node[method]);
      if (operation !== undefined) append(operation, notes);
    }
  };
  return Object.fromEntries(carriers.map((carrier) => [carrier, { leave }]));
}
