// @ts-check
import { childrenOf, resolved } from "./gap-index.js";
import { disallowedKeys, gapsOf } from "./gaps.js";
import { followIn, indexOf } from "./index-of.js";
import { schemaOf } from "./places.js";

/**
 * A gap named `*.unset-values` names each optional field below its schema. Without this rule, a new field of a response is left
 * out of the gap: traffic never settles whether it can be null, and the mock decides it. In an overlay, that is nobody else's concern.
 */
export function unsetPlaces() {
  return {
    /** @param {object} root @param {import("./redocly.js").Context} context */
    Root(root, context) {
      const follow = followIn(context);
      for (const { gap, carriers } of indexOf(root, context).gaps.values()) {
        if (!gap.id.endsWith(".unset-values")) continue;
        for (const carrier of carriers) {
          for (const { path, location } of optionalFields(schemaOf(carrier), "", carrier.node, follow)) {
            if (gap.settledBy?.places?.includes(path)) continue;
            const file = carrier.location.source?.absoluteRef.split("/").at(-1);
            const message = `The field "${path}" is optional, and the gap "${gap.id}" of ${file} does not name it: add it to the places of the gap, whose sentences have to fit, or to required if it is always there.`;
            context.report({ message, location });
          }
        }
      }
    },
  };
}

/**
 * @param {import("./gap-index.js").Place} schema
 * @param {string} at
 * @param {unknown} carrier
 * @param {import("./gap-index.js").Follow} follow
 * @returns {Generator<{ path: string, location: import("./redocly.js").Location }>}
 */
function* optionalFields(schema, at, carrier, follow) {
  const { node, location } = resolved(schema, follow);
  const gaps = gapsOf(node);
  // Another gap of this kind is about what is in its own schema.
  if (node !== carrier && gaps.some(({ id }) => id.endsWith(".unset-values"))) return;
  const { required = [], properties, items } = /** @type {any} */ (node ?? {});
  for (const [name, property] of childrenOf(properties)) {
    const place = { node: property, location: location.child(["properties", name]) };
    const path = `${at}${name}`;
    // A value whose type is open may be null in any case.
    const isOpen = gapsOf(property).some((gap) => disallowedKeys(gap).includes("type"));
    if (!required.includes(name) && !isOpen) yield { path, location: place.location };
    yield* optionalFields(place, `${path}/`, carrier, follow);
  }
  if (items !== undefined) {
    yield* optionalFields({ node: items, location: location.child(["items"]) }, `${at}*/`, carrier, follow);
  }
}
