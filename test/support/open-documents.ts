// Tests that need open gaps use the document of test/fixtures, because an edit of the project's document can close a gap.

import { readFile } from "node:fs/promises";
import ts from "typescript";
import type { Service } from "../../src/client/client-options.js";
import { pageParameter } from "../../src/desk/page-parameter.js";
import type { MockDocument } from "../../src/desk/testing.js";
import type { Document } from "../../src/document/openapi.js";
import { registerOf } from "../../src/tools/codegen/gaps.js";
import { operationTable } from "../../src/tools/codegen/operation-table.js";

export const openDocument = JSON.parse(await readFile("test/fixtures/openapi.json", "utf8")) as Document &
  MockDocument;

/** The document, as a mock takes it. */
export const openDocuments: readonly MockDocument[] = [openDocument];

export const openGaps = registerOf(openDocument);

/** What a client of the document knows of its operations. */
export const openTables = tablesOf(openDocument);

/** Generates and loads the operation table of a document. */
function tablesOf(document: Document): Pick<Service, "operations"> {
  const code = operationTable(document, pageParameter)
    .replaceAll(/^import .*$/gm, "")
    .replaceAll("export ", "");
  const { outputText } = ts.transpileModule(code, { compilerOptions: { target: ts.ScriptTarget.ES2022 } });
  return new Function(`${outputText}\nreturn { operations };`)() as ReturnType<typeof tablesOf>;
}
