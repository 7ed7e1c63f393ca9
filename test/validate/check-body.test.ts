import { expect, test } from "vitest";
import { checkBody } from "../../src/desk/validate.js";
import { newTicket } from "../support/test-desk.js";

test.each([
  ["an unknown field that no field is like", { k0: 1 }, "k0 is unknown"],
  ["a wrong format", { assignee_email: "secret" }, "assignee_email must be an e-mail address"],
  ["a field whose name is hostile", { "a\n\u001b[2J": 1 }, "a\\u000a\\u001b[2J is unknown"],
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
  const notJson = "cannot be written as JSON";
  expect(checkBody("createTicket", cycle)).toEqual([expect.stringContaining(`the body ${notJson}`)]);
  for (const count of [1n, Number.NaN, Number.POSITIVE_INFINITY]) {
    const mistakes = checkBody("createTicket", { ...newTicket, ticket_fields: { count } });
    expect(mistakes).toEqual([expect.stringContaining(`ticket_fields.count ${notJson}`)]);
  }
  for (const wrong of [undefined, [newTicket]]) {
    expect(checkBody("createTicket", wrong)).toEqual(["the body must be an object"]);
  }
});

test("a list of mistakes ends after 100", () => {
  const tags = Array.from({ length: 5_000 }, () => 1);
  expect(checkBody("createTicket", { ...newTicket, tags })).toHaveLength(100);
});

test("very many mistakes do not hide which form of a union a body has", () => {
  const mentions = Array.from({ length: 5_000 }, () => ({ id: 1 })) as never;
  const body = { author_email: "a@mail.example", content: "C", comment_type: "note", mentions } as const;
  const [first] = checkBody("createComment", body);
  expect(first).toBe("mentions[0].email is missing");
});

test("only the id of an operation with a body is accepted", () => {
  // @ts-expect-error an operation without a body
  expect(() => checkBody("getTicket", {})).toThrow("id must be the id of an operation with a body");
  // @ts-expect-error an unknown operation
  expect(() => checkBody("createTickets", {})).toThrow(expect.objectContaining({ kind: "invalid-argument" }));
});
