import type { LastAdminError, NewTeamMembers, TeamMemberUpdateV1 } from "../../../index.js";
import { type Call, Failed, fail, type Routes, settleOrFail, successStatus } from "../call.js";
import { listGaps, pageOf } from "../page.js";
import type { MemberRecord } from "../records.js";
import { memberView, v1MemberView } from "../views.js";
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
    answer: addMembers,
  },
  "GET /team-members": { gaps: [active, unset, ...listGaps], answer: listMembers },
  [`GET ${path}`]: {
    gaps: ["errors.unknown-id", active, unset],
    answer: (call) => ({
      status: 200,
      body: { team_member: memberView(findMember(call), call.assumptions) },
    }),
  },
  [`PATCH ${path}`]: {
    gaps: [...update, active, unset],
    answer: updateMember,
  },
  [`DELETE ${path}`]: {
    gaps: ["team-members.admin-role", "team-members.remove.last-admin-status", "errors.unknown-id"],
    answer: removeMember,
  },
  "PATCH /team_members/{team_member_id}": {
    gaps: [
      ...update,
      active,
      "v1.team-members.unset-values",
      "v1.team-members.update.envelope",
      "v1.team-members.update.success-status",
    ],
    answer: updateV1Member,
  },
};

function findMember(call: Call): MemberRecord {
  const { team_member_id = "" } = call.params;
  return (
    call.workspace.findMember(team_member_id) ??
    fail(call, "errors.unknown-id", `the workspace has no team member "${team_member_id}"`)
  );
}

function addMembers(call: Call) {
  const { workspace, assumptions } = call;
  const {
    emails = [],
    organization_role = workspace.defaults.role,
    invited_by,
  } = call.body as NewTeamMembers;
  if ((call.body as NewTeamMembers).emails === undefined) {
    const required = assumptions.settle("team-members.add.required-fields", "emails is left out");
    if (required.includes("emails")) {
      fail(call, "errors.validation", "emails is left out, and is assumed to be required");
    }
  }
  checkRole(organization_role, call);
  if (invited_by !== undefined && !isAdmin(workspace.findMemberByEmail(invited_by), call)) {
    settleOrFail(call, "team-members.add.unknown-inviter", `"${invited_by}" belongs to no admin`);
  }
  const added = emails.filter((email, index) => {
    const isKnown = workspace.findMemberByEmail(email) !== undefined || emails.indexOf(email) < index;
    if (!isKnown) return true;
    settleOrFail(call, "team-members.add.known-address", `"${email}" belongs to a team member already`);
    return false;
  });
  // The words are the mock's own.
  const message = assumptions.settleOr("team-members.add.message-text", "The mock has added the members.");
  for (const email of added) workspace.keepMember(newMember({ email, organization_role, active: undefined }));
  return { status: 201, body: { message } };
}

function listMembers(call: Call) {
  const { page, pagination } = pageOf(call.workspace.members, call);
  return {
    status: 200,
    body: { team_members: page.map((member) => memberView(member, call.assumptions)), pagination },
  };
}

/** The member of a call as the body changes them. */
function updatedMember(call: Call, changes: TeamMemberUpdateV1): MemberRecord {
  const member = findMember(call);
  const { organization_role } = changes;
  if (organization_role !== undefined) checkRole(organization_role, call);
  const changed = (name: "email" | "first_name" | "last_name" | "time_zone") => {
    const { [name]: value = member[name] } = changes;
    if (value !== "" || value === member[name]) return value;
    const assumed = settleOrFail(call, "team-members.update.clearing", `${name} is empty`);
    return assumed === "cleared" ? undefined : member[name];
  };
  // Every member has an address, so that a cleared one is empty.
  const email = changed("email") ?? "";
  if (email !== "" && email !== member.email && call.workspace.findMemberByEmail(email)) {
    settleOrFail(call, "team-members.update.taken-address", `"${email}" belongs to another team member`);
  }
  const time_zone = changed("time_zone");
  if (time_zone !== undefined && time_zone !== member.time_zone) checkTimeZone(time_zone, call);
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

function updateMember(call: Call) {
  // Only the older update can change whether a member is active.
  const { active: _, ...changes } = call.body as TeamMemberUpdateV1;
  const member = updatedMember(call, changes);
  const team_member = memberView(member, call.assumptions);
  call.workspace.keepMember(member);
  return { status: 200, body: { team_member } };
}

function updateV1Member(call: Call) {
  const member = updatedMember(call, call.body as TeamMemberUpdateV1);
  const isWrapped = call.assumptions.settle("v1.team-members.update.envelope") === "wrapped";
  const status = successStatus(call, "v1.team-members.update.success-status");
  const team_member = v1MemberView(member, call.assumptions);
  call.workspace.keepMember(member);
  return { status, body: isWrapped ? { team_member } : team_member };
}

function removeMember(call: Call) {
  const { workspace, assumptions } = call;
  const member = findMember(call);
  if (isLastAdmin(member, call)) {
    const body: LastAdminError = { error: "Cannot remove the last admin of the workspace" };
    throw new Failed(assumptions.settle("team-members.remove.last-admin-status"), body);
  }
  workspace.removeMember(member);
  return { status: 204 };
}

function isLastAdmin(member: MemberRecord, call: Call): boolean {
  return isAdmin(member, call) && call.workspace.members.filter((one) => isAdmin(one, call)).length === 1;
}

function isAdmin(member: MemberRecord | undefined, { workspace, assumptions }: Call): boolean {
  if (member === undefined) return false;
  const roles = workspace.adminRoles ?? new Set(assumptions.settle("team-members.admin-role"));
  return roles.has(member.organization_role);
}

/** The specification asks for a valid role, and says that case matters. */
function checkRole(role: string, call: Call): void {
  if (!call.workspace.roles.has(role)) fail(call, "errors.validation", `the seed has no role "${role}"`);
}

/** Which names are valid is not shown, but for those that members have. */
function checkTimeZone(name: string, call: Call): void {
  if (call.workspace.members.some(({ time_zone }) => time_zone === name)) return;
  const valid = call.assumptions.settleOr("time-zones.names", "any");
  if (valid === "any" || valid.includes(name)) return;
  fail(call, "errors.validation", `"${name}" is none of the names of time zones that are assumed`);
}
