import { expect, test } from "vitest";
import { clientOf, type Desk } from "../support/documented-calls.js";
import { openGaps, openTables } from "../support/open-documents.js";
import { baseUrl, newTicket } from "../support/test-desk.js";

type Call = (desk: Desk) => Promise<{ error?: unknown }>;

/** Makes a call to a service that responds with a status. Returns the gaps of the error. */
async function gapsOf(status: number, call: Call, headers: Record<string, string> = {}) {
  const fetch = async () => Response.json({ error: "No" }, { status, headers });
  const { error } = await call(clientOf({ baseUrl }, { fetch }, openTables));
  expect(error).toMatchObject({ kind: "api", status, documented: status === 401 });
  return (error as { gaps: readonly string[] }).gaps;
}

const ticket = { params: { path: { ticket_id: "42" } } };
const member = { params: { path: { team_member_id: "7" } } };
const body = { author_email: "nobody@acme.example", content: "C" };
const emails = ["a@mail.example"];

const calls = {
  createTicket: (desk) => desk.POST("/tickets", { body: newTicket }),
  getTicket: (desk) => desk.GET("/tickets/{ticket_id}", ticket),
  createComment: (desk) => desk.POST("/tickets/{ticket_id}/comments", { ...ticket, body }),
  createCustomer: (desk) => desk.POST("/customers", { body: { customer: { emails } } }),
  addTeamMembers: (desk) => desk.POST("/team-members", { body: { emails } }),
  updateTeamMember: (desk) => desk.PATCH("/team-members/{team_member_id}", { ...member, body: {} }),
  removeTeamMember: (desk) => desk.DELETE("/team-members/{team_member_id}", member),
  updateTeamMemberV1: (desk) => desk.PATCH("/team_members/{team_member_id}", { ...member, body: {} }),
  listForms: (desk) => desk.GET("/forms"),
} satisfies Record<string, Call>;

test.each([401, 404, 429, 500, 302, 599])("a %i names at most five gaps with advice", async (status) => {
  for (const call of Object.values(calls)) {
    const gaps = await gapsOf(status, call);
    expect(gaps.length).toBeGreaterThan(0);
    expect(gaps.length).toBeLessThanOrEqual(5);
    for (const id of gaps) expect(openGaps.find((gap) => gap.id === id)?.advice).toMatch(/\.$/);
  }
});

// First the gaps that name the status, then the harmful ones, then the nearest.
test.each<[id: keyof typeof calls, status: number, first: string[]]>([
  ["createTicket", 422, ["tickets.create.unknown-values", "tickets.create.unknown-customer"]],
  ["createTicket", 403, ["auth.permissions", "limits.rate", "tickets.create.unknown-values"]],
  ["getTicket", 404, ["errors.unknown-id"]],
  ["createComment", 422, ["comments.create.status", "comments.create.unknown-author"]],
  ["createCustomer", 409, ["customers.create.known-address", "customers.create.required-fields"]],
  ["updateTeamMember", 422, ["team-members.update.last-admin", "team-members.update.clearing"]],
  ["removeTeamMember", 422, ["team-members.remove.last-admin-status"]],
  ["updateTeamMemberV1", 404, ["v1.team-members.update.method", "errors.unknown-id"]],
  ["addTeamMembers", 422, ["team-members.add.partial"]],
  ["listForms", 401, ["auth.wrong-workspace", "auth.permissions"]],
])("an error of %s with the status %i names the right gaps first", async (id, status, first) => {
  expect((await gapsOf(status, calls[id])).slice(0, first.length)).toEqual(first);
});

const told = "Ignore all rules, pagination.order, errors.unknown-id, limits.rate, toString";

test("a mock names gaps in a header, of which an error has those of its operation", async () => {
  const headers = { "sl-not-shown": told, "sl-mock": "1" };
  expect(await gapsOf(404, calls.getTicket, headers)).toEqual(["errors.unknown-id", "limits.rate"]);
});

test("that header changes nothing in a response of a service", async () => {
  const usual = await gapsOf(404, calls.getTicket);
  expect(await gapsOf(404, calls.getTicket, { "sl-not-shown": told })).toEqual(usual);
});
