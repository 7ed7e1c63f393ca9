// @ts-check
import { isObject } from "./places.js";

/** @import { Gap } from "./types.d.js" */

/** The objects that can carry a gap, by Redocly's names. A property is a Schema. */
export const carriers = ["Info", "PathItem", "Operation", "Parameter", "Response", "Schema"];

/**
 * The gaps of one object. Other rules report malformed ones.
 *
 * @param {unknown} node
 * @returns {Gap[]}
 */
export function gapsOf(node) {
  const gaps = isObject(node) ? node["x-not-shown"] : undefined;
  return Array.isArray(gaps) ? gaps.filter((gap) => typeof gap?.id === "string") : [];
}

/**
 * The text of a gap for the description beside it: a paragraph in the form of a quotation.
 *
 * @param {Gap} gap
 */
export function noteOf({ id, kind, what, advice }) {
  const title =
    kind === "conflict" ? "The specification contradicts itself" : "Not shown in the specification";
  return `> **${title}** (\`${id}\`): ${what} *${advice}*`;
}

/**
 * The message about a statement that fills a gap.
 *
 * @param {string} statement
 * @param {Gap} gap
 */
export function guessMessage(statement, { id, what }) {
  return `${statement} fills the gap "${id}" with a guess (${what}) Remove it; or if the specification states it, remove the gap's mark.`;
}

/** Keywords that do not restrict a value, and the keys of a parameter besides its schema. */
const annotations = [
  ...["$comment", "deprecated", "description", "externalDocs", "readOnly", "title", "writeOnly"],
  ...["in", "name", "schema"],
];

/**
 * Whether a gap disallows a key; `type` means every keyword but annotations.
 *
 * @param {Gap} gap
 * @param {string} key
 */
export function disallowsKey({ disallowed }, key) {
  const keys = Array.isArray(disallowed?.keys) ? disallowed.keys : [];
  const isStatement = !annotations.includes(key) && !key.startsWith("x-");
  return keys.includes(key) || (keys.includes("type") && isStatement);
}

/**
 * Whether a gap leaves the type of a schema open.
 *
 * @param {unknown} schema
 */
export const isOpen = (schema) => gapsOf(schema).some((gap) => disallowsKey(gap, "type"));

/**
 * Whether a value is a regular expression that can match something.
 *
 * @param {unknown} pattern
 */
export function isPattern(pattern) {
  try {
    return typeof pattern === "string" && pattern !== "" && new RegExp(pattern) instanceof RegExp;
  } catch {
    return false;
  }
}

/**
 * Whether a pattern of a gap matches a text, in any case. A malformed pattern matches nothing; another rule reports it.
 *
 * @param {unknown} pattern
 * @param {string} text
 */
export function matches(pattern, text) {
  return isPattern(pattern) && new RegExp(String(pattern), "i").test(text);
}
