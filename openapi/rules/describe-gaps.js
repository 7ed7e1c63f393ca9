// @ts-check
import { gapsOf, places } from "./gaps.js";

/** Adds each gap to the description beside it, which is what the rendered pages and the types' comments show. */
export function describeGaps() {
  const done = new WeakSet();
  /** @param {import("./redocly.js").Marked} node */
  const leave = (node) => {
    // A component that is referred to from several places is visited from several places.
    if (done.has(node)) return;
    done.add(node);
    const notes = gapsOf(node).map(({ id, kind, what, advice }) => {
      const title = kind === "conflict" ? "The specification contradicts itself" : "Not shown";
      return `**${title}** (\`${id}\`): ${what} *${advice}*`;
    });
    if (notes.length > 0)
      node.description = [node.description?.trimEnd(), ...notes].filter(Boolean).join("\n\n");
  };
  return Object.fromEntries(places.map((place) => [place, { leave }]));
}
