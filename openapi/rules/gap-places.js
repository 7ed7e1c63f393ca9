// @ts-check
// The places that a mark names: whether they exist, and what a schema states there although its presence is open.
import { followIn, indexOf } from "./gap-index.js";
import { guessMessage } from "./gaps.js";
import { childOf, childrenOf, resolvePlace } from "./places.js";

/** @import { Oas3Rule } from "@redocly/openapi-core" */
/** @import { Follow, Gap, Location, Place, Service } from "./types.d.js" */

/**
 * Each place that a gap names exists below the object that carries it, or in an answer of its operation. Without this rule, a renamed
 * field leaves a gap of which no observer counts anything.
 *
 * @param {Service} service
 * @returns {Oas3Rule}
 */
export const placesExist = (service) => () => ({
  Root(root, context) {
    const follow = followIn(context);
    for (const { carriers, operations } of indexOf(root, context, service).gaps.values()) {
      for (const carrier of carriers) {
        // An operation is asked for a property that its answer may have beside the documented ones.
        if (operations.some(({ operation }) => operation === carrier.node)) continue;
        for (const [index, place] of placesOf(carrier.gap).entries()) {
          // The object itself.
          if (place === "") continue;
          if (!schemasAt(schemaOf(carrier, service), place.split("/"), follow).next().done) continue;
          context.report({
            message: `The gap "${carrier.gap.id}" names the place "${place}", which does not exist here; name the properties that lead to it.`,
            location: carrier.mark.child(["places", index]),
          });
        }
      }
    }
  },
});

/**
 * While it is open whether a value is null, empty or left out, its schema neither requires it nor lists null. Without this rule, an
 * overlay requires a field, and the pages still say that it may be absent.
 *
 * @param {Service} service
 * @returns {Oas3Rule}
 */
export const noGuessOfPresence = (service) => () => ({
  Root(root, context) {
    const follow = followIn(context);
    for (const { gap, carriers } of indexOf(root, context, service).gaps.values()) {
      if (gap.observe !== "presence") continue;
      for (const carrier of carriers) {
        for (const place of placesOf(gap)) {
          for (const found of schemasAt(schemaOf(carrier, service), place.split("/"), follow)) {
            for (const { what, location } of statementsOf(found))
              context.report({ message: guessMessage(what, gap), location });
          }
        }
      }
    }
  },
});

/**
 * @param {{ parent: Place, key: string, schema: Place }} found
 * @returns {Generator<{ what: string, location: Location }>}
 */
function* statementsOf({ parent, key, schema }) {
  const lists = {
    required: [childOf(parent, "required")],
    dependentRequired: childrenOf(childOf(parent, "dependentRequired")).map(([, list]) => list),
  };
  for (const [keyword, some] of Object.entries(lists)) {
    for (const [, { node, location }] of some.flatMap(childrenOf)) {
      if (node === key) yield { what: `"${key}" in ${keyword}`, location };
    }
  }
  const { node, location } = childOf(schema, "type");
  if ([node].flat().includes("null")) yield { what: `The type null of "${key}"`, location };
}

/**
 * The places that a gap names. The rule `struct` reports what is not a list of texts.
 *
 * @param {Gap} gap
 * @returns {string[]}
 */
export const placesOf = ({ places }) =>
  Array.isArray(places) ? places.filter((place) => typeof place === "string") : [];

/**
 * The schema that a gap is about: that of a response which carries it, or else the object itself.
 *
 * @param {Place} carrier
 * @param {Service} service
 */
export function schemaOf(carrier, { mediaTypes }) {
  const schemas = mediaTypes.map((type) => childOf(carrier, "content", type, "schema"));
  return schemas.find(({ node }) => node !== undefined) ?? carrier;
}

/**
 * Finds what a place of a mark names, in any form of the schemas on the way.
 *
 * @param {Place} schema
 * @param {readonly string[]} path - names of properties, and `*` for items and for keys that are data
 * @param {Follow} follow
 * @param {Set<unknown>[]} seen - the schemas that were searched, by the length of the rest of the path
 * @returns {Generator<{ parent: Place, key: string, schema: Place }>}
 */
export function* schemasAt(schema, [key, ...others], follow, seen = []) {
  const parent = resolvePlace(schema, follow);
  const searched = seen[others.length] ?? new Set();
  seen[others.length] = searched;
  if (key === undefined || searched.has(parent.node)) return;
  searched.add(parent.node);
  for (const name of ["allOf", "anyOf", "oneOf"]) {
    for (const [, form] of childrenOf(childOf(parent, name))) {
      yield* schemasAt(form, [key, ...others], follow, seen);
    }
  }
  const items = childOf(parent, "items");
  const data = items.node === undefined ? childOf(parent, "additionalProperties") : items;
  const child = key === "*" ? data : childOf(parent, "properties", key);
  if (child.node === undefined) return;
  if (others.length === 0) yield { parent, key, schema: resolvePlace(child, follow) };
  else yield* schemasAt(child, others, follow, seen);
}
