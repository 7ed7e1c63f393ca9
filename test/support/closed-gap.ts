// What is seen of a gap that was closed: in the register, in the types, in the pages, and at run time.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import ts from "typescript";
import { expect } from "vitest";
import { registerOf, withoutNotes } from "../../src/cli/codegen/gaps.js";
import type { Document } from "../../src/cli/codegen/openapi.js";
import { operationTable } from "../../src/cli/codegen/operation-table.js";
import { patchedBundle } from "../../src/cli/codegen/patch.js";
import { documentTypes } from "../../src/cli/codegen/types.js";
import { pageDocument } from "../../src/cli/pages/content.js";
import type { GapId } from "../../src/document/gaps.js";
import type { OperationTable } from "../../src/document/operation.js";
import { type ApiError, type Client, createClient } from "../../src/index.js";
import { overlayOf, placeOf } from "./close-gap.js";
import { closings } from "./closings/index.js";

const original = {
  openapi: JSON.parse(await readFile("src/generated/openapi.json", "utf8")) as Document,
  v1: JSON.parse(await readFile("src/generated/v1.json", "utf8")) as Document,
};

/** A document without its marks and their notes: what is left are facts and words. */
export function factsOf(document: object): Document {
  return JSON.parse(JSON.stringify(document), function (this: unknown, key, value: unknown) {
    if (key === "x-not-shown") return undefined;
    return key === "description" && typeof value === "string"
      ? withoutNotes(value).trim() || undefined
      : value;
  }) as Document;
}

/** Closes a gap by an overlay, and returns the patched document, which passed the linter. */
export async function closeByOverlay(id: GapId, folder: string): Promise<Document> {
  const file = join(folder, `${id}.json`);
  await writeFile(file, overlayOf(id, factsOf(original[placeOf(id).name])));
  return (await patchedBundle(file)).patched.document;
}

/** Expects that a document has no trace of a gap, and shows the fact where people and programs look. */
export async function expectClosed(id: GapId, document: Document): Promise<void> {
  const { name, exported } = placeOf(id);
  expect(JSON.stringify(document), "the note is gone").not.toContain(`\`${id}\``);
  expect(registerOf([{ exported, document }]).map((gap) => gap.id)).not.toContain(id);
  expect(JSON.stringify(pageDocument({ name, document }))).not.toContain(`\`${id}\``);

  const before = factsOf(original[name]);
  const after = factsOf(document);
  expect(after, "the document states the fact").not.toEqual(before);
  // The types have no text of the whole document or of a key, and no bounds.
  if (
    !/^(auth\.permissions|limits\.page-size|pagination\.empty-list|pagination\.page-number-absent|responses\.listed-fields|tickets\.create\.field-values|versioning\.negotiation)$/.test(
      id,
    )
  ) {
    expect(await documentTypes(after), "the types show the fact").not.toBe(await documentTypes(before));
  }

  const table = tableOf(document);
  expect(JSON.stringify(table), "the client no longer names the gap").not.toContain(`"${id}"`);
  for (const [operation, status] of Object.entries(closings[id]?.statuses ?? {})) {
    const error = await failingCall(operation, status, table);
    expect(error).toMatchObject({ status, documented: true });
    expect(error.gaps).not.toContain(id);
  }
}

/** The operation table of a document, as the generated module has it. */
export function tableOf(document: Document): OperationTable {
  const code = operationTable(document, "support-desk-client")
    .replace(/^import .*$/m, "")
    .replace("export const", "const");
  const { outputText } = ts.transpileModule(code, { compilerOptions: { target: ts.ScriptTarget.ES2022 } });
  // The text is what `generate` writes.
  return new Function(`${outputText}\nreturn operationTable;`)() as OperationTable;
}

async function failingCall(
  operation: string,
  status: number,
  operationTable: OperationTable,
): Promise<ApiError> {
  const [method = "", path = ""] = operation.split(" ");
  const desk = createClient({
    baseUrl: "https://acme.desk.example/api/external/v2",
    apiKey: "key",
    maxRetries: 0,
    operationTable,
    fetch: async () => Response.json({ code: "no" }, { status }),
  });
  const call = desk[method as keyof Pick<Client<object>, "GET">] as unknown as (
    path: string,
    init: object,
  ) => Promise<{ error: ApiError }>;
  const params = { path: { ticket_id: "42", team_member_id: "7" } };
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const own = Object.fromEntries(Object.entries(params.path).filter(([name]) => names.includes(name)));
  const body = method === "POST" ? { body: { email: "a@b.example", subject: "S", description: "D" } } : {};
  return (await call(path, { params: { path: own }, ...body })).error;
}
