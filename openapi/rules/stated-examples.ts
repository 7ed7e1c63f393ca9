import type { Oas3Rule } from "@redocly/openapi-core";
import type { LocatedNode } from "../../src/document/located-node.js";
import type { Schema } from "../../src/document/openapi.js";
import { formsOf, schemasBelow } from "../../src/document/walk.js";
import { openSchemas } from "./gaps.js";
import { readingOf, reportAt } from "./redocly.js";

const unions = ["anyOf", "oneOf"] as const;

/**
 * An example of a response shows a stated body. Without this rule, an example can guess a body that a gap leaves open, and
 * nobody notices: any value is valid there, and facts.txt does not list examples. Only a stated variant of the body passes.
 */
export const statedExamples: Oas3Rule = () => ({
  Root(root, context) {
    const reading = readingOf(root, context);
    const open = openSchemas(reading);
    const responses = reading.operations.flatMap((operation) => operation.responses);
    for (const located of new Map(responses.map(({ located }) => [located.node, located])).values()) {
      for (const [, media] of located.child("content").children()) {
        const forms = formsOf([media.child("schema") as LocatedNode<Schema>], unions);
        const variants = forms.filter((form) =>
          unions.every((one) => schemasBelow([form], one).length === 0),
        );
        const closed = variants.filter(({ node }) => !open.has(node));
        if (closed.length === variants.length) continue;
        const named: [LocatedNode, LocatedNode][] = media
          .child("examples")
          .children()
          .map(([, entry]) => [entry, entry.resolved().child("value")]);
        const only = media.child("example");
        for (const [entry, { node: value }] of [...named, [only, only] as const]) {
          if (value === undefined || closed.some((one) => isExactly(value, one))) continue;
          const message =
            "This example shows a body that a gap leaves open. Remove it; or if the specification states the body, state it in the schema and remove the gap's mark.";
          reportAt(context, entry.location, message);
        }
      }
    }
  },
});

/** Whether a value has exactly the members and literals of a schema. */
function isExactly(value: unknown, schema: LocatedNode<Schema>): boolean {
  const members = Object.entries(value ?? {});
  const properties = new Map<string, LocatedNode>(schema.child("properties").children());
  const required = schema.child("required").children();
  return (
    members.length > 0 &&
    required.every(([, { node: name }]) => members.some(([key]) => key === name)) &&
    members.every(([key, member]) => {
      const property = properties.get(key);
      const literal = property?.child("const").node;
      return property !== undefined && (literal === undefined || literal === member);
    })
  );
}
