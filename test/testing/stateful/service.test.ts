import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createClient, createV1Client } from "../../../src/index.js";
import { type Assumptions, type StatefulMock, startMock } from "../../../src/testing/index.js";
import { asDocumented, violationGuard } from "../../support/guard.js";
import { openDocuments as documents } from "../../support/open-documents.js";
import { type Desk, operations, type V1Desk } from "../../support/operations.js";

/** What the calls of the service suite depend on, each with the operation that does. */
const needed: [name: string, assume: Assumptions][] = [
  ["addTeamMembers", { "team-members.add.unknown-inviter": "ignored" }],
  ["removeTeamMember", { "team-members.admin-role": [] }],
  ["createCustomer", { "customers.create.success-status": 201 }],
  ["createCustomer", { "customers.create.email-primary-type": "boolean" }],
  ["updateTeamMember (v1)", { "v1.team-members.update.envelope": "wrapped" }],
  ["updateTeamMember (v1)", { "v1.team-members.update.success-status": 200 }],
];
const assume: Assumptions = Object.assign({}, ...needed.map(([, one]) => one));

/** What of the answers is not as in the examples. */
const differing: Record<string, object> = {
  createTicket: { ticket: expect.objectContaining({ number: 1043 }) },
  createComment: { comment: expect.objectContaining({ comment_type: "note" }) },
  createCustomer: { customer: expect.objectContaining({ email: "m@mail.example" }) },
};

function clientsOf(mock: StatefulMock): [Desk, V1Desk] {
  const options = { apiKey: "any-key", maxRetries: 0 };
  return [
    createClient({ ...options, baseUrl: mock.baseUrl }),
    createV1Client({ ...options, baseUrl: mock.v1BaseUrl }),
  ];
}

describe("with the assumptions that are declared", () => {
  let mock: StatefulMock;
  beforeAll(async () => {
    mock = await startMock({ stateful: true, documents, seed: "examples", assume });
  });
  beforeEach(() => mock.reset());
  afterAll(() => mock.close());

  test.each(operations)("%s succeeds as documented", async (name, call, data) => {
    const clients = clientsOf(mock);
    // The member that the suite adds is there already.
    if (name === "addTeamMembers") {
      const [, tom] = mock.state.members;
      const path = { team_member_id: tom?.id ?? "" };
      await clients[0].DELETE("/team-members/{team_member_id}", { params: { path } });
    }
    for (const one of clients) one.use(violationGuard, asDocumented);
    const result = await call(...clients);
    expect(result.error).toBeUndefined();
    expect(result.data).toEqual(differing[name] ?? data);
    mock.assertContract();
  });

  test("every one of them was used", () => {
    const used = mock.assumptions().filter(({ by }) => by === "test");
    expect(used.map(({ gap }) => gap).sort()).toEqual(Object.keys(assume).sort());
  });
});

describe.each(needed)("%s without the assumption %o", (name, one) => {
  test("is a question", async () => {
    const [gap = ""] = Object.keys(one);
    const { [gap as keyof Assumptions]: _, ...rest } = assume;
    const mock = await startMock({ stateful: true, documents, seed: "examples", assume: rest });
    const found = operations.find(([operation]) => operation === name);
    const { response } = await (found as NonNullable<typeof found>)[1](...clientsOf(mock));
    expect(response?.headers.get("sl-not-shown")).toBe(gap);
    await mock.close();
  });
});
