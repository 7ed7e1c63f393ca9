// Tests that need open gaps use the document of test/fixtures, because an edit of the project's document can close a gap.

import { readFile } from "node:fs/promises";
import type { MockDocument } from "../../src/desk/testing.js";
import type { Document } from "../../src/document/openapi.js";

export const openDocument = JSON.parse(await readFile("test/fixtures/openapi.json", "utf8")) as Document &
  MockDocument;

/** The document, as a mock takes it. */
export const openDocuments: readonly MockDocument[] = [openDocument];
