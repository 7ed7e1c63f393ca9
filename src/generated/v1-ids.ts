// Generated from openapi/v1.yaml by `npm run generate`. Do not edit: change the document instead.

/** The method and path of each operation. */
export interface OperationIds {
  /**
   * Update a team member
   *
   * Changes the fields that the body names. It takes what the current update takes, and `active`; it returns
   * `created_at` and `updated_at` too, and no `profile_image_url`. The header `Accept: application/json` is required.
   *
   * > **Not shown** (`v1.team-members.update.method`): The HTTP method of the older update of a team member. *Prefer the current update. The client and the mock use PATCH, the method of the current update, which the specification does not state of the older one.*
   *
   * Not shown of its request and its answers:
   * - `v1.team-members.update.success-status`: The status code of the success of the older update.
   * - `errors.unknown-id`: The status and body of a call with an id, or a ticket number, that the workspace does not know or that is malformed.
   * - `errors.validation`: The status and body of a call whose body or query fails validation.
   * - `v1.team-members.update.envelope`: Whether the member in the answer to the older update stands alone or under the key team_member.
   * - `errors.body-type`: The body of a failure, other than a rejected key and the removal of the last admin.
   * - `team-members.update.last-admin`: Whether an update can leave a workspace without an admin, by another role or, where it can set active, by a deactivation, and how it fails otherwise.
   * - `team-members.update.clearing`: Whether an update can clear a field of a team member, and by which value.
   * - `v1.team-members.update.active-effect`: What happens to a team member and their tickets when active changes.
   * - `v1.team-members.unset-values`: Whether a value that a team member does not have is null, empty or left out in the older interface.
   * - `team-members.update.taken-address`: Whether an update can give a team member an address that another member has.
   * - `time-zones.names`: Which names of time zones are valid for a team member.
   */
  updateTeamMember: readonly ["PATCH", "/team_members/{team_member_id}"];
}

export const operationIds: OperationIds = {
  updateTeamMember: ["PATCH", "/team_members/{team_member_id}"],
};
