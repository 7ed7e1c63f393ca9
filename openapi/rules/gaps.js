// @ts-check
import { faultOfPattern } from "./pattern.js";
import { isObject } from "./places.js";

/** @import { Gap } from "./types.js" */

/** The objects that can carry a gap, by Redocly's names. A property is a Schema. */
export const carriers = ["Info", "PathItem", "Operation", "Parameter", "Response", "Schema"];

/**
 * The gaps of one object. Malformed ones are reported by other rules.
 *
 * @param {unknown} node
 * @returns {Gap[]}
 */
export function gapsOf(node) {
  const gaps = isObject(node) ? node["x-not-shown"] : undefined;
  return Array.isArray(gaps) ? gaps.filter((gap) => typeof gap?.id === "string") : [];
}

/**
 * The text of a gap for the description beside it: a paragraph of its own, as a quotation.
 *
 * @param {Gap} gap
 */
export function noteOf({ id, kind, what, advice }) {
  const title = kind === "conflict" ? "The specification contradicts itself" : "Not shown";
  return `> **${title}** (\`${id}\`): ${what} *${advice}*`;
}

/**
 * What is said of a statement that a gap leaves open.
 *
 * @param {string} statement
 * @param {Gap} gap
 */
export function guessMessage(statement, { id, what }) {
  return `${statement} fills the gap "${id}" with a guess (${what}) Remove it; or if you know it, remove the gap's mark.`;
}

/** The keywords that state the type of a schema. */
export const typing = ["type", "$ref", "const", "enum", "anyOf", "oneOf", "allOf", "not"];

// These state no type, but imply one.
const hinting = [
  "additionalProperties",
  "contains",
  "contentEncoding",
  "contentMediaType",
  "contentSchema",
  "default",
  "dependentRequired",
  "dependentSchemas",
  "else",
  "example",
  "examples",
  "exclusiveMaximum",
  "exclusiveMinimum",
  "format",
  "if",
  "items",
  "maxContains",
  "maxItems",
  "maxLength",
  "maxProperties",
  "maximum",
  "minContains",
  "minItems",
  "minLength",
  "minProperties",
  "minimum",
  "multipleOf",
  "nullable",
  "pattern",
  "patternProperties",
  "prefixItems",
  "properties",
  "propertyNames",
  "required",
  "then",
  "unevaluatedItems",
  "unevaluatedProperties",
  "uniqueItems",
];

/**
 * The keys that a gap disallows; `type` means every keyword that states or implies one.
 *
 * @param {Gap} gap
 */
export function disallowedKeys({ disallowed }) {
  const keys = Array.isArray(disallowed?.keys) ? disallowed.keys : [];
  return keys.flatMap((key) => (key === "type" ? [...typing, ...hinting] : [key]));
}

/**
 * Whether a pattern of a gap matches a text, in any case. A malformed pattern, which another rule reports, matches nothing.
 *
 * @param {unknown} pattern
 * @param {string} text
 */
export function matches(pattern, text) {
  return faultOfPattern(pattern) === undefined && new RegExp(String(pattern), "i").test(text);
}
