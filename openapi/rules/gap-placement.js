// @ts-check
import { carriers } from "./gaps.js";
import { isObject } from "./places.js";

/** @import { Oas3Rule } from "@redocly/openapi-core" */

/**
 * A gap is marked only where the pages, the types and the gap register look for it. Without this rule, a mark beside a reference or
 * on a media type is lost, and what it disallows is not refused.
 *
 * @type {Oas3Rule}
 */
export const gapPlacement = () => ({
  ref(node, { report, location }) {
    if (!("x-not-shown" in node)) return;
    report({
      message:
        "x-not-shown beside a $ref is lost when the reference is resolved; move it to what is referred to.",
      location: location.child(["x-not-shown"]),
    });
  },
  any(node, { report, location, type }) {
    if (!isObject(node) || !("x-not-shown" in node) || carriers.includes(type.name)) return;
    report({
      message: `x-not-shown has no meaning on ${type.name}; move it to the nearest of ${carriers.join(", ")}.`,
      location: location.child(["x-not-shown"]),
    });
  },
});
