import { expect, test } from "vitest";
import { mockOfFile, send } from "../support/mock.js";
import { openDocuments } from "../support/open-documents.js";

const mock = await mockOfFile({ documents: openDocuments });

const ticket = { email: "mara.lind@mail.example", subject: "S", description: "D" };
const note = { author_email: "a@acme.example", content: "C", comment_type: "note" };

test.each<[where: string, path: string, body: object, mistake: string]>([
  ["in a body", "/tickets", { ...ticket, priorty: "high" }, "priorty is unknown: did you mean priority?"],
  [
    "in an object of a body",
    "/customers",
    { customer: { emails: [], nickname: "M" } },
    "customer.nickname is unknown",
  ],
  [
    "in an object of a list that also accepts texts",
    "/customers",
    { customer: { emails: ["a@mail.example", { email: "b@mail.example", kind: "work" }] } },
    "customer.emails[1].kind is unknown",
  ],
  [
    "in a body of two forms",
    "/tickets/1042/comments",
    { ...note, mentions: [{ email: "a@acme.example", name: "A" }] },
    "mentions[0].name is unknown",
  ],
])("an undocumented name breaks the contract: %s", async (_, path, body, mistake) => {
  const { status, headers } = await send(mock, "POST", path, body);
  expect(status).toBeLessThan(300);
  expect(JSON.parse(headers.get("sl-violations") ?? "")).toEqual([
    { location: ["request"], severity: "Error", message: mistake },
  ]);
  expect(mock.requests[0]?.violations).toEqual([mistake]);
  expect(() => mock.assertContract()).toThrow(mistake);
});

test.each([
  ["lea.lind@mail.example", "to must be a list as JSON in a text"],
  ["[5]", "to[0] must be a text"],
  ["{}", "to must be a list as JSON in a text"],
])("recipients that are not a list of texts as JSON break the contract: %s", async (to, mistake) => {
  await send(mock, "POST", "/tickets", { ...ticket, to, cc: '["lea.lind@mail.example"]' });
  expect(mock.requests[0]?.violations).toEqual([mistake]);
});

test("an object with additional properties accepts any name", async () => {
  await send(mock, "POST", "/tickets", { ...ticket, ticket_fields: { colour: "red", size: { width: 2 } } });
  mock.assertContract();
});
