// Generated from openapi/openapi.yaml by `npm run generate`. Do not edit: change the document instead.

import type { OperationTable } from "../client/operation.js";

const shared0 = {"errors.validation":"4XX"};

const shared1 = {"errors.body-type":"3XX 4XX 5XX","auth.wrong-workspace":"401 3XX 4XX 5XX","auth.permissions":"401 403 4XX","limits.rate":"429 503 4XX","limits.request-size":"413 4XX"};

const shared2 = {"errors.unknown-id":"404 4XX"};

const shared3 = {"pagination.page-out-of-range":"4XX"};

const shared4 = {"reports.range.dates-without-custom":"4XX"};

/**
 * For each operation: its id, the failures that the document names, the gaps that leave others open, and the keys of each form
 * of a success.
 */
export const operationTable: OperationTable = {
  "POST /tickets": { id: "createTicket", statuses: [401], gaps: { "tickets.create.unknown-values":"4XX","tickets.create.unknown-customer":"4XX","tickets.create.field-values":"4XX","tickets.create.recipients-form":"4XX", ...shared0, ...shared1 }, envelopes: [{"ticket":"object"}] },
  "GET /tickets/{ticket_id}": { id: "getTicket", statuses: [401], gaps: { ...shared2, ...shared1 }, envelopes: [{"ticket":"object"}] },
  "GET /tickets/{ticket_id}/comments": { id: "listComments", statuses: [401], gaps: { ...shared3, ...shared2, ...shared0, ...shared1 }, envelopes: [{"comments":"array","pagination":"object"}] },
  "POST /tickets/{ticket_id}/comments": { id: "createComment", statuses: [401], gaps: { "comments.create.unknown-author":"4XX","comments.create.mentions-on-reply":"4XX", ...shared2, ...shared0, ...shared1 }, envelopes: [{"comment":"object"}] },
  "GET /tickets/{ticket_id}/comments/{comment_id}": { id: "getComment", statuses: [401], gaps: { ...shared2, ...shared1 }, envelopes: [{"comment":"object"}] },
  "POST /tickets/{ticket_id}/drafts": { id: "createDraft", statuses: [401], gaps: { "drafts.create.unknown-author":"4XX", ...shared2, ...shared0, ...shared1 }, envelopes: [{"draft":"object"}] },
  "POST /customers": { id: "createCustomer", statuses: [401], gaps: { "customers.create.known-address":"4XX","customers.create.required-fields":"4XX","customers.create.language-form":"4XX","customers.create.time-zone-form":"4XX","customers.create.email-fields":"4XX","customers.create.phone-fields":"4XX","customers.create.link-fields":"4XX","customers.create.email-primary-type":"4XX","customers.create.phone-label-type":"4XX","customers.create.link-label-type":"4XX", ...shared2, ...shared0, ...shared1 }, envelopes: [{"customer":"object"}] },
  "GET /team-members": { id: "listTeamMembers", statuses: [401], gaps: { ...shared3, ...shared0, ...shared1 }, envelopes: [{"team_members":"array","pagination":"object"}] },
  "POST /team-members": { id: "addTeamMembers", statuses: [401], gaps: { "team-members.add.required-fields":"4XX","team-members.add.known-address":"4XX","team-members.add.unknown-inviter":"4XX", ...shared0, ...shared1 }, envelopes: [{"message":"string"}] },
  "GET /team-members/{team_member_id}": { id: "getTeamMember", statuses: [401], gaps: { ...shared2, ...shared1 }, envelopes: [{"team_member":"object"}] },
  "PATCH /team-members/{team_member_id}": { id: "updateTeamMember", statuses: [401], gaps: { "team-members.update.last-admin":"4XX","team-members.update.clearing":"4XX","team-members.update.taken-address":"4XX","time-zones.names":"4XX", ...shared2, ...shared0, ...shared1 }, envelopes: [{"team_member":"object"}] },
  "DELETE /team-members/{team_member_id}": { id: "removeTeamMember", statuses: [401], gaps: { "team-members.remove.last-admin-status":"3XX 4XX 5XX", ...shared2, ...shared1 }, envelopes: [] },
  "GET /forms": { id: "listForms", statuses: [401], gaps: { ...shared1 }, envelopes: [{"forms":"array","kb_details":"object"}] },
  "GET /reports/agents": { id: "getAgentReport", statuses: [401], gaps: { ...shared4, ...shared3, ...shared0, ...shared1 }, envelopes: [{"members":"array","summary":"object","total_count":"integer"}] },
  "GET /reports/groups": { id: "getGroupReport", statuses: [401], gaps: { ...shared4, ...shared3, ...shared0, ...shared1 }, envelopes: [{"teams":"array","summary":"object","total_count":"integer"}] },
  "GET /reports/surveys": { id: "getSurveyReport", statuses: [401], gaps: { ...shared4, ...shared0, ...shared1 }, envelopes: [{"surveys":"array"}] },
  "GET /reports/tickets": { id: "getTicketReport", statuses: [401], gaps: { ...shared4, ...shared0, ...shared1 }, envelopes: [{"ticket_statuses":"array"}] },
};
