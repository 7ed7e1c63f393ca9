// Each case in which the mock would have to guess: it asks, and its workspace stays as it is.
import { expect, test } from "vitest";
import type {
  NewCustomer,
  NewNote,
  NewTeamMembers,
  NewTicket,
  TeamMemberUpdate,
} from "../../../src/index.js";
import { type Assumptions, assume } from "../../../src/testing/index.js";
import { send } from "../../support/mock.js";
import { gapOf, newTicket, priya, tom, workspace } from "./workspace.js";

const boss = {
  id: "4e0a6c8d-b3d5-4f79-a042-918c7d6e5f34",
  email: "boss@acme.example",
  organization_role: "Boss",
};
const seed = {
  tickets: [{ subject: "S", description: "D", status: "open" }],
  members: [
    { ...priya, first_name: "Priya", signature: "Priya, Acme" },
    tom,
    { email: "former@acme.example", active: false },
    boss,
  ],
  roles: ["Lead"],
};

type App = Awaited<ReturnType<typeof workspace>>;
type Ask = (app: App) => Parameters<typeof gapOf>[0];
const ofTicket = (ticket_id = "1") => ({ params: { path: { ticket_id } } });
const ofMember = (team_member_id = priya.id) => ({ params: { path: { team_member_id } } });

const lea = "lea@acme.example";
const read =
  (ticket_id = "1"): Ask =>
  ({ calls }) =>
    calls.getTicket(ofTicket(ticket_id));
const reply =
  (author_email: string): Ask =>
  ({ calls }) =>
    calls.createComment({ ...ofTicket(), body: { author_email, content: "C" } });
const note =
  (email: string): Ask =>
  ({ calls }) => {
    const body: NewNote = {
      author_email: priya.email,
      content: "C",
      comment_type: "note",
      mentions: [{ email }],
    };
    return calls.createComment({ ...ofTicket(), body });
  };
const draft =
  (author_email: string): Ask =>
  ({ calls }) =>
    calls.createDraft({ ...ofTicket(), body: { content: "Hello.", author_email } });
const comment =
  (ticket_id: string): Ask =>
  ({ calls }) => {
    const comment_id = "b1a7e0d4-52c3-4f0e-8a96-3c5d7e9f1a20";
    return calls.getComment({ params: { path: { ticket_id, comment_id } } });
  };
const ticket =
  (more: Partial<NewTicket>): Ask =>
  ({ calls }) =>
    calls.createTicket({ body: { ...newTicket, ...more } });
const customer =
  (one: NewCustomer, assumed: Assumptions = { "customers.create.required-fields": [] }): Ask =>
  ({ calls }) =>
    calls.createCustomer({ body: { customer: one }, headers: assume(assumed) });
const added =
  (body: NewTeamMembers): Ask =>
  ({ calls }) =>
    calls.addTeamMembers({ body });
const changed =
  (body: TeamMemberUpdate): Ask =>
  ({ calls }) =>
    calls.updateTeamMember({ ...ofMember(), body });
const listed =
  (query: { page_number?: number }): Ask =>
  ({ calls }) =>
    calls.listTeamMembers({ params: { query } });
/** What happened before the question. */
type Prepare = (app: App) => Promise<unknown>;
const addLea: Prepare = ({ api }) => api.addTeamMembers({ body: { emails: [lea] } });
/** The last member. */
const newest = ({ state }: App["mock"]) => ofMember(state.members.at(-1)?.id);
const answered =
  (name: "createComment" | "createDraft"): Prepare =>
  ({ api }) =>
    api[name]({ ...ofTicket(), body: { author_email: tom.email, content: "C" } });
const bosses = assume({ "team-members.admin-role": ["Boss"] });

test.each<[what: string, gap: string, ask: Ask, prepare?: Prepare]>([
  ["an unknown ticket", "errors.unknown-id", read("9")],
  ["an assignee who is no member", "errors.validation", ticket({ assignee_email: "nobody@acme.example" })],
  ["a group that does not exist", "errors.validation", ticket({ group: "Nobody" })],
  ["a mention of nobody", "errors.validation", note("nobody@acme.example")],
  ["a mention of an inactive member", "errors.validation", note("former@acme.example")],
  ["a comment of an unknown ticket", "errors.unknown-id", comment("9")],
  ["an unknown comment", "errors.unknown-id", comment("1")],
  ["a draft by nobody of the workspace", "drafts.create.unknown-author", draft("nobody@acme.example")],
  ["a draft with a stored signature", "drafts.create.signature-form", draft(priya.email)],
  [
    "the status of a new customer",
    "customers.create.success-status",
    customer({ emails: ["a@mail.example"] }),
  ],
  ["what else a customer requires", "customers.create.required-fields", customer({ emails: [] }, {})],
  ["a phone without a label", "customers.create.phone-fields", customer({ phones: [{ phone: "1" }] })],
  [
    "a link without a label",
    "customers.create.link-fields",
    customer({ links: [{ url: "https://a.example" }] }),
  ],
  ["a rank without an address", "customers.create.email-fields", customer({ emails: [{ primary: true }] })],
  [
    "the type of a rank",
    "customers.create.email-primary-type",
    customer({ emails: [{ email: "a@mail.example", primary: true }] }),
  ],
  ["a new member's unknown role", "errors.validation", added({ emails: [], organization_role: "lead" })],
  ["a member who is added again", "team-members.add.known-address", added({ emails: [priya.email] })],
  ["an address twice", "team-members.add.known-address", added({ emails: ["a@a.example", "a@a.example"] })],
  [
    "an inviting admin who is no member",
    "team-members.add.unknown-inviter",
    added({ emails: [], invited_by: "x@acme.example" }),
  ],
  [
    "an inviting member of whom nobody knows whether they are an admin",
    "team-members.admin-role",
    added({ emails: [], invited_by: priya.email }),
  ],
  ["new members without addresses", "team-members.add.required-fields", added({})],
  ["a role that does not exist", "errors.validation", changed({ organization_role: "lead" })],
  ["an address of another member", "team-members.update.taken-address", changed({ email: tom.email })],
  ["an empty name", "team-members.update.clearing", changed({ first_name: "" })],
  ["an empty address", "team-members.update.clearing", changed({ email: "" })],
  ["who is an admin", "team-members.admin-role", ({ calls }) => calls.removeTeamMember(ofMember())],
  [
    "the status for the last admin",
    "team-members.remove.last-admin-status",
    ({ calls }) => calls.removeTeamMember({ ...ofMember(boss.id), headers: bosses }),
  ],
  [
    "the envelope of the older update",
    "v1.team-members.update.envelope",
    ({ v1 }) => v1.PATCH("/team_members/{team_member_id}", { ...ofMember(), body: { active: false } }),
  ],
  [
    "the status of the older update",
    "v1.team-members.update.success-status",
    ({ v1 }) => {
      const headers = assume({ "v1.team-members.update.envelope": "wrapped" });
      return v1.PATCH("/team_members/{team_member_id}", { ...ofMember(), body: {}, headers });
    },
  ],
  ["a list without page_number", "pagination.page-number-absent", listed({})],
  ["a page that does not exist", "pagination.page-out-of-range", listed({ page_number: 3 })],
  [
    "an empty page_number",
    "pagination.page-out-of-range",
    async ({ mock }) => ({ response: await send(mock, "GET", "/team-members?page_number=") }),
  ],
  ["a comment by nobody of the workspace", "comments.create.unknown-author", reply("nobody@acme.example")],
  ["a list with a new member", "team-members.add.active", listed({ page_number: 1 }), addLea],
  ["a new member", "team-members.add.active", ({ calls, mock }) => calls.getTeamMember(newest(mock)), addLea],
  [
    "an update of a new member",
    "team-members.add.active",
    ({ calls, mock }) => calls.updateTeamMember({ ...newest(mock), body: { first_name: "L" } }),
    addLea,
  ],
  ["a mention of a new member", "team-members.add.active", note(lea), addLea],
  ["a ticket with a comment", "tickets.updated-at", read(), answered("createComment")],
  ["a ticket with a draft", "tickets.updated-at", read(), answered("createDraft")],
])("%s is the question %s, and changes nothing", async (_, gap, ask, prepare) => {
  await using app = await workspace(seed);
  await prepare?.(app);
  const before = app.mock.state;
  expect(await gapOf(ask(app))).toBe(gap);
  expect(app.mock.state).toEqual(before);
});
