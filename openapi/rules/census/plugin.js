// @ts-check
// The census compares the project's own documents with openapi/census.md. It is no part of the rules for patched documents,
// which state new facts by design.
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { compare } from "./compare.js";
import { documentFacts, keyOf } from "./document-facts.js";
import { listedFacts, readCensus, unusedTables } from "./read-census.js";

/** Every fact of a document is listed in the census beside it, and every fact that is listed there is in the document. */
function facts() {
  return {
    Root: {
      /** @param {Record<string, unknown>} root @param {import("./facts.js").Context} context */
      leave(root, { location, report, resolve }) {
        const document = location.source.absoluteRef;
        const file = join(dirname(document), "census.md");
        // A document of somebody else, a fixture for example, has no census.
        if (!existsSync(file)) return;
        const census = readCensus(readFileSync(file, "utf8"));
        const listed = listedFacts(census, basename(document));
        for (const name of unusedTables(census)) {
          census.mistakes.push(`No document uses the shared table "${name}".`);
        }
        for (const mistake of census.mistakes) report({ message: `census.md: ${mistake}`, location });

        const keys = new Set(listed.map(keyOf));
        const stated = documentFacts(root, location, {
          resolve,
          reached: new Set(),
          isListed: (fact) => keys.has(keyOf(fact)),
          variantsAt: (table, place) =>
            listed
              .filter(
                (one) => one.table === table && one.place === place && /^(any|one)Of$/.test(one.keyword),
              )
              .map(({ value }) => value),
        });
        for (const problem of compare(stated, listed, location)) report(problem);
      },
    },
  };
}

export default () => ({ id: "census", rules: { oas3: { facts } } });
