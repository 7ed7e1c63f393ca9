// @ts-check
import { childrenOf, resolved } from "./gap-index.js";
import { mediaTypes } from "./service.js";

const [mediaType = ""] = mediaTypes;

/**
 * @typedef {import("./gap-index.js").Place} Place
 * @typedef {{ parent: Place, key: string, schema: Place }} Found
 */

/**
 * Finds what a place of `settledBy` names, in any form of the schemas on the way.
 *
 * @param {Place} schema
 * @param {string} place - names of properties, and `*` for items and for keys that are data
 * @param {import("./gap-index.js").Follow} follow
 * @returns {Generator<Found>}
 */
export function* schemasAt(schema, place, follow) {
  yield* below(schema, place.split("/"), follow);
}

/**
 * @param {Place} schema
 * @param {string[]} keys
 * @param {import("./gap-index.js").Follow} follow
 * @returns {Generator<Found>}
 */
function* below(schema, keys, follow) {
  const [key, ...others] = keys;
  if (key === undefined) return;
  const parent = resolved(schema, follow);
  const node = /** @type {any} */ (parent.node);
  for (const name of ["allOf", "anyOf", "oneOf"]) {
    for (const [index, form] of childrenOf(node?.[name])) {
      yield* below({ node: form, location: parent.location.child([name, index]) }, keys, follow);
    }
  }
  const path =
    key !== "*" ? ["properties", key] : node?.items === undefined ? ["additionalProperties"] : ["items"];
  const child = path.reduce((value, name) => value?.[name], node);
  if (child === undefined) return;
  const found = { node: child, location: parent.location.child(path) };
  if (others.length === 0) yield { parent, key, schema: resolved(found, follow) };
  else yield* below(found, others, follow);
}

/**
 * The schema that a gap is about: that of a response which carries it, or else the object itself.
 *
 * @param {Place} carrier
 * @returns {Place}
 */
export function schemaOf({ node, location }) {
  const schema = /** @type {any} */ (node)?.content?.[mediaType]?.schema;
  if (schema === undefined) return { node, location };
  return { node: schema, location: location.child(["content", mediaType, "schema"]) };
}
