import { expect, test } from "vitest";
import type { NewTicket } from "../../../src/index.js";
import { assume } from "../../../src/testing/index.js";
import { newTicket, priya, workspace } from "./workspace.js";

/** Each ticket that is created has an address of the mock's own form. */
const ownUrl = {
  gap: "tickets.create.url-form",
  answer: "https://acme.desk.example/admin/tickets/{number}",
  by: "mock",
};

/** What else is assumed of a ticket that a new customer sends without tags and without a category. */
const ofEachTicket = [
  { gap: "responses.listed-fields", answer: "always", by: "mock" },
  { gap: "tickets.create.default-category", answer: "left-out", by: "mock" },
  { gap: "tickets.create.unknown-customer", answer: "created", by: "mock" },
];

test("a created ticket is read back by its UUID and by its number", async () => {
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

test("numbers are sequential, and follow those of the seed", async () => {
  const seed = { tickets: [{ subject: "S", description: "D", status: "open", number: 41 }] };
  await using app = await workspace(seed);
  const numbers = [];
  for (let count = 0; count < 3; count += 1) {
    numbers.push((await app.api.createTicket({ body: newTicket })).ticket.number);
  }
  expect(numbers).toEqual([42, 43, 44]);
});

test("a channel that is left out or unknown is api, and a known one stays", async () => {
  await using app = await workspace();
  // @ts-expect-error the compiler knows the channels
  const pigeon: NewTicket = { ...newTicket, channel: "pigeon" };
  const bodies: NewTicket[] = [newTicket, { ...newTicket, channel: "chat" }, pigeon];
  for (const body of bodies) await app.api.createTicket({ body });
  expect(app.mock.state.tickets.map(({ channel }) => channel)).toEqual(["api", "chat", "api"]);
  app.mock.assertContract();
});

test("values that nobody set are left out, and are listed among the assumptions", async () => {
  await using app = await workspace();
  const { ticket: created } = await app.api.createTicket({
    body: { ...newTicket, status: "new", priority: "low" },
  });
  const path = { ticket_id: created.id };
  const { ticket } = await app.api.getTicket({ params: { path } });
  expect(Object.keys(ticket).sort()).toEqual(
    [
      "id",
      "number",
      "subject",
      "description",
      "priority",
      "status",
      "created_at",
      "updated_at",
      "tags",
      "customer",
      "fields",
    ].sort(),
  );
  expect(app.mock.assumptions()).toEqual([
    ...ofEachTicket,
    ownUrl,
    { gap: "tickets.unset-values", answer: "left-out", by: "mock" },
  ]);
});

test.each([
  ["null", null],
  ["empty", ""],
] as const)("values that nobody set are shown as %s where that is assumed", async (answer, shown) => {
  await using app = await workspace({}, { "tickets.unset-values": answer });
  const { ticket: created } = await app.api.createTicket({
    body: { ...newTicket, status: "new", priority: "low" },
  });
  const path = { ticket_id: created.id };
  const { ticket } = await app.api.getTicket({ params: { path } });
  expect(ticket).toMatchObject({ group: shown, customer: { name: shown } });
  expect(app.mock.assumptions()).toEqual([
    ...ofEachTicket,
    ownUrl,
    { gap: "tickets.unset-values", answer, by: "test" },
  ]);
});

test("the value of a custom field is left out, because its type is not shown, unless it is assumed", async () => {
  await using app = await workspace();
  const body = { ...newTicket, status: "new", ticket_fields: { Order: 7781 } };
  const { ticket: created } = await app.api.createTicket({ body });
  const read = async (headers = {}) => {
    const path = { ticket_id: created.id };
    const { ticket } = await app.api.getTicket({ params: { path }, headers });
    return ticket.fields;
  };
  expect(await read()).toEqual([{ field_name: "Order" }]);
  expect(await read(assume({ "tickets.fields.value-type": "as-sent" }))).toEqual([
    { field_name: "Order", field_value: 7781 },
  ]);
  expect(await read(assume({ "tickets.fields.value-type": "string" }))).toEqual([
    { field_name: "Order", field_value: "7781" },
  ]);
});

test("a ticket made without a status and a priority has those that are assumed, and else has none", async () => {
  await using app = await workspace({}, { "tickets.create.default-status": "open" });
  await app.api.createTicket({ body: newTicket });
  expect(app.mock.state.tickets).toMatchObject([{ status: "open", priority: undefined }]);
  const [lists, category, customer] = ofEachTicket;
  expect(app.mock.assumptions()).toEqual([
    lists,
    category,
    { gap: "tickets.create.default-priority", answer: "left-out", by: "mock" },
    { gap: "tickets.create.default-status", answer: "open", by: "test" },
    customer,
    ownUrl,
  ]);
});

test("an address that no customer has makes one, unless it is assumed that it makes none", async () => {
  await using app = await workspace({}, { "tickets.create.unknown-customer": "left-out" });
  await app.api.createTicket({ body: { ...newTicket, status: "new", priority: "low" } });
  expect(app.mock.state.customers).toEqual([]);
  const { ticket } = await app.api.getTicket({ params: { path: { ticket_id: "1" } } });
  expect(ticket).not.toHaveProperty("customer");
});

test.each([
  [undefined, undefined, "Mara Lind"],
  ["kept", "Mara Lind", "Mara Lind"],
  ["replaced", "M. Lind", "M. Lind"],
] as const)(
  "another name of a known customer, assumed to be %s, is %s on the ticket",
  async (answer, shown, kept) => {
    const customers = [{ name: "Mara Lind", email: newTicket.email }];
    await using app = await workspace(
      { customers },
      answer && { "tickets.create.known-customer-name": answer },
    );
    await app.api.createTicket({ body: { ...newTicket, name: "M. Lind" } });
    expect(app.mock.state.tickets[0]?.customer?.name).toBe(shown);
    expect(app.mock.state.customers.map(({ name }) => name)).toEqual([kept]);
  },
);

test("a description with a tag is HTML, which is listed, unless it is assumed to be text", async () => {
  const body = { ...newTicket, description: "<b>A & B</b>" };
  await using app = await workspace();
  await app.api.createTicket({ body });
  const headers = assume({ "tickets.create.description-form": "text" });
  await app.api.createTicket({ body, headers });
  expect(app.mock.state.tickets.map(({ description }) => description)).toEqual([
    "<b>A & B</b>",
    "&#60;b&#62;A &#38; B&#60;/b&#62;",
  ]);
  expect(app.mock.assumptions()).toContainEqual({
    gap: "tickets.create.description-form",
    answer: "html",
    by: "mock",
  });
});
