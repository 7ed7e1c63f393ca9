import type { Oas3Rule } from "@redocly/openapi-core";
import { isObject } from "../../src/document/place.js";
import { carriers } from "./gaps.js";

/**
 * A mark stands only where the pages, the types and the gap register look for it. Without this rule, a mark beside a reference or
 * on a media type is lost, and nothing refuses the keys that it disallows.
 */
export const gapPlacement: Oas3Rule = () => ({
  ref(node, { report, location }) {
    if (!("x-not-shown" in node)) return;
    report({
      message:
        "x-not-shown beside a $ref is lost when the reference is resolved. Move it into the referenced object.",
      location: location.child(["x-not-shown"]),
    });
  },
  any(node, { report, location, type }) {
    if (!isObject(node) || !("x-not-shown" in node) || carriers.includes(type.name)) return;
    report({
      message: `x-not-shown has no effect on ${type.name}. Move it to the nearest of ${carriers.join(", ")}.`,
      location: location.child(["x-not-shown"]),
    });
  },
});
