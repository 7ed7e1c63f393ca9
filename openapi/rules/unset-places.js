// @ts-check

import { followIn, indexOf } from "./gap-index.js";
import { placesOf, schemaOf } from "./gap-places.js";
import { gapsOf, isOpen } from "./gaps.js";
import { childOf, childrenOf, resolvePlace } from "./places.js";

/** @import { Oas3Rule } from "@redocly/openapi-core" */
/** @import { Follow, Location, Place, Service } from "./types.d.js" */

/**
 * A gap named `*.unset-values` names each optional field below its schema. Without this rule, somebody adds a field and forgets the
 * gap: no observer counts whether it can be null, and the mock guesses. An overlay need not name its fields.
 *
 * @param {Service} service
 * @returns {Oas3Rule}
 */
export const unsetPlaces = (service) => () => ({
  Root(root, context) {
    const follow = followIn(context);
    for (const { gap, carriers } of indexOf(root, context, service).gaps.values()) {
      if (!gap.id.endsWith(".unset-values")) continue;
      for (const carrier of carriers) {
        const schema = schemaOf(carrier, service);
        const above = schema === carrier ? [] : [carrier.node];
        const search = { follow, above, searched: new Map() };
        for (const { path, location } of unnamedFields(schema, "", placesOf(gap), search)) {
          const file = carrier.location.source?.absoluteRef.split("/").at(-1);
          const message = `The gap "${gap.id}" of ${file} does not name the optional field "${path}". Add it to the gap's places and adapt its sentences; or add it to required if it is always present.`;
          context.report({ message, location });
        }
      }
    }
  },
});

/**
 * The optional fields that are not named. The search visits a schema only once for the same names. Otherwise schemas that
 * refer to each other would multiply the work.
 *
 * @param {Place} schema
 * @param {string} at
 * @param {readonly string[]} names - the named places below the schema
 * @param {{ follow: Follow, above: readonly unknown[], searched: Map<unknown, Set<string>> }} search - `above` holds the schemas around this one
 * @returns {Generator<{ path: string, location: Location }>}
 */
function* unnamedFields(schema, at, names, { follow, above, searched }) {
  const place = resolvePlace(schema, follow);
  // A schema with its own gap of this kind is searched for that gap. A schema inside itself has no new fields.
  const isOther = above.length > 0 && gapsOf(place.node).some(({ id }) => id.endsWith(".unset-values"));
  if (isOther || above.includes(place.node)) return;
  const known = searched.get(place.node) ?? new Set();
  if (known.has(names.join())) return;
  searched.set(place.node, known.add(names.join()));
  const inside = { follow, above: [...above, place.node], searched };
  /** @param {string} key */
  const below = (key) => names.filter((one) => one.startsWith(key)).map((one) => one.slice(key.length));
  const required = childrenOf(childOf(place, "required")).map(([, { node }]) => node);
  for (const [name, property] of childrenOf(childOf(place, "properties"))) {
    const path = `${at}${name}`;
    const isStated = required.includes(name) || names.includes(name);
    // If the type of a value is open, it may be null anyway.
    if (!isStated && !isOpen(property.node)) yield { path, location: property.location };
    yield* unnamedFields(property, `${path}/`, below(`${name}/`), inside);
  }
  const items = childOf(place, "items");
  if (items.node !== undefined) yield* unnamedFields(items, `${at}*/`, below("*/"), inside);
}
