import { expect, test } from "vitest";
import { type TeamMemberUpdate, unwrap } from "../../../src/index.js";
import { assume } from "../../../src/testing/index.js";
import { gapOf, priya, tom, unknownId, workspace } from "./workspace.js";

const params = { path: { team_member_id: priya.id } };
const seed = { members: [priya, tom], roles: ["Lead"] };

test("members are added by e-mail, with the role Standard where none is named", async () => {
  await using app = await workspace(seed, { "team-members.add.active": true });
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

test("the words of the message are the mock's own, and listed as such, unless they are assumed", async () => {
  await using app = await workspace();
  const { message } = await app.api.addTeamMembers({ body: { emails: [] } });
  expect(app.mock.assumptions()).toEqual([
    { gap: "team-members.add.message-text", answer: message, by: "mock" },
  ]);
  await using other = await workspace({}, { "team-members.add.message-text": "Done" });
  expect(await other.api.addTeamMembers({ body: { emails: [] } })).toEqual({
    message: "Done",
  });
});

test("fields that are assumed to be required lead to the failure that is assumed", async () => {
  await using app = await workspace(seed, {
    "team-members.add.required-fields": ["emails"],
    "errors.validation": { status: 422, body: "emails" },
  });
  expect((await app.calls.addTeamMembers({ body: {} })).error).toMatchObject({
    status: 422,
    body: "emails",
  });
});

test("a member is updated, and what the body leaves out stays", async () => {
  await using app = await workspace(seed);
  const body = { first_name: "P.", time_zone: "Europe/Lisbon", organization_role: "Lead" };
  const { team_member } = await app.api.updateTeamMember({ params, body });
  expect(team_member).toMatchObject({ ...body, id: priya.id, email: priya.email, active: true });
  expect(await app.api.getTeamMember({ params })).toEqual({ team_member });
});

test("the name that comments show is not known any more once a part of it has changed", async () => {
  await using app = await workspace(seed);
  await app.api.updateTeamMember({ params, body: { last_name: "R." } });
  expect(app.mock.state.members[0]?.name).toBeUndefined();
});

test("an address of another member, an empty name and the address of a member do what is assumed of them", async () => {
  await using app = await workspace(
    { members: [{ ...priya, first_name: "Priya" }, tom] },
    {
      "team-members.add.known-address": "ignored",
      "team-members.update.clearing": "cleared",
      "team-members.update.taken-address": "shared",
    },
  );
  await app.api.addTeamMembers({ body: { emails: [tom.email] } });
  expect(app.mock.state.members).toHaveLength(2);
  const body = { first_name: "", email: tom.email };
  const { team_member } = await app.api.updateTeamMember({ params, body });
  expect(team_member.email).toBe(tom.email);
  expect(team_member).not.toHaveProperty("first_name");
  const headers = assume({ "team-members.add.known-address": { status: 409, body: "taken" } });
  const { error } = await app.calls.addTeamMembers({ body: { emails: [tom.email] }, headers });
  expect(error).toMatchObject({ status: 409, body: "taken" });
});

test("any name of a time zone is accepted, which is listed, unless the valid ones are assumed", async () => {
  await using app = await workspace(seed);
  const body = { time_zone: "Middle/Earth" };
  const { team_member } = await app.api.updateTeamMember({ params, body });
  expect(team_member.time_zone).toBe("Middle/Earth");
  expect(app.mock.assumptions()).toContainEqual({ gap: "time-zones.names", answer: "any", by: "mock" });
  app.mock.reset();
  const headers = assume({ "time-zones.names": ["Europe/Berlin"] });
  expect(await gapOf(app.calls.updateTeamMember({ params, body, headers }))).toBe("errors.validation");
});

test("the current update does not change whether a member is active, and assertContract names the attempt", async () => {
  await using app = await workspace(seed);
  const body = { active: false } as TeamMemberUpdate;
  const { team_member } = await app.api.updateTeamMember({ params, body });
  expect(team_member.active).toBe(true);
  expect(() => app.mock.assertContract()).toThrow("active");
});

test("a member is removed with 204, and is then unknown", async () => {
  await using app = await workspace({ ...seed, adminRoles: ["Lead"] }, { "errors.unknown-id": unknownId });
  const { response } = await app.calls.removeTeamMember({ params });
  expect(response?.status).toBe(204);
  expect((await app.calls.getTeamMember({ params })).error).toMatchObject(unknownId);
  expect(app.mock.state.members).toMatchObject([tom]);
});

test("removing the last admin has the stated body under an assumed status", async () => {
  const admins = { members: [{ ...priya, organization_role: "Boss" }, tom], adminRoles: ["Boss"] };
  await using app = await workspace(admins, { "team-members.remove.last-admin-status": 409 });
  expect((await app.calls.removeTeamMember({ params })).error).toMatchObject({
    status: 409,
    body: { error: "Cannot remove the last admin of the workspace" },
  });
  expect(app.mock.state.members).toHaveLength(2);
});

test("the older update changes the same members, once its status and its envelope are assumed", async () => {
  const body = { active: false };
  await using app = await workspace(seed, {
    "v1.team-members.update.envelope": "bare",
    "v1.team-members.update.success-status": 200,
  });
  const member = await unwrap(app.v1.PATCH("/team_members/{team_member_id}", { params, body }));
  expect(member).toMatchObject({ id: priya.id, active: false, created_at: expect.any(String) });
  expect(member).not.toHaveProperty("profile_image_url");
  const { team_member } = await app.api.getTeamMember({ params });
  expect(team_member.active).toBe(false);
});

test("a member is removed once it is assumed which roles make an admin", async () => {
  await using app = await workspace(seed, { "team-members.admin-role": ["Lead"] });
  expect((await app.calls.removeTeamMember({ params })).response?.status).toBe(204);
});

test.each([
  ["cleared", ""],
  ["ignored", priya.email],
] as const)("an empty address that is assumed to be %s makes it %j", async (assumed, email) => {
  await using app = await workspace(seed, { "team-members.update.clearing": assumed });
  const { team_member } = await app.api.updateTeamMember({ params, body: { email: "" } });
  expect(team_member.email).toBe(email);
});

test("a member is found by an address that another one shared, and was removed with", async () => {
  const ana = { id: "5d0b7c1e-62f4-4a98-b3d7-19e8f0a2c465", email: "ana@acme.example" };
  await using app = await workspace(
    { members: [priya, ana], adminRoles: [] },
    { "team-members.update.taken-address": "shared", "team-members.add.known-address": "ignored" },
  );
  const other = { params: { path: { team_member_id: ana.id } } };
  await app.api.updateTeamMember({ ...other, body: { email: priya.email } });
  await app.api.removeTeamMember(other);
  await app.api.addTeamMembers({ body: { emails: [priya.email] } });
  expect(app.mock.state.members.map(({ id }) => id)).toEqual([priya.id]);
});
