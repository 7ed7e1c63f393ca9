// One clause for each mistake in a value that fits no form of a union.
import { expect, test } from "vitest";
import { mockOfFile, send } from "../support/mock.js";
import { openDocuments } from "../support/open-documents.js";

const mock = await mockOfFile({ documents: openDocuments, stateful: true, seed: "examples" });
const comment = { author_email: "tom.becker@acme.example", content: "C" };
const mentions = [{ email: "priya.raman@acme.example" }];

const forNote = "mentions works only with comment_type=note";
const notUuid = "path.ticket_id must be a UUID or a number";

test.each<[what: string, method: string, path: string, body: object | undefined, ...violations: string[]]>([
  ["mentions without a type", "POST", "/tickets/1042/comments", { ...comment, mentions }, forNote],
  [
    "another type of comment",
    "POST",
    "/tickets/1042/comments",
    { ...comment, comment_type: "other" },
    "comment_type must be one of reply, note",
  ],
  [
    "a note without content",
    "POST",
    "/tickets/1042/comments",
    { author_email: "a@acme.example", comment_type: "note", mentions: [{ id: 1 }] },
    "content is missing",
    "mentions[0].email is missing",
    "mentions[0].id is unknown",
  ],
  ["an id", "GET", "/tickets/abc", undefined, notUuid],
  [
    "an address in a list",
    "POST",
    "/customers",
    { customer: { emails: [5] } },
    "customer.emails[0] must be a text or an object",
  ],
  [
    "a member of an object in a list",
    "POST",
    "/customers",
    { customer: { phones: [{ phone: 5 }], links: [{ url: 1 }] } },
    "customer.phones[0].phone must be a text",
    "customer.links[0].url must be a link with a scheme, such as https:",
  ],
])("the mock refuses %s, with one clause for each mistake", async (_, method, path, body, ...violations) => {
  expect((await send(mock, method, path, body)).status).toBe(422);
  expect(mock.requests[0]?.violations).toEqual(violations);
});

test("a note with mentions, and a reply of either form, are accepted", async () => {
  for (const more of [
    { comment_type: "note" },
    { comment_type: "note", mentions },
    { comment_type: "reply" },
    {},
  ]) {
    await send(mock, "POST", "/tickets/1042/comments", { ...comment, ...more });
  }
  expect(mock.requests.map(({ violations }) => violations)).toEqual([[], [], [], []]);
});
