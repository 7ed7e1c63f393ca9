import { expect, test } from "vitest";
import { type MockDocument, startMock } from "../../src/desk/testing.js";
import { mockOfFile, send } from "../support/mock.js";
import { openDocuments } from "../support/open-documents.js";

const mock = await mockOfFile({ documents: openDocuments });

const ticket = { email: "mara.lind@mail.example", subject: "S", description: "D" };
const note = { author_email: "a@acme.example", content: "C", comment_type: "note" };

test.each<[where: string, path: string, body: object, name: string]>([
  ["in a body", "/tickets", { ...ticket, priorty: "high" }, "body.priorty"],
  [
    "in an object of a body",
    "/customers",
    { customer: { emails: [], nickname: "M" } },
    "body.customer.nickname",
  ],
  [
    "in an object of a list, of which texts are documented, too",
    "/customers",
    { customer: { emails: ["a@mail.example", { email: "b@mail.example", kind: "work" }] } },
    "body.customer.emails.1.kind",
  ],
  [
    "in a body of two forms",
    "/tickets/1042/comments",
    { ...note, mentions: [{ email: "a@acme.example", name: "A" }] },
    "body.mentions.0.name",
  ],
])("a name that the document does not have breaks the contract: %s", async (_, path, body, name) => {
  expect((await send(mock, "POST", path, body)).status).toBeLessThan(300);
  expect(mock.requests[0]?.violations).toEqual([`${name} is not in the document`]);
  expect(() => mock.assertContract()).toThrow(`${name} is not in the document`);
});

test.each(["lea.lind@mail.example", "[5]", "{}"])(
  "recipients that are written as %s break it",
  async (to) => {
    await send(mock, "POST", "/tickets", { ...ticket, to, cc: '["lea.lind@mail.example"]' });
    expect(mock.requests[0]?.violations).toEqual([
      "body.to must be a JSON array in a string; encodeRecipients writes it",
    ]);
  },
);

test("a name in an object for which the document states others breaks no contract", async () => {
  await send(mock, "POST", "/tickets", { ...ticket, ticket_fields: { colour: "red", size: { width: 2 } } });
  mock.assertContract();
});

test("a name in a part of a schema that refers to itself is found at any depth", async () => {
  const document = {
    openapi: "3.1.1",
    info: { title: "T", version: "1.0.0" },
    servers: [{ url: "https://desk.example/api/external/v2" }],
    paths: {
      "/things": {
        post: {
          operationId: "createThing",
          requestBody: {
            content: { "application/json": { schema: { $ref: "#/components/schemas/Thing" } } },
          },
          responses: { "204": { description: "Created." } },
        },
      },
    },
    components: {
      schemas: {
        Thing: { type: "object", properties: { inside: { $ref: "#/components/schemas/Thing" } } },
      },
    },
  } satisfies MockDocument;
  await using own = await startMock({ documents: [document] });
  await send(own, "POST", "/things", { inside: { inside: { outside: 1 } } });
  expect(own.requests[0]?.violations).toEqual(["body.inside.inside.outside is not in the document"]);
});
