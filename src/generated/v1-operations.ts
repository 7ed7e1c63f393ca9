// Generated from openapi/v1.yaml by `npm run generate`. Do not edit: change the document instead.

import type { OperationTable } from "../document/operation.js";

const failures0 = {"statuses":[401],"gaps":{"auth.permissions":"401 4XX","auth.wrong-workspace":"401 3XX 4XX 5XX","errors.body-type":"3XX 4XX 5XX","errors.unknown-id":"4XX","errors.validation":"4XX","limits.rate":"4XX 503","limits.request-size":"4XX"}};

/**
 * For each operation: the failures that the document names, the gaps that leave others open, and the keys of each form
 * of a success.
 */
export const operationTable: OperationTable = {
  "PATCH /team_members/{team_member_id}": { ...failures0, envelopes: [{"team_member":"object"},{"id":"string","email":"string","organization_role":"string","active":"boolean","created_at":"string","updated_at":"string"}] },
};
