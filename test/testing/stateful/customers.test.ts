import { expect, test } from "vitest";
import { type NewCustomer, unwrap } from "../../../src/index.js";
import { assume } from "../../../src/testing/index.js";
import { gapOf, workspace } from "./workspace.js";

const emails = ["mara@mail.example", "m@mail.example"];
const mara: NewCustomer = { emails, phones: ["+1 202 555 0143"] };
const optional = { "customers.create.required-fields": [] } as const;
const settled = { ...optional, "customers.create.success-status": 201 } as const;

test("a customer is created once the status and the required fields are assumed", async () => {
  await using app = await workspace({}, settled);
  const { data, response } = await app.calls.createCustomer({ body: { customer: mara } });
  expect(response?.status).toBe(201);
  expect(data?.customer).toEqual({ id: expect.any(String), email: "mara@mail.example" });
  expect(app.mock.state.customers).toMatchObject([{ phone_numbers: ["+1 202 555 0143"] }]);
});

test("a ticket with the address of a customer is theirs", async () => {
  await using app = await workspace({}, settled);
  const { customer } = await app.api.createCustomer({ body: { customer: mara } });
  const body = { email: "mara@mail.example", subject: "S", description: "D", status: "new" };
  await app.api.createTicket({ body });
  const params = { path: { ticket_id: "1" } };
  const { ticket } = await app.api.getTicket({ params });
  expect(ticket.customer).toMatchObject({ ...customer, phone_numbers: ["+1 202 555 0143"] });
});

test("the address that is marked as primary is the customer's, once the type of the mark is assumed", async () => {
  await using app = await workspace({}, { ...settled, "customers.create.email-primary-type": "boolean" });
  const emails = ["mara@mail.example", { email: "m@mail.example", primary: true }];
  const { customer } = await app.api.createCustomer({ body: { customer: { emails } } });
  expect(customer.email).toBe("m@mail.example");
});

test("a second customer with the same address is a question, and one where that is assumed", async () => {
  const customers = [{ name: "Mara Lind", email: "mara@mail.example" }];
  await using app = await workspace({ customers }, settled);
  const create = (headers = {}) => app.calls.createCustomer({ body: { customer: mara }, headers });
  expect(await gapOf(create())).toBe("customers.create.known-address");
  await unwrap(create(assume({ "customers.create.known-address": "second-customer" })));
  expect(app.mock.state.customers).toHaveLength(2);
});
