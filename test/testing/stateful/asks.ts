// Calls whose responses depend on a gap. Each returns the part of its response that differs.
import type { NewCustomer, NewNote, NewTicket } from "../../../src/desk/index.js";
import type { WorkspaceState } from "../../../src/desk/testing.js";
import { newTicket, priya, tom, type workspace } from "./workspace.js";

export type App = Awaited<ReturnType<typeof workspace>>;
/** Sends a call, and returns a part of its response; throws the error of a call that fails. */
export type Ask = (app: App) => Promise<unknown>;

export const updated_at = "2020-01-01T00:00:00Z";
export const boss = { ...tom, id: "4e0a6c8d-b3d5-4f79-a042-918c7d6e5f34", organization_role: "Boss" };
export const former = { email: "former@acme.example", active: false };
export const seed = {
  reports: { tickets: { ticket_statuses: [] } },
  tickets: [{ subject: "S", description: "D", status: "closed", updated_at }],
  customers: [{ name: "Mara Lind", email: "mara@mail.example" }],
  members: [
    ...[
      { ...priya, first_name: "P", signature: "Priya" },
      boss,
      { email: "nadia@acme.example", name: "Nadia Orr" },
      former,
    ],
    ...Array.from({ length: 27 }, (_, index) => ({ email: `member-${index}@acme.example` })),
  ],
  roles: ["Lead"],
  groups: ["Returns"],
};

export const ofTicket = (ticket_id = "1") => ({ params: { path: { ticket_id } } });
export const ofMember = (team_member_id: string = priya.id) => ({ params: { path: { team_member_id } } });
export const page = (page_number: number) => ({ params: { query: { page_number } } });

/** Creates a ticket, and returns a part of the workspace. */
export const created =
  (more: Partial<NewTicket>, see: (state: WorkspaceState) => unknown): Ask =>
  async ({ api, mock }) => {
    await api.createTicket({ body: { ...newTicket, ...more } });
    return see(mock.state);
  };
export const ticket = (more: Partial<NewTicket>, name: keyof WorkspaceState["tickets"][0]) =>
  created(more, ({ tickets }) => tickets[1]?.[name]);
export const customerOf: (state: WorkspaceState) => unknown = ({ tickets, customers }) =>
  `${tickets[1]?.customer?.name} ${customers[0]?.name} ${customers.length}`;
export const field: Ask = async ({ api }) => {
  await api.createTicket({ body: { ...newTicket, ticket_fields: { Order: 7781 } } });
  return (await api.getTicket(ofTicket("2"))).ticket.fields[0]?.field_value;
};
export const author =
  (author_email: string): Ask =>
  async ({ api }) => {
    const { comment } = await api.createComment({ ...ofTicket(), body: { author_email, content: "C" } });
    return comment.author && `${comment.author.type} ${comment.author.name}`;
  };
export const note =
  (email: string): Ask =>
  async ({ api }) => {
    const content = { author_email: priya.email, content: "C" };
    const body: NewNote = { ...content, comment_type: "note", mentions: [{ email }] };
    return (await api.createComment({ ...ofTicket(), body })).comment.mentions.length;
  };
/** Creates the same ticket twice, and returns the number of tickets. */
export const createdTwice: Ask = async ({ api, mock }) => {
  for (const body of [newTicket, newTicket]) await api.createTicket({ body });
  return mock.state.tickets.length;
};
/** Removes the author of a comment after a change of the address, and returns what the comment shows. */
export const authorAfterRemoval: Ask = async ({ api, mock }) => {
  const nadia = "nadia@acme.example";
  await api.createComment({ ...ofTicket(), body: { author_email: nadia, content: "C" } });
  const member = ofMember(mock.state.members.find(({ email }) => email === nadia)?.id);
  await api.updateTeamMember({ ...member, body: { email: "orr@acme.example" } });
  await api.removeTeamMember(member);
  const params = { ...ofTicket().params, query: { page_number: 1 } };
  const { author } = (await api.listComments({ params })).comments[0] ?? {};
  return author && `${author.name} ${author.email}`;
};
/** Returns whether the ticket shows the time of a comment or a draft. */
export const isChangedBy =
  (name: "createComment" | "createDraft"): Ask =>
  async ({ api, mock }) => {
    await api[name]({ ...ofTicket(), body: { author_email: boss.email, content: "C" } });
    const shown = (await api.getTicket(ofTicket())).ticket.updated_at;
    return [updated_at, mock.state.tickets[0]?.commented_at].indexOf(shown) === 1;
  };
export const draft =
  (author_email: string): Ask =>
  async ({ api }) =>
    (await api.createDraft({ ...ofTicket(), body: { content: "Hello.", author_email } })).draft.content;
export const customer =
  (one: NewCustomer, name: "email" | "name" = "email"): Ask =>
  async ({ api }) =>
    (await api.createCustomer({ body: { customer: one } })).customer[name];
export const added =
  (body: object): Ask =>
  async ({ api, mock }) => {
    await api.addTeamMembers({ body });
    return mock.state.members.length;
  };
/** Sends a time zone that is assumed to be invalid. */
export const wrongTimeZone: Ask = ({ api, mock }) => {
  mock.assume({ "time-zones.names": ["Europe/Berlin"] });
  return api.updateTeamMember({ ...ofMember(), body: { time_zone: "Here/There" } });
};
/** Adds a member with a role, and returns the role. */
export const roleOfAdded =
  (organization_role: string): Ask =>
  async ({ api, mock }) => {
    await api.addTeamMembers({ body: { emails: ["new@acme.example"], organization_role } });
    return mock.state.members.at(-1)?.organization_role;
  };
export const updated =
  (body: object, name: "email" | "first_name" | "time_zone"): Ask =>
  async ({ api }) =>
    (await api.updateTeamMember({ ...ofMember(), body })).team_member[name];
/** Removes a member, and returns the number of the others. */
export const removed =
  (id: string): Ask =>
  async ({ api, mock }) => {
    await api.removeTeamMember(ofMember(id));
    return mock.state.members.length;
  };
export const listed =
  (init?: object): Ask =>
  async ({ api }) => {
    const { team_members, pagination } = await api.listTeamMembers(init);
    return `${team_members.length} of ${pagination.total_pages} from ${team_members[0]?.email}`;
  };
/** Gives the boss, the only admin, another role. */
export const demoted: Ask = async ({ api }) => {
  const init = { ...ofMember(boss.id), body: { organization_role: "Lead" } };
  return (await api.updateTeamMember(init)).team_member.organization_role;
};
export const activeOfNew: Ask = async ({ api, mock }) => {
  await api.addTeamMembers({ body: { emails: ["new@acme.example"] } });
  return (await api.getTeamMember(ofMember(mock.state.members.at(-1)?.id))).team_member.active;
};
export const updatedV1: Ask = async ({ calls }) => {
  const init = { ...ofMember(), body: { active: false } };
  const { data, error, response } = await calls.updateTeamMemberV1(init);
  if (error) throw error;
  return `${response.status} ${Object.keys(data).length === 1}`;
};
export const statusOfCustomer: Ask = async ({ calls }) => {
  const { error, response } = await calls.createCustomer({ body: { customer: ada } });
  if (error) throw error;
  return response.status;
};
export const comments =
  (query: object, name: "page_size" | "total_pages"): Ask =>
  async ({ api }) =>
    (await api.listComments({ params: { ...ofTicket().params, query } })).pagination[name];

export const ada = { emails: ["ada@mail.example"], first_name: "Ada", last_name: "Byron" };
/** Reads a report with a date, and without the range `custom`. */
export const report =
  (query: { start_date: string } | { end_date: string }): Ask =>
  ({ api }) =>
    api.getTicketReport({ params: { query } });
