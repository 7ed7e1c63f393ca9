// @ts-check
import { guessMessage, matches } from "./gaps.js";
import { indexOf } from "./index-of.js";
import { childOf, childrenOf } from "./places.js";
import { textKeys, textsOf } from "./texts.js";

/** @import { Oas3Rule } from "@redocly/openapi-core" */
/** @import { Gap, IndexedGap, IndexedOperation, Place } from "./types.js" */

/**
 * While a gap is open, no description names what it disallows: a status, a query parameter, a header, or the words that it lists.
 * The texts of an operation are compared with its gaps, all others with those of the whole document. Without this rule, a guess
 * lands as a sentence, in our documents, too: words without a number are no facts.
 *
 * @type {Oas3Rule}
 */
export const noGuessInWords = () => ({
  Root(root, context) {
    const { gaps, operations } = indexOf(root, context);
    /** @type {Map<unknown, { place: Place, open: Set<IndexedGap>, documented: Set<string> }>} */
    const objects = new Map();
    /** @param {Place} place @param {Iterable<IndexedGap>} open @param {string[]} statuses */
    const add = (place, open, statuses) => {
      const known = objects.get(place.node) ?? { place, open: new Set(), documented: new Set() };
      for (const gap of open) known.open.add(gap);
      for (const one of statuses) known.documented.add(one);
      objects.set(place.node, known);
    };
    const general = [...gaps.values()].filter(({ isGeneral }) => isGeneral);
    for (const place of outside({ node: root, location: context.location })) add(place, general, []);
    for (const operation of operations) {
      const statuses = operation.responses.map(({ key }) => key);
      for (const place of operation.objects) {
        if (!inExample.test(place.location.pointer)) add(place, operation.gaps, statuses);
      }
    }
    const fields = new Set(operations.flatMap(fieldsOf));
    for (const { place, open, documented } of objects.values()) {
      for (const { text, location } of textsOf(place, textKeys)) {
        const stated = { fields, documented, numbers: numbersIn(place.node) };
        for (const { gap, found } of guessesIn(text, open, stated)) {
          const message = guessMessage(`"${found}" in this text`, gap);
          context.report({ message, location });
        }
      }
    }
  },
});

/**
 * What a document says outside of its operations.
 *
 * @param {Place} root
 */
function outside(root) {
  const groups = [["servers"], ["tags"], ["components", "securitySchemes"]];
  const places = groups.flatMap((keys) => childrenOf(childOf(root, ...keys)).map(([, place]) => place));
  return [childOf(root, "info"), ...places];
}

/** The names of the fields of an operation's bodies, which a text may name. @param {IndexedOperation} operation */
function fieldsOf({ objects }) {
  return objects.flatMap(({ node }) => Object.keys(node["properties"] ?? {}));
}

/** The numbers that an object states itself, such as its minimum, which a text may name. @param {unknown} node */
function numbersIn(node) {
  return new Set(
    Object.values(node ?? {}).flatMap((value) => (typeof value === "number" ? [String(value)] : [])),
  );
}

// The values of examples are data, whatever their keys are.
const inExample = /\/(example|examples\/[^/]+\/value)(\/|$)/;
// The notes of the bundler are about the gaps themselves.
const notes = /^> \*\*.*$/gm;
const units =
  "characters?|bytes?|[kmg]i?b|items?|entries|pages?|results?|records?|days?|hours?|minutes?|seconds?|ms";
const status = new RegExp(`(?<![\\w.])[1-5](\\d\\d|XX)\\b(?!\\s*(${units})\\b)`, "gi");
// A question that the sentence itself leaves open.
const openQuestion = /^(whether|which|what|who|how|when|where)\b.* (is|are) (open|not shown)\.$/i;
const literal = /`([^`\n]+)`/g;
const header = /\b[A-Z][A-Za-z]*(-[A-Z][A-Za-z]*)+\b/g;

/**
 * @param {string} text
 * @param {Iterable<IndexedGap>} open
 * @param {{ fields: Set<string>, documented: Set<string>, numbers: Set<string> }} stated - what a text may name in any case
 * @returns {Generator<{ gap: Gap, found: string }>}
 */
function* guessesIn(text, open, { fields, documented, numbers }) {
  const sentences = sentencesOf(text.replaceAll(notes, ""))
    .filter((sentence) => !openQuestion.test(sentence))
    .map((sentence) => sentence.replaceAll(/\b\d+\b/g, (word) => (numbers.has(word) ? "…" : word)));
  const prose = sentences.join("\n\n");
  const named = [...prose.matchAll(literal)].map(([, word = ""]) => word).filter((word) => !fields.has(word));
  const statuses = [...prose.matchAll(status)].map(([word]) => word).filter((word) => !documented.has(word));
  const headers = [...prose.matchAll(header)].map(([word]) => word);
  for (const { gap } of open) {
    const disallowed = gap.disallowed ?? {};
    const found = [
      ...statuses.filter((word) => matches(disallowed.statuses, word)),
      ...named.filter((word) => matches(disallowed.parameters, word)),
      ...[...named, ...headers].filter((word) => matches(disallowed.headers, word)),
      ...sentences.filter((sentence) => matches(disallowed.words, sentence)),
    ];
    for (const one of new Set(found)) yield { gap, found: one };
  }
}

/** @param {string} prose */
function sentencesOf(prose) {
  return prose.split(/(?<=[.:;!?])\s+|\n{2,}/).map((sentence) => sentence.trim());
}
