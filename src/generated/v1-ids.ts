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
   */
  updateTeamMember: readonly ["PATCH", "/team_members/{team_member_id}"];
}

export const operationIds: OperationIds = {
  updateTeamMember: ["PATCH", "/team_members/{team_member_id}"],
};
