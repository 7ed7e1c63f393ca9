import { expect, test } from "vitest";
import { createClient, createV1Client } from "../../../src/index.js";
import type { Assumptions } from "../../../src/testing/index.js";
import { asDocumented, violationGuard } from "../../support/guard.js";
import { mockOfFile } from "../../support/mock.js";
import { openDocuments as documents } from "../../support/open-documents.js";
import { operations } from "../../support/operations.js";

/** What the calls of the service suite depend on. */
const assume: Assumptions = {
  "team-members.add.unknown-inviter": "ignored",
  "team-members.admin-role": [],
  "customers.create.success-status": 201,
  "customers.create.email-primary-type": "boolean",
  "v1.team-members.update.envelope": "wrapped",
  "v1.team-members.update.success-status": 200,
};

/** What of the answers is not as in the examples. */
const differing: Record<string, object> = {
  createTicket: { ticket: expect.objectContaining({ number: 1043 }) },
  createComment: { comment: expect.objectContaining({ comment_type: "note" }) },
  createCustomer: { customer: expect.objectContaining({ email: "m@mail.example" }) },
};

const mock = await mockOfFile({ stateful: true, documents, seed: "examples", assume });

test.each(operations)("%s succeeds as documented, with what is assumed", async (name, call, data) => {
  const options = { apiKey: "any-key", maxRetries: 0 };
  const desk = createClient({ ...options, baseUrl: mock.baseUrl });
  const v1 = createV1Client({ ...options, baseUrl: mock.v1BaseUrl });
  // The member that the suite adds is there already.
  if (name === "addTeamMembers") {
    const [, tom] = mock.state.members;
    const path = { team_member_id: tom?.id ?? "" };
    await desk.DELETE("/team-members/{team_member_id}", { params: { path } });
  }
  for (const one of [desk, v1]) one.use(violationGuard, asDocumented);
  const result = await call(desk, v1);
  expect(result.error).toBeUndefined();
  expect(result.data).toEqual(differing[name] ?? data);
  mock.assertContract();
});

test("each assumption was used", () => {
  const used = mock.assumptions().filter(({ by }) => by === "test");
  expect(used.map(({ gap }) => gap).sort()).toEqual(Object.keys(assume).sort());
});
