// @ts-check

/** @typedef {import("./facts.js").Census} Census */

/** The document of the census whose tables list what words may name. */
export const wordTables = "Words";

// From three on: one and two are ordinary words.
const numberWords =
  "three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|(twen|thir|for|fif|six|seven|eigh|nine)ty|dozens?|hundreds?|thousands?|millions?";
const number = new RegExp(`(?<![\\w.])\\d[\\w.]*\\b|\\b(${numberWords})\\b`, "gi");
const literal = /`([^`\n]+)`/g;
// Samples of code, and the numbers of a list.
const skipped = /^```[\s\S]*?^```$|^\d+\. /gm;

/**
 * The numbers and the literals, which are in backticks, that a text has and the census does not list.
 *
 * @param {string} text
 * @param {{ numbers: Set<string>, literals: Set<string> }} known
 * @returns {{ keyword: "number" | "literal", value: string }[]}
 */
export function unknownWords(text, { numbers, literals }) {
  const prose = text.replaceAll(skipped, "");
  const found = [...prose.matchAll(literal)]
    .map(([, value = ""]) => value)
    .filter((value) => !literals.has(value))
    .map((value) => ({ keyword: /** @type {const} */ ("literal"), value }));
  const counted = [...prose.replaceAll(literal, "").matchAll(number)]
    .map(([value]) => value.toLowerCase().replace(/\.$/, ""))
    .filter((value) => !numbers.has(value))
    .map((value) => ({ keyword: /** @type {const} */ ("number"), value }));
  return [...found, ...counted];
}

/**
 * What descriptions may name: the names and values of the facts, and what the table lists besides.
 *
 * @param {Census} census
 * @param {string} table
 */
export function knownWords({ tables }, table) {
  const own = tables.get(wordTables)?.get(table) ?? [];
  const facts = [...tables]
    .filter(([document]) => document !== wordTables)
    .flatMap(([, ofDocument]) => [...ofDocument.values()].flat());
  const values = (/** @type {string} */ keyword) =>
    own.filter((row) => row.keyword === keyword).map(({ value }) => value);
  // The names of variants and of shared tables are the census's own.
  const stated = facts.filter(({ keyword }) => !/^(anyOf|oneOf|is|gap)$/.test(keyword));
  const literals = stated.flatMap(({ place, value }) => [
    value,
    JSON.parse(asText(value)),
    ...place.replaceAll(/\{.*?\}/g, "").split(/[.[\]()]+/),
  ]);
  return { numbers: new Set(values("number")), literals: new Set([...literals, ...values("literal")]) };
}

/** @param {string} value */
function asText(value) {
  return /^".*"$/.test(value) ? value : JSON.stringify(value);
}
