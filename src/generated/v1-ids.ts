// Generated from openapi/v1.yaml by `npm run generate`. Do not edit: change the document instead.

/** The method and path of each operation. */
export interface OperationIds {
  /**
   * Update a team member
   *
   * Changes the fields that the body names. It takes what the current update takes, and `active`; it returns
   * `created_at` and `updated_at` too, and no `profile_image_url`. The header `Accept: application/json` is required.
   *
   * > **Not shown** (`v1.team-members.update.method`): The HTTP method of the older update. *Expect PATCH, the method of the current update, and prefer the current update.*
   *
   * Not shown of its request and its answers:
   * - `time-zones.names`: Which names of time zones are valid.
   * - `team-members.update.clearing`: Whether an update can clear a field, and by which value.
   * - `errors.body-type`: The body of a failure, other than a rejected key and the removal of the last admin.
   * - `errors.validation`: The status and body for a request that fails validation.
   * - `errors.unknown-id`: The status and body for an id that the workspace does not know.
   * - `v1.team-members.unset-values`: Whether a value that a member does not have is null, empty or left out.
   * - `v1.team-members.update.envelope`: Whether the member stands alone or under the key team_member.
   * - `v1.team-members.update.success-status`: The status code of the success.
   * - `team-members.update.taken-address`: Whether a member can get an address that another member has.
   * - `v1.team-members.update.active-effect`: The effect of changing active.
   */
  updateTeamMember: readonly ["PATCH", "/team_members/{team_member_id}"];
}

export const operationIds: OperationIds = {
  updateTeamMember: ["PATCH", "/team_members/{team_member_id}"],
};
