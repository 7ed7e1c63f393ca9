// An app adds operations that the document lacks, and changes the types of those that it has. The types stay exact.
import { expectTypeOf, test } from "vitest";
import {
  byOperationId,
  type Client,
  type Customer,
  createClient,
  paginate,
  type paths,
  type TeamMember,
  type Ticket,
  unwrap,
} from "../../src/desk/index.js";
import { tools } from "../../src/desk/tools.js";
import type { Mine } from "../support/own-paths.js";

const desk = createClient<paths & Mine>({ workspace: "acme", serviceHost: "desk.example", apiKey: "key" });
const customer = "/customers/{customer_id}";
const path = { customer_id: "1" };
const ticket = { email: "a@mail.example", subject: "S", description: "D" };

test("a call to an operation of the app's own has its types", async () => {
  const read = await unwrap(desk.GET(customer, { params: { path } }));
  expectTypeOf(read).toEqualTypeOf<{ customer: Customer }>();
  await unwrap(desk.PATCH(customer, { params: { path: { customer_id: 1 } }, body: {}, timeout: 1_000 }));
  expectTypeOf(await unwrap(desk.DELETE(customer, { params: { path } }))).toEqualTypeOf<undefined>();
  const { data, error } = await desk.POST(`${customer}/merge`, { params: { path }, body: { into: "2" } });
  if (error === undefined) expectTypeOf(data).toEqualTypeOf<object>();
});

test("a path of the document can get another method", async () => {
  expectTypeOf((await unwrap(desk.GET("/tickets"))).tickets).toEqualTypeOf<Ticket[]>();
  desk.GET("/tickets", { params: { query: { status: "open", page_number: 2 } } });
});

test("an operation of the document keeps its types, and gets those of the app", async () => {
  desk.POST("/tickets", { body: { ...ticket, priority: "high", sla: "gold" } });
  const query = { page_number: 2, per_page: 10 };
  const { team_members } = await unwrap(desk.GET("/team-members", { params: { query } }));
  expectTypeOf(team_members).toEqualTypeOf<TeamMember[]>();
  expectTypeOf(desk.GET("/forms")).toEqualTypeOf(createClient(Object()).GET("/forms"));
  for await (const member of paginate(desk, "/team-members", { params: { query } })) {
    expectTypeOf(member).toEqualTypeOf<TeamMember>();
  }
  byOperationId(desk).listTeamMembers({ params: { query } });
  tools(desk, { only: ["listTeamMembers"] });
});

test("a function can take such a client", () => {
  const remove = (client: Client<paths & Mine>) => client.POST(`${customer}/restore`, { params: { path } });
  const plain: Client = createClient({ workspace: "acme", serviceHost: "desk.example", apiKey: "key" });
  remove(desk);
  expectTypeOf(plain).not.toEqualTypeOf<Client<paths & Mine>>();
});

test("a wrong call to such a client does not compile", () => {
  // @ts-expect-error a misspelt path
  desk.GET("/customer/{customer_id}", { params: { path } });
  // @ts-expect-error a method that neither has
  desk.DELETE("/forms");
  // @ts-expect-error the path parameter is missing
  desk.DELETE(customer);
  // @ts-expect-error an unknown header
  desk.DELETE(customer, { params: { path, header: { "X-Reason": "asked" } } });
  // @ts-expect-error an unknown query parameter, beside one of both
  desk.GET("/team-members", { params: { query: { page_number: 1, page_size: 10 } } });
  // @ts-expect-error a required field is missing
  desk.POST(`${customer}/merge`, { params: { path }, body: {} });
  // @ts-expect-error the operation takes no body
  desk.POST(`${customer}/restore`, { params: { path }, body: {} });
  // @ts-expect-error an unknown field, beside those of both
  desk.POST("/tickets", { body: { ...ticket, sla: "silver", tag: ["a"] } });
  // @ts-expect-error a required field of the document is missing
  desk.POST("/tickets", { body: { email: "a@mail.example", subject: "S", sla: "gold" } });
});

test("reading data of such a call before checking error does not compile", async () => {
  const { data } = await desk.GET(customer, { params: { path } });
  // @ts-expect-error
  data.customer;
});

test("operations of the app's own have no pages, no id and no tool", () => {
  // @ts-expect-error
  paginate(desk, "/tickets");
  // @ts-expect-error
  byOperationId(desk).getCustomer;
  // @ts-expect-error
  tools(desk, { only: ["getCustomer"] });
});
