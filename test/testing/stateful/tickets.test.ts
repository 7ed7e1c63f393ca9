import { expect, test } from "vitest";
import type { NewTicket } from "../../../src/desk/index.js";
import { newTicket, priya, workspace } from "./workspace.js";

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
  const seed = { tickets: [{ subject: "S", description: "D", status: "open", number: 41 }] };
  await using app = await workspace(seed);
  const numbers = [];
  for (let count = 0; count < 3; count += 1) {
    numbers.push((await app.api.createTicket({ body: newTicket })).ticket.number);
  }
  expect(numbers).toEqual([42, 43, 44]);
});

test("a ticket with the address of a customer belongs to them", async () => {
  await using app = await workspace(
    {},
    { "customers.create.required-fields": [], "customers.create.success-status": 201 },
  );
  const customer = { emails: ["mara@mail.example", "m@mail.example"], phones: ["+1 202 555 0143"] };
  const created = await app.api.createCustomer({ body: { customer } });
  expect(created.customer).toEqual({ id: expect.any(String), email: "mara@mail.example" });
  await app.api.createTicket({ body: { ...newTicket, email: "mara@mail.example" } });
  const { ticket } = await app.api.getTicket({ params: { path: { ticket_id: "1" } } });
  expect(ticket.customer).toMatchObject({ ...created.customer, phone_numbers: customer.phones });
});
