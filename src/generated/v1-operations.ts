// Generated from openapi/v1.yaml by `npm run generate`. Do not edit: change the document instead.

import type { OperationTable } from "../client/operation.js";

/**
 * For each operation: its id, the required keys of each success with their types, the list in a page, the failures that the
 * document names, and the gaps that can be the cause of other failures.
 */
export const operationTable: OperationTable = {
  "PATCH /team_members/{team_member_id}": {"id":"updateTeamMember","successes":{"2XX":[{"team_member":"object"},{"id":"string","organization_role":"string","active":"boolean","created_at":"string","updated_at":"string"}]},"statuses":[401],"gaps":{"errors.validation":"4XX","errors.unknown-id":"404 4XX","errors.body-type":"3XX 4XX 5XX","team-members.update.last-admin":"4XX","team-members.update.clearing":"4XX","team-members.update.taken-address":"4XX","time-zones.names":"4XX","team-members.update.unknown-role":"4XX","auth.wrong-workspace":"401 3XX 4XX 5XX","auth.permissions":"401 403 4XX","limits.rate":"429 503 4XX","limits.request-size":"413 4XX"}},
};
