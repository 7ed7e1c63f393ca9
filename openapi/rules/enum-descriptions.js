// @ts-check
import { childOf, childrenOf } from "./places.js";

/** @import { Oas3Rule } from "@redocly/openapi-core" */

/**
 * Each key of `x-enumDescriptions` is a value of the enum beside it. Without this rule, the pages keep the text of a renamed or
 * removed value, as if the service had that value.
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
        message: `The enum beside x-enumDescriptions does not contain "${key}". Correct the key, or remove its description.`,
        location: text.location,
      });
    }
  },
});
