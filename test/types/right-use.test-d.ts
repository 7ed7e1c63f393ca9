import { expectTypeOf, test } from "vitest";
import { findGap, type Gap, gaps } from "../../src/desk/gaps.js";
import {
  type ApiError,
  createClient,
  createV1Client,
  encodeRecipients,
  type MethodArguments,
  type NewTicket,
  type PathsWith,
  type paths,
  type RangeType,
  type TeamMember,
  type TeamMemberV1,
  type Ticket,
  unwrap,
} from "../../src/desk/index.js";
import type { Patched } from "../support/patched.js";

const desk = createClient({ workspace: "acme", serviceHost: "desk.example", apiKey: async () => "key" });
const v1 = createV1Client({ baseUrl: "https://acme.desk.example/api/external/v1", apiKey: "key" });
const path = { team_member_id: "1" };

test("an init is needed only where something in it is", () => {
  expectTypeOf(desk.GET<"/forms">).toBeCallableWith("/forms");
  expectTypeOf(desk.GET<"/team-members">).toBeCallableWith("/team-members");
  expectTypeOf(desk.GET<"/forms">).toBeCallableWith("/forms", {
    timeout: 1,
    maxRetries: 0,
    cache: "no-store",
  });
});

test("a value of a path can be a number, such as that of a ticket", async () => {
  const { ticket } = await unwrap(desk.GET("/tickets/{ticket_id}", { params: { path: { ticket_id: 42 } } }));
  desk.GET("/tickets/{ticket_id}/comments", { params: { path: { ticket_id: ticket.number } } });
  desk.GET("/tickets/{ticket_id}", { params: { path: { ticket_id: 0 as string | number } } });
});

test("recipients are what encodeRecipients writes", () => {
  const ticket = { email: "a@mail.example", subject: "S", description: "D" };
  desk.POST("/tickets", { body: { ...ticket, cc: encodeRecipients(["b@mail.example"]), to: "[]" } });
  desk.POST("/tickets", { body: { ...ticket, cc: '["b@mail.example"]' } });
});

test("a value of the workspace's own fits where the defaults are named", () => {
  const given = "escalated" as string;
  const body: NewTicket = { email: "a@mail.example", subject: "S", description: "D", status: given };
  desk.POST("/tickets", { body: { ...body, category: given } });
  desk.POST("/team-members", { body: { organization_role: given } });
  // A value that is read is any string.
  expectTypeOf<NonNullable<Ticket["status"]>>().toEqualTypeOf<string>();
  for (const { id } of gaps) expectTypeOf(findGap(id)).toEqualTypeOf<Gap>();
  expectTypeOf(findGap("a gap of an overlay")).toEqualTypeOf<Gap | undefined>();
  expectTypeOf(findGap(given)).toEqualTypeOf<Gap | undefined>();
});

test("a function around a method has its types", () => {
  const read = <P extends PathsWith<paths, "get">>(path: P, ...init: MethodArguments<paths, P, "get">) =>
    desk.GET(path, ...init);
  expectTypeOf(read("/forms")).toEqualTypeOf(desk.GET("/forms"));
});

test("the data of a call has the documented type", async () => {
  const { team_member } = await unwrap(desk.GET("/team-members/{team_member_id}", { params: { path } }));
  expectTypeOf(team_member).toEqualTypeOf<TeamMember>();
  const { customer } = await unwrap(
    desk.POST("/customers", { body: { customer: { emails: ["a@mail.example"] } } }),
  );
  expectTypeOf(customer.id).toEqualTypeOf<string>();
});

test("the data of a success without a body is undefined", async () => {
  expectTypeOf(
    await unwrap(desk.DELETE("/team-members/{team_member_id}", { params: { path } })),
  ).toEqualTypeOf<undefined>();
});

test("an error is told apart by its kind", async () => {
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

test("a type of comment that is known only while running needs no mentions", () => {
  const comment_type = "note" as "note" | "reply";
  desk.POST("/tickets/{ticket_id}/comments", {
    params: { path: { ticket_id: "42" } },
    body: { author_email: "a@acme.example", content: "Hello.", comment_type },
  });
});

test("a range that is known only while running is taken with both dates", () => {
  const range_type = "custom" as RangeType;
  const dates = { start_date: "2026-02-01", end_date: "2026-02-28" };
  desk.GET("/reports/agents", { params: { query: { range_type, ...dates, page_number: 2 } } });
});

test("the older update returns the member wrapped or bare", async () => {
  const updated = await unwrap(
    v1.PATCH("/team_members/{team_member_id}", { params: { path }, body: { active: true } }),
  );
  const member = "team_member" in updated ? updated.team_member : updated;
  expectTypeOf(member).toEqualTypeOf<TeamMemberV1>();
  expectTypeOf<TeamMemberV1>().not.toHaveProperty("profile_image_url");
});

test("a client and a list accept the types of a patched document", () => {
  const patched = createClient<Patched>({ workspace: "acme", serviceHost: "desk.example", apiKey: "key" });
  expectTypeOf(unwrap(patched.GET("/tickets"))).resolves.toExtend<{ tickets: { id: string }[] }>();
});
