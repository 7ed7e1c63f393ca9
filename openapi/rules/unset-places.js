// @ts-check

import { followIn, indexOf } from "./gap-index.js";
import { placesOf, schemaOf } from "./gap-places.js";
import { gapsOf, isOpen } from "./gaps.js";
import { childOf, childrenOf, resolvePlace } from "./places.js";

/** @import { Oas3Rule } from "@redocly/openapi-core" */
/** @import { Follow, Location, Place, Service } from "./types.d.js" */

/**
 * A gap named `*.unset-values` names each optional field below its schema. Without this rule, a new field of a response is left
 * out of the gap: no observer counts whether it can be null, and the mock decides it. In an overlay, that is nobody else's concern.
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
          const message = `The field "${path}" is optional, and the gap "${gap.id}" of ${file} does not name it: add it to the places of the gap, whose sentences have to fit, or to required if it is always there.`;
          context.report({ message, location });
        }
      }
    }
  },
});

/**
 * The optional fields that are not named. A schema is searched once for the same names, so that the search of schemas that refer to each
 * other is as long as what they say, and not as what is below them.
 *
 * @param {Place} schema
 * @param {string} at
 * @param {readonly string[]} names - the named places below the schema
 * @param {{ follow: Follow, above: readonly unknown[], searched: Map<unknown, Set<string>> }} search - with what the schema is a part of
 * @returns {Generator<{ path: string, location: Location }>}
 */
function* unnamedFields(schema, at, names, { follow, above, searched }) {
  const place = resolvePlace(schema, follow);
  // Another gap of this kind is about what is in its own schema, and a schema in itself has no other fields.
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
    // A value whose type is open may be null in any case.
    if (!isStated && !isOpen(property.node)) yield { path, location: property.location };
    yield* unnamedFields(property, `${path}/`, below(`${name}/`), inside);
  }
  const items = childOf(place, "items");
  if (items.node !== undefined) yield* unnamedFields(items, `${at}*/`, below("*/"), inside);
}
