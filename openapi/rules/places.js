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
 * The place below a place. Its node is undefined if nothing is there.
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
 * The places directly below a place, by key. Only objects and lists have any.
 *
 * @param {Place} place
 * @returns {[key: string, child: Place][]}
 */
export function childrenOf(place) {
  const keys = isObject(place.node) ? Object.keys(place.node) : [];
  return keys.map((key) => [key, childOf(place, key)]);
}

/**
 * The schemas that describe the same value as a schema.
 *
 * @param {Place} schema
 * @param {readonly string[]} keys
 */
export const formsOf = (schema, keys = ["allOf", "anyOf", "oneOf"]) =>
  keys.flatMap((key) => childrenOf(childOf(schema, key)).map(([, form]) => form));

/**
 * The target of a reference, or the place itself if it is not a reference.
 *
 * @param {Place} place
 * @param {Follow} follow
 */
export function resolvePlace({ node, location }, follow) {
  const $ref = isObject(node) ? node["$ref"] : undefined;
  return typeof $ref === "string" ? follow({ node: { $ref }, location }) : { node, location };
}
