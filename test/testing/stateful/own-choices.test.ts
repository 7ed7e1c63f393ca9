// Choices of the mock that assumptions() lists, although no test has assumed an answer.
import { expect, test } from "vitest";
import * as ask from "./asks.js";
import { boss, former, ofMember, seed } from "./asks.js";
import { newTicket, workspace } from "./workspace.js";

test("known values of a ticket are not assumed", async () => {
  await using app = await workspace({ tickets: [{ subject: "S", description: "D", status: "parked" }] });
  for (const status of ["open", "parked"]) {
    await app.api.createTicket({
      body: { ...newTicket, status, category: "Incident", to: '["a@b.example"]' },
    });
  }
  const gaps = app.mock.assumptions().map(({ gap }) => gap);
  expect(gaps).not.toContain("tickets.create.unknown-values");
});

test.each<[gap: string, choice: string, call: ask.Ask]>([
  ["comments.create.status", "closed-ticket-stays-so", ask.author(boss.email)],
  [
    "comments.create.status",
    "trash-ticket-stays-so",
    async ({ api }) => {
      await api.createTicket({ body: { ...newTicket, status: "trash" } });
      await api.createComment({ ...ask.ofTicket("2"), body: { author_email: boss.email, content: "C" } });
    },
  ],
  ["comments.create.status", "updated-at-changes", ask.isChangedBy("createDraft")],
  ["team-members.list.members", "inactive-members-listed", ask.listed(ask.page(1))],
  // The seed names no role that makes an admin.
  ["team-members.update.last-admin", "changed", ask.demoted],
  [
    "pagination.page-out-of-range",
    "total-pages-0",
    async (app) => expect(await ask.comments({ page_number: 1 }, "total_pages")(app)).toBe(0),
  ],
  [
    "reports.range.bounds",
    "range-ignored",
    ({ api }) => api.getTicketReport({ params: { query: { range_type: "all_time" } } }),
  ],
  [
    "drafts.read",
    "not-among-comments",
    async (app) => {
      await app.api.createDraft({ ...ask.ofTicket(), body: { content: "C" } });
      for (const page_number of [1, 1]) await ask.comments({ page_number }, "total_pages")(app);
    },
  ],
  [
    "team-members.list.members",
    "added-members-listed",
    async (app) => {
      app.mock.assume({ "team-members.list.members": true });
      await ask.added({ emails: ["lea@acme.example"] })(app);
      expect(await ask.listed(ask.page(2))(app)).toMatch(/^2 of/);
      app.mock.assume({ "team-members.list.members": "unlisted" });
      expect(await ask.listed(ask.page(2))(app)).toMatch(/^1 of/);
    },
  ],
])("assumptions() lists the mock's choice about %s once: %s", async (gap, answer, call) => {
  await using app = await workspace(seed);
  await call(app);
  const listed = app.mock.assumptions().filter((one) => one.gap === gap && one.answer === answer);
  expect(listed).toEqual([{ gap, answer, by: "mock" }]);
});

test("the mock lists no repeated write when an app makes the same update twice", async () => {
  await using app = await workspace(seed);
  const init = { ...ofMember(boss.id), body: { first_name: "Tom" } };
  for (const same of [init, init]) await app.api.updateTeamMember(same);
  expect(app.mock.assumptions().map(({ gap }) => gap)).not.toContain("writes.repeated");
});

test("a text in the place of an id has the assumed failure, and breaks the contract", async () => {
  const failure = { status: 404, body: null } as const;
  await using app = await workspace(seed, { "errors.unknown-id": failure });
  const init = { params: { path: { ticket_id: "abc" } } };
  expect((await app.calls.getTicket(init)).error).toMatchObject({ ...failure, gaps: ["errors.unknown-id"] });
  expect(app.mock.assertContract).toThrow("path.ticket_id must be a UUID or a number");
  app.mock.assume();
  expect((await app.calls.getTicket(init)).error).toMatchObject({ status: 422 });
});

test("the older update asks before it deactivates the last admin", async () => {
  await using app = await workspace({ ...seed, adminRoles: ["Boss"] });
  const init = { ...ofMember(boss.id), body: { active: false } };
  const { error } = await app.calls.updateTeamMemberV1(init);
  expect(error).toMatchObject({ body: { gap: "team-members.update.last-admin" } });
});

test("an inactive admin counts as a remaining one, and assumptions() says so", async () => {
  const inactive = { ...former, organization_role: "Boss" };
  await using app = await workspace({ members: [boss, inactive], adminRoles: ["Boss"] });
  await ask.removed(boss.id)(app);
  const gap = "team-members.remove.last-admin-status";
  expect(app.mock.assumptions()).toContainEqual({ gap, answer: "inactive-admins-count", by: "mock" });
});
