import { expect, test } from "vitest";
import { runCall } from "../support/call.js";
import { json, serve } from "../support/server.js";

const draft = ["createDraft", "ticket_id=1042", "content=C", "--send"];

test.each<[allowed: string | undefined, code: number, message: string]>([
  [undefined, 0, ""],
  ["createDraft", 0, ""],
  ["createComment, createDraft", 0, ""],
  ["createComment", 2, "SUPPORT_DESK_WRITES doesn't list createDraft. Nothing was sent."],
  ["none", 2, "SUPPORT_DESK_WRITES doesn't list createDraft. Nothing was sent."],
  ["", 2, "SUPPORT_DESK_WRITES doesn't list createDraft. Nothing was sent."],
  [
    "createDrafts",
    2,
    'SUPPORT_DESK_WRITES must list ids of writes, such as createTicket,createComment: "createDrafts"',
  ],
])("with SUPPORT_DESK_WRITES=%s, --send of a draft exits %s %s", async (allowed, code, message) => {
  await using server = await serve((_, response) => json(response, 201, { draft: { id: "1" } }));
  const env: Record<string, string> = allowed === undefined ? {} : { SUPPORT_DESK_WRITES: allowed };
  const ended = await runCall(server.baseUrl, draft, env);
  expect(ended.code).toBe(code);
  expect(ended.stderr).toContain(message);
  expect(server.requests).toHaveLength(code === 0 ? 1 : 0);
});

test("SUPPORT_DESK_WRITES=none leaves reads, and previews of writes", async () => {
  await using server = await serve((_, response) => json(response, 200, { ticket: { id: "1" } }));
  const env = { SUPPORT_DESK_WRITES: "none" };
  expect((await runCall(server.baseUrl, ["getTicket", "ticket_id=1"], env)).code).toBe(0);
  expect((await runCall(server.baseUrl, draft.slice(0, -1), env)).code).toBe(1);
  expect(server.requests).toHaveLength(1);
});

test("a failure names the gaps that can be its cause", async () => {
  await using server = await serve((_, response) => json(response, 404, {}));
  const { stderr } = await runCall(server.baseUrl, ["getTicket", "ticket_id=1"]);
  expect(stderr).toMatch(/Not shown, and perhaps the cause: .*errors\.unknown-id/);
});

test("a failure at a base URL without the prefix says so", async () => {
  await using server = await serve((_, response) => json(response, 404, {}));
  const args = ["getTicket", "ticket_id=1"];
  const { stderr } = await runCall(server.baseUrl.replace("v2", "v3"), args);
  expect(stderr).toContain("\nThe base URL has no /api/external/v2.\n");
  expect((await runCall(`${server.baseUrl}/`, args)).stderr).not.toContain("base URL");
});

test("an operation under another prefix is refused at a base URL without the prefix of the others", async () => {
  await using server = await serve((_, response) => json(response, 200, {}));
  const args = ["updateTeamMemberV1", "team_member_id=2c8e4f6a-91b3-4d57-8e20-7f6a5b4c3d12", "--send"];
  const { code, stderr } = await runCall(server.baseUrl.replace("v2", "v1"), args);
  expect([code, server.requests]).toEqual([2, []]);
  expect(stderr).toContain("must end with /api/external/v2 for this operation");
});
