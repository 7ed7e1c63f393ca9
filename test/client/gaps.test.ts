import { expect, test } from "vitest";
import { findGap, type GapId } from "../../src/desk/gaps.js";
import { type Client, createV1Client, type paths, type v1Paths } from "../../src/desk/index.js";
import { answer, testDesk } from "../support/test-desk.js";

type Desk = Client<paths>;
type V1Desk = Client<v1Paths>;

/** The gaps of the error that a call ends with whose service answers with a status. */
async function gapsOf(status: number, call: (desk: Desk, v1: V1Desk) => Promise<{ error?: unknown }>) {
  const { desk, options } = testDesk(answer({ error: "No" }, status));
  const { error } = await call(desk, createV1Client(options));
  expect(error).toMatchObject({ kind: "api", status, documented: status === 401 });
  return (error as { gaps: readonly GapId[] }).gaps;
}

const ticket = { params: { path: { ticket_id: "42" } } };
const member = { params: { path: { team_member_id: "7" } } };
const getTicket = (desk: Desk) => desk.GET("/tickets/{ticket_id}", ticket);
const body = { author_email: "nobody@acme.example", content: "C" };

test.each([401, 404, 422, 429, 503, 500, 302, 599])(
  "a %i names gaps with advice, each once",
  async (status) => {
    const gaps = await gapsOf(status, getTicket);
    expect(gaps.length).toBeGreaterThan(0);
    expect(new Set(gaps).size).toBe(gaps.length);
    for (const id of gaps) expect(findGap(id).advice).toMatch(/\.$/);
  },
);

test.each<[what: string, status: number, call: Parameters<typeof gapsOf>[1], order: GapId[]]>([
  ["the very status", 503, getTicket, ["limits.rate", "errors.body-type"]],
  [
    "the operation",
    404,
    (desk) => desk.DELETE("/team-members/{team_member_id}", member),
    ["team-members.remove.last-admin-status", "errors.body-type"],
  ],
  [
    "the body of a write",
    422,
    (desk) => desk.POST("/tickets/{ticket_id}/comments", { ...ticket, body }),
    ["comments.create.unknown-author", "comments.create.mentions-on-reply", "errors.validation"],
  ],
  [
    "a page that does not exist",
    400,
    (desk) => desk.GET("/team-members", { params: { query: { page_number: 9 } } }),
    ["pagination.page-out-of-range"],
  ],
  [
    "the older interface",
    404,
    (_, v1) => v1.PATCH("/team_members/{team_member_id}", { ...member, body: {} }),
    ["errors.body-type"],
  ],
])(
  "an error names the gaps of %s before those that many operations share",
  async (_, status, call, order) => {
    expect((await gapsOf(status, call)).filter((id) => order.includes(id))).toEqual(order);
  },
);

test("a call without input names neither the gap of unknown ids nor that of validation", async () => {
  const gaps = await gapsOf(404, (desk) => desk.GET("/forms"));
  expect(gaps).not.toContain("errors.validation");
  expect(await gapsOf(404, getTicket)).toEqual(["errors.unknown-id", ...gaps]);
});
