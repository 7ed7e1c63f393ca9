// @ts-check
import { childOf, childrenOf } from "./places.js";

/** @import { Oas3Rule } from "@redocly/openapi-core" */

/**
 * Each key of `x-enumDescriptions` is a value of the enum beside it. Without this rule, the text of a value that was renamed or
 * removed stays on the pages, as if the service had that value.
 *
 * @type {Oas3Rule}
 */
export const enumDescriptions = () => ({
  Schema(schema, { report, location }) {
    const values = Array.isArray(schema?.enum) ? schema.enum.map(String) : [];
    const described = childrenOf(childOf({ node: schema, location }, "x-enumDescriptions"));
    for (const [key, text] of described) {
      if (values.includes(key)) continue;
      report({
        message: `"${key}" is no value of the enum beside x-enumDescriptions; name one, or remove the description.`,
        location: text.location,
      });
    }
  },
});
