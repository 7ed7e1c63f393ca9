// Generated from openapi/v1.yaml by `npm run generate`. Do not edit: change the document instead.

/** The method and path of each operation. */
export interface OperationIds {
  /**
   * Update a team member
   *
   * Changes the fields that the body contains. It accepts the fields of the current update, and `active`. It also
   * returns `created_at` and `updated_at`, but not `profile_image_url`. The header `Accept: application/json` is required.
   *
   * > **Not shown in the specification** (`v1.team-members.update.method`): The HTTP method of the older team-member update. *Prefer the current update. For the older one, the client and the mock use the method of the current one, PATCH. The specification does not state it.*
   *
   * Not shown in the specification, about the request and the responses:
   * - `v1.team-members.update.success-status`: The success status of the older update.
   * - `errors.validation`: The status and body of the response to a request whose body or query fails validation.
   * - `errors.unknown-id`: The status and body of the response to an id or a ticket number that is malformed or that the workspace does not know.
   * - `v1.team-members.update.envelope`: Whether the response to the older update has the member under the key `team_member` or without a key.
   * - `errors.body-type`: The body of any failure other than a rejected key and the removal of the last admin.
   * - `team-members.update.last-admin`: Whether a change of a role or of `active` can leave a workspace without an admin, and how it fails if not.
   * - `team-members.update.clearing`: Whether an update can clear a field of a team member, and by which value.
   * - `v1.team-members.update.active-effect`: The effect of a change of `active` on a team member and their tickets.
   * - `v1.team-members.unset-values`: Whether an unset value of a team member in the older interface is null, empty or left out.
   * - `team-members.update.taken-address`: Whether an update can give a team member an address that another member has.
   * - `time-zones.names`: The names of time zones that are valid for a team member.
   * - `team-members.update.unknown-role`: Whether the service refuses or ignores a role that the workspace does not have.
   * - `people.ids`: Whether a person has the same id in tickets, comments and reports, and as a team member or a customer.
   */
  updateTeamMember: readonly ["PATCH", "/team_members/{team_member_id}"];
}

export const operationIds: OperationIds = {
  updateTeamMember: ["PATCH", "/team_members/{team_member_id}"],
};
