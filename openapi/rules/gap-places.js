// @ts-check
// Two rules for the places that a mark names: each place exists, and its schema does not state a presence that is open.
import { followIn, indexOf } from "./gap-index.js";
import { guessMessage } from "./gaps.js";
import { childOf, childrenOf, formsOf, resolvePlace } from "./places.js";

/** @import { Oas3Rule, UserContext } from "@redocly/openapi-core" */
/** @import { Follow, Gap, Location, Place, Service } from "./types.d.js" */

/**
 * Each place that a gap names exists below the object that carries it. Without this rule, an observer counts nothing for a gap whose
 * field was renamed.
 *
 * @param {Service} service
 * @returns {Oas3Rule}
 */
export const placesExist = (service) => () => ({
  Root(root, context) {
    for (const { carrier, operations, place, index, found } of namedPlaces(root, context, service)) {
      // The places of an operation are properties that its response may have besides the documented ones.
      const isBeside = operations.some(({ operation }) => operation === carrier.node);
      // An empty place is the object itself.
      if (isBeside || place === "" || found.length > 0) continue;
      context.report({
        message: `The gap "${carrier.gap.id}" names the place "${place}", which does not exist. Use names of properties, or * for an item.`,
        location: carrier.mark.child(["places", index]),
      });
    }
  },
});

/**
 * While a gap leaves the presence of a value open, its schema does not require the value or allow null. Without this rule, an overlay
 * requires a field that the pages still call possibly absent.
 *
 * @param {Service} service
 * @returns {Oas3Rule}
 */
export const noGuessOfPresence = (service) => () => ({
  Root(root, context) {
    for (const { carrier, found } of namedPlaces(root, context, service)) {
      if (carrier.gap.observe !== "presence") continue;
      for (const { what, location } of found.flatMap((one) => [...statementsOf(one)])) {
        context.report({ message: guessMessage(what, carrier.gap), location });
      }
    }
  },
});

/**
 * Yields each place that a gap of a document names, with the schemas there.
 *
 * @param {unknown} root
 * @param {UserContext} context
 * @param {Service} service
 */
function* namedPlaces(root, context, service) {
  const follow = followIn(context);
  for (const { carriers, operations } of indexOf(root, context, service).gaps.values()) {
    for (const carrier of carriers) {
      for (const [index, place] of placesOf(carrier.gap).entries()) {
        const found = [...schemasAt(schemaOf(carrier, service), place.split("/"), follow)];
        yield { carrier, operations, place, index, found };
      }
    }
  }
}

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
 * The places that a gap names. The rule `struct` reports a malformed list.
 *
 * @param {Gap} gap
 * @returns {string[]}
 */
export const placesOf = ({ places }) =>
  Array.isArray(places) ? places.filter((place) => typeof place === "string") : [];

/**
 * The schema that a gap is about: the schema of the response that carries it, or the carrier itself.
 *
 * @param {Place} carrier
 * @param {Service} service
 */
export function schemaOf(carrier, { mediaTypes }) {
  const schemas = mediaTypes.map((type) => childOf(carrier, "content", type, "schema"));
  return schemas.find(({ node }) => node !== undefined) ?? carrier;
}

/**
 * Finds the schemas at a place of a mark, in all forms of the schemas on the way.
 *
 * @param {Place} schema
 * @param {readonly string[]} path - names of properties, and `*` for an item of a list or a value of a map
 * @param {Follow} follow
 * @param {Set<unknown>[]} seen - the searched schemas, by the length of the rest of the path
 * @returns {Generator<{ parent: Place, key: string, schema: Place }>}
 */
export function* schemasAt(schema, [key, ...others], follow, seen = []) {
  const parent = resolvePlace(schema, follow);
  const searched = seen[others.length] ?? new Set();
  seen[others.length] = searched;
  if (key === undefined || searched.has(parent.node)) return;
  searched.add(parent.node);
  for (const form of formsOf(parent)) yield* schemasAt(form, [key, ...others], follow, seen);
  const items = childOf(parent, "items");
  const data = items.node === undefined ? childOf(parent, "additionalProperties") : items;
  const child = key === "*" ? data : childOf(parent, "properties", key);
  if (child.node === undefined) return;
  if (others.length === 0) yield { parent, key, schema: resolvePlace(child, follow) };
  else yield* schemasAt(child, others, follow, seen);
}
