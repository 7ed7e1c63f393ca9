// @ts-check
/** @import { Follow, Marked, Place } from "./types.d.js" */

/**
 * Whether a node is an object or a list.
 *
 * @param {unknown} node
 * @returns {node is Marked}
 */
export const isObject = (node) => typeof node === "object" && node !== null;

/**
 * What is below a place. The node is undefined where nothing is there.
 *
 * @param {Place} place
 * @param {...(string | number)} keys
 * @returns {Place}
 */
export function childOf({ node, location }, ...keys) {
  for (const key of keys) node = isObject(node) ? node[key] : undefined;
  return { node, location: location.child(keys) };
}

/**
 * All that is directly below a place, by key. A place without an object or a list has nothing below it.
 *
 * @param {Place} place
 * @returns {[key: string, child: Place][]}
 */
export function childrenOf(place) {
  const keys = isObject(place.node) ? Object.keys(place.node) : [];
  return keys.map((key) => [key, childOf(place, key)]);
}

/**
 * What a place refers to, or the place itself.
 *
 * @param {Place} place
 * @param {Follow} follow
 */
export function resolvePlace({ node, location }, follow) {
  const $ref = isObject(node) ? node["$ref"] : undefined;
  return typeof $ref === "string" ? follow({ node: { $ref }, location }) : { node, location };
}
