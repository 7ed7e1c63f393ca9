import type { LastAdminBody, NewTeamMembers, TeamMemberUpdateV1 } from "../../index.js";
import type { MemberRecord } from "../records.js";
import {
  answerOrFail,
  findRecord,
  pageOfRecords,
  type RouteRequest,
  type Routes,
  requireFields,
  ThrownResponse,
} from "../route.js";
import { memberView } from "../views.js";
import { keep, newMember, now, withEmail } from "../workspace.js";

export const memberRoutes: Routes = {
  "POST /team-members": addMembers,
  "GET /team-members": listMembers,
  "GET /team-members/{team_member_id}": (request) => ({
    team_member: memberView(findMember(request), request),
  }),
  "PATCH /team-members/{team_member_id}": updateMember,
  "DELETE /team-members/{team_member_id}": removeMember,
  "PATCH /team_members/{team_member_id}": updateV1Member,
};

const findMember = (request: RouteRequest): MemberRecord =>
  findRecord(request, request.workspace.members, "team_member_id", "the workspace has no team member");

function addMembers(request: RouteRequest) {
  const { workspace, stated } = request;
  const body = request.body as NewTeamMembers;
  const { emails = [], organization_role: role = stated.role, invited_by } = body;
  requireFields(request, "team-members.add.required-fields", body, ["emails"]);
  const organization_role = hasRole(role, "team-members.add.unknown-role", request) ? role : stated.role;
  if (invited_by !== undefined && !isAdmin(withEmail(workspace.members, invited_by, request), request)) {
    answerOrFail(request, "team-members.add.unknown-role", `"${invited_by}" belongs to no admin`);
  }
  const before = new Set(workspace.members);
  // A search of all members for each of many addresses would take too long.
  const same = new Map(workspace.members.map((one) => [one.email, one]));
  const similar = new Map(workspace.members.map((one) => [one.email.toLowerCase(), one]));
  for (const email of emails) {
    const alike = [same.get(email), similar.get(email.toLowerCase())].flatMap((one) => one ?? []);
    const known = withEmail(alike, email, request);
    if (known) {
      const reason = before.has(known) ? "belongs to a team member already" : "appears twice in the request";
      answerOrFail(request, "team-members.add.known-address", `"${email}" ${reason}`);
    } else {
      const added = newMember({ email, organization_role, active: undefined });
      same.set(email, added);
      similar.set(email.toLowerCase(), added);
      workspace.members.push(added);
    }
  }
  return { message: "The mock has added the members." };
}

function listMembers(request: RouteRequest) {
  const { assumptions } = request;
  let listed: readonly MemberRecord[] = request.workspace.members;
  const added = listed.filter(({ active }) => active === undefined);
  if (added.length > 0 && assumptions.answerTo("team-members.list.members") === "unlisted") {
    listed = listed.filter((member) => !added.includes(member));
  } else if (added.length > 0) assumptions.choose("team-members.list.members", "added-members-listed");
  if (listed.some(({ active }) => active === false)) {
    assumptions.choose("team-members.list.members", "inactive-members-listed");
  }
  const { page, pagination } = pageOfRecords(listed, request);
  return { team_members: page.map((member) => memberView(member, request)), pagination };
}

/** Changes the member of a call, and returns the member as responses show them. */
function changeMember(request: RouteRequest, changes: TeamMemberUpdateV1) {
  const member = findMember(request);
  const { organization_role: before } = member;
  const { organization_role: role = before } = changes;
  const organization_role = hasRole(role, "team-members.update.unknown-role", request) ? role : before;
  const changed = (name: "email" | "first_name" | "last_name" | "time_zone") => {
    const { [name]: value = member[name] } = changes;
    if (value !== "" || value === member[name]) return value;
    const answer = answerOrFail(request, "team-members.update.clearing", `${name} is empty`);
    return answer === "cleared" ? undefined : member[name];
  };
  // A member without an address has an empty one.
  const email = changed("email") ?? "";
  const others = request.workspace.members.filter((one) => one !== member);
  if (email !== "" && email !== member.email && withEmail(others, email, request)) {
    answerOrFail(request, "team-members.update.taken-address", `"${email}" belongs to another team member`);
  }
  const time_zone = changed("time_zone");
  if (time_zone !== undefined && time_zone !== member.time_zone) checkTimeZone(time_zone, request);
  const [first_name, last_name] = [changed("first_name"), changed("last_name")];
  const isRenamed = first_name !== member.first_name || last_name !== member.last_name;
  const updated = {
    ...member,
    email,
    first_name,
    last_name,
    time_zone,
    organization_role,
    active: changes.active ?? member.active,
    updated_at: now(),
    // The specification does not show how the name follows from the first and the last name.
    name: isRenamed ? undefined : member.name,
  };
  checkLastAdmin(member, updated, request);
  return memberView(keep(request.workspace.members, updated), request);
}

/** Asks about an update that leaves the workspace without an admin, if the mock knows the roles that make one. */
function checkLastAdmin(member: MemberRecord, updated: MemberRecord, request: RouteRequest): void {
  const gap = "team-members.update.last-admin";
  const { workspace, assumptions } = request;
  const isDeactivated = updated.active === false && member.active !== false;
  if (updated.organization_role === member.organization_role && !isDeactivated) return;
  const gaps = [gap, "team-members.remove.last-admin-status"] as const;
  const isKnown = workspace.adminRoles || gaps.some((one) => assumptions.knows(one));
  if (!isKnown) assumptions.answerOr(gap, "changed");
  else if (isLastAdmin(member, request) && (isDeactivated || !isAdmin(updated, request))) {
    answerOrFail(request, gap, `"${member.email}" is the last admin`);
  }
}

function updateMember(request: RouteRequest) {
  // The specification lists `active` only for the older update.
  const { active: _, ...changes } = request.body as TeamMemberUpdateV1;
  return { team_member: changeMember(request, changes) };
}

function updateV1Member(request: RouteRequest) {
  const team_member = changeMember(request, request.body as TeamMemberUpdateV1);
  const isWrapped = request.assumptions.answerTo("v1.team-members.update.response") === "wrapped";
  request.assumptions.choose("v1.team-members.update.response", "status-200");
  return isWrapped ? { team_member } : team_member;
}

function removeMember(request: RouteRequest) {
  const { workspace, assumptions } = request;
  const member = findMember(request);
  if (isLastAdmin(member, request)) {
    const body: LastAdminBody = { error: "Cannot remove the last admin of the workspace" };
    throw new ThrownResponse(assumptions.answerTo("team-members.remove.last-admin-status").status, body);
  }
  workspace.formerMembers.push(member);
  workspace.members.splice(workspace.members.indexOf(member), 1);
  return undefined;
}

function isLastAdmin(member: MemberRecord, request: RouteRequest): boolean {
  const { workspace, assumptions } = request;
  if (!isAdmin(member, request)) return false;
  const others = workspace.members.filter((one) => one !== member && isAdmin(one, request));
  // Whether an inactive member counts is not shown. The mock counts them.
  if (others.length > 0 && others.every(({ active }) => active === false)) {
    assumptions.choose("team-members.remove.last-admin-status", "inactive-admins-count");
  }
  return others.length === 0;
}

function isAdmin(member: MemberRecord | undefined, { workspace, assumptions }: RouteRequest): boolean {
  if (member === undefined) return false;
  const roles =
    workspace.adminRoles ?? assumptions.answerTo("team-members.remove.last-admin-status").adminRoles;
  return roles.includes(member.organization_role);
}

/** Returns whether the workspace has a role, whose case matters. If not, asks what the service does with it. */
function hasRole(role: string, gap: `team-members.${"add" | "update"}.unknown-role`, request: RouteRequest) {
  const isKnown = [request.stated.role, ...request.workspace.roles].includes(role);
  if (!isKnown) answerOrFail(request, gap, `the seed has no role "${role}"`);
  return isKnown;
}

/** The valid names of time zones are not shown. The mock accepts those that members already have. */
function checkTimeZone(name: string, request: RouteRequest): void {
  if (request.workspace.members.some(({ time_zone }) => time_zone === name)) return;
  const valid = request.assumptions.answerOr("time-zones.names", "any");
  if (valid === "any" || valid.includes(name)) return;
  answerOrFail(request, "errors.validation", `"${name}" is not one of the assumed names of time zones`);
}
