// The form of a mark. A type for Redocly checks its keys, and a rule their values.
import type { NodeType, Oas3Rule } from "@redocly/openapi-core";
import type { GapEntry } from "../../src/document/openapi.js";
import { carriers, isPattern } from "./gaps.js";
import type { Specification } from "./redocly.js";

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
        disallowed: "NotShownDisallowed",
        places: list,
        unset: { type: "boolean" },
        operations: list,
        partial: { type: "boolean" },
        words: list,
      },
      required: ["id", "what", "advice", "source"],
    },
    NotShownDisallowed: {
      properties: {
        keys: list,
        statuses: { type: "string" },
        parameters: { type: "string" },
        headers: { type: "string" },
      },
    },
  };
}

/**
 * A list of gaps is not empty, and the values of each gap are well-formed. Without this rule, a malformed pattern matches nothing,
 * and a source that does not exist sends a reviewer nowhere.
 */
export const gapIsComplete =
  ({ sections }: Specification): Oas3Rule =>
  () => ({
    NotShownList(list, { report, location }) {
      if (!Array.isArray(list)) return;
      if (list.length === 0)
        report({ message: "x-not-shown is an empty list. Add a gap, or remove the key.", location });
      const harmless = list.findIndex((gap) => !gap?.harmful);
      const late = list.findIndex((gap, index) => gap?.harmful && harmless >= 0 && index > harmless);
      if (late < 0) return;
      const message = "A harmful gap comes after one that is not harmful. List the harmful gaps first.";
      report({ message, location: location.child([late]) });
    },
    NotShown(gap, { report, location }) {
      for (const [keys, message] of faultsOf(gap, sections))
        report({ message, location: location.child(keys) });
    },
  });

function* faultsOf(
  gap: GapEntry,
  sections: readonly string[],
): Generator<[keys: (string | number)[], message: string]> {
  for (const key of ["what", "advice"] as const) {
    const text = gap?.[key];
    if (typeof text !== "string" || /^\S.*\w[)"'`]?\.$/s.test(text)) continue;
    yield [[key], `${key} must be a sentence that ends with a period.`];
  }
  const { source, failures, disallowed = {} } = gap ?? {};
  if (typeof source === "string" && !sections.includes(source)) {
    yield [
      ["source"],
      `"${source}" is not a section of the specification. Use one that openapi/rules/service.ts lists.`,
    ];
  }
  for (const [index, status] of (Array.isArray(failures) ? failures : []).entries()) {
    if (/^[345](XX|\d\d)$/.test(status)) continue;
    yield [
      ["failures", index],
      `"${status}" is not a failure. Use a status, such as "404", or a range, such as 4XX.`,
    ];
  }
  for (const [key, value] of Object.entries(disallowed ?? {})) {
    if (key === "keys" || isPattern(value)) continue;
    yield [["disallowed", key], `disallowed.${key} must be a regular expression.`];
  }
}
