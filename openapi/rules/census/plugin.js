// @ts-check
// The census compares the project's own documents with openapi/census.md. It is no part of the rules for patched documents,
// which state new facts by design.
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { textKeys, textsOf } from "../texts.js";
import { compare } from "./compare.js";
import { documentFacts, keyOf } from "./document-facts.js";
import { listedFacts, readCensus, unusedTables } from "./read-census.js";
import { knownWords, unknownWords, wordTables } from "./words.js";

const ownFolder = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "");

/**
 * The census beside a document; none for a document of another folder, a fixture for example.
 *
 * @param {import("./facts.js").Location} location - of the root of the document
 */
function censusOf({ source: { absoluteRef } }) {
  const folder = dirname(absoluteRef);
  const file = join(folder, "census.md");
  if (folder !== ownFolder && !existsSync(file)) return undefined;
  return readCensus(readFileSync(file, "utf8"));
}

/** Every fact of a document is listed in the census, and every fact that is listed there is in the document. */
function facts() {
  return {
    Root: {
      /** @param {Record<string, unknown>} root @param {import("./facts.js").Context} context */
      leave(root, { location, report, resolve }) {
        const census = censusOf(location);
        if (census === undefined) return;
        const document = basename(location.source.absoluteRef);
        const listed = listedFacts(census, document);
        for (const name of unusedTables(census)) {
          census.mistakes.push(`No document uses the shared table "${name}".`);
        }
        for (const mistake of census.mistakes) report({ message: `census.md: ${mistake}`, location });

        const keys = new Set(listed.map(keyOf));
        const variants = variantNames(listed);
        const stated = documentFacts(root, location, {
          resolve,
          reached: new Set(),
          isListed: (fact) => keys.has(keyOf(fact)),
          variantsAt: (table, place) => variants.get(`${table}\t${place}`) ?? [],
        });
        for (const problem of compare(stated, listed, document, location)) report(problem);
      },
    },
  };
}

/** Descriptions and marks name no number and no literal that the census does not list. */
function words() {
  /** @type {{ table: string, text: string, location: import("./facts.js").Location }[]} */
  const texts = [];
  return {
    any: {
      /** @param {unknown} node @param {import("./facts.js").Context & { type: { name: string } }} context */
      enter(node, { location, type }) {
        if (typeof node !== "object" || node === null) return;
        const isMark = type.name === "NotShown";
        const keys = isMark ? ["what", "advice"] : textKeys;
        const table = isMark ? "Marks" : "Descriptions";
        const found = textsOf(node, keys, location);
        texts.push(...found.map((one) => ({ table, ...one })));
      },
    },
    Root: {
      /** @param {unknown} _ @param {import("./facts.js").Context} context */
      leave(_, { location: root, report }) {
        const census = censusOf(root);
        if (census === undefined) return;
        const known = new Map(["Descriptions", "Marks"].map((table) => [table, knownWords(census, table)]));
        for (const { table, text, location } of texts) {
          const allowed = known.get(table);
          if (allowed === undefined) continue;
          for (const { keyword, value } of unknownWords(text, allowed)) {
            const line = `| | ${keyword} | ${value} | SECTION LINE |`;
            report({
              message: `The census does not list this ${keyword}: ${value}. If the specification states it, add a line to census.md under "${wordTables}", "${table}", with its section and line there: ${line}`,
              location,
            });
          }
        }
      },
    },
  };
}

/** The names of the variants of each union, by its table and place. @param {import("./facts.js").ListedFact[]} listed */
function variantNames(listed) {
  /** @type {Map<string, string[]>} */
  const names = new Map();
  for (const { table, place, keyword, value } of listed) {
    if (keyword !== "anyOf" && keyword !== "oneOf") continue;
    const key = `${table}\t${place}`;
    names.set(key, [...(names.get(key) ?? []), value]);
  }
  return names;
}

export default () => ({ id: "census", rules: { oas3: { facts, words } } });
