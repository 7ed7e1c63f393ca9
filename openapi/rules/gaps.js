// @ts-check

/** The places that can carry a gap, by Redocly's names. A property is a Schema. */
export const places = ["Info", "PathItem", "Operation", "Parameter", "Response", "Schema"];

/**
 * The gaps of one object. What is malformed is left to the rules that say so.
 *
 * @param {unknown} node
 * @returns {import("./redocly.js").Gap[]}
 */
export function gapsOf(node) {
  const gaps = /** @type {import("./redocly.js").Marked | undefined} */ (node)?.["x-not-shown"];
  return Array.isArray(gaps) ? gaps.filter((gap) => typeof gap?.id === "string") : [];
}
