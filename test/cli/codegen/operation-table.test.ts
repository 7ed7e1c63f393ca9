import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import type { Document } from "../../../src/document/openapi.js";
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
  expect(() => operationTable(document)).toThrow(message);
});

test("a success, and a required key of it, can consist of parts", () => {
  const document = JSON.parse(text) as Document;
  const list = { allOf: [{ type: "array" }, { maxItems: 9 }] };
  const parts = [
    { type: "object", required: ["forms"] },
    { type: "object", required: ["more"], properties: { forms: list, more: list } },
  ];
  setSuccess(document, { all: { allOf: parts } });
  expect(operationTable(document)).toContain('"envelopes":[{"all":"object"}]');
  Object.assign(document.paths["/forms"]?.get?.responses["200"]?.content?.["application/json"] ?? {}, {
    schema: { allOf: parts },
  });
  expect(operationTable(document)).toContain('"envelopes":[{"forms":"array","more":"array"}]');
});

test("the row of an operation has each success, and the list of its pages", () => {
  const document = JSON.parse(text) as Document;
  const operation = document.paths["/team-members"]?.get;
  const page = operation?.responses["200"];
  if (!operation || !page) throw new Error("There is no GET /team-members.");
  Object.assign(operation.responses, { 203: page, 204: { description: "No members." } });
  const envelope = '{"team_members":"array","pagination":"object"}';
  expect(operationTable(document, "page_number")).toContain(
    `"pagedList":"team_members","statuses":[200,203,204,401],"empty":[204],"envelopes":[${envelope},${envelope}],`,
  );
  expect(operationTable(document)).not.toContain("pagedList");
});

test.each(["a", undefined])("pages with several lists, or without one, have no list to read: %s", (list) => {
  const document = JSON.parse(text) as Document;
  const properties = {
    pagination: { type: "object" },
    ...(list && { a: { type: "array" }, b: { type: "array" } }),
  };
  setSuccess(document, properties);
  const { parameters } = document.paths["/team-members"]?.get ?? {};
  Object.assign(document.paths["/forms"]?.get ?? {}, { parameters });
  expect(operationTable(document, "page_number")).toMatch(/"listForms",(?!.*pagedList)/);
});

function setSuccess(document: Document, properties: Record<string, object> | undefined): void {
  const schema = properties
    ? { type: "object", required: Object.keys(properties), properties }
    : { type: "array" };
  const operation = document.paths["/forms"]?.get;
  if (operation === undefined) throw new Error("There is no GET /forms.");
  operation.responses["200"] = { content: { "application/json": { schema } } };
}
