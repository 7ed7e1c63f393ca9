import { expect, test } from "vitest";
import type { TeamMemberUpdate } from "../../../src/desk/index.js";
import { priya, tom, unknownId, workspace } from "./workspace.js";

const params = { path: { team_member_id: priya.id } };
const seed = { members: [priya, tom], roles: ["Lead"] };

test("new members get the role Standard by default", async () => {
  await using app = await workspace(seed, { "team-members.list.members": true });
  const emails = ["noor@acme.example", "lea@acme.example"];
  await app.api.addTeamMembers({ body: { emails } });
  await app.api.addTeamMembers({ body: { emails: ["al@acme.example"], organization_role: "Lead" } });
  const { team_members } = await app.api.listTeamMembers({ params: { query: { page_number: 1 } } });
  expect(team_members.map(({ email, organization_role }) => `${email} ${organization_role}`)).toEqual([
    "priya.raman@acme.example Standard",
    "tom.becker@acme.example Standard",
    "noor@acme.example Standard",
    "lea@acme.example Standard",
    "al@acme.example Lead",
  ]);
  app.mock.assertContract();
});

test("an update keeps the values that the body leaves out", async () => {
  await using app = await workspace(seed);
  const body = { first_name: "P.", time_zone: "Europe/Lisbon", organization_role: "Lead" };
  const { team_member } = await app.api.updateTeamMember({ params, body });
  expect(team_member).toMatchObject({ ...body, id: priya.id, email: priya.email, active: true });
  expect(await app.api.getTeamMember({ params })).toEqual({ team_member });
});

test("a change of the first or last name makes the full name unknown", async () => {
  await using app = await workspace(seed);
  await app.api.updateTeamMember({ params, body: { last_name: "R." } });
  expect(app.mock.state.members[0]?.name).toBeUndefined();
});

test("the current update ignores `active`, which breaks the contract", async () => {
  await using app = await workspace(seed);
  const body = { active: false } as TeamMemberUpdate;
  const { team_member } = await app.api.updateTeamMember({ params, body });
  expect(team_member.active).toBe(true);
  expect(() => app.mock.assertContract()).toThrow("active");
});

test("a removal returns 204, and the member is then unknown", async () => {
  await using app = await workspace({ ...seed, adminRoles: ["Lead"] }, { "errors.unknown-id": unknownId });
  const { response } = await app.calls.removeTeamMember({ params });
  expect(response?.status).toBe(204);
  expect((await app.calls.getTeamMember({ params })).error).toMatchObject(unknownId);
  expect(app.mock.state.members).toMatchObject([tom]);
});

test("the older update changes the same members", async () => {
  const body = { active: false };
  await using app = await workspace(seed, { "v1.team-members.update.response": "bare" });
  const member = await app.api.updateTeamMemberV1({ params, body });
  expect(member).toMatchObject({ id: priya.id, active: false, created_at: expect.any(String) });
  expect(member).not.toHaveProperty("profile_image_url");
  const { team_member } = await app.api.getTeamMember({ params });
  expect(team_member.active).toBe(false);
});
