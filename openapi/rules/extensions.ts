import type { Oas3Rule } from "@redocly/openapi-core";
import { isObject, isReference } from "../../src/document/located-node.js";
import { carriers } from "./gaps.js";

/**
 * A mark stands only where the pages, the types and the gap register look for it. Without this rule, nothing reads a misspelt mark or a
 * mark on a media type, and the bundler drops a mark beside a reference.
 *
 * The configuration can list the other extensions of the document in `others`. Then all others are refused.
 */
export const extensions: Oas3Rule = ({ others }) => ({
  NotShownList(_, { parent, report, location }) {
    if (!isReference(parent)) return;
    const message =
      "x-not-shown beside a $ref is lost when the reference is resolved. Move it into the referenced object.";
    report({ message, location });
  },
  any(node, { type, report, location }) {
    const keys = isObject(node) && type.extensionsPrefix ? Object.keys(node) : [];
    for (const key of keys.filter((one) => one.startsWith("x-"))) {
      const isMark = key === "x-not-shown";
      if (isMark ? carriers.includes(type.name) : !others || others.includes(key)) continue;
      const message = isMark
        ? `x-not-shown has no effect on ${type.name}. Move it to the nearest of ${carriers.join(", ")}.`
        : `${key} is not an extension of this document. openapi/README.md lists them.`;
      report({ message, location: location.child([key]).key(), suggest: ["x-not-shown", ...(others ?? [])] });
    }
  },
});
