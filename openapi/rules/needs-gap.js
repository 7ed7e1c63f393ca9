// @ts-check
// What a document leaves open, it leaves open by a gap.
import { gapsOf, isOpen, matches } from "./gaps.js";
import { isObject } from "./places.js";

/** @import { Oas3Rule } from "@redocly/openapi-core" */

/**
 * 2XX is used only where a gap says that the status is not shown, and disallows any exact one. Without this rule, a mark is removed
 * and the status that closes it is forgotten.
 *
 * @type {Oas3Rule}
 */
export const successStatus = () => ({
  Operation({ responses }, { report, location, resolve }) {
    const response = responses?.["2XX"];
    if (response === undefined) return;
    const { node = response } = resolve(response);
    if (gapsOf(node).some(({ disallowed }) => matches(disallowed?.statuses, "200"))) return;
    report({
      message: "2XX needs a gap that disallows exact statuses; where the status is known, state it.",
      location: location.child(["responses", "2XX"]),
    });
  },
});

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
