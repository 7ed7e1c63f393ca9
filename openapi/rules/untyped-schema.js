// @ts-check
import { isOpen } from "./gaps.js";
import { isObject } from "./places.js";

/** @import { Oas3Rule } from "@redocly/openapi-core" */

/** The keywords that state the type of a schema. */
const typing = ["type", "$ref", "const", "enum", "anyOf", "oneOf", "allOf", "not"];

/**
 * A schema has a type, or a gap that says why not and disallows one. Without this rule, a type is forgotten, and a field of any type
 * lands that nobody called open.
 *
 * @type {Oas3Rule}
 */
export const untypedSchema = () => ({
  Schema(schema, { report, location }) {
    if (!isObject(schema) || typing.some((key) => key in schema) || isOpen(schema)) return;
    report({
      message: "A schema without a type needs a gap that disallows the key type; or state its type.",
      location,
    });
  },
});
