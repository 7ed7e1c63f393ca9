// None of these calls may compile. Each `@ts-expect-error` marks one mistake, and is itself an error if the mistake compiles.
import { expectTypeOf, test } from "vitest";
import { type CallOptions, createClient, encodeRecipients } from "../../src/desk/index.js";

declare global {
  // As in the types of Workers.
  interface RequestInit {
    fetcher?: { fetch: unknown };
  }
}

const desk = createClient({ workspace: "acme", serviceHost: "desk.example", apiKey: "key" });
const ticket = { email: "a@mail.example", subject: "S", description: "D" };
const path = { ticket_id: "42" };
const member = { path: { team_member_id: "1" } };
const comments = "/tickets/{ticket_id}/comments";
const drafts = "/tickets/{ticket_id}/drafts";
const members = "/team-members/{team_member_id}";

test("an unknown path does not compile", () => {
  // @ts-expect-error
  desk.GET("/ticket/{ticket_id}", { params: { path } });
  // @ts-expect-error the list has a hyphen
  desk.GET("/team_members");
  // @ts-expect-error the older path only has the update
  desk.GET("/team_members/{team_member_id}", { params: member });
});

test("a union of paths with different arguments does not compile", () => {
  // @ts-expect-error the init of one path could be used with the other
  desk.GET("/forms" as "/forms" | "/tickets/{ticket_id}", {});
  // @ts-expect-error
  desk.GET("/forms" as "/forms" | "/tickets/{ticket_id}");
  // @ts-expect-error only one of them has pages
  desk.GET(`/reports/${"agents" as "agents" | "tickets"}`, { params: { query: { page_number: 1 } } });
  // @ts-expect-error only one of them accepts a query
  desk.GET("/forms" as "/forms" | "/reports/tickets", { params: { query: { range_type: "all_time" } } });
  // @ts-expect-error their bodies differ
  desk.POST("/tickets" as "/tickets" | "/customers", { body: ticket });
});

test("a wrong init for a union of paths with the same arguments does not compile", () => {
  const path = "/reports/agents" as "/reports/agents" | "/reports/groups";
  // @ts-expect-error
  desk.GET(path, { params: { query: { page_number: 1, page: 1 } } });
  // @ts-expect-error
  desk.GET(path, { params: { query: { range_type: "custom" } } });
  // @ts-expect-error
  desk.GET(path, { retries: 1 });
  // @ts-expect-error one of the paths does not exist
  desk.GET(`/reports/${"agents" as "agents" | "agent"}`);
});

test("a method that the path does not have does not compile", () => {
  // @ts-expect-error
  desk.DELETE("/forms");
});

test("a missing, misspelt, additional or wrongly typed path parameter does not compile", () => {
  // @ts-expect-error
  desk.GET("/tickets/{ticket_id}", { params: { path: {} } });
  // @ts-expect-error
  desk.GET("/tickets/{ticket_id}", { params: { path: { ticketId: "42" } } });
  // @ts-expect-error
  desk.GET("/tickets/{ticket_id}", { params: { path: { ticket_id: "42", id: "42" } } });
  // @ts-expect-error
  desk.GET("/tickets/{ticket_id}", { params: { path: { ticket_id: true } } });
});

test("a missing body or required field does not compile", () => {
  // @ts-expect-error
  desk.POST("/tickets");
  // @ts-expect-error
  desk.POST("/tickets", { body: { email: "a@mail.example", subject: "S" } });
  // @ts-expect-error
  desk.POST(comments, { params: { path }, body: { content: "Hello." } });
  // @ts-expect-error the fields belong into customer
  desk.POST("/customers", { body: { first_name: "Mara" } });
});

test("a value outside an enum does not compile", () => {
  // @ts-expect-error
  desk.POST("/tickets", { body: { ...ticket, priority: "highest" } });
  // @ts-expect-error the service accepts the string, not the boolean
  desk.POST("/team-members", { body: { emails: [], send_invitation_email: false } });
  // @ts-expect-error
  desk.GET("/reports/tickets", { params: { query: { range_type: "today" } } });
  // @ts-expect-error
  desk.POST(drafts, { params: { path }, body: { content: "C", comment_type: "memo" } });
});

test("a misspelt or unknown field of a body does not compile", () => {
  // @ts-expect-error
  desk.POST("/tickets", { body: { ...ticket, tag: ["a"] } });
  // @ts-expect-error active belongs to the older update
  desk.PATCH(members, { params: member, body: { active: true } });
  // @ts-expect-error
  desk.POST("/customers", { body: { customer: { phones: [{ phone: "1", lable: "home" }] } } });
  // @ts-expect-error
  desk.POST(comments, { params: { path }, body: { author_email: "a", content: "C", kind: "note" } });
});

test("an address in place of a list of recipients does not compile", () => {
  // @ts-expect-error
  encodeRecipients("a@mail.example");
});

test("an unknown or wrongly typed query parameter does not compile", () => {
  // @ts-expect-error
  desk.GET("/team-members", { params: { query: { page_number: 1, page_size: 50 } } });
  // @ts-expect-error this report has no pages
  desk.GET("/reports/tickets", { params: { query: { page_number: 1 } } });
  // @ts-expect-error
  desk.GET("/tickets/{ticket_id}", { params: { path, query: { page_number: 1 } } });
  // @ts-expect-error
  desk.GET("/team-members", { params: { query: { page_number: "1" } } });
});

test("a body on an operation without one does not compile", () => {
  // @ts-expect-error
  desk.GET("/forms", { body: {} });
  // @ts-expect-error
  desk.DELETE(members, { params: member, body: {} });
});

test("a mention on a reply does not compile", () => {
  const mentions = [{ email: "b@acme.example" }];
  const hello = { author_email: "a@acme.example", content: "Hello." };
  // @ts-expect-error
  desk.POST(comments, { params: { path }, body: { ...hello, comment_type: "reply", mentions } });
  // @ts-expect-error a mention needs an address
  desk.POST(comments, { params: { path }, body: { ...hello, comment_type: "note", mentions: [{}] } });
});

test("a custom range without both dates does not compile", () => {
  // @ts-expect-error
  desk.GET("/reports/agents", { params: { query: { range_type: "custom", start_date: "2026-02-01" } } });
  // @ts-expect-error
  desk.GET("/reports/tickets", { params: { query: { range_type: "custom", end_date: "2026-02-28" } } });
});

test("reading data before checking error does not compile", async () => {
  const { data, error } = await desk.GET("/tickets/{ticket_id}", { params: { path } });
  // @ts-expect-error
  data.ticket;
  if (error) throw error;
  expectTypeOf(data.ticket.subject).toEqualTypeOf<string>();
});

test("an option of openapi-fetch or fetch that the client refuses does not compile", () => {
  // @ts-expect-error
  desk.GET("/forms", { method: "POST" });
  // @ts-expect-error
  desk.GET("/forms", { redirect: "follow" });
  // @ts-expect-error
  desk.GET("/forms", { baseUrl: "https://other.example" });
  // @ts-expect-error
  desk.GET("/forms", { parseAs: "text" });
  // @ts-expect-error
  desk.GET("/forms", { timeout: "1s" });
  // @ts-expect-error next to a body, it would look like the priority of the ticket
  desk.POST("/tickets", { body: ticket, priority: "high" });
  // @ts-expect-error it would get the key
  desk.GET("/forms", { fetcher: { fetch } });
});

test("a call accepts only these options of fetch", () => {
  type Fetched = Exclude<
    keyof CallOptions,
    "headers" | "middleware" | "signal" | "timeout" | "attemptTimeout" | "maxRetries"
  >;
  expectTypeOf<Fetched>().toEqualTypeOf<
    "cache" | "credentials" | "integrity" | "keepalive" | "mode" | "referrer" | "referrerPolicy"
  >();
});

test("options without a workspace, with two, or with an unknown option do not compile", () => {
  // @ts-expect-error
  createClient({ apiKey: "key" });
  // @ts-expect-error
  createClient({ workspace: "acme", apiKey: "key" });
  const named = { workspace: "acme", serviceHost: "desk.example" };
  // @ts-expect-error
  createClient({ ...named, baseUrl: "https://a.desk.example", apiKey: "key" });
  // @ts-expect-error
  createClient(named);
  // @ts-expect-error
  createClient({ ...named, apiKey: undefined });
  // @ts-expect-error
  createClient({ ...named, apiKey: () => null });
  // @ts-expect-error
  createClient({ ...named, apiKey: "key", retries: 3 });
});
