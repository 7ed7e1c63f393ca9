import type { Oas3Rule } from "@redocly/openapi-core";
import { placeOf, reportAt } from "./redocly.js";

/**
 * Each key of `x-enumDescriptions` is a value of the enum beside it. Without this rule, the pages keep the text of a renamed or
 * removed value, as if the service had that value.
 */
export const enumDescriptions: Oas3Rule = () => ({
  Schema(schema, context) {
    const values = Array.isArray(schema?.enum) ? schema.enum.map(String) : [];
    const described: unknown = schema;
    for (const [key, text] of placeOf(described, context).child("x-enumDescriptions").children()) {
      if (values.includes(key)) continue;
      const message = `The enum beside x-enumDescriptions does not contain "${key}". Correct the key, or remove its description.`;
      reportAt(context, text.location, message);
    }
  },
});
