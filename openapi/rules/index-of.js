// @ts-check
import { indexGaps } from "./gap-index.js";

/** @import { UserContext } from "@redocly/openapi-core" */
/** @import { Follow } from "./types.js" */

/**
 * Indexes the gaps of the document that Redocly visits, from its root.
 *
 * @param {unknown} root
 * @param {UserContext} context - that of the visit of the root
 */
export function indexOf(root, context) {
  return indexGaps({ node: root, location: context.location }, followIn(context));
}

/**
 * How to follow a reference of the document that Redocly visits.
 *
 * @param {Pick<UserContext, "resolve">} context
 * @returns {Follow}
 */
export function followIn({ resolve }) {
  return ({ node, location }) => {
    const found = resolve(node, location.source?.absoluteRef);
    return { node: found.node, location: found.location ?? location };
  };
}
