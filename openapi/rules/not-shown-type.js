// @ts-check
import { carriers } from "./gaps.js";

/**
 * Makes `x-not-shown` a typed part of the document, so that the built-in rule `struct` finds a misspelt key.
 *
 * @param {import("./redocly.js").Types} types
 */
export function notShownTypes(types) {
  const marked = Object.fromEntries(
    carriers.map((name) => {
      const type = types[name];
      // Schema and Parameter compute nothing, so a plain copy with one more property is the same type.
      return [name, { ...type, properties: { ...type?.properties, "x-not-shown": "NotShownList" } }];
    }),
  );
  return {
    ...types,
    ...marked,
    NotShownList: { properties: {}, items: "NotShown" },
    NotShown: {
      properties: {
        id: { type: "string" },
        what: { type: "string" },
        advice: { type: "string" },
        kind: { enum: ["not-shown", "conflict"] },
        disallowed: "NotShownDisallowed",
      },
      required: ["id", "what", "advice"],
    },
    NotShownDisallowed: {
      properties: {
        keys: { type: "array", items: { type: "string" } },
        statuses: { type: "string" },
        parameters: { type: "string" },
        headers: { type: "string" },
      },
    },
  };
}
