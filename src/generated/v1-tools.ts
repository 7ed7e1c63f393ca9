// Generated from openapi/v1.yaml by `npm run generate`. Do not edit: change the document instead.

import type { ToolTable } from "../calls/tool-table.js";
import { responseChecks } from "./v1-checks.js";

/** The operations as tools, and the checks of their bodies. */
export const toolTable: ToolTable = {
  operations: {
    updateTeamMember: {"method":"PATCH","path":"/team_members/{team_member_id}","title":"Update a team member","description":"Changes the fields that the body contains. It accepts the fields of the current update, and `active`. It also returns `created_at` and `updated_at`, but not `profile_image_url`. The header `Accept: application/json` is required. Not shown: the HTTP method of the older team-member update. Not shown: the success status of the older update.","inputSchema":{"type":"object","properties":{"team_member_id":{"description":"The team member's id. Like every `id`, it is a UUID.","type":"string","format":"uuid"},"email":{"description":"The member's e-mail address.","type":"string"},"first_name":{"description":"The first name.","type":"string"},"last_name":{"description":"The last name.","type":"string"},"time_zone":{"description":"The name of a valid time zone.","type":"string"},"organization_role":{"description":"One of the workspace's organization roles. Case matters.","type":"string"},"active":{"description":"Whether the member is active.","type":"boolean"}},"required":["team_member_id"],"additionalProperties":false},"query":[]},
  },
  checks: responseChecks,
};
