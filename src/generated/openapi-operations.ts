// Generated from openapi/openapi.yaml by `npm run generate`. Do not edit: change the document instead.

import type { OperationTable } from "../document/operation.js";

const failures0 = {"statuses":[401],"gaps":{"auth.permissions":"401 4XX","auth.wrong-workspace":"401 3XX 4XX 5XX","errors.body-type":"3XX 4XX 5XX","errors.unknown-id":"4XX","errors.validation":"4XX","limits.rate":"4XX 503","limits.request-size":"4XX"}};

const failures1 = {"statuses":[401],"gaps":{"auth.permissions":"401 4XX","auth.wrong-workspace":"401 3XX 4XX 5XX","errors.body-type":"3XX 4XX 5XX","errors.unknown-id":"4XX","errors.validation":"4XX","limits.rate":"4XX 503","limits.request-size":"4XX","pagination.page-out-of-range":"4XX"}};

const failures2 = {"statuses":[401],"gaps":{"auth.permissions":"401 4XX","auth.wrong-workspace":"401 3XX 4XX 5XX","errors.body-type":"3XX 4XX 5XX","errors.unknown-id":"4XX","errors.validation":"4XX","limits.rate":"4XX 503","limits.request-size":"4XX","team-members.remove.last-admin-status":"3XX 4XX 5XX"}};

/**
 * For each operation: the failures that the document names, the gaps that leave others open, and the keys of each form
 * of a success.
 */
export const operationTable: OperationTable = {
  "POST /tickets": { ...failures0, envelopes: [{"ticket":"object"}] },
  "GET /tickets/{ticket_id}": { ...failures0, envelopes: [{"ticket":"object"}] },
  "GET /tickets/{ticket_id}/comments": { ...failures1, envelopes: [{"comments":"array","pagination":"object"}] },
  "POST /tickets/{ticket_id}/comments": { ...failures0, envelopes: [{"comment":"object"}] },
  "GET /tickets/{ticket_id}/comments/{comment_id}": { ...failures0, envelopes: [{"comment":"object"}] },
  "POST /tickets/{ticket_id}/drafts": { ...failures0, envelopes: [{"draft":"object"}] },
  "POST /customers": { ...failures0, envelopes: [{"customer":"object"}] },
  "GET /team-members": { ...failures1, envelopes: [{"team_members":"array","pagination":"object"}] },
  "POST /team-members": { ...failures0, envelopes: [{"message":"string"}] },
  "GET /team-members/{team_member_id}": { ...failures0, envelopes: [{"team_member":"object"}] },
  "PATCH /team-members/{team_member_id}": { ...failures0, envelopes: [{"team_member":"object"}] },
  "DELETE /team-members/{team_member_id}": { ...failures2, envelopes: [] },
  "GET /forms": { ...failures0, envelopes: [{"forms":"array","kb_details":"object"}] },
  "GET /reports/agents": { ...failures1, envelopes: [{"members":"array","summary":"object","total_count":"integer"}] },
  "GET /reports/groups": { ...failures1, envelopes: [{"teams":"array","summary":"object","total_count":"integer"}] },
  "GET /reports/surveys": { ...failures0, envelopes: [{"surveys":"array"}] },
  "GET /reports/tickets": { ...failures0, envelopes: [{"ticket_statuses":"array"}] },
};
