// @ts-check
// An open status or type needs a gap that says so.
import { gapsOf, isOpen, matches } from "./gaps.js";
import { isObject } from "./places.js";

/** @import { Oas3Rule } from "@redocly/openapi-core" */

/**
 * A response 2XX has a gap that disallows exact statuses. Without this rule, somebody can remove the mark and forget to state
 * the status.
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
      message: "2XX needs a gap that disallows exact statuses. Add the gap, or state the status.",
      location: location.child(["responses", "2XX"]),
    });
  },
});

/** The keywords that state the type of a schema. */
const typing = ["type", "$ref", "const", "enum", "anyOf", "oneOf", "allOf", "not"];

/**
 * A schema has a type, or a gap that disallows one. Without this rule, a forgotten type makes a field of any type, although nobody
 * marked it as open.
 *
 * @type {Oas3Rule}
 */
export const untypedSchema = () => ({
  Schema(schema, { report, location }) {
    if (!isObject(schema) || typing.some((key) => key in schema) || isOpen(schema)) return;
    report({
      message: "This schema has neither a type nor a gap that disallows the key type. Add one of them.",
      location,
    });
  },
});
