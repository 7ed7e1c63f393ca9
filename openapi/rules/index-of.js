// @ts-check
import { indexGaps } from "./gap-index.js";

/**
 * Indexes the gaps of the document that Redocly visits, from its root.
 *
 * @param {unknown} root
 * @param {import("./redocly.js").Context} context - that of the visit of the root
 */
export function indexOf(root, context) {
  return indexGaps({ node: root, location: context.location }, followIn(context));
}

/**
 * How to follow a reference of the document that Redocly visits.
 *
 * @param {Pick<import("./redocly.js").Context, "resolve">} context
 * @returns {import("./gap-index.js").Follow}
 */
export function followIn({ resolve }) {
  return (place) => {
    const found = resolve(place.node, place.location.source?.absoluteRef);
    return { node: found.node, location: found.location ?? place.location };
  };
}
