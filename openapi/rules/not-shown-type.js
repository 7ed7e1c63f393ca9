// @ts-check
import { carriers } from "./gaps.js";

/** @import { NodeType } from "@redocly/openapi-core" */

/** What traffic can show of a gap: see openapi/README.md. */
const observations = ["presence", "type", "form", "status", "relation", "success"];
/** What the numbers of a page can show. */
const relations = ["without page_number", "past the end", "total_count"];
const list = { type: "array", items: { type: "string" } };

/**
 * Makes `x-not-shown` and `x-closes` typed parts of the document, so that the built-in rule `struct` finds a misspelt key.
 *
 * @param {Record<string, NodeType>} types
 */
export function notShownTypes(types) {
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
        source: { type: "string" },
        failures: list,
        disallowed: "NotShownDisallowed",
        closedBy: { enum: ["text"] },
        settledBy: "NotShownSettledBy",
      },
      required: ["id", "what", "advice", "source"],
    },
    NotShownSettledBy: {
      properties: { observe: { enum: observations }, places: list, relation: { enum: relations } },
      required: ["observe"],
    },
    NotShownDisallowed: {
      properties: {
        keys: list,
        statuses: { type: "string" },
        parameters: { type: "string" },
        headers: { type: "string" },
        words: { type: "string" },
      },
    },
  };
}
