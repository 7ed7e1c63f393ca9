// What each assumption does to an answer, and what the mock has of its own where nothing is assumed.
import { expect, test } from "vitest";
import type { NewCustomer, NewTicket } from "../../../src/index.js";
import type { AssumableGap, Assumptions, WorkspaceState } from "../../../src/testing/index.js";
import { settlements } from "../../../src/testing/stateful/settlements.js";
import { newTicket, priya, tom, workspace } from "./workspace.js";

type Ask = (app: Awaited<ReturnType<typeof workspace>>) => Promise<unknown>;
/** A gap, what is asked, and what is seen by each assumption; undefined where nothing is assumed. */
type Case = [gap: AssumableGap, ask: Ask, ...seen: [answer: unknown, value: unknown][]];

const refused = { status: 409, body: "refused" } as const;
/** What the answers depend on beside. */
const settled: Assumptions = {
  "customers.create.required-fields": [],
  "customers.create.success-status": 201,
  "errors.validation": refused,
  "pagination.order": "oldest-first",
  "team-members.add.active": true,
  "team-members.admin-role": ["Boss"],
  "v1.team-members.update.envelope": "wrapped",
  "v1.team-members.update.success-status": 200,
};

const updated_at = "2020-01-01T00:00:00Z";
const nadia = { email: "nadia@acme.example", first_name: "Nadia", last_name: "Orr" };
const boss = { ...tom, id: "4e0a6c8d-b3d5-4f79-a042-918c7d6e5f34", organization_role: "Boss" };
const seed = {
  tickets: [{ subject: "S", description: "D", updated_at }],
  customers: [{ name: "Mara Lind", email: "mara@mail.example" }],
  members: [
    ...[{ ...priya, first_name: "P", signature: "Priya" }, boss, nadia],
    ...Array.from({ length: 28 }, (_, index) => ({ email: `member-${index}@acme.example` })),
  ],
};
const ada = { emails: ["ada@mail.example"], first_name: "Ada", last_name: "Byron" };
const first = { params: { path: { ticket_id: "1" } } };
const second = { params: { path: { ticket_id: "2" } } };
const member = (team_member_id: string) => ({ params: { path: { team_member_id } } });
const page = (page_number: number) => ({ params: { query: { page_number } } });

/** What is seen of the workspace once a ticket was created. */
const created =
  (more: Partial<NewTicket>, see: (state: WorkspaceState) => unknown): Ask =>
  async ({ api, mock }) => {
    await api.createTicket({ body: { ...newTicket, ...more } });
    return see(mock.state);
  };
const ticket = (more: Partial<NewTicket>, name: keyof WorkspaceState["tickets"][0]) =>
  created(more, ({ tickets }) => tickets[1]?.[name]);
const customerOf: (state: WorkspaceState) => unknown = ({ tickets, customers }) =>
  `${tickets[1]?.customer?.name} ${customers[0]?.name} ${customers.length}`;
const field: Ask = async ({ api }) => {
  await api.createTicket({ body: { ...newTicket, ticket_fields: { Order: 7781 } } });
  return (await api.getTicket(second)).ticket.fields[0]?.field_value;
};
const author =
  (author_email: string): Ask =>
  async ({ api }) => {
    const { comment } = await api.createComment({ ...first, body: { author_email, content: "C" } });
    return comment.author && `${comment.author.type} ${comment.author.name}`;
  };
/** Whether the ticket has the time of a comment or a draft. */
const isChangedBy =
  (name: "createComment" | "createDraft"): Ask =>
  async ({ api, mock }) => {
    await api[name]({ ...first, body: { author_email: boss.email, content: "C" } });
    const shown = (await api.getTicket(first)).ticket.updated_at;
    return [updated_at, mock.state.tickets[0]?.commented_at].indexOf(shown) === 1;
  };
const draft =
  (author_email: string): Ask =>
  async ({ api }) =>
    (await api.createDraft({ ...first, body: { content: "Hello.", author_email } })).draft.content;
const customer =
  (one: NewCustomer, name: "email" | "name" = "email"): Ask =>
  async ({ api }) =>
    (await api.createCustomer({ body: { customer: one } })).customer[name];
const added =
  (body: object): Ask =>
  async ({ api, mock }) => {
    await api.addTeamMembers({ body });
    return mock.state.members.length;
  };
const updated =
  (body: object, name: "email" | "first_name" | "time_zone"): Ask =>
  async ({ api }) =>
    (await api.updateTeamMember({ ...member(priya.id), body })).team_member[name];
const removed =
  (id: string): Ask =>
  async ({ calls }) => {
    const { error, response } = await calls.removeTeamMember(member(id));
    return error?.message ?? response?.status;
  };
const listed =
  (init?: object): Ask =>
  async ({ api }) => {
    const { team_members, pagination } = await api.listTeamMembers(init);
    return `${team_members.length} of ${pagination.total_pages} from ${team_members[0]?.email}`;
  };
const activeOfNew: Ask = async ({ api, mock }) => {
  await api.addTeamMembers({ body: { emails: ["new@acme.example"] } });
  return (await api.getTeamMember(member(mock.state.members.at(-1)?.id ?? ""))).team_member.active;
};
const updatedV1: Ask = async ({ v1 }) => {
  const init = { ...member(priya.id), body: { active: false } };
  const { data, response } = await v1.PATCH("/team_members/{team_member_id}", init);
  return `${response?.status} ${Object.keys(data ?? {}).length === 1}`;
};
const isAdded: Ask = async ({ api }) => (await api.addTeamMembers({ body: { emails: [] } })).message;
const statusOfCustomer: Ask = async ({ calls }) =>
  (await calls.createCustomer({ body: { customer: ada } })).response?.status;
const comments =
  (query: object, name: "page_size" | "total_pages"): Ask =>
  async ({ api }) =>
    (await api.listComments({ params: { ...first.params, query } })).pagination[name];

const own = "https://acme.desk.example/admin/tickets/2";
const html = "<b>A & B</b>";
const text = "&#60;b&#62;A &#38; B&#60;/b&#62;";
const primary = [...ada.emails, { email: "b@mail.example", primary: true }];
const phones = [{ phone: "1" }];
const links = [{ url: "https://a.example" }];
const known = { email: "mara@mail.example", name: "M." };
const firstPages = `30 of 2 from ${priya.email}`;

const cases: Case[] = [
  [
    "comments.author.kinds",
    author(boss.email),
    [undefined, "user Tom Becker"],
    ["agent", "agent Tom Becker"],
  ],
  ["comments.create.unknown-author", author("a@mail.example"), ["left-out", undefined]],
  ["comments.create.unknown-author", author("a@mail.example"), [{ type: "customer" }, "customer undefined"]],
  ["customers.create.email-fields", customer({ emails: [{ primary: true }] }), [["email"], "refused"]],
  ["customers.create.email-primary-type", customer({ emails: primary }), ["boolean", "b@mail.example"]],
  ["customers.create.email-primary-type", customer({ emails: primary }), ["string", "ada@mail.example"]],
  ["customers.create.known-address", customer({ emails: [known.email] }), ["second-customer", known.email]],
  ["customers.create.link-fields", customer({ links }), [[], undefined], [["label"], "refused"]],
  ["customers.create.phone-fields", customer({ phones }), [[], undefined], [["label"], "refused"]],
  ["customers.create.required-fields", customer({}), [[], undefined], [["emails"], "refused"]],
  ["customers.create.success-status", statusOfCustomer, [202, 202]],
  ["customers.name-form", customer(ada, "name"), [undefined, undefined], ["first-last", "Ada Byron"]],
  ["customers.name-form", customer(ada, "name"), ["last-first", "Byron Ada"]],
  ["drafts.create.signature-form", draft(priya.email), [{ separator: " / " }, "Hello. / Priya"]],
  ["drafts.create.unknown-author", draft("a@mail.example"), ["no-signature", "Hello."]],
  ["errors.unknown-id", ({ api }) => api.getTicket(second), [refused, "refused"]],
  ["errors.validation", ticket({ group: "Nobody" }, "group"), [refused, "refused"]],
  ["pagination.empty-list", comments({ page_number: 1 }, "total_pages"), [undefined, 0], [1, 1]],
  ["pagination.order", listed(page(1)), [undefined, firstPages]],
  ["pagination.order", listed(page(1)), ["newest-first", "30 of 2 from member-27@acme.example"]],
  [
    "pagination.page-number-absent",
    listed(),
    ["first-page", firstPages],
    ["all", `31 of 1 from ${priya.email}`],
  ],
  ["pagination.page-number-absent", comments({}, "page_size"), ["all", 30]],
  ["pagination.page-out-of-range", listed(page(3)), ["empty-page", "0 of 2 from undefined"]],
  ["responses.listed-fields", ticket({}, "tags"), [undefined, []], ["always", []]],
  ["team-members.add.active", activeOfNew, [true, true], [false, false]],
  ["team-members.add.known-address", added({ emails: [boss.email] }), ["ignored", 31]],
  [
    "team-members.add.message-text",
    isAdded,
    [undefined, "The mock has added the members."],
    ["Done", "Done"],
  ],
  ["team-members.add.required-fields", added({}), [[], 31], [["emails"], "refused"]],
  ["team-members.add.unknown-inviter", added({ invited_by: priya.email, emails: [] }), ["ignored", 31]],
  ["team-members.admin-role", removed(boss.id), [["Lead"], 204]],
  ["team-members.name-form", author(nadia.email), [undefined, "user undefined"]],
  ["team-members.name-form", author(nadia.email), ["first-last", "user Nadia Orr"]],
  ["team-members.name-form", author(nadia.email), ["last-first", "user Orr Nadia"]],
  [
    "team-members.remove.last-admin-status",
    removed(boss.id),
    [409, expect.stringMatching("409 .+ last admin")],
  ],
  [
    "team-members.update.clearing",
    updated({ email: "" }, "email"),
    ["cleared", ""],
    ["ignored", priya.email],
  ],
  ["team-members.update.clearing", updated({ first_name: "" }, "first_name"), ["cleared", undefined]],
  ["team-members.update.clearing", updated({ first_name: "" }, "first_name"), ["ignored", "P"]],
  ["team-members.update.taken-address", updated({ email: boss.email }, "email"), ["shared", boss.email]],
  ["tickets.create.default-category", ticket({}, "category"), [undefined, undefined], ["None", "None"]],
  ["tickets.create.default-priority", ticket({}, "priority"), [undefined, undefined], ["low", "low"]],
  ["tickets.create.default-status", ticket({}, "status"), [undefined, undefined], ["open", "open"]],
  ["tickets.create.description-form", ticket({ description: html }, "description"), [undefined, html]],
  ["tickets.create.description-form", ticket({ description: html }, "description"), ["text", text]],
  ["tickets.create.known-customer-name", created(known, customerOf), [undefined, "undefined Mara Lind 1"]],
  ["tickets.create.known-customer-name", created(known, customerOf), ["kept", "Mara Lind Mara Lind 1"]],
  ["tickets.create.known-customer-name", created(known, customerOf), ["replaced", "M. M. 1"]],
  ["tickets.create.unknown-customer", created({ name: "A" }, customerOf), [undefined, "A Mara Lind 2"]],
  ["tickets.create.unknown-customer", created({}, customerOf), ["left-out", "undefined Mara Lind 1"]],
  ["tickets.create.url-form", ticket({}, "url"), [undefined, own], ["/t/{number}", "/t/2"]],
  ["tickets.fields.value-type", field, [undefined, undefined], ["as-sent", 7781], ["string", "7781"]],
  ["tickets.updated-at", isChangedBy("createComment"), ["unchanged", false], ["changed", true]],
  ["tickets.updated-at", isChangedBy("createDraft"), ["unchanged", false], ["changed", true]],
  ["time-zones.names", updated({ time_zone: "Here/There" }, "time_zone"), [undefined, "Here/There"]],
  ["time-zones.names", updated({ time_zone: "Here/There" }, "time_zone"), [["Europe/Berlin"], "refused"]],
  ["v1.team-members.update.envelope", updatedV1, ["bare", "200 false"], ["wrapped", "200 true"]],
  ["v1.team-members.update.success-status", updatedV1, [202, "202 true"]],
];

const rows = cases.flatMap(([gap, ask, ...seen]) => {
  // Wherever a failure can be assumed, it is the answer.
  const all = settlements[gap].accepts(refused) ? [...seen, [refused, "refused"]] : seen;
  return all.map(([answer, value]) => ({ gap, ask, answer, value }));
});

test.each(rows)("$gap, assumed to be $answer, makes it $value", async ({ gap, ask, answer, value }) => {
  const { [gap]: _, ...beside } = settled;
  await using app = await workspace(seed, answer === undefined ? beside : { ...beside, [gap]: answer });
  expect(await ask(app).catch(({ body }) => body)).toEqual(value);
  const used = { gap, answer: answer ?? expect.anything(), by: answer === undefined ? "mock" : "test" };
  expect(app.mock.assumptions()).toContainEqual(used);
});

test("each gap is among them, but for those of unset values, which the document lists itself", () => {
  const gaps = Object.keys(settlements).filter((gap) => !gap.endsWith(".unset-values"));
  expect([...new Set(cases.map(([gap]) => gap))].sort()).toEqual(gaps.sort());
});
