// What calls create, change and remove, other calls read.
import { expect, test } from "vitest";
import { type NewComment, type NewTicket, type TeamMemberUpdate, unwrap } from "../../../src/desk/index.js";
import { newTicket, priya, resolved, tom, workspace } from "./workspace.js";

const path = { ticket_id: "1" };
const params = { path: { team_member_id: priya.id } };
const tickets = [{ subject: "S", description: "D", status: "open" }];
const seed = { tickets, members: [priya, tom], roles: ["Lead"] };
const reply = { author_email: priya.email, content: "Hello." };

test("a new comment is read and listed, by default as a reply", async () => {
  await using app = await workspace(seed);
  const { comment } = await app.api.createComment({ params: { path }, body: reply });
  expect(comment).toMatchObject({
    comment_type: "reply",
    content: "Hello.",
    author: { ...priya, type: "user" },
    attachments: [],
    mentions: [],
  });
  const one = { ...path, comment_id: comment.id };
  expect(await app.api.getComment({ params: { path: one } })).toEqual({ comment });
  const query = { page_number: 1 };
  expect(await app.api.listComments({ params: { path, query } })).toEqual({
    comments: [comment],
    pagination: { total_records: 1, current_page_number: 1, total_pages: 1, page_size: 30 },
  });
  app.mock.assertContract();
});

test("a note shows mentioned members with their current addresses", async () => {
  await using app = await workspace(seed);
  const body: NewComment = { ...reply, comment_type: "note", mentions: [{ email: tom.email }] };
  const { comment } = await app.api.createComment({ params: { path }, body });
  expect(comment.mentions).toMatchObject([tom]);
  const team_member_id = comment.mentions[0]?.id ?? "";
  const email = "tom@acme.example";
  await app.api.updateTeamMember({ params: { path: { team_member_id } }, body: { email } });
  expect(await listed(app)).toMatchObject([{ mentions: [{ ...tom, email }] }]);
});

test("a new draft belongs to its ticket", async () => {
  await using app = await workspace(seed);
  const body = { content: "Hello.", comment_type: "note" } as const;
  const { draft } = await app.api.createDraft({ params: { path }, body });
  expect(draft).toMatchObject(body);
  expect(app.mock.state.tickets[0]?.drafts).toEqual([draft]);
  expect(await listed(app)).toEqual([]);
});

async function listed({ desk }: Awaited<ReturnType<typeof workspace>>) {
  const params = { path, query: { page_number: 1 } };
  return (await unwrap(desk.GET("/tickets/{ticket_id}/comments", { params }))).comments;
}

test("a new ticket is found by its UUID and by its number", async () => {
  await using app = await workspace({ members: [priya], groups: ["Customer Care"] });
  const body = {
    ...newTicket,
    name: "Mara Lind",
    group: "Customer Care",
    assignee_email: priya.email,
    status: "waiting_for_the_truck",
    priority: "urgent",
    category: "Problem",
    sub_category_one: "Delivery",
    sub_category_two: "Missing part",
    tags: ["tent"],
  } satisfies NewTicket;
  const { ticket: created } = await app.api.createTicket({ body });
  for (const ticket_id of [created.id, String(created.number)]) {
    const { ticket } = await app.api.getTicket({ params: { path: { ticket_id } } });
    const { email, name, assignee_email, ...same } = body;
    expect(ticket).toMatchObject({
      ...same,
      id: created.id,
      number: created.number,
      assignee: priya,
      customer: { name, email, phone_numbers: [] },
    });
  }
  app.mock.assertContract();
});

test("numbers are sequential, and continue those of the seed", async () => {
  await using app = await workspace({ tickets: [{ subject: "S", description: "D", number: 41 }] });
  const numbers = [];
  for (let count = 0; count < 3; count += 1) {
    numbers.push((await app.api.createTicket({ body: newTicket })).ticket.number);
  }
  expect(numbers).toEqual([42, 43, 44]);
});

test("a ticket with the address of a customer belongs to them", async () => {
  await using app = await workspace({}, resolved);
  const customer = { emails: ["mara@mail.example", "m@mail.example"], phones: ["+1 202 555 0143"] };
  const created = await app.api.createCustomer({ body: { customer } });
  expect(created.customer).toEqual({ id: expect.any(String), email: "mara@mail.example" });
  await app.api.createTicket({ body: { ...newTicket, email: "mara@mail.example" } });
  const { ticket } = await app.api.getTicket({ params: { path } });
  expect(ticket.customer).toMatchObject({ ...created.customer, phone_numbers: customer.phones });
});

test("new members get the role Standard by default", async () => {
  await using app = await workspace(seed);
  await app.api.addTeamMembers({ body: { emails: ["noor@acme.example", "lea@acme.example"] } });
  await app.api.addTeamMembers({ body: { emails: ["al@acme.example"], organization_role: "Lead" } });
  const added = app.mock.state.members.slice(2);
  expect(added.map(({ email, organization_role }) => `${email} ${organization_role}`)).toEqual([
    "noor@acme.example Standard",
    "lea@acme.example Standard",
    "al@acme.example Lead",
  ]);
});

test("an update keeps the values that the body leaves out", async () => {
  await using app = await workspace(seed);
  const body = { first_name: "P.", time_zone: "Europe/Lisbon", organization_role: "Lead" };
  const { team_member } = await app.api.updateTeamMember({ params, body });
  expect(team_member).toMatchObject({ ...body, id: priya.id, email: priya.email, active: true });
  expect(await app.api.getTeamMember({ params })).toEqual({ team_member });
});

test("a change of the first or last name makes the full name unknown", async () => {
  await using app = await workspace(seed);
  await app.api.updateTeamMember({ params, body: { last_name: "R." } });
  expect(app.mock.state.members[0]?.name).toBeUndefined();
});

test("the current update ignores `active`, which breaks the contract", async () => {
  await using app = await workspace(seed);
  const body = { active: false } as TeamMemberUpdate;
  const { team_member } = await app.api.updateTeamMember({ params, body });
  expect(team_member.active).toBe(true);
  expect(() => app.mock.assertContract()).toThrow("active");
});

test("the older update changes the same members", async () => {
  const body = { active: false };
  await using app = await workspace(seed, { "v1.team-members.update.response": "bare" });
  const member = await app.api.updateTeamMemberV1({ params, body });
  expect(member).toMatchObject({ id: priya.id, active: false, created_at: expect.any(String) });
  expect(member).not.toHaveProperty("profile_image_url");
  const { team_member } = await app.api.getTeamMember({ params });
  expect(team_member.active).toBe(false);
});
