// @ts-check
import { followIn } from "./gap-index.js";
import { formsOf, isObject, resolvePlace } from "./places.js";

/** @import { Oas3Rule } from "@redocly/openapi-core" */
/** @import { Follow, Place } from "./types.d.js" */

/**
 * A schema is not a part or a form of itself, because JSON Schema does not define such a schema. Without this rule, code that
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
          "This schema is a part of itself, so no value can be checked against it. Remove this part, or move it below a property or items.",
        location: part.location,
      });
    }
  },
});

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
