import type { LastAdminError, NewTeamMembers, TeamMemberUpdateV1 } from "support-desk-client";
import { type Call, Failed, fail, type Routes, successStatus } from "../call.js";
import { listGaps, pageOf } from "../page.js";
import type { MemberRecord } from "../records.js";
import { memberView, v1MemberView } from "../views.js";
import { newMember, now } from "../workspace.js";

const active = "team-members.add.active";
const unset = "team-members.unset-values";
const path = "/team-members/{team_member_id}";

export const memberRoutes: Routes = {
  "POST /team-members": {
    gaps: ["errors.validation", "team-members.add.message-text", "team-members.add.required-fields"],
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
    gaps: ["errors.unknown-id", "errors.validation", active, unset],
    answer: updateMember,
  },
  [`DELETE ${path}`]: {
    gaps: ["team-members.admin-role", "team-members.remove.last-admin-status", "errors.unknown-id"],
    answer: removeMember,
  },
  "PATCH /team_members/{team_member_id}": {
    gaps: [
      "errors.unknown-id",
      "errors.validation",
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
  if (invited_by !== undefined && workspace.findMemberByEmail(invited_by) === undefined) {
    fail(call, "errors.validation", `"${invited_by}" belongs to no team member`);
  }
  for (const [index, email] of emails.entries()) checkNewEmail(email, call, emails.slice(0, index));
  // The words are the mock's own.
  const message = assumptions.settleOr("team-members.add.message-text", "The mock has added the members.");
  for (const email of emails)
    workspace.keepMember(newMember({ email, organization_role, active: undefined }));
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
function updatedMember(call: Call): MemberRecord {
  const member = findMember(call);
  const changes = call.body as TeamMemberUpdateV1;
  const { email, time_zone, organization_role } = changes;
  if (email !== undefined && email !== member.email) checkNewEmail(email, call);
  if (organization_role !== undefined) checkRole(organization_role, call);
  if (time_zone !== undefined && !isTimeZone(time_zone)) {
    fail(call, "errors.validation", `"${time_zone}" is not the name of a time zone`);
  }
  const { first_name = member.first_name, last_name = member.last_name } = changes;
  const isRenamed = first_name !== member.first_name || last_name !== member.last_name;
  return {
    ...member,
    email: email ?? member.email,
    first_name,
    last_name,
    time_zone: time_zone ?? member.time_zone,
    organization_role: organization_role ?? member.organization_role,
    active: changes.active ?? member.active,
    updated_at: now(),
    // How the service makes the name of the first and the last name is not shown.
    name: isRenamed ? undefined : member.name,
  };
}

function updateMember(call: Call) {
  const member = updatedMember(call);
  const team_member = memberView(member, call.assumptions);
  call.workspace.keepMember(member);
  return { status: 200, body: { team_member } };
}

function updateV1Member(call: Call) {
  const member = updatedMember(call);
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

function isLastAdmin(member: MemberRecord, { workspace, assumptions }: Call): boolean {
  const roles = workspace.adminRoles ?? new Set(assumptions.settle("team-members.admin-role"));
  const admins = workspace.members.filter(({ organization_role }) => roles.has(organization_role));
  return admins.length === 1 && admins[0]?.id === member.id;
}

/** The specification asks for a valid role, and says that case matters. */
function checkRole(role: string, call: Call): void {
  if (!call.workspace.roles.has(role)) fail(call, "errors.validation", `the seed has no role "${role}"`);
}

function checkNewEmail(email: string, call: Call, others: readonly string[] = []): void {
  if (call.workspace.findMemberByEmail(email) === undefined && !others.includes(email)) return;
  fail(call, "errors.validation", `"${email}" belongs to a team member already`);
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
