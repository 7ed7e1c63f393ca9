import { expect, test } from "vitest";
import { createClient } from "../../../src/desk/index.js";
import { type Seed, startMock } from "../../../src/desk/testing.js";
import { newTicket, priya, workspace } from "./workspace.js";

const ticket = { subject: "S", description: "D" };
const form = { id: priya.id };
const { id } = priya;
/** Two equal records, the second with more members. */
const twice = (one: object, more: object = {}) => [one, { ...one, ...more }];
test.each<[mistake: string, seed: object]>([
  [` is wrong: two tickets share the id "${id}"`, { tickets: twice({ ...ticket, id }) }],
  [" is wrong: two tickets share the number 1", { tickets: twice(ticket, { number: 1 }) }],
  [` is wrong: two members share the id "${id}"`, { members: twice(priya, { email: "p@acme.example" }) }],
  [` is wrong: two members share the email "${priya.email}"`, { members: [priya, { email: priya.email }] }],
  [` is wrong: two customers share the id "${id}"`, { customers: twice({ id }) }],
  [
    ' is wrong: two customers share the email "m@mail.example"',
    { customers: twice({ email: "m@mail.example" }) },
  ],
  [` is wrong: two forms share the id "${id}"`, { forms: twice(form) }],
  [
    ` is wrong: two comments of a ticket share the id "${id}"`,
    { tickets: [{ ...ticket, comments: twice({ content: "A", id }, { content: "B" }) }] },
  ],
])("a wrong seed is refused: %s", async (mistake, seed) => {
  await expect(startMock({ stateful: true, seed: seed as Seed })).rejects.toThrow(`seed${mistake}`);
});

test("comments of two tickets can share an id", async () => {
  const tickets = [{ ...ticket, comments: [{ content: "A", id }] }];
  await using app = await workspace({ tickets: [...tickets, ...tickets] });
  expect(app.mock.state.tickets.map(({ comments }) => comments[0]?.id)).toEqual([id, id]);
});

test.each<[mistake: string, seed: object]>([
  [
    "unknown field at /tickets/0/priorty \\(did you mean priority\\?\\)",
    { tickets: [{ ...ticket, priorty: "high" }] },
  ],
  [
    "unknown field at /tickets/0/comments/0/text",
    { tickets: [{ ...ticket, comments: [{ content: "C", text: "T" }] }] },
  ],
  ["no value at /tickets/0/drafts/0/content", { tickets: [{ ...ticket, drafts: [{ id }] }] }],
  ["wrong type at /customers/0/email", { customers: [{ email: 5 }] }],
  ["unknown field at /members/0/nam \\(did you mean name\\?\\)", { members: [{ ...priya, nam: "P" }] }],
  ["no value at /reports/tickets/ticket_statuses", { reports: { tickets: {} } }],
  ["unknown field at /ticket \\(did you mean tickets\\?\\)", { ticket: [ticket] }],
  ["unknown field at /reports/agent", { reports: { agent: [] } }],
  ["wrong type at /tickets", { tickets: null }],
  ["no value at /members/0/email.*; tickets and comments show the name", { members: [{ name: "P" }] }],
])("an undocumented seed is refused: %s", async (mistake, seed) => {
  const start = startMock({ stateful: true, seed: seed as Seed });
  await expect(start).rejects.toThrow(new RegExp(`^seed does not fit the document: (.+; )?${mistake}`));
});

test("a missing or wrong key gets the documented 401, whatever else is wrong", async () => {
  await using mock = await startMock({ stateful: true, apiKey: "the-right-key" });
  for (const key of [undefined, "the-wrong-key"]) {
    for (const body of [newTicket, {}]) {
      const headers = { "content-type": "application/json", ...(key && { "X-Api-Key": key }) };
      const init = { method: "POST", headers, body: JSON.stringify(body) };
      const response = await fetch(`${mock.baseUrl}/tickets`, init);
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual({ error: "Could not authenticate, invalid API Key" });
      const violation = key ? "the key is wrong" : "the request has no X-Api-Key";
      expect(mock.requests.at(-1)?.violations[0]).toBe(violation);
    }
  }
  expect(mock.state.tickets).toEqual([]);
  const desk = createClient({ baseUrl: mock.baseUrl, apiKey: "the-right-key" });
  expect((await desk.GET("/forms")).error).toBeUndefined();
});

test("a preferred example does not change the workspace", async () => {
  await using app = await workspace();
  app.mock.prefer("createTicket", { example: "created" });
  const { ticket } = await app.api.createTicket({ body: newTicket });
  expect(ticket.number).toBe(1042);
  app.mock.prefer("listForms", { code: 503 });
  expect((await app.calls.listForms()).error).toMatchObject({ status: 503 });
  expect(app.mock.state.tickets).toEqual([]);
});

test("the mock with memory responds in JSON, whatever type of response a request prefers", async () => {
  await using app = await workspace();
  const headers = { "x-api-key": "key", accept: "text/html" };
  const response = await app.mock.fetch(`${app.mock.baseUrl}/forms`, { headers });
  expect([response.status, await response.json()]).toMatchObject([200, { forms: [] }]);
});

test("the state is a snapshot, whose changes have no effect", async () => {
  const seed: Seed = { members: [priya], tickets: [{ ...ticket, tags: ["tent"] }] };
  await using app = await workspace(seed);
  const before = app.mock.state;
  const params = { path: { ticket_id: "1" } };
  await app.api.createComment({ params, body: { author_email: priya.email, content: "Hello." } });
  expect(before.tickets[0]?.comments).toEqual([]);
  const { tickets } = app.mock.state as unknown as {
    tickets: { tags: string[]; comments: { content: string }[] }[];
  };
  expect(tickets[0]?.comments).toHaveLength(1);
  tickets[0]?.comments.pop();
  expect(app.mock.state.tickets[0]?.comments).toHaveLength(1);
  // The seed still belongs to the test.
  seed.tickets = [];
  app.mock.reset();
  expect(app.mock.state.tickets).toMatchObject([{ tags: ["tent"], comments: [] }]);
});
