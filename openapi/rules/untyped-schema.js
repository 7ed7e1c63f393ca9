// @ts-check
import { gapsOf, typing } from "./gaps.js";
import { isObject } from "./places.js";

/** @import { Oas3Rule } from "@redocly/openapi-core" */

/**
 * A schema has a type, or a gap that says why not and disallows one. Without this rule, a type is forgotten, and a field of any type
 * lands that nobody called open.
 *
 * @type {Oas3Rule}
 */
export const untypedSchema = () => ({
  Schema(schema, { report, location }) {
    if (!isObject(schema) || typing.some((key) => key in schema)) return;
    if (gapsOf(schema).some(({ disallowed }) => disallowed?.keys?.includes("type"))) return;
    report({
      message: "A schema without a type needs a gap that disallows the key type; or state its type.",
      location,
    });
  },
});
