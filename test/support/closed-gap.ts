// Checks that a closed gap left the register, the types, the pages and the client.

import ts from "typescript";
import { expect } from "vitest";
import type { Service } from "../../src/client/client-options.js";
import type { GapId } from "../../src/desk/gaps.js";
import type { ApiError } from "../../src/desk/index.js";
import { pageParameter } from "../../src/desk/page-parameter.js";
import type { Document } from "../../src/document/openapi.js";
import { registerOf } from "../../src/tools/codegen/gaps.js";
import { operationTable } from "../../src/tools/codegen/operation-table.js";
import { documentTypes } from "../../src/tools/codegen/types.js";
import { pageDocument } from "../../src/tools/pages/content.js";
import { closedDocument, closingStatus, placeOf } from "./close-gap.js";
import { clientOf, documentedCalls } from "./documented-calls.js";
import { entriesBelow } from "./entries.js";
import { bundleDocument, lintDocument } from "./redocly.js";
import { baseUrl } from "./test-desk.js";
import { undescribed } from "./undescribed.js";

/** Removes the marks and their notes from a copy of a document. */
export function factsOf(document: Document): Document {
  const facts = undescribed(document);
  for (const { parent, key } of entriesBelow(facts)) if (key === "x-not-shown") delete parent[key];
  return facts;
}

/** The rules on the files of the document. A bundle has a component of its own file, and an edit may lead to another one. */
const rulesOfFiles = ["no-unused-components", "gaps/unset-places"];

/** Closes a gap by an edit, lints the document, and returns it with the notes of the gaps that stay open. */
export async function closeGap(id: GapId): Promise<Document> {
  const document = closedDocument(id);
  const problems = await lintDocument(document);
  expect(problems.filter(({ ruleId }) => !rulesOfFiles.includes(ruleId))).toEqual([]);
  return (await bundleDocument(document)) as Document;
}

/** Expects that a document shows a fact instead of a gap, in the register, the pages, the types and the errors. */
export async function expectClosed(id: GapId, document: Document): Promise<void> {
  const place = placeOf(id);
  const { document: original, carrier, gap, operations } = place;
  expect(JSON.stringify(document), "the note is gone").not.toContain(`\`${id}\``);
  expect(registerOf(document).map((gap) => gap.id)).not.toContain(id);
  expect(JSON.stringify(pageDocument({ ...place, document }))).not.toContain(`\`${id}\``);

  const before = factsOf(original);
  const after = factsOf(document);
  expect(after, "the document states the fact").not.toEqual(before);
  // The types do not have the descriptions of the whole document.
  if (carrier.location.pointer !== "#/info" || gap.disallowed?.keys || gap.disallowed?.statuses) {
    expect(await documentTypes(after), "the types show the fact").not.toBe(await documentTypes(before));
  }

  const tables = tablesOf(document);
  expect(JSON.stringify(tables), "the client no longer names the gap").not.toContain(`"${id}"`);
  const status = closingStatus(id);
  if (status === undefined || status < 300) return;
  const call = documentedCalls.find((one) => one.name === operations[0]?.name);
  const options = { fetch: async () => Response.json({}, { status }) };
  const { error } = (await call?.send(clientOf({ baseUrl }, options, tables))) ?? {};
  expect(error).toMatchObject({ status, documented: true });
  expect((error as ApiError).gaps).not.toContain(id);
}

/** Generates and loads the operation table of a document. */
function tablesOf(document: Document): Pick<Service, "operations"> {
  const code = operationTable(document, pageParameter)
    .replaceAll(/^import .*$/gm, "")
    .replaceAll("export ", "");
  const { outputText } = ts.transpileModule(code, { compilerOptions: { target: ts.ScriptTarget.ES2022 } });
  return new Function(`${outputText}\nreturn { operations };`)() as ReturnType<typeof tablesOf>;
}
