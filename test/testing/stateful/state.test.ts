import { expect, test } from "vitest";
import { createClient, unwrap } from "../../../src/desk/index.js";
import { prefer, type Seed, startMock } from "../../../src/desk/testing.js";
import { newTicket, priya, workspace } from "./workspace.js";

test("a reset brings the workspace back to its seed", async () => {
  await using app = await workspace({ members: [priya], adminRoles: [] });
  await app.api.createTicket({ body: newTicket });
  await app.api.removeTeamMember({ params: { path: { team_member_id: priya.id } } });
  app.mock.reset();
  expect(app.mock.state.tickets).toEqual([]);
  expect(app.mock.state.members).toMatchObject([priya]);
});

test("ten mocks at a time do not see each other", async () => {
  const apps = await Promise.all(Array.from({ length: 10 }, () => workspace()));
  await Promise.all(
    apps.map(async ({ desk }, index) => {
      for (let count = 0; count <= index; count += 1)
        await unwrap(desk.POST("/tickets", { body: newTicket }));
    }),
  );
  expect(apps.map(({ mock }) => mock.state.tickets.length)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  await Promise.all(apps.map(({ mock }) => mock.close()));
});

test("a seed that the document does not describe does not compile", async () => {
  // @ts-expect-error the priority is none of those that the document lists
  const seed: Seed = { tickets: [{ subject: "S", description: "D", priority: "none" }] };
  await expect(startMock({ stateful: true, seed })).rejects.toThrow("at /ticket/priority");
});

const ticket = { subject: "S", description: "D" };
const form = { id: priya.id, name: "F", fields: [] };
const { id } = priya;
/** Two records that are the same but for what is added to the second. */
const twice = (one: object, more: object = {}) => [one, { ...one, ...more }];
test.each<[problem: string, seed: object]>([
  [`two tickets have the id "${id}"`, { tickets: twice({ ...ticket, id }) }],
  ["two tickets have the number 7", { tickets: twice({ ...ticket, number: 7 }) }],
  ["two tickets have the number 1", { tickets: twice(ticket, { number: 1 }) }],
  [`two members have the id "${id}"`, { members: twice(priya, { email: "p@acme.example" }) }],
  [`two members have the email "${priya.email}"`, { members: [priya, { email: priya.email }] }],
  [`two customers have the id "${id}"`, { customers: twice({ id }) }],
  ['two customers have the email "m@mail.example"', { customers: twice({ email: "m@mail.example" }) }],
  [`two forms have the id "${id}"`, { forms: twice(form) }],
  [
    `two comments of the ticket "S" have the id "${id}"`,
    { tickets: [{ ...ticket, comments: twice({ content: "A", id }, { content: "B" }) }] },
  ],
  ['a workspace has no "ticket"', { ticket: [ticket] }],
  ['a workspace has no "agent"', { reports: { agent: [] } }],
  ["tickets must be a list", { tickets: null }],
  ["tickets must not have null in it", { tickets: [null] }],
  ["reports must be an object", { reports: null }],
])("a seed is refused where %s", async (problem, seed) => {
  await expect(startMock({ stateful: true, seed: seed as Seed })).rejects.toThrow(`seed: ${problem}`);
});

test.each<[place: string, seed: object]>([
  ["unknown field at /ticket/priorty", { tickets: [{ ...ticket, priorty: "high" }] }],
  ["unknown field at /ticket/customer/mail", { tickets: [{ ...ticket, customer: { id, mail: "a" } }] }],
  ["unknown field at /comment/text", { tickets: [{ ...ticket, comments: [{ content: "C", text: "T" }] }] }],
  ["missing field at /draft/content", { tickets: [{ ...ticket, drafts: [{ id }] }] }],
  ["wrong type at /customer/email", { customers: [{ email: 5 }] }],
  ["unknown field at /team_member/nam", { members: [{ ...priya, nam: "P" }] }],
  ["unknown field at /forms/0/titel", { forms: [{ titel: "F", enabled: false }] }],
  ["missing field at /ticket_statuses", { reports: { tickets: {} } }],
])("a seed is refused with its %s", async (place, seed) => {
  const start = startMock({ stateful: true, seed: seed as Seed });
  await expect(start).rejects.toThrow(new RegExp(`not as documented: (.+; )?${place}`));
});

test("a value of a seed that is undefined is left out", async () => {
  const seed: object = { members: [{ ...priya, active: undefined }] };
  await using app = await workspace(seed);
  expect(app.mock.state.members).toMatchObject([{ active: true }]);
});

test("a key that is absent or wrong gets the documented 401, whatever else is wrong", async () => {
  await using mock = await startMock({ stateful: true, apiKey: "the-right-key" });
  for (const key of [undefined, "the-wrong-key"]) {
    for (const body of [newTicket, {}]) {
      const headers = { "content-type": "application/json", ...(key && { "X-Api-Key": key }) };
      const init = { method: "POST", headers, body: JSON.stringify(body) };
      const response = await fetch(`${mock.baseUrl}/tickets`, init);
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual({ error: "Could not authenticate, invalid API Key" });
    }
  }
  expect(mock.state.tickets).toEqual([]);
  const desk = createClient({ baseUrl: mock.baseUrl, apiKey: "the-right-key" });
  expect((await desk.GET("/forms")).error).toBeUndefined();
});

test("a wrong key gets the documented 401 without memory, too", async () => {
  await using mock = await startMock({ apiKey: "the-right-key" });
  const desk = createClient({ baseUrl: mock.baseUrl, apiKey: "the-wrong-key" });
  expect((await desk.GET("/forms")).error).toMatchObject({ status: 401, documented: true });
});

test("a call that prefers an example gets it, and the workspace stays as it is", async () => {
  await using app = await workspace();
  const headers = prefer({ example: "created" });
  const { ticket } = await app.api.createTicket({ body: newTicket, headers });
  expect(ticket.number).toBe(1042);
  app.mock.prefer("listForms", { code: 503 });
  expect((await app.calls.listForms()).error).toMatchObject({ status: 503 });
  expect(app.mock.state.tickets).toEqual([]);
});

test("the examples of the document are a seed", async () => {
  await using mock = await startMock({ stateful: true, seed: "examples" });
  const desk = createClient({ baseUrl: mock.baseUrl, apiKey: "key" });
  const path = { ticket_id: "1042" };
  const { ticket } = await unwrap(desk.GET("/tickets/{ticket_id}", { params: { path } }));
  expect(ticket.assignee?.name).toBe("Priya Raman");
  const { comments } = await unwrap(
    desk.GET("/tickets/{ticket_id}/comments", { params: { path, query: { page_number: 1 } } }),
  );
  expect(comments).toHaveLength(3);
  expect((await unwrap(desk.GET("/forms"))).forms).toHaveLength(2);
  expect((await unwrap(desk.GET("/reports/tickets"))).ticket_statuses.length).toBeGreaterThan(0);
  expect(mock.assumptions().map(({ gap }) => gap)).toEqual(["pagination.order"]);
});

test("the state is of the time at which it was read, and cannot be changed", async () => {
  const seed: Seed = { members: [priya], tickets: [{ subject: "S", description: "D", tags: ["tent"] }] };
  await using app = await workspace(seed);
  const before = app.mock.state;
  const params = { path: { ticket_id: "1" } };
  const body = { author_email: priya.email, content: "Hello." };
  await app.api.createComment({ params, body });
  expect(before.tickets[0]?.comments).toEqual([]);
  expect(app.mock.state.tickets[0]?.comments).toHaveLength(1);
  const { tickets, members } = app.mock.state as unknown as {
    tickets: { tags: string[]; comments: { content: string }[] }[];
    members: { email: string }[];
  };
  const changes = [
    () => tickets.pop(),
    () => tickets[0]?.tags.push("pole"),
    () => Object.assign(tickets[0]?.comments[0] ?? {}, { content: "" }),
    () => Object.assign(members[0] ?? {}, { email: "" }),
  ];
  for (const change of changes) expect(change).toThrow(TypeError);
  // The seed is still the test's own.
  seed.tickets = [];
  app.mock.reset();
  expect(app.mock.state.tickets).toMatchObject([{ tags: ["tent"], comments: [] }]);
});
