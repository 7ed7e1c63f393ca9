// An open status or type needs a gap that says so.
import type { Oas3Rule } from "@redocly/openapi-core";
import { isObject } from "../../src/document/place.js";
import { marksOf } from "../../src/document/reading.js";
import { matches, openSchemas } from "./gaps.js";
import { readingOf } from "./redocly.js";

/**
 * A response 2XX has a gap that disallows exact statuses. Without this rule, somebody can remove the mark and forget to state
 * the status.
 */
export const successStatus: Oas3Rule = () => ({
  Operation({ responses }, { report, location, resolve }) {
    const response = responses?.["2XX"];
    if (response === undefined) return;
    const { node = response } = resolve(response);
    if (marksOf(node).some(({ disallowed }) => matches(disallowed?.statuses, "200"))) return;
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
 */
export const untypedSchema: Oas3Rule = () => {
  let open: ReadonlySet<unknown>;
  return {
    Root(root, context) {
      open = openSchemas(readingOf(root, context));
    },
    Schema(schema, { report, location }) {
      if (!isObject(schema) || typing.some((key) => key in schema) || open.has(schema)) return;
      report({
        message: "This schema has neither a type nor a gap that disallows the key type. Add one of them.",
        location,
      });
    },
  };
};
