// @ts-check
import { gapsOf, typing } from "./gaps.js";

/**
 * A schema has a type, or a gap that says why not and disallows one. Without this rule, a type is forgotten, and a field of any type
 * lands that nobody called open.
 */
export function untypedSchema() {
  return {
    /** @param {import("./redocly.js").Marked} schema @param {import("./redocly.js").Context} context */
    Schema(schema, { report, location }) {
      if (typeof schema !== "object" || schema === null || typing.some((key) => key in schema)) return;
      if (gapsOf(schema).some(({ disallowed }) => disallowed?.keys?.includes("type"))) return;
      report({
        message: "A schema without a type needs a gap that disallows the key type; or state its type.",
        location,
      });
    },
  };
}
