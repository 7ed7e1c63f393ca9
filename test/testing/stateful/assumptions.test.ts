// The effect of each assumption on a response, and the response without an assumption.
import { expect, test } from "vitest";
import { type AssumableGap, gapAnswers } from "../../../src/desk/workspace/gap-answers.js";
import * as ask from "./asks.js";
import { type App, type Ask, ada, boss, former, ofMember, ofTicket, page, seed } from "./asks.js";
import { gapOf, priya, refused, resolved, workspace } from "./workspace.js";

/** A gap, a call, an answer, and the part of the response that it causes. An undefined answer stands for no assumption. */
type Row = [gap: AssumableGap, call: Ask, answer?: unknown, value?: unknown];

const html = "<b>A & B</b>";
const text = "&#60;b&#62;A &#38; B&#60;/b&#62;";
const primary = [...ada.emails, { email: "b@mail.example", primary: true }];
const ranked = [{ primary: true }];
const phones = [{ phone: "1" }];
const links = [{ url: "https://a.example" }];
const known = { email: "mara@mail.example", name: "M." };
const shouted = { email: "MARA@mail.example" };
const lead = { organization_role: "lead" };
const order = { ticket_fields: { Order: 1 } };
const orderSent = [{ field_name: "Order", sent: 1 }];
const unknown = "00000000-0000-4000-8000-000000000000";
const nobody = "nobody@acme.example";
const guest = "a@mail.example";
const [address] = ada.emails;
const bosses = { status: 409, adminRoles: ["Boss"] };
const lastAdmin = "Cannot remove the last admin of the workspace";
const commentOf =
  (ticket_id: string): Ask =>
  ({ api }) =>
    api.getComment({ params: { path: { ticket_id, comment_id: priya.id } } });
const firstPages = `30 of 2 from ${priya.email}`;

const effects: Row[] = [
  ["addresses.letter-case", ask.created(shouted, ask.customerOf), undefined, "undefined Mara Lind 2"],
  ["addresses.letter-case", ask.created(shouted, ask.customerOf), "ignored", "Mara Lind Mara Lind 1"],
  ["comments.author.kinds", ask.author(boss.email), undefined, "user Tom Becker"],
  ["comments.author.kinds", ask.author(boss.email), "agent", "agent Tom Becker"],
  ["comments.create.unknown-author", ask.author(guest), "left-out", undefined],
  ["comments.create.unknown-author", ask.author(guest), { type: "customer" }, "customer undefined"],
  ["comments.create.unknown-author", ask.note(nobody), "left-out", 0],
  ["comments.create.unknown-author", ask.note(former.email), "left-out", 0],
  ["customers.company", ask.customer({ ...ada, company_id: priya.id }), undefined, address],
  ["customers.create.required-fields", ask.customer({ emails: ranked }), ["emails/*/email"], "refused"],
  ["customers.create.value-types", ask.customer({ emails: primary }), "boolean", "b@mail.example"],
  ["customers.create.value-types", ask.customer({ emails: primary }), "string", address],
  ["customers.create.known-address", ask.customer({ emails: [known.email] }), "second-customer", known.email],
  ["customers.create.language-form", ask.customer({ ...ada, language: "de" }), undefined, address],
  ["customers.create.time-zone-form", ask.customer({ ...ada, time_zone: "Here" }), undefined, address],
  ["customers.create.required-fields", ask.customer({ links }), ["links/*/label"], "refused"],
  ["customers.create.required-fields", ask.customer({ phones }), ["phones/*/label"], "refused"],
  ["customers.create.required-fields", ask.customer({}), [], undefined],
  ["customers.create.required-fields", ask.customer({}), ["emails"], "refused"],
  ["customers.create.required-fields", ask.customer({ ...ada, emails: [] }), undefined, undefined],
  ["customers.create.required-fields", ask.customer({ ...ada, emails: [] }), ["emails/0"], "refused"],
  ["customers.create.success-status", ask.statusOfCustomer, 202, 202],
  ["drafts.read", ask.draft(priya.email), { separator: " / " }, "Hello. / Priya"],
  ["drafts.create.unknown-author", ask.draft(guest), "no-signature", "Hello."],
  ["pagination.order", ask.listed(page(1)), undefined, firstPages],
  ["pagination.order", ask.listed(page(1)), "newest-first", "30 of 2 from member-26@acme.example"],
  ["pagination.page-number-absent", ask.listed(), "first-page", firstPages],
  ["pagination.page-number-absent", ask.listed(), "all", `31 of 1 from ${priya.email}`],
  ["pagination.page-number-absent", ask.comments({}, "page_size"), "all", 30],
  ["pagination.page-out-of-range", ask.listed(page(3)), "empty-page", "0 of 2 from undefined"],
  ["reports.range.bounds", ask.report({ start_date: "2026-02-01" }), undefined, { ticket_statuses: [] }],
  ["reports.range.bounds", ask.report({ end_date: "2026-02-01" }), undefined, { ticket_statuses: [] }],
  ["responses.listed-fields", ask.ticket({}, "tags"), undefined, []],
  ["responses.listed-fields", ask.ticket({}, "tags"), "always", []],
  ["team-members.list.members", ask.activeOfNew, true, true],
  ["team-members.list.members", ask.activeOfNew, false, false],
  ["team-members.add.known-address", ask.added({ emails: [boss.email] }), "ignored", 31],
  ["team-members.add.required-fields", ask.added({}), [], 31],
  ["team-members.add.required-fields", ask.added({}), ["emails"], "refused"],
  ["team-members.add.required-fields", ask.added({ emails: [] }), undefined, 31],
  ["team-members.add.required-fields", ask.added({ emails: [] }), ["emails/0"], "refused"],
  ["team-members.add.unknown-role", ask.added({ invited_by: priya.email, emails: [] }), "replaced", 31],
  ["team-members.add.unknown-role", ask.roleOfAdded("lead"), "replaced", "Standard"],
  ["team-members.remove.last-admin-status", ask.removed(boss.id), { status: 409, adminRoles: ["Lead"] }, 30],
  ["team-members.remove.last-admin-status", ask.removed(boss.id), bosses, lastAdmin],
  ["team-members.remove.references", ask.authorAfterRemoval, undefined, "Nadia Orr orr@acme.example"],
  ["team-members.remove.references", ask.authorAfterRemoval, "left-out", undefined],
  ["team-members.update.clearing", ask.updated({ email: "" }, "email"), "cleared", ""],
  ["team-members.update.clearing", ask.updated({ email: "" }, "email"), "ignored", priya.email],
  ["team-members.update.clearing", ask.updated({ first_name: "" }, "first_name"), "cleared", undefined],
  ["team-members.update.clearing", ask.updated({ first_name: "" }, "first_name"), "ignored", "P"],
  ["team-members.update.last-admin", ask.demoted, "changed", "Lead"],
  ["team-members.update.unknown-role", ask.updated(lead, "email"), "ignored", priya.email],
  ["team-members.update.taken-address", ask.updated({ email: boss.email }, "email"), "shared", boss.email],
  ["tickets.create.defaults", ask.ticket({}, "category"), { category: "None" }, "None"],
  ["tickets.create.defaults", ask.ticket({}, "priority"), { priority: "low" }, "low"],
  ["tickets.create.defaults", ask.ticket({}, "status"), undefined, undefined],
  ["tickets.create.defaults", ask.ticket({}, "status"), { status: "open" }, "open"],
  ["tickets.create.description-form", ask.ticket({ description: html }, "description"), undefined, html],
  ["tickets.create.description-form", ask.ticket({ description: html }, "description"), "text", text],
  ["tickets.create.unknown-customer", ask.created(known, ask.customerOf), undefined, "undefined Mara Lind 1"],
  ["tickets.create.unknown-customer", ask.created({ name: "A" }, ask.customerOf), undefined, "A Mara Lind 2"],
  ["tickets.create.unknown-customer", ask.created({}, ask.customerOf), "left-out", "undefined Mara Lind 1"],
  ["tickets.create.field-values", ask.ticket(order, "number"), undefined, 2],
  ["tickets.create.unknown-values", ask.ticket({ status: "parked" }, "status"), undefined, "parked"],
  ["tickets.create.unknown-values", ask.ticket({ status: "parked" }, "status"), "dropped", undefined],
  ["tickets.create.unknown-values", ask.ticket({ status: "parked" }, "status"), "replaced", "new"],
  ["tickets.create.unknown-values", ask.ticket({ status: "Problem" }, "status"), "dropped", undefined],
  ["tickets.create.unknown-values", ask.ticket(order, "fields"), undefined, orderSent],
  ["tickets.create.unknown-values", ask.ticket(order, "fields"), "dropped", []],
  ["tickets.fields", ask.field, undefined, undefined],
  ["tickets.fields", ask.field, "as-sent", 7781],
  ["tickets.fields", ask.field, "string", "7781"],
  ["comments.create.status", ask.isChangedBy("createComment"), undefined, true],
  ["comments.create.status", ask.isChangedBy("createComment"), "nothing-changes", false],
  ["comments.create.status", ask.isChangedBy("createComment"), "updated-at-changes", true],
  ["time-zones.names", ask.updated({ time_zone: "Here/There" }, "time_zone"), undefined, "Here/There"],
  ["time-zones.names", ask.updated({ time_zone: "Here/There" }, "time_zone"), ["Europe/Berlin"], "refused"],
  ["writes.repeated", ask.createdTwice, undefined, 3],
  ["writes.repeated", ask.createdTwice, "done-again", 3],
  ["writes.repeated", ask.createdTwice, "done-once", 2],
  ["v1.team-members.update.response", ask.updatedV1, "bare", "200 false"],
  ["v1.team-members.update.response", ask.updatedV1, "wrapped", "200 true"],
  ["tickets.create.unknown-values", ask.ticket({ group: "Nobody" }, "group"), "as-sent", "Nobody"],
  ["tickets.create.unknown-values", ask.ticket({ group: "Nobody" }, "group"), "dropped", undefined],
  ["tickets.create.unknown-values", ask.ticket({ group: "Nobody" }, "group"), "replaced", "Returns"],
  ["tickets.create.unknown-values", ask.ticket({ assignee_email: nobody }, "assignee"), "dropped", undefined],
];

/** Calls that only fail, or ask. */
const failing: Row[] = [
  ["errors.unknown-id", ({ api }) => api.getTicket(ofTicket("2"))],
  ["errors.unknown-id", commentOf("2")],
  ["errors.unknown-id", commentOf("1")],
  ["errors.unknown-id", ({ api }) => api.createDraft({ ...ofTicket("2"), body: { content: "C" } })],
  ["errors.unknown-id", ({ api }) => api.getTeamMember(ofMember(unknown))],
  ["errors.unknown-id", ({ api }) => api.updateTeamMember({ ...ofMember(unknown), body: {} })],
  ["errors.unknown-id", ask.removed(unknown)],
  ["errors.validation", ask.wrongTimeZone],
  ["team-members.add.known-address", ask.added({ emails: ["b@acme.example", "b@acme.example"] })],
  ["team-members.remove.last-admin-status", ask.added({ emails: [], invited_by: priya.email })],
];

// If a gap can have a failure as its answer, the call fails with it.
const failures = [...effects, ...failing].filter(([gap]) => gapAnswers[gap].accepts(refused));
const rows = [...effects, ...failures.map(([gap, call]): Row => [gap, call, refused, "refused"])];

/** Returns the effect of a call; of a failure, its message or its body. */
const effectOf = (call: Ask, app: App) =>
  call(app).catch(({ status, body }) => (status === refused.status ? (body.error ?? body) : status));

const named = rows.map(([gap, call, answer, value]) => ({ gap, call, answer, value }));

test.each(named)("the answer $answer to $gap causes $value", async ({ gap, call, answer, value }) => {
  const { [gap]: _, ...beside } = resolved;
  await using app = await workspace(seed, answer === undefined ? beside : { ...beside, [gap]: answer });
  expect(await effectOf(call, app)).toEqual(value);
  const used = { gap, answer: answer ?? expect.anything(), by: answer === undefined ? "mock" : "test" };
  expect(app.mock.assumptions()).toContainEqual(used);
});

const optional = new Set(effects.filter(([, , answer]) => answer === undefined).map(([gap]) => gap));
const asked: Row[] = [
  ...[...effects, ...failing].filter(([gap, call]) => !optional.has(gap) && call !== ask.activeOfNew),
  // The mock can know the groups and the members.
  ["tickets.create.unknown-values", ask.ticket({ group: "Nobody" }, "group")],
  ["tickets.create.unknown-values", ask.ticket({ assignee_email: nobody }, "assignee")],
];

test.each(asked)(
  "without an answer to %s, the mock refuses to guess and changes nothing",
  async (gap, call) => {
    const { [gap]: _, ...beside } = resolved;
    await using app = await workspace(seed, beside);
    const before = app.mock.state;
    expect(await gapOf(call(app))).toBe(gap);
    expect(app.mock.state).toEqual(before);
  },
);

/** The new member. */
const newest = ({ mock }: App) => ofMember(mock.state.members.at(-1)?.id);

test.each<[what: string, call: Ask]>([
  ["a list", ask.listed(page(2))],
  ["a read", (app) => app.api.getTeamMember(newest(app))],
  ["an update", (app) => app.api.updateTeamMember({ ...newest(app), body: { first_name: "L" } })],
  ["a mention", ask.note("lea@acme.example")],
])("%s of a new member asks whether they are active, and changes nothing", async (_, call) => {
  await using app = await workspace(seed);
  await app.api.addTeamMembers({ body: { emails: ["lea@acme.example"] } });
  const before = app.mock.state;
  expect(await gapOf(call(app))).toBe("team-members.list.members");
  expect(app.mock.state).toEqual(before);
});

test("the table has every gap but those of unset values, which the document lists itself", () => {
  const gaps = Object.keys(gapAnswers).filter((gap) => !/\.unset-values$|^reports\.metrics/.test(gap));
  expect([...new Set([...effects, ...failing].map(([gap]) => gap))].sort()).toEqual(gaps.sort());
});
