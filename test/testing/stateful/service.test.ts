// Every operation succeeds with its examples and a few assumptions.
import { beforeEach, expect, test } from "vitest";
import type { Assumptions } from "../../../src/desk/testing.js";
import { callsOf, clientOf, documentedCalls } from "../../support/documented-calls.js";
import { mockOfFile } from "../../support/mock.js";
import { openDocuments as documents, openDocument } from "../../support/open-documents.js";

/** The examples of requests depend on these. */
const assumed: Assumptions = {
  "customers.create.required-fields": [],
  "customers.create.success-status": 201,
  "team-members.remove.last-admin-status": { status: 422, adminRoles: [] },
  "v1.team-members.update.response": "wrapped",
};

const mock = await mockOfFile({ stateful: true, documents, seed: "examples" });
beforeEach(() => mock.assume(assumed));

// The mock knows the operations of today's document.
const today = documentedCalls.map(({ name }) => name);
const known = callsOf(openDocument).filter(({ name }) => today.includes(name));

test("a seed of the examples has all their records, without assumptions", async () => {
  const { tickets, forms } = mock.state;
  expect(tickets).toMatchObject([{ number: 1042, assignee: { name: "Priya Raman" } }]);
  expect([tickets[0]?.comments.length, forms.length]).toEqual([3, 2]);
  expect(mock.assumptions()).toEqual([]);
});

test.each(known)("$name succeeds as documented", async ({ send }) => {
  const desk = clientOf(mock);
  expect((await send(desk)).error).toBeUndefined();
  mock.assertContract();
});
