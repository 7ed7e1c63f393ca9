// What an answer has to have, and the specification leaves open: the mock has a value of its own, or asks.
import { expect, test } from "vitest";
import { unwrap } from "../../../src/index.js";
import { assume } from "../../../src/testing/index.js";
import { gapOf, newTicket, priya, tom, workspace } from "./workspace.js";

const path = { ticket_id: "1" };
const query = { page_number: 1 };
const tickets = [{ subject: "S", description: "D", status: "open", updated_at: "2020-01-01T00:00:00Z" }];
const reply = { author_email: priya.email, content: "Hello." };

test("the address of a new ticket has the form that is assumed", async () => {
  await using app = await workspace({}, { "tickets.create.url-form": "/t/{id}/{number}" });
  const { ticket } = await app.api.createTicket({ body: newTicket });
  expect(ticket.url).toBe(`/t/${ticket.id}/1`);
  expect(app.mock.state.tickets[0]?.url).toBe(ticket.url);
});

test("lists are in the order of creation, which is listed as the mock's own, unless the other is assumed", async () => {
  await using app = await workspace({ members: [priya, tom] });
  const read = async (headers = {}) => {
    const list = await app.api.listTeamMembers({ params: { query }, headers });
    return list.team_members.map(({ email }) => email);
  };
  expect(await read()).toEqual([priya.email, tom.email]);
  expect(app.mock.assumptions()).toContainEqual({
    gap: "pagination.order",
    answer: "oldest-first",
    by: "mock",
  });
  expect(await read(assume({ "pagination.order": "newest-first" }))).toEqual([tom.email, priya.email]);
});

test("whether a member who was added is active is a question, where an answer says so or depends on it", async () => {
  await using app = await workspace({ tickets, members: [priya] });
  await app.api.addTeamMembers({ body: { emails: [tom.email] } });
  const id = app.mock.state.members[1]?.id ?? "";
  const params = { path: { team_member_id: id } };
  const note = { ...reply, comment_type: "note" as const, mentions: [{ email: tom.email }] };
  expect([
    await gapOf(app.calls.listTeamMembers({ params: { query } })),
    await gapOf(app.calls.getTeamMember({ params })),
    await gapOf(app.calls.updateTeamMember({ params, body: { first_name: "T" } })),
    await gapOf(app.calls.createComment({ params: { path }, body: note })),
  ]).toEqual(Array.from({ length: 4 }, () => "team-members.add.active"));
  expect(app.mock.state.members[1]?.first_name).toBeUndefined();
  const headers = assume({ "team-members.add.active": false });
  const { team_member } = await app.api.getTeamMember({ params, headers });
  expect(team_member.active).toBe(false);
});

test("whether a comment or a draft changes updated_at of its ticket is a question", async () => {
  for (const isDraft of [false, true]) {
    await using app = await workspace({ tickets, members: [priya] });
    const read = (headers = {}) => app.calls.getTicket({ params: { path }, headers });
    expect((await unwrap(read())).ticket.updated_at).toBe(tickets[0]?.updated_at);
    const init = { params: { path }, body: reply };
    if (isDraft) await app.api.createDraft(init);
    else await app.api.createComment(init);
    expect(await gapOf(read())).toBe("tickets.updated-at");
    const assumed = async (answer: "changed" | "unchanged") =>
      (await unwrap(read(assume({ "tickets.updated-at": answer })))).ticket.updated_at;
    expect(await assumed("unchanged")).toBe(tickets[0]?.updated_at);
    expect(await assumed("changed")).toBe(app.mock.state.tickets[0]?.commented_at);
  }
});

test("the type of an author who is a member is the one that the specification names, unless it is assumed", async () => {
  await using app = await workspace({ tickets, members: [priya] });
  const send = async (headers = {}) => {
    const call = app.calls.createComment({ params: { path }, body: reply, headers });
    return (await unwrap(call)).comment.author?.type;
  };
  expect(await send()).toBe("user");
  expect(app.mock.assumptions()).toContainEqual({ gap: "comments.author.kinds", answer: "user", by: "mock" });
  expect(await send(assume({ "comments.author.kinds": "agent" }))).toBe("agent");
});

test("a name of a first and a last name is left out, unless its form is assumed", async () => {
  const nadia = { email: "nadia@acme.example", first_name: "Nadia", last_name: "Orr" };
  await using app = await workspace({ tickets, members: [nadia] });
  const body = { ...reply, author_email: nadia.email };
  const author = async (headers = {}) => {
    const call = app.calls.createComment({ params: { path }, body, headers });
    return (await unwrap(call)).comment.author?.name;
  };
  expect(await author()).toBeUndefined();
  expect(app.mock.assumptions()).toContainEqual({
    gap: "team-members.name-form",
    answer: "left-out",
    by: "mock",
  });
  expect(await author(assume({ "team-members.name-form": "first-last" }))).toBe("Nadia Orr");
  const create = async (form: "first-last" | "last-first" | "left-out") => {
    const headers = assume({
      "customers.create.success-status": 201,
      "customers.name-form": form,
      ...noneRequired,
    });
    const customer = { emails: [], first_name: "Mara", last_name: "Lind" };
    return (await app.api.createCustomer({ body: { customer }, headers })).customer.name;
  };
  expect(await create("first-last")).toBe("Mara Lind");
  expect(await create("last-first")).toBe("Lind Mara");
  expect(await create("left-out")).toBeUndefined();
});

const noneRequired = { "customers.create.required-fields": [] } as const;

test("a member who was removed keeps their name on what they wrote", async () => {
  const nadia = { email: "nadia@acme.example", first_name: "Nadia", last_name: "Orr" };
  const form = { "team-members.name-form": "first-last" } as const;
  await using app = await workspace({ tickets, members: [nadia], adminRoles: ["Admin"] }, form);
  const body = { ...reply, author_email: nadia.email };
  await app.api.createComment({ params: { path }, body });
  const team_member_id = app.mock.state.members[0]?.id ?? "";
  await app.api.removeTeamMember({ params: { path: { team_member_id } } });
  const list = await app.api.listComments({ params: { path, query } });
  expect(list.comments[0]?.author?.name).toBe("Nadia Orr");
});
