import { expect, test } from "vitest";
import { findGap, type GapId } from "../../src/desk/gaps.js";
import type { Client } from "../../src/desk/index.js";
import { answer, testDesk } from "../support/test-desk.js";

type Call = (desk: Client) => Promise<{ error?: unknown }>;

/** Makes a call to a service that responds with a status. Returns the gaps of the error. */
async function gapsOf(status: number, call: Call) {
  const { error } = await call(testDesk(answer({ error: "No" }, status)).desk);
  expect(error).toMatchObject({ kind: "api", status, documented: status === 401 });
  return (error as { gaps: readonly GapId[] }).gaps;
}

const ticket = { params: { path: { ticket_id: "42" } } };
const member = { params: { path: { team_member_id: "7" } } };
const body = { author_email: "nobody@acme.example", content: "C" };
const getTicket: Call = (desk) => desk.GET("/tickets/{ticket_id}", ticket);
const removeMember: Call = (desk) => desk.DELETE("/team-members/{team_member_id}", member);
const comment: Call = (desk) => desk.POST("/tickets/{ticket_id}/comments", { ...ticket, body });
const readPage: Call = (desk) => desk.GET("/team-members", { params: { query: { page_number: 9 } } });
const update: Call = (desk) => desk.PATCH("/team_members/{team_member_id}", { ...member, body: {} });

test.each([401, 404, 429, 500, 302, 599])("a %i names gaps with advice, each once", async (status) => {
  const gaps = await gapsOf(status, getTicket);
  expect(gaps.length).toBeGreaterThan(0);
  expect(new Set(gaps).size).toBe(gaps.length);
  for (const id of gaps) expect(findGap(id).advice).toMatch(/\.$/);
});

test.each<[what: string, status: number, call: Call, order: GapId[]]>([
  ["the status", 503, getTicket, ["limits.rate", "errors.body-type"]],
  ["the operation", 404, removeMember, ["team-members.remove.last-admin-status", "errors.body-type"]],
  ["the body of a write", 422, comment, ["comments.create.unknown-author", "errors.validation"]],
  ["a page that does not exist", 400, readPage, ["pagination.page-out-of-range"]],
  ["the older update", 404, update, ["errors.body-type"]],
])("an error names the gaps of %s before shared gaps", async (_, status, call, order) => {
  expect((await gapsOf(status, call)).filter((id) => order.includes(id))).toEqual(order);
});

test("a 404 names the gap of unknown ids only if the call has an id, and that of validation only if it has other input", async () => {
  const namedBy = async (call: Call) =>
    (await gapsOf(404, call)).filter((id) => /^errors\.(unknown-id|validation)$/.test(id));
  expect(await namedBy(getTicket)).toEqual(["errors.unknown-id"]);
  expect(await namedBy(comment)).toEqual(["errors.unknown-id", "errors.validation"]);
  expect(await namedBy(readPage)).toEqual(["errors.validation"]);
});
