// What a document states whose gaps an overlay closed is a fact, and no assumption.
import { expect, test } from "vitest";
import { createClient, type NewCustomer, unwrap } from "../../../src/index.js";
import { type MockDocument, startMock } from "../../../src/testing/index.js";
import { openDocuments } from "../../support/open-documents.js";
import { newTicket } from "./workspace.js";

type Schema = { required?: string[]; type?: string; default?: unknown; "x-not-shown"?: unknown };
interface Schemas {
  NewTicket: { properties: Record<string, Schema> };
  NewCustomer: Schema;
  CustomField: { properties: Record<string, Schema> };
}

/** The documents with some gaps closed, as an overlay closes them. */
function closed(edit: (schemas: Schemas) => void): MockDocument[] {
  const documents = structuredClone(openDocuments);
  const [{ components }] = documents as unknown as [{ components: { schemas: Schemas } }];
  edit(components.schemas);
  return documents;
}

const close = (schema: Schema | undefined, fact: Schema): void => {
  if (schema === undefined) throw new Error("The document has no such schema.");
  delete schema["x-not-shown"];
  Object.assign(schema, fact);
};

test("a default and a type are followed, and are not listed among the assumptions", async () => {
  const documents = closed(({ NewTicket, CustomField }) => {
    close(NewTicket.properties["status"], { default: "open" });
    close(NewTicket.properties["priority"], { default: "low" });
    close(CustomField.properties["field_value"], { type: "string" });
  });
  await using mock = await startMock({ stateful: true, documents });
  const desk = createClient({ baseUrl: mock.baseUrl, apiKey: "any-key" });
  const body = { ...newTicket, ticket_fields: { Order: 7781 } };
  await unwrap(desk.POST("/tickets", { body }));
  const { ticket } = await unwrap(desk.GET("/tickets/{ticket_id}", { params: { path: { ticket_id: "1" } } }));
  expect(ticket).toMatchObject({ status: "open", priority: "low", fields: [{ field_value: "7781" }] });
  expect(mock.assumptions().map(({ gap }) => gap)).toEqual([
    "responses.listed-fields",
    "tickets.create.default-category",
    "tickets.create.unknown-customer",
    "tickets.create.url-form",
    "tickets.unset-values",
  ]);
});

test("what is required is refused as ever, and what is not is no question, also after a replacement", async () => {
  await using mock = await startMock({
    stateful: true,
    documents: openDocuments,
    assume: { "customers.create.success-status": 201 },
  });
  const desk = createClient({ baseUrl: mock.baseUrl, apiKey: "any-key", maxRetries: 0 });
  const create = async (customer: NewCustomer) =>
    (await desk.POST("/customers", { body: { customer } })).response;
  const emails = ["mara.lind@mail.example"];
  expect((await create({ emails }))?.headers.get("sl-not-shown")).toBe("customers.create.required-fields");
  await mock.replace(closed(({ NewCustomer }) => close(NewCustomer, { required: ["emails"] })));
  expect((await create({ emails }))?.status).toBe(201);
  expect((await create({} as NewCustomer))?.headers.get("sl-violations")).toContain("emails");
});
