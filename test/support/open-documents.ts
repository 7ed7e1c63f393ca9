// Tests that need open gaps use the documents of test/fixtures, because an edit of the project's documents can close a gap.

import { readFile } from "node:fs/promises";
import { documents } from "../../src/desk/documents.js";
import type { MockDocument } from "../../src/desk/testing.js";
import type { Document } from "../../src/document/openapi.js";
import type { Bundle } from "../../src/tools/codegen/bundles.js";

export const openBundles: readonly Bundle[] = await Promise.all(
  documents.map(async (entry) => {
    const text = await readFile(`test/fixtures/${entry.name}.json`, "utf8");
    return { ...entry, document: JSON.parse(text) as Document };
  }),
);

/** The documents in the type that a mock takes. */
export const openDocuments = openBundles.map(({ document }) => document as unknown as MockDocument);
