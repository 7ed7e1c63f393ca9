// @ts-check

/** The places that can carry a gap, by Redocly's names. A property is a Schema. */
export const places = ["Info", "PathItem", "Operation", "Parameter", "Response", "Schema"];

/**
 * The gaps of one object. What is malformed is left to the rules that say so.
 *
 * @param {unknown} node
 * @returns {import("./redocly.js").Gap[]}
 */
export function gapsOf(node) {
  const gaps = /** @type {import("./redocly.js").Marked | undefined} */ (node)?.["x-not-shown"];
  return Array.isArray(gaps) ? gaps.filter((gap) => typeof gap?.id === "string") : [];
}

/**
 * What the description beside a gap says of it, set apart as a quotation.
 *
 * @param {{ id: string, what: string, advice: string, kind?: string }} gap
 */
export function noteOf({ id, kind, what, advice }) {
  const title = kind === "conflict" ? "The specification contradicts itself" : "Not shown";
  return `> **${title}** (\`${id}\`): ${what} *${advice}*`;
}

/** The keywords that give a schema a type. */
export const typing = ["type", "$ref", "const", "enum", "anyOf", "oneOf", "allOf", "not"];

// These type nothing by themselves, but tell what the type would be.
const hinting = [
  "format",
  "pattern",
  "properties",
  "additionalProperties",
  "items",
  "default",
  "minimum",
  "maximum",
  "minLength",
  "maxLength",
  "examples",
  "example",
];

/**
 * The keys that a gap forbids; `type` stands for every keyword that gives or implies one.
 *
 * @param {import("./redocly.js").Gap} gap
 */
export function forbiddenKeys({ forbids }) {
  return (forbids?.keys ?? []).flatMap((key) => (key === "type" ? [...typing, ...hinting] : [key]));
}

/**
 * Whether a pattern of a gap finds a text, in any case. One that is malformed finds nothing.
 *
 * @param {unknown} pattern
 * @param {string} text
 */
export function matches(pattern, text) {
  try {
    return typeof pattern === "string" && new RegExp(pattern, "i").test(text);
  } catch {
    return false;
  }
}
