import type { Oas3Rule } from "@redocly/openapi-core";

/**
 * Each key of `x-enumDescriptions` is a value of the enum beside it. Without this rule, the pages keep the text of a renamed or
 * removed value, as if the service had that value.
 */
export const enumDescriptions: Oas3Rule = () => ({
  Schema(schema, { report, location }) {
    const { enum: values, "x-enumDescriptions": described } = Object(schema);
    for (const key of Object.keys(Object(described))) {
      if ([values].flat().map(String).includes(key)) continue;
      const message = `The enum beside x-enumDescriptions does not contain "${key}". Correct the key, or remove its description.`;
      report({ message, location: location.child(["x-enumDescriptions", key]) });
    }
  },
});
