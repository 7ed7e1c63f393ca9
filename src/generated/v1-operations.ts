// Generated from openapi/v1.yaml by `npm run generate`. Do not edit: change the document instead.

import type { OperationTable } from "../client/operation.js";

/**
 * For each operation: its id, the failures that the document names, the gaps that can be the cause of other failures, and the
 * required keys of a success with their types.
 */
export const operationTable: OperationTable = {
  "PATCH /team_members/{team_member_id}": {"id":"updateTeamMember","statuses":[401],"gaps":{"errors.unknown-id":"404 4XX","errors.validation":"4XX","errors.body-type":"3XX 4XX 5XX","team-members.update.last-admin":"4XX","team-members.update.clearing":"4XX","team-members.update.taken-address":"4XX","time-zones.names":"4XX","auth.wrong-workspace":"401 3XX 4XX 5XX","auth.permissions":"401 403 4XX","limits.rate":"429 503 4XX","limits.request-size":"413 4XX"},"envelopes":[{"team_member":"object"},{"id":"string","organization_role":"string","active":"boolean","created_at":"string","updated_at":"string"}]},
};
