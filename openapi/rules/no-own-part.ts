import type { Oas3Rule } from "@redocly/openapi-core";
import type { Schema } from "../../src/document/openapi.js";
import { combining, formsOf, membersOf } from "../../src/document/walk.js";
import { locatedIn, reportAt } from "./redocly.js";

/**
 * A schema is not a part or a form of itself, because JSON Schema does not define such a schema. Without this rule, code that
 * follows the parts of a schema does not end.
 */
export const noOwnPart: Oas3Rule = () => ({
  Schema(schema, context) {
    const located = locatedIn(schema as Schema, context);
    for (const member of combining.flatMap((keyword) => membersOf(located, keyword))) {
      if (!formsOf([member]).some(({ node }) => node === located.node)) continue;
      const message =
        "This schema is a part of itself, so no value can be checked against it. Remove this part, or move it below a property or items.";
      reportAt(context, member.location, message);
    }
  },
});
