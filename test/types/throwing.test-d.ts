import { expectTypeOf, test } from "vitest";
import {
  byOperationId,
  type CallError,
  createClient,
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
});

test("a throwing client and its lists are as exact as a client", () => {
  // @ts-expect-error tickets cannot be listed
  desk.GET("/tickets");
  // @ts-expect-error forms have no pages
  paginate(desk, "/forms");
});

test("a throwing client reads lists with the types of a client", async () => {
  for await (const member of paginate(desk, "/team-members"))
    expectTypeOf(member).toEqualTypeOf<TeamMember>();
});

test("isCallError narrows a caught error", () => {
  const caught: unknown = undefined;
  if (!isCallError(caught)) return;
  expectTypeOf(caught).toEqualTypeOf<CallError>();
  if (caught.kind === "api") expectTypeOf(caught.status).toEqualTypeOf<number>();
  if (caught.kind === "network") expectTypeOf(caught.sent).toEqualTypeOf<boolean>();
});
