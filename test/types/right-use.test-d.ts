import { expectTypeOf, test } from "vitest";
import { findGap, type Gap, gaps } from "../../src/desk/gaps.js";
import {
  type AgentReport,
  type ApiError,
  type CallError,
  type CommentType,
  type commentTypes,
  createClient,
  type Draft,
  encodeRecipients,
  type GroupReport,
  isCallError,
  type MethodArguments,
  type NewComment,
  type NewTicket,
  type Pagination,
  type PathsWith,
  type paths,
  type RangeType,
  type RequestBody,
  type RequestQuery,
  type ResponseBody,
  type rangeTypes,
  type TeamMember,
  type TeamMemberV1,
  type Ticket,
  type TicketChannel,
  type TicketPriority,
  type ticketChannels,
  type ticketPriorities,
  unwrap,
} from "../../src/desk/index.js";

const desk = createClient({ workspace: "acme", serviceHost: "desk.example", apiKey: async () => "key" });
const path = { team_member_id: "1" };

test("an init without required fields is optional", () => {
  desk.GET("/forms");
  desk.GET("/team-members");
  desk.GET("/forms", { timeout: 1, maxRetries: 0, cache: "no-store" });
});

test("a path parameter can be a number, such as the number of a ticket", async () => {
  const { ticket } = await unwrap(desk.GET("/tickets/{ticket_id}", { params: { path: { ticket_id: 42 } } }));
  desk.GET("/tickets/{ticket_id}/comments", { params: { path: { ticket_id: ticket.number } } });
  desk.GET("/tickets/{ticket_id}", { params: { path: { ticket_id: 0 as string | number } } });
});

test("recipients accept the result of encodeRecipients", () => {
  const ticket = { email: "a@mail.example", subject: "S", description: "D" };
  desk.POST("/tickets", { body: { ...ticket, cc: encodeRecipients(["b@mail.example"]), to: "[]" } });
  desk.POST("/tickets", { body: { ...ticket, cc: '["b@mail.example"]' } });
});

test("a status, a category and a role can be any string", () => {
  const given = "escalated" as string;
  const body: NewTicket = { email: "a@mail.example", subject: "S", description: "D", status: given };
  desk.POST("/tickets", { body: { ...body, category: given } });
  desk.POST("/team-members", { body: { organization_role: given } });
  expectTypeOf<NonNullable<Ticket["status"]>>().toEqualTypeOf<string>();
});

test("the lists of values have the types of the schemas", () => {
  expectTypeOf<(typeof ticketPriorities)[number]>().toEqualTypeOf<TicketPriority>();
  expectTypeOf<(typeof ticketChannels)[number]>().toEqualTypeOf<TicketChannel>();
  expectTypeOf<(typeof commentTypes)[number]>().toEqualTypeOf<CommentType>();
  expectTypeOf<(typeof rangeTypes)[number]>().toEqualTypeOf<RangeType>();
});

test("findGap returns a gap for a known id", () => {
  for (const { id } of gaps) expectTypeOf(findGap(id)).toEqualTypeOf<Gap>();
  expectTypeOf(findGap("a gap that was closed")).toEqualTypeOf<Gap | undefined>();
});

test("a function that wraps a method can have its types", () => {
  const read = <P extends PathsWith<paths, "get">>(path: P, ...init: MethodArguments<paths, P, "get">) =>
    desk.GET(path, ...init);
  expectTypeOf(read("/forms")).toEqualTypeOf(desk.GET("/forms"));
});

test("a union of paths with the same arguments compiles, and its data is the union", async () => {
  const of = "agents" as "agents" | "groups";
  const query = {
    range_type: "custom",
    start_date: "2026-02-01",
    end_date: "2026-02-28",
    page_number: 1,
  } as const;
  const data = await unwrap(desk.GET(`/reports/${of}`, { params: { query } }));
  expectTypeOf(data).toEqualTypeOf<AgentReport | GroupReport>();
  if ("members" in data) expectTypeOf(data).toEqualTypeOf<AgentReport>();
  desk.GET(`/reports/${of}`);
  desk.GET(`/reports/${of}`, { timeout: 1 });
});

test("RequestQuery is the query of an operation", () => {
  const query: RequestQuery<"getAgentReport"> = { range_type: "last_week", page_number: 2 };
  desk.GET("/reports/agents", { params: { query } });
  // @ts-expect-error the dates are missing
  ({ range_type: "custom" }) satisfies RequestQuery<"getAgentReport">;
  // @ts-expect-error the report has no pages
  ({ page_number: 1 }) satisfies RequestQuery<"getTicketReport">;
  // @ts-expect-error an operation without a query
  expectTypeOf<RequestQuery<"getTicket">>();
});

test("the data of a call has the documented type", async () => {
  const { team_member } = await unwrap(desk.GET("/team-members/{team_member_id}", { params: { path } }));
  expectTypeOf(team_member).toEqualTypeOf<TeamMember>();
  const body = { customer: { emails: ["a@mail.example"] } };
  const { customer } = await unwrap(desk.POST("/customers", { body }));
  expectTypeOf(customer.id).toEqualTypeOf<string>();
});

test("the data of a success without a body is undefined", async () => {
  const data = await unwrap(desk.DELETE("/team-members/{team_member_id}", { params: { path } }));
  expectTypeOf(data).toEqualTypeOf<undefined>();
});

test("kind narrows an error", async () => {
  const { error, response } = await desk.GET("/forms");
  if (error === undefined) {
    expectTypeOf(response).toEqualTypeOf<Response>();
  } else if (error.kind === "api") {
    expectTypeOf(error).toEqualTypeOf<ApiError>();
    expectTypeOf(error.retryAfter).toEqualTypeOf<number | undefined>();
  } else if (error.kind === "network") {
    expectTypeOf(error.sent).toEqualTypeOf<boolean>();
  }
});

test("isCallError narrows a caught error", () => {
  const caught: unknown = undefined;
  if (!isCallError(caught)) return;
  expectTypeOf(caught).toEqualTypeOf<CallError>();
  if (caught.kind === "api") expectTypeOf(caught.status).toEqualTypeOf<number>();
  if (caught.kind === "network") expectTypeOf(caught.sent).toEqualTypeOf<boolean>();
});

test("a comment type that is known only at run time compiles without mentions", () => {
  const comment_type = "note" as "note" | "reply";
  const body = { author_email: "a@acme.example", content: "Hello.", comment_type };
  desk.POST("/tickets/{ticket_id}/comments", { params: { path: { ticket_id: "42" } }, body });
});

test("a range type that is known only at run time compiles with both dates", () => {
  const range_type = "custom" as RangeType;
  const dates = { start_date: "2026-02-01", end_date: "2026-02-28" };
  desk.GET("/reports/agents", { params: { query: { range_type, ...dates, page_number: 2 } } });
});

test("the older update returns the member, wrapped or not", async () => {
  const init = { params: { path }, body: { active: true } };
  const updated = await unwrap(desk.PATCH("/team_members/{team_member_id}", init));
  const member = "team_member" in updated ? updated.team_member : updated;
  expectTypeOf(member).toEqualTypeOf<TeamMemberV1>();
  expectTypeOf<TeamMemberV1>().not.toHaveProperty("profile_image_url");
});

test("RequestBody is the body of a request, by operation id", () => {
  expectTypeOf<RequestBody<"createTicket">>().toEqualTypeOf<NewTicket>();
  expectTypeOf<RequestBody<"createComment">>().toEqualTypeOf<NewComment>();
  expectTypeOf<RequestBody<"updateTeamMemberV1">["active"]>().toEqualTypeOf<boolean | undefined>();
});

test("ResponseBody is the body of a response, by operation id", () => {
  expectTypeOf<ResponseBody<"getTicket">>().toEqualTypeOf<{ ticket: Ticket }>();
  expectTypeOf<ResponseBody<"createDraft">["draft"]>().toEqualTypeOf<Draft>();
  expectTypeOf<ResponseBody<"listComments">["pagination"]>().toEqualTypeOf<Pagination>();
  expectTypeOf<ResponseBody<"createCustomer">["customer"]["id"]>().toEqualTypeOf<string>();
  expectTypeOf<ResponseBody<"removeTeamMember">>().toEqualTypeOf<undefined>();
});

test("an unknown id, or the id of a request without a body, does not compile", () => {
  // @ts-expect-error no operation has this id
  expectTypeOf<ResponseBody<"getTickets">>();
  // @ts-expect-error a GET has no body
  expectTypeOf<RequestBody<"getTicket">>();
});
