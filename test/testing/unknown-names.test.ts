import { expect, test } from "vitest";
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
    "in an object of a list that also accepts texts",
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
])("an undocumented name breaks the contract: %s", async (_, path, body, name) => {
  const { status, headers } = await send(mock, "POST", path, body);
  expect(status).toBeLessThan(300);
  expect(JSON.parse(headers.get("sl-violations") ?? "")).toEqual([
    { location: ["request"], severity: "Error", message: `${name} is not in the document` },
  ]);
  expect(mock.requests[0]?.violations).toEqual([`${name} is not in the document`]);
  expect(() => mock.assertContract()).toThrow(`${name} is not in the document`);
});

test.each(["lea.lind@mail.example", "[5]", "{}"])(
  "recipients that are not a list of texts as JSON break the contract: %s",
  async (to) => {
    await send(mock, "POST", "/tickets", { ...ticket, to, cc: '["lea.lind@mail.example"]' });
    expect(mock.requests[0]?.violations).toEqual([
      "body.to must be a JSON array in a string; encodeRecipients writes it",
    ]);
  },
);

test("an object with additional properties accepts any name", async () => {
  await send(mock, "POST", "/tickets", { ...ticket, ticket_fields: { colour: "red", size: { width: 2 } } });
  mock.assertContract();
});
