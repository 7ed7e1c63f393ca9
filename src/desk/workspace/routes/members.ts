import type { LastAdminBody, NewTeamMembers, TeamMemberUpdateV1 } from "../../index.js";
import { inJson, ThrownResponse } from "../assumptions.js";
import type { MemberRecord } from "../records.js";
import {
  fail,
  listGaps,
  pageOf,
  type RouteRequest,
  type Routes,
  settleOrFail,
  successStatus,
} from "../route.js";
import { memberView } from "../views.js";
import { newMember, now } from "../workspace.js";

const active = "team-members.add.active";
const unset = "team-members.unset-values";
const path = "/team-members/{team_member_id}";
const update = [
  "errors.unknown-id",
  "errors.validation",
  "team-members.update.clearing",
  "team-members.update.taken-address",
  "time-zones.names",
] as const;

export const memberRoutes: Routes = {
  "POST /team-members": {
    gaps: [
      "errors.validation",
      "team-members.add.known-address",
      "team-members.add.message-text",
      "team-members.add.required-fields",
      "team-members.add.unknown-inviter",
      "team-members.admin-role",
    ],
    respond: addMembers,
  },
  "GET /team-members": { gaps: [active, unset, ...listGaps], respond: listMembers },
  [`GET ${path}`]: {
    gaps: ["errors.unknown-id", active, unset],
    respond: (request) => ({ body: { team_member: memberView(findMember(request), request) } }),
  },
  [`PATCH ${path}`]: {
    gaps: [...update, active, unset],
    respond: updateMember,
  },
  [`DELETE ${path}`]: {
    gaps: ["team-members.admin-role", "team-members.remove.last-admin-status", "errors.unknown-id"],
    respond: removeMember,
  },
  "PATCH /team_members/{team_member_id}": {
    gaps: [
      ...update,
      active,
      "v1.team-members.unset-values",
      "v1.team-members.update.envelope",
      "v1.team-members.update.success-status",
    ],
    respond: updateV1Member,
  },
};

function findMember(request: RouteRequest): MemberRecord {
  const { team_member_id = "" } = request.params;
  return (
    request.workspace.findMember(team_member_id) ??
    fail(request, "errors.unknown-id", `the workspace has no team member "${team_member_id}"`)
  );
}

function addMembers(request: RouteRequest) {
  const { workspace, assumptions } = request;
  const {
    emails = [],
    organization_role = workspace.stated.role,
    invited_by,
  } = request.body as NewTeamMembers;
  if ((request.body as NewTeamMembers).emails === undefined) {
    const required = assumptions.settle("team-members.add.required-fields", "emails is left out");
    if (required.includes("emails")) {
      fail(request, "errors.validation", "emails is left out, and is assumed to be required");
    }
  }
  checkRole(organization_role, request);
  if (invited_by !== undefined && !isAdmin(workspace.findMemberByEmail(invited_by), request)) {
    settleOrFail(request, "team-members.add.unknown-inviter", `"${invited_by}" belongs to no admin`);
  }
  const added = emails.filter((email, index) => {
    const isKnown = workspace.findMemberByEmail(email) !== undefined;
    if (!isKnown && emails.indexOf(email) === index) return true;
    const reason = isKnown ? "belongs to a team member already" : "is in the request twice";
    settleOrFail(request, "team-members.add.known-address", `"${email}" ${reason}`);
    return false;
  });
  // The words are the mock's own.
  const message = assumptions.settleOr("team-members.add.message-text", "The mock has added the members.");
  for (const email of added) workspace.keepMember(newMember({ email, organization_role, active: undefined }));
  return { body: { message } };
}

function listMembers(request: RouteRequest) {
  const { page, pagination } = pageOf(request.workspace.members, request);
  return { body: { team_members: page.map((member) => memberView(member, request)), pagination } };
}

/** The member of a call as the body changes them. */
function updatedMember(request: RouteRequest, changes: TeamMemberUpdateV1): MemberRecord {
  const member = findMember(request);
  const { organization_role } = changes;
  if (organization_role !== undefined) checkRole(organization_role, request);
  const changed = (name: "email" | "first_name" | "last_name" | "time_zone") => {
    const { [name]: value = member[name] } = changes;
    if (value !== "" || value === member[name]) return value;
    const assumed = settleOrFail(request, "team-members.update.clearing", `${name} is empty`);
    return assumed === "cleared" ? undefined : member[name];
  };
  // Every member has an address, so that a cleared one is empty.
  const email = changed("email") ?? "";
  if (email !== "" && email !== member.email && request.workspace.findMemberByEmail(email)) {
    settleOrFail(request, "team-members.update.taken-address", `"${email}" belongs to another team member`);
  }
  const time_zone = changed("time_zone");
  if (time_zone !== undefined && time_zone !== member.time_zone) checkTimeZone(time_zone, request);
  const [first_name, last_name] = [changed("first_name"), changed("last_name")];
  const isRenamed = first_name !== member.first_name || last_name !== member.last_name;
  return {
    ...member,
    email,
    first_name,
    last_name,
    time_zone,
    organization_role: organization_role ?? member.organization_role,
    active: changes.active ?? member.active,
    updated_at: now(),
    // How the service makes the name of the first and the last name is not shown.
    name: isRenamed ? undefined : member.name,
  };
}

function updateMember(request: RouteRequest) {
  // Only the older update can change whether a member is active.
  const { active: _, ...changes } = request.body as TeamMemberUpdateV1;
  const member = updatedMember(request, changes);
  const team_member = memberView(member, request);
  request.workspace.keepMember(member);
  return { body: { team_member } };
}

function updateV1Member(request: RouteRequest) {
  const member = updatedMember(request, request.body as TeamMemberUpdateV1);
  const isWrapped = request.assumptions.settle("v1.team-members.update.envelope") === "wrapped";
  const status = successStatus(request, "v1.team-members.update.success-status");
  const team_member = memberView(member, request);
  request.workspace.keepMember(member);
  return { status, body: isWrapped ? { team_member } : team_member };
}

function removeMember(request: RouteRequest) {
  const { workspace, assumptions } = request;
  const member = findMember(request);
  if (isLastAdmin(member, request)) {
    const body: LastAdminBody = { error: "Cannot remove the last admin of the workspace" };
    throw new ThrownResponse(inJson(assumptions.settle("team-members.remove.last-admin-status"), body));
  }
  workspace.removeMember(member);
  return {};
}

function isLastAdmin(member: MemberRecord, request: RouteRequest): boolean {
  return (
    isAdmin(member, request) && request.workspace.members.filter((one) => isAdmin(one, request)).length === 1
  );
}

function isAdmin(member: MemberRecord | undefined, { workspace, assumptions }: RouteRequest): boolean {
  if (member === undefined) return false;
  const roles = workspace.adminRoles ?? new Set(assumptions.settle("team-members.admin-role"));
  return roles.has(member.organization_role);
}

/** The specification asks for a valid role, and says that case matters. */
function checkRole(role: string, request: RouteRequest): void {
  if (!request.workspace.roles.has(role))
    fail(request, "errors.validation", `the seed has no role "${role}"`);
}

/** Which names are valid is not shown, but for those that members have. */
function checkTimeZone(name: string, request: RouteRequest): void {
  if (request.workspace.members.some(({ time_zone }) => time_zone === name)) return;
  const valid = request.assumptions.settleOr("time-zones.names", "any");
  if (valid === "any" || valid.includes(name)) return;
  fail(request, "errors.validation", `"${name}" is not among the names of time zones that are assumed`);
}
