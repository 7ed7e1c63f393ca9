// @ts-check
import { gapsOf } from "./gaps.js";

const typing = ["type", "$ref", "const", "enum", "anyOf", "oneOf", "allOf", "not"];
// These type nothing by themselves, but tell what the type would be.
const hinting = [
  "format",
  "pattern",
  "properties",
  "additionalProperties",
  "items",
  "default",
  "minimum",
  "maximum",
  "minLength",
  "maxLength",
  "examples",
  "example",
];

/** A schema has a type or a gap that says why not; and a gap that says so is not filled with a type. */
export function untypedSchema() {
  return {
    /** @param {import("./redocly.js").Marked} schema @param {import("./redocly.js").Context} context */
    Schema(schema, { report, location }) {
      if (typeof schema !== "object" || schema === null) return;
      const typed = typing.find((key) => key in schema);
      const gaps = gapsOf(schema);
      const open = gaps.find(({ id }) => id.endsWith("-type"));
      if (typed === undefined && open === undefined) {
        report({
          message:
            "A schema without a type needs a gap that says why, whose id ends in -type; or give it a type.",
          location,
        });
      }
      const guess = typed ?? hinting.find((key) => key in schema);
      if (guess !== undefined && open !== undefined) {
        report({
          message: `"${guess}" fills the gap "${open.id}" with a guess; remove one of the two.`,
          location: location.child([guess]),
        });
      }
    },
  };
}
