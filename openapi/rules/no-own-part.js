// @ts-check
import { followIn } from "./gap-index.js";
import { childOf, childrenOf, isObject, resolvePlace } from "./places.js";

/** @import { Oas3Rule } from "@redocly/openapi-core" */
/** @import { Follow, Place } from "./types.d.js" */

/**
 * A schema is neither a part nor a form of itself: JSON Schema does not say what such a schema means. Without this rule, whatever
 * follows the parts of a schema does not end.
 *
 * @type {Oas3Rule}
 */
export const noOwnPart = () => ({
  Schema(schema, context) {
    const follow = followIn(context);
    for (const part of formsOf({ node: schema, location: context.location })) {
      if (!reaches(part, schema, follow)) continue;
      context.report({
        message:
          "This leads back to the schema that it is a part of, so that no value can be checked; remove it, or put it below a property or items.",
        location: part.location,
      });
    }
  },
});

/** What describes the same value as a schema. @param {Place} schema */
const formsOf = (schema) =>
  ["allOf", "anyOf", "oneOf"].flatMap((key) => childrenOf(childOf(schema, key)).map(([, form]) => form));

/**
 * Whether a schema is among a part and its own parts.
 *
 * @param {Place} part
 * @param {unknown} schema
 * @param {Follow} follow
 */
function reaches(part, schema, follow) {
  const seen = new Set();
  const queue = [part];
  for (const one of queue) {
    const place = resolvePlace(one, follow);
    if (place.node === schema) return true;
    if (!isObject(place.node) || seen.has(place.node)) continue;
    seen.add(place.node);
    queue.push(...formsOf(place));
  }
  return false;
}
