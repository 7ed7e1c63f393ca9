import { expect, test } from "vitest";
import { encodeRecipients } from "../../src/desk/index.js";
import { checkBody } from "../../src/desk/validate.js";
import { newTicket } from "../support/test-desk.js";

test("a right body has no mistakes", () => {
  expect(checkBody("createTicket", newTicket)).toEqual([]);
  const cc = encodeRecipients(["b@mail.example"]);
  expect(checkBody("createTicket", { ...newTicket, cc, ticket_fields: { Serial: 7 }, tags: [] })).toEqual([]);
  expect(checkBody("createCustomer", { customer: { emails: ["a@mail.example", { email: "b" }] } })).toEqual(
    [],
  );
});

test.each([
  ["a missing field", { subject: undefined }, "missing field at /subject"],
  ["an unknown field", { emial: "secret" }, "unknown field at /emial"],
  ["a wrong type", { tags: "secret" }, "wrong type at /tags (documented: array)"],
  ["a wrong type in a list", { tags: ["a", 1, 2] }, "wrong type at /tags/1 (documented: string), 2 times"],
  [
    "a wrong value",
    { priority: "secret" },
    "wrong value at /priority (documented: low, medium, high, urgent)",
  ],
  ["a wrong format", { assignee_email: "secret" }, "wrong format at /assignee_email (documented: email)"],
  [
    "a plain address of a recipient",
    { cc: "a@secret" },
    "wrong format at /cc (documented: JSON in a string)",
  ],
  ["a recipient that is no text", { to: "[7]" }, "wrong type at /to/0 (documented: string)"],
  ["null", { status: null }, "wrong type at /status (documented: string)"],
  ["a field whose name is hostile", { "a\n\u001b[2J": 1 }, "unknown field at /a\\u000a\\u001b[2J"],
])("%s is found with its location, and without the value", (_, change, mistake) => {
  const found = checkBody("createTicket", { ...newTicket, ...change });
  expect(found).toEqual([mistake]);
  expect(found.join()).not.toContain("secret");
});

test("a body is compared as the JSON that the client sends", () => {
  const body = { ...newTicket, name: undefined, resolution_due_date: new Date(0) };
  expect(checkBody("createTicket", body)).toEqual([]);
  const cycle: Record<string, unknown> = { ...newTicket };
  cycle["ticket_fields"] = { cycle };
  for (const wrong of [cycle, undefined, { ...newTicket, ticket_fields: { count: 1n } }]) {
    expect(checkBody("createTicket", wrong)).toEqual(["not json"]);
  }
  expect(checkBody("createTicket", [newTicket])).toEqual(["wrong type (documented: object)"]);
});

test("a comment is compared with the nearer of its two forms", () => {
  const note = { author_email: "a@acme.example", content: "C", comment_type: "note" };
  expect(checkBody("createComment", { ...note, mentions: [{ email: "b@acme.example" }] })).toEqual([]);
  expect(checkBody("createComment", { ...note, mentions: [{ mail: "b" }] })).toEqual([
    "missing field at /mentions/0/email",
    "unknown field at /mentions/0/mail",
  ]);
});

test("a field that the document forbids in one form is an unknown field there", () => {
  const reply = { author_email: "a@acme.example", content: "C", mentions: [{ email: "b@acme.example" }] };
  expect(checkBody("createComment", reply)).toEqual(["unknown field at /mentions"]);
});

test("only the id of an operation with a body is accepted", () => {
  // @ts-expect-error an operation without a body
  expect(() => checkBody("getTicket", {})).toThrow("id must be the id of an operation with a body");
  // @ts-expect-error an unknown operation
  expect(() => checkBody("createTickets", {})).toThrow(expect.objectContaining({ kind: "invalid-argument" }));
});
