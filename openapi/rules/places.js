// @ts-check
import { mediaTypes } from "./service.js";

/** @import { Follow, Marked, Place } from "./types.js" */

const [mediaType = ""] = mediaTypes;

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
 * All that is directly below a place, by key; nothing where it is no object.
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
export function resolved({ node, location }, follow) {
  const $ref = isObject(node) ? node["$ref"] : undefined;
  return typeof $ref === "string" ? follow({ node: { $ref }, location }) : { node, location };
}

/**
 * Finds what a place of `settledBy` names, in any form of the schemas on the way.
 *
 * @param {Place} schema
 * @param {readonly string[]} path - names of properties, and `*` for items and for keys that are data
 * @param {Follow} follow
 * @param {readonly unknown[]} above - the schemas of which this one is a form: one can be a form of itself
 * @returns {Generator<{ parent: Place, key: string, schema: Place }>}
 */
export function* schemasAt(schema, [key, ...others], follow, above = []) {
  const parent = resolved(schema, follow);
  if (key === undefined || above.includes(parent.node)) return;
  for (const name of ["allOf", "anyOf", "oneOf"]) {
    for (const [, form] of childrenOf(childOf(parent, name))) {
      yield* schemasAt(form, [key, ...others], follow, [...above, parent.node]);
    }
  }
  const items = childOf(parent, "items");
  const data = items.node === undefined ? childOf(parent, "additionalProperties") : items;
  const child = key === "*" ? data : childOf(parent, "properties", key);
  if (child.node === undefined) return;
  if (others.length === 0) yield { parent, key, schema: resolved(child, follow) };
  else yield* schemasAt(child, others, follow);
}

/**
 * The schema that a gap is about: that of a response which carries it, or else the object itself.
 *
 * @param {Place} carrier
 */
export function schemaOf(carrier) {
  const schema = childOf(carrier, "content", mediaType, "schema");
  return schema.node === undefined ? carrier : schema;
}
