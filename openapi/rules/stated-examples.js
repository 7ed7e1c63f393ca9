// @ts-check

import { followIn } from "./gap-index.js";
import { isOpen } from "./gaps.js";
import { childOf, childrenOf, formsOf, isObject, resolvePlace } from "./places.js";

/** @import { Oas3Rule } from "@redocly/openapi-core" */
/** @import { Follow, Place } from "./types.d.js" */

/**
 * An example of a response shows a stated body. Without this rule, an example can guess a body that a gap leaves open, and
 * nobody notices: any value is valid there, and facts.md does not list examples. Only a stated variant of the body passes.
 *
 * @type {Oas3Rule}
 */
export const statedExamples = () => ({
  Response: {
    leave(response, { location, report, resolve }) {
      const follow = followIn({ resolve });
      for (const [, media] of childrenOf(childOf({ node: response, location }, "content"))) {
        const variants = variantsOf(childOf(media, "schema"), follow);
        const stated = variants.filter(({ node }) => !isOpen(node));
        if (stated.length === variants.length) continue;
        const shown = childrenOf(childOf(media, "examples")).map(([, entry]) => ({
          value: childOf(resolvePlace(entry, follow), "value").node,
          location: entry.location,
        }));
        const { node: value, location: at } = childOf(media, "example");
        if (value !== undefined) shown.push({ value, location: at });
        for (const { value, location: at } of shown) {
          if (stated.some((one) => isExactly(value, one))) continue;
          report({
            message:
              "This example shows a body that a gap leaves open. Remove it; or if the specification states the body, state it in the schema and remove the gap's mark.",
            location: at,
          });
        }
      }
    },
  },
});

/**
 * The alternative schemas of a body.
 *
 * @param {Place} schema
 * @param {Follow} follow
 * @param {Set<unknown>} seen - a schema can be a variant of itself
 * @returns {Place[]}
 */
function variantsOf(schema, follow, seen = new Set()) {
  const place = resolvePlace(schema, follow);
  if (seen.has(place.node)) return [];
  seen.add(place.node);
  const variants = formsOf(place, ["anyOf", "oneOf"]);
  if (variants.length > 0) return variants.flatMap((one) => variantsOf(one, follow, seen));
  return isObject(place.node) ? [place] : [];
}

/** Whether a value has exactly the members and literals of a schema. @param {unknown} value @param {Place} schema */
function isExactly(value, schema) {
  const members = Object.entries(value ?? {});
  const properties = new Map(childrenOf(childOf(schema, "properties")));
  const required = childrenOf(childOf(schema, "required")).map(([, { node }]) => node);
  return (
    members.length > 0 &&
    required.every((name) => members.some(([key]) => key === name)) &&
    members.every(([key, member]) => {
      const property = properties.get(key);
      const literal = property && childOf(property, "const").node;
      return property !== undefined && (literal === undefined || literal === member);
    })
  );
}
