// @ts-check

/**
 * Each key of `x-enumDescriptions` is a value of the enum beside it. Without this rule, the text of a value that was renamed or
 * removed stays on the pages, as if the service had that value.
 */
export function enumDescriptions() {
  return {
    /** @param {Record<string, unknown>} schema @param {import("./redocly.js").Context} context */
    Schema(schema, { report, location }) {
      const values = Array.isArray(schema?.["enum"]) ? schema["enum"].map(String) : [];
      for (const key of Object.keys(schema?.["x-enumDescriptions"] ?? {})) {
        if (values.includes(key)) continue;
        report({
          message: `"${key}" is no value of the enum beside x-enumDescriptions; name one, or remove the description.`,
          location: location.child(["x-enumDescriptions", key]),
        });
      }
    },
  };
}
