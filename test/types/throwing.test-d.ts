import { expectTypeOf, test } from "vitest";
import {
  byOperationId,
  type CallError,
  createClient,
  createV1Client,
  isCallError,
  paginate,
  type TeamMember,
  type ThrowingClient,
  throwing,
} from "../../src/desk/index.js";

const client = createClient({ workspace: "acme", serviceHost: "desk.example", apiKey: null });
const desk = throwing(client);
const params = { path: { team_member_id: "7" } };

test("a method of a throwing client returns the data", async () => {
  const { team_member } = await desk.GET("/team-members/{team_member_id}", { params });
  expectTypeOf(team_member).toEqualTypeOf<TeamMember>();
  expectTypeOf(await desk.DELETE("/team-members/{team_member_id}", { params })).toEqualTypeOf<undefined>();
  expectTypeOf(desk).toEqualTypeOf<ThrowingClient>();
  const api = byOperationId(desk);
  expectTypeOf(await api.getTeamMember({ params })).toEqualTypeOf<{ team_member: TeamMember }>();
  const v1 = throwing(createV1Client({ workspace: "acme", serviceHost: "desk.example", apiKey: "the-key" }));
  expectTypeOf(
    await v1.PATCH("/team_members/{team_member_id}", { params, body: { active: true } }),
  ).not.toBeAny();
});

test("a throwing client refuses what a client refuses", () => {
  // @ts-expect-error tickets cannot be listed
  desk.GET("/tickets");
  // @ts-expect-error the member is missing
  desk.DELETE("/team-members/{team_member_id}");
  // @ts-expect-error forms have no pages
  paginate(desk, "/forms");
  // @ts-expect-error a misspelt parameter
  paginate(desk, "/team-members", { params: { query: { page: 1 } } });
});

test("a throwing client reads lists, with the types of its client", async () => {
  for await (const member of paginate(desk, "/team-members"))
    expectTypeOf(member).toEqualTypeOf<TeamMember>();
});

test("a caught error is narrowed to the errors of a call", () => {
  const caught: unknown = undefined;
  if (!isCallError(caught)) return;
  expectTypeOf(caught).toEqualTypeOf<CallError>();
  if (caught.kind === "api") expectTypeOf(caught.status).toEqualTypeOf<number>();
  if (caught.kind === "network") expectTypeOf(caught.sent).toEqualTypeOf<boolean>();
});

test("only null says that there is no key", () => {
  // @ts-expect-error
  createClient({ workspace: "acme", serviceHost: "desk.example", apiKey: undefined });
  // @ts-expect-error
  createClient({ workspace: "acme", serviceHost: "desk.example", apiKey: () => null });
});
