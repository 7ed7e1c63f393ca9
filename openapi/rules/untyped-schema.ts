import type { Oas3Rule } from "@redocly/openapi-core";
import { isObject } from "../../src/document/located-node.js";
import { openSchemas } from "./gaps.js";
import { readingOf } from "./redocly.js";

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
