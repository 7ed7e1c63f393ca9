import { expect, test } from "vitest";
import { findGap } from "../../src/document/gaps.js";
import { type ApiError, createClient, createV1Client } from "../../src/index.js";

const answer = (status: number) => ({
  baseUrl: "https://acme.desk.example/api/external/v2",
  apiKey: "key",
  maxRetries: 0,
  fetch: async () => Response.json({ error: "No" }, { status }),
});
const ticket = { path: { ticket_id: "42" } };
const member = { path: { team_member_id: "7" } };

test.each([
  [401, true, undefined],
  [404, false, "errors.unknown-id"],
  [422, false, "errors.validation"],
  [429, false, "limits.rate"],
  [413, false, "limits.request-size"],
  [500, false, undefined],
  [302, false, undefined],
])("a %i is told as documented: %s, and falls into %s", async (status, documented, gap) => {
  const { error } = await createClient(answer(status)).GET("/tickets/{ticket_id}", { params: ticket });
  expect(error).toMatchObject({ kind: "api", status, documented });
  expect((error as ApiError).gap).toBe(gap);
  if (gap) expect(findGap(gap)?.advice).toMatch(/\.$/);
});

test("the gaps of an operation go before those of all", async () => {
  const desk = createClient(answer(409));
  const { error } = await desk.DELETE("/team-members/{team_member_id}", { params: member });
  expect(error).toHaveProperty("gap", "team-members.remove.last-admin-status");
});

test("the older interface has its gaps, too", async () => {
  const v1 = createV1Client(answer(404));
  const { error } = await v1.PATCH("/team_members/{team_member_id}", { params: member, body: {} });
  expect(error).toHaveProperty("gap", "errors.unknown-id");
});
