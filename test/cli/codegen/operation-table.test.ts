import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import type { Document } from "../../../src/tools/codegen/openapi.js";
import { operationTable } from "../../../src/tools/codegen/operation-table.js";

const text = await readFile("src/generated/openapi.json", "utf8");

// The client checks the envelope of a success by the types of its required keys.
test.each([
  [
    "a required key with two types",
    (document: Document) => setSuccess(document, { forms: { type: ["array", "null"] } }),
    'listForms: the required key "forms" of a success must have one type.',
  ],
  [
    "a body that is not an object",
    (document: Document) => setSuccess(document, undefined),
    "listForms: the body of a success must be an object, or anyOf objects.",
  ],
])("%s is refused with its operation", (_, change, message) => {
  const document = JSON.parse(text) as Document;
  change(document);
  expect(() => operationTable(document, "support-desk-client")).toThrow(message);
});

function setSuccess(document: Document, properties: Record<string, object> | undefined): void {
  const schema = properties
    ? { type: "object", required: Object.keys(properties), properties }
    : { type: "array" };
  const operation = document.paths["/forms"]?.get;
  if (operation === undefined) throw new Error("There is no GET /forms.");
  operation.responses["200"] = { content: { "application/json": { schema } } };
}
