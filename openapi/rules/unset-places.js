// @ts-check
import { gapsOf, isOpen } from "./gaps.js";
import { followIn, indexOf } from "./index-of.js";
import { childOf, childrenOf, resolved, schemaOf } from "./places.js";

/** @import { Oas3Rule } from "@redocly/openapi-core" */
/** @import { Follow, Location, Place } from "./types.js" */

/**
 * A gap named `*.unset-values` names each optional field below its schema. Without this rule, a new field of a response is left
 * out of the gap: traffic never settles whether it can be null, and the mock decides it. In an overlay, that is nobody else's concern.
 *
 * @type {Oas3Rule}
 */
export const unsetPlaces = () => ({
  Root(root, context) {
    const follow = followIn(context);
    for (const { gap, carriers } of indexOf(root, context).gaps.values()) {
      if (!gap.id.endsWith(".unset-values")) continue;
      for (const carrier of carriers) {
        const schema = schemaOf(carrier);
        const above = schema === carrier ? [] : [carrier.node];
        for (const { path, location } of optionalFields(schema, "", above, follow)) {
          if (gap.settledBy?.places?.includes(path)) continue;
          const file = carrier.location.source?.absoluteRef.split("/").at(-1);
          const message = `The field "${path}" is optional, and the gap "${gap.id}" of ${file} does not name it: add it to the places of the gap, whose sentences have to fit, or to required if it is always there.`;
          context.report({ message, location });
        }
      }
    }
  },
});

/**
 * @param {Place} schema
 * @param {string} at
 * @param {readonly unknown[]} above - what it is a part of
 * @param {Follow} follow
 * @returns {Generator<{ path: string, location: Location }>}
 */
function* optionalFields(schema, at, above, follow) {
  const place = resolved(schema, follow);
  // Another gap of this kind is about what is in its own schema, and a schema in itself has no other fields.
  const isOther = above.length > 0 && gapsOf(place.node).some(({ id }) => id.endsWith(".unset-values"));
  if (isOther || above.includes(place.node)) return;
  const inside = [...above, place.node];
  const required = childrenOf(childOf(place, "required")).map(([, { node }]) => node);
  for (const [name, property] of childrenOf(childOf(place, "properties"))) {
    const path = `${at}${name}`;
    // A value whose type is open may be null in any case.
    if (!required.includes(name) && !isOpen(property.node)) yield { path, location: property.location };
    yield* optionalFields(property, `${path}/`, inside, follow);
  }
  const items = childOf(place, "items");
  if (items.node !== undefined) yield* optionalFields(items, `${at}*/`, inside, follow);
}
