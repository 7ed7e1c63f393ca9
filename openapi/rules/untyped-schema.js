// @ts-check
import { gapsOf, typing } from "./gaps.js";

/** A schema has a type, or a gap that says why not and forbids one. */
export function untypedSchema() {
  return {
    /** @param {import("./redocly.js").Marked} schema @param {import("./redocly.js").Context} context */
    Schema(schema, { report, location }) {
      if (typeof schema !== "object" || schema === null || typing.some((key) => key in schema)) return;
      if (gapsOf(schema).some(({ forbids }) => forbids?.keys?.includes("type"))) return;
      report({
        message: "A schema without a type needs a gap that forbids the key type; or give it a type.",
        location,
      });
    },
  };
}
