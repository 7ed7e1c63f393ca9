// The form of a mark. Types for Redocly check its keys, rules.yaml checks their values, and a rule checks the order of marks.
import type { NodeType, Oas3Rule } from "@redocly/openapi-core";
import { carriers } from "./gaps.js";

const list: NodeType["properties"][string] = { type: "array", items: { type: "string" } };

/** Types `x-not-shown` and `x-closes`, so that the built-in rule `struct` finds a misspelt key. */
export function notShownTypes(types: Record<string, NodeType>): Record<string, NodeType> {
  const marked = Object.fromEntries(
    carriers.map((name) => {
      const type = types[name];
      // Schema and Parameter compute nothing, so a plain copy with one more property is the same type.
      return [name, { ...type, properties: { ...type?.properties, "x-not-shown": "NotShownList" } }];
    }),
  );
  const response = marked["Response"];
  return {
    ...types,
    ...marked,
    Response: { ...response, properties: { ...response?.properties, "x-closes": list } },
    NotShownList: { properties: {}, items: "NotShown" },
    NotShown: {
      properties: {
        id: { type: "string" },
        what: { type: "string" },
        advice: { type: "string" },
        kind: { enum: ["not-shown", "conflict"] },
        harmful: { type: "boolean" },
        source: { type: "string" },
        failures: list,
        disallowed: { type: "object" },
        places: list,
        unset: { type: "boolean" },
        operations: list,
        partial: { type: "boolean" },
        words: list,
      },
      required: ["id", "what", "advice", "source"],
    },
  };
}

/**
 * The harmful gaps of an object come first. Without this rule, a reader of a long list overlooks one.
 */
export const harmfulFirst: Oas3Rule = () => ({
  NotShown(gap, { parent, key, report, location }) {
    const above = Object(parent)[Number(key) - 1];
    if (!gap?.harmful || !above || above.harmful) return;
    report({
      message: "A harmful gap comes after one that is not harmful. List the harmful gaps first.",
      location,
    });
  },
});
