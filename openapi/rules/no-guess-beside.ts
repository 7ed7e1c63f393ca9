import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { isObject } from "../../src/document/place.js";
import { marksOf } from "../../src/document/reading.js";
import { disallowsKey, guessMessage } from "./gaps.js";

/**
 * Keys that a gap disallows in a schema are also refused around it: beside a reference to the schema, and in a schema whose allOf
 * contains it. Without this rule, an overlay can type an open body beside the reference to it, and the mark stays.
 */
export const noGuessBeside: Oas3Rule = () => ({
  ref({ $ref: _, ...beside }, context, { node }) {
    checkAround(beside, node, context);
  },
  Schema(schema, context) {
    if (!Array.isArray(schema?.allOf)) return;
    const { allOf, ...beside } = schema;
    for (const member of allOf) {
      const node = context.resolve(member).node ?? member;
      checkAround(beside, node, context);
      for (const [index, other] of allOf.entries()) {
        if (other === member || !isObject(other)) continue;
        checkAround(other, node, { ...context, location: context.location.child(["allOf", index]) });
      }
    }
  },
});

function checkAround(
  around: object,
  open: unknown,
  { report, location }: Pick<UserContext, "report" | "location">,
): void {
  for (const gap of marksOf(open)) {
    for (const key of Object.keys(around)) {
      if (!disallowsKey(gap, key) || key === "$ref" || key === "allOf") continue;
      const message = guessMessage(`"${key}" around a schema`, gap);
      report({ message, location: location.child([key]) });
    }
  }
}
