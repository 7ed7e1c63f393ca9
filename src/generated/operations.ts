// Generated from openapi/openapi.yaml by `npm run generate`. Do not edit: change the document instead.

import type { OperationTable } from "../client/operation.js";

/** The method and path of each operation. */
export interface OperationIds {
  /**
   * Create a ticket
   *
   * Creates a ticket for a customer, and returns the ticket's id, number and URL.
   *
   * Not shown in the specification:
   * - `tickets.create.sends-email`: Whether the service sends an e-mail for a new ticket, to its customer or to the addresses in `to` and `cc`.
   * - `tickets.create.unknown-values`: Whether the service refuses, drops or replaces an unknown group, assignee, status, priority, category or custom field, where valid values are listed, and whether their letter case matters.
   * - `writes.repeated`: The effect of a write that the service receives twice, for example because it was sent again after a timeout.
   *
   * All 13: `npx support-desk-client gaps createTicket`
   */
  createTicket: readonly ["POST", "/tickets"];
  /**
   * Read a ticket
   *
   * Returns one ticket, found by its UUID or its number.
   *
   * Not shown in the specification:
   * - `tickets.unset-values`: Whether an unset value of a ticket, or of an object in it, is null, absent or, if it is a text, empty.
   * - `tickets.numbers`: Whether the numbers of tickets have holes, whether a number is used again, and what a number of a merged or trashed ticket leads to.
   * - `tickets.fields`: The JSON type of a custom field's value in a ticket that you read, and whether its `field_name` is the key that `ticket_fields` of a new ticket takes.
   *
   * All 8: `npx support-desk-client gaps getTicket`
   */
  getTicket: readonly ["GET", "/tickets/{ticket_id}"];
  /**
   * List the comments of a ticket
   *
   * Lists the replies and notes of a ticket. With `page_number`, it returns that page.
   *
   * Not shown in the specification:
   * - `pagination.order`: The order of the items in a list, and whether it stays the same from page to page.
   * - `comments.note-visibility`: Whether a customer can see a note.
   * - `comments.list.description`: Whether the description of a ticket is also its first comment.
   *
   * All 15: `npx support-desk-client gaps listComments`
   */
  listComments: readonly ["GET", "/tickets/{ticket_id}/comments"];
  /**
   * Create a comment
   *
   * Adds a reply or a note to a ticket.
   *
   * Not shown in the specification:
   * - `comments.create.sends-email`: Whether the service e-mails a reply to the customer, `to` and `cc`, and a note to those it mentions.
   * - `comments.note-visibility`: Whether a customer can see a note.
   * - `writes.repeated`: The effect of a write that the service receives twice, for example because it was sent again after a timeout.
   *
   * All 15: `npx support-desk-client gaps createComment`
   */
  createComment: readonly ["POST", "/tickets/{ticket_id}/comments"];
  /**
   * Read a comment
   *
   * Returns one comment of a ticket.
   *
   * Not shown in the specification:
   * - `comments.note-visibility`: Whether a customer can see a note.
   * - `comments.unset-values`: Whether an unset value of a comment, its author, an attachment or a mentioned user is null, absent or, if it is a text, empty.
   * - `comments.author.kinds`: The kinds of comment authors besides `user`, and which authors have the kind `user`.
   *
   * All 7: `npx support-desk-client gaps getComment`
   */
  getComment: readonly ["GET", "/tickets/{ticket_id}/comments/{comment_id}"];
  /**
   * Create a draft comment
   *
   * Creates a draft of a reply or a note on a ticket. With `author_email`, the service appends the stored signature of
   * that user to the draft.
   *
   * Not shown in the specification:
   * - `comments.note-visibility`: Whether a customer can see a note.
   * - `writes.repeated`: The effect of a write that the service receives twice, for example because it was sent again after a timeout.
   * - `drafts.create.unknown-author`: What happens when the `author_email` of a draft belongs to no user.
   *
   * All 10: `npx support-desk-client gaps createDraft`
   */
  createDraft: readonly ["POST", "/tickets/{ticket_id}/drafts"];
  /**
   * Create a customer
   *
   * Creates a customer. Each e-mail address, phone number and link is a plain string or an object with more details.
   * The first e-mail address is primary unless you mark another.
   *
   * Not shown in the specification:
   * - `customers.create.known-address`: Whether a known e-mail address leads to a failure, a second customer, or a change of the first one.
   * - `customers.find`: Whether and how a call can find, read, change or delete a customer.
   * - `writes.repeated`: The effect of a write that the service receives twice, for example because it was sent again after a timeout.
   *
   * All 15: `npx support-desk-client gaps createCustomer`
   */
  createCustomer: readonly ["POST", "/customers"];
  /**
   * List the team members
   *
   * Lists the workspace's team. With `page_number`, it returns that page.
   *
   * Not shown in the specification:
   * - `pagination.order`: The order of the items in a list, and whether it stays the same from page to page.
   * - `team-members.list.email-filter-parameter`: The name of the query parameter that filters team members by e-mail address.
   * - `team-members.list.members`: Whether the list has inactive and invited members, and a new member at once, and whether an added member is active at once.
   *
   * All 11: `npx support-desk-client gaps listTeamMembers`
   */
  listTeamMembers: readonly ["GET", "/team-members"];
  /**
   * Add team members
   *
   * Adds members to the workspace by e-mail address. The service sends invitation e-mails unless you switch them off.
   *
   * Not shown in the specification:
   * - `team-members.add.partial`: Whether a call that fails adds some of the members.
   * - `writes.repeated`: The effect of a write that the service receives twice, for example because it was sent again after a timeout.
   * - `team-members.add.required-fields`: The fields that are required to add team members, and whether the list of addresses may be empty.
   *
   * All 8: `npx support-desk-client gaps addTeamMembers`
   */
  addTeamMembers: readonly ["POST", "/team-members"];
  /**
   * Read a team member
   *
   * Returns one team member.
   *
   * Not shown in the specification:
   * - `team-members.unset-values`: Whether an unset value of a team member is null, absent or an empty text.
   * - `errors.unknown-id`: The status and body of the response to an id or a ticket number that the workspace does not know, or to a text that is neither, such as `abc`.
   * - `people.ids`: Whether a person has the same id in tickets, comments and reports, and as a team member or a customer.
   */
  getTeamMember: readonly ["GET", "/team-members/{team_member_id}"];
  /**
   * Update a team member
   *
   * Changes the fields that the body contains, and returns the updated member.
   *
   * Not shown in the specification:
   * - `team-members.update.last-admin`: Whether a change of a role or of `active` can leave a workspace without an admin, and how it fails if not.
   * - `team-members.update.clearing`: Whether an update can clear a field of a team member, and by which value.
   * - `writes.repeated`: The effect of a write that the service receives twice, for example because it was sent again after a timeout.
   *
   * All 12: `npx support-desk-client gaps updateTeamMember`
   */
  updateTeamMember: readonly ["PATCH", "/team-members/{team_member_id}"];
  /**
   * Remove a team member
   *
   * Removes a member from the workspace. The last admin of a workspace cannot be removed.
   *
   * Not shown in the specification:
   * - `team-members.remove.references`: Who gets a removed member's tickets, how records show the member, and whether a removal can be undone.
   * - `writes.repeated`: The effect of a write that the service receives twice, for example because it was sent again after a timeout.
   * - `team-members.remove.last-admin-status`: The status code of the failure to remove the last admin of the workspace, the roles that make a member an admin, and whether an inactive admin counts.
   *
   * All 4: `npx support-desk-client gaps removeTeamMember`
   */
  removeTeamMember: readonly ["DELETE", "/team-members/{team_member_id}"];
  /**
   * Update a team member, the older way
   *
   * Changes the fields that the body contains. It accepts the fields of the current update, and `active`, which the
   * specification lists only for this update. It also returns `created_at` and `updated_at`, but not `profile_image_url`.
   * The header `Accept: application/json` is required. The path has a server of its own, under `/api/external/v1`. This
   * document takes the workspace's address and key to be those of the current interface.
   *
   * Not shown in the specification:
   * - `team-members.update.last-admin`: Whether a change of a role or of `active` can leave a workspace without an admin, and how it fails if not.
   * - `team-members.update.clearing`: Whether an update can clear a field of a team member, and by which value.
   * - `writes.repeated`: The effect of a write that the service receives twice, for example because it was sent again after a timeout.
   *
   * All 15: `npx support-desk-client gaps updateTeamMemberV1`
   */
  updateTeamMemberV1: readonly ["PATCH", "/team_members/{team_member_id}"];
  /**
   * List the enabled web forms
   *
   * Returns the web forms that are enabled, and the name of the knowledge base. Disabled forms are left out.
   *
   * Not shown in the specification:
   * - `forms.unset-values`: Whether an unset value of a form, or `kb_details` of a workspace without a knowledge base, is null, absent or, if it is a text, empty.
   */
  listForms: readonly ["GET", "/forms"];
  /**
   * Report on agents
   *
   * Returns the performance of agents, and a summary of the same metrics over all agents. With `page_number`, it returns that page of agents.
   *
   * Not shown in the specification:
   * - `reports.total-count-meaning`: Which entries `total_count` counts: for example, those on all pages, or only those on its page.
   * - `reports.metrics.units`: The units and the exact definitions of a report's metrics.
   * - `pagination.order`: The order of the items in a list, and whether it stays the same from page to page.
   *
   * All 13: `npx support-desk-client gaps getAgentReport`
   */
  getAgentReport: readonly ["GET", "/reports/agents"];
  /**
   * Report on groups
   *
   * Returns the performance of groups, and a summary of the same metrics over all groups. With `page_number`, it returns that page of groups.
   *
   * Not shown in the specification:
   * - `reports.total-count-meaning`: Which entries `total_count` counts: for example, those on all pages, or only those on its page.
   * - `reports.metrics.units`: The units and the exact definitions of a report's metrics.
   * - `pagination.order`: The order of the items in a list, and whether it stays the same from page to page.
   *
   * All 12: `npx support-desk-client gaps getGroupReport`
   */
  getGroupReport: readonly ["GET", "/reports/groups"];
  /**
   * Report on surveys
   *
   * Returns the customer satisfaction surveys, with the count of each choice.
   *
   * Not shown in the specification:
   * - `reports.surveys.unset-values`: Whether an unset value of a survey or of one of its choices is null, absent or, if it is a text, empty.
   * - `reports.surveys.types`: The JSON types of the count of a choice and of the question of a survey.
   * - `reports.range.bounds`: The time zone of a report's span, the first day of a week, whether a custom span includes both of its dates, the longest span, and the effect of reversed or future dates, and of dates without `custom`.
   *
   * All 5: `npx support-desk-client gaps getSurveyReport`
   */
  getSurveyReport: readonly ["GET", "/reports/surveys"];
  /**
   * Report on tickets
   *
   * Returns the volume of tickets by status.
   *
   * Not shown in the specification:
   * - `reports.metrics.units`: The units and the exact definitions of a report's metrics.
   * - `reports.tickets.unset-values`: Whether an unset name of a status in the report on tickets is null, absent or an empty text.
   * - `reports.tickets.names`: Whether `name` in the report on tickets is the key of a status, such as `on_hold`, or a label, and which statuses are listed in this report, and which agents and groups in the others.
   *
   * All 7: `npx support-desk-client gaps getTicketReport`
   */
  getTicketReport: readonly ["GET", "/reports/tickets"];
}

/** The ids of the gaps of every operation. */
export const sharedGaps: readonly string[] = ["responses.listed-fields","auth.wrong-workspace","auth.permissions","limits.rate","timestamps.offset","addresses.letter-case","versioning.deprecation","errors.body-type"];

/** The operations by method and path. */
export const operations: OperationTable = {
  "POST /tickets": {"id":"createTicket","statuses":[201,401],"envelopes":[{"ticket":"object"}],"gaps":{"tickets.create.unknown-values":"4XX","tickets.create.unknown-customer":"4XX","tickets.create.field-values":"4XX","limits.request-size":"413 4XX","errors.validation":"4XX","requests.unknown-fields":"4XX","auth.wrong-workspace":"401 3XX 4XX 5XX","auth.permissions":"401 403 4XX","limits.rate":"403 429 503"}},
  "GET /tickets/{ticket_id}": {"id":"getTicket","statuses":[200,401],"envelopes":[{"ticket":"object"}],"gaps":{"errors.unknown-id":"404 4XX","auth.wrong-workspace":"401 3XX 4XX 5XX","auth.permissions":"401 403 4XX","limits.rate":"403 429 503"}},
  "GET /tickets/{ticket_id}/comments": {"id":"listComments","pagedList":"comments","statuses":[200,401],"envelopes":[{"comments":"array","pagination":"object"}],"gaps":{"pagination.page-out-of-range":"4XX","errors.unknown-id":"404 4XX","errors.validation":"4XX","requests.unknown-fields":"4XX","auth.wrong-workspace":"401 3XX 4XX 5XX","auth.permissions":"401 403 4XX","limits.rate":"403 429 503"}},
  "POST /tickets/{ticket_id}/comments": {"id":"createComment","statuses":[201,401],"envelopes":[{"comment":"object"}],"gaps":{"comments.create.status":"4XX","comments.create.unknown-author":"4XX","limits.request-size":"413 4XX","errors.unknown-id":"404 4XX","errors.validation":"4XX","requests.unknown-fields":"4XX","auth.wrong-workspace":"401 3XX 4XX 5XX","auth.permissions":"401 403 4XX","limits.rate":"403 429 503"}},
  "GET /tickets/{ticket_id}/comments/{comment_id}": {"id":"getComment","statuses":[200,401],"envelopes":[{"comment":"object"}],"gaps":{"errors.unknown-id":"404 4XX","auth.wrong-workspace":"401 3XX 4XX 5XX","auth.permissions":"401 403 4XX","limits.rate":"403 429 503"}},
  "POST /tickets/{ticket_id}/drafts": {"id":"createDraft","statuses":[201,401],"envelopes":[{"draft":"object"}],"gaps":{"drafts.create.unknown-author":"4XX","limits.request-size":"413 4XX","errors.unknown-id":"404 4XX","errors.validation":"4XX","requests.unknown-fields":"4XX","auth.wrong-workspace":"401 3XX 4XX 5XX","auth.permissions":"401 403 4XX","limits.rate":"403 429 503"}},
  "POST /customers": {"id":"createCustomer","statuses":[401,"2XX"],"envelopes":[{"customer":"object"}],"gaps":{"customers.create.known-address":"4XX","customers.create.required-fields":"4XX","customers.create.value-types":"4XX","customers.create.language-form":"4XX","customers.create.time-zone-form":"4XX","customers.company":"404 4XX","limits.request-size":"413 4XX","errors.validation":"4XX","requests.unknown-fields":"4XX","auth.wrong-workspace":"401 3XX 4XX 5XX","auth.permissions":"401 403 4XX","limits.rate":"403 429 503"}},
  "GET /team-members": {"id":"listTeamMembers","pagedList":"team_members","statuses":[200,401],"envelopes":[{"team_members":"array","pagination":"object"}],"gaps":{"pagination.page-out-of-range":"4XX","errors.validation":"4XX","requests.unknown-fields":"4XX","auth.wrong-workspace":"401 3XX 4XX 5XX","auth.permissions":"401 403 4XX","limits.rate":"403 429 503"}},
  "POST /team-members": {"id":"addTeamMembers","statuses":[201,401],"envelopes":[{}],"gaps":{"team-members.add.partial":"4XX 5XX partial","team-members.add.required-fields":"4XX","team-members.add.known-address":"4XX","team-members.add.unknown-role":"4XX","limits.request-size":"413 4XX","errors.validation":"4XX","requests.unknown-fields":"4XX","auth.wrong-workspace":"401 3XX 4XX 5XX","auth.permissions":"401 403 4XX","limits.rate":"403 429 503"}},
  "GET /team-members/{team_member_id}": {"id":"getTeamMember","statuses":[200,401],"envelopes":[{"team_member":"object"}],"gaps":{"errors.unknown-id":"404 4XX","auth.wrong-workspace":"401 3XX 4XX 5XX","auth.permissions":"401 403 4XX","limits.rate":"403 429 503"}},
  "PATCH /team-members/{team_member_id}": {"id":"updateTeamMember","statuses":[200,401],"envelopes":[{"team_member":"object"}],"gaps":{"team-members.update.last-admin":"4XX","team-members.update.clearing":"4XX","team-members.update.taken-address":"4XX","time-zones.names":"4XX","team-members.update.unknown-role":"4XX","limits.request-size":"413 4XX","errors.unknown-id":"404 4XX","errors.validation":"4XX","requests.unknown-fields":"4XX","auth.wrong-workspace":"401 3XX 4XX 5XX","auth.permissions":"401 403 4XX","limits.rate":"403 429 503"}},
  "DELETE /team-members/{team_member_id}": {"id":"removeTeamMember","statuses":[204,401],"empty":[204],"envelopes":[],"gaps":{"team-members.remove.last-admin-status":"4XX 5XX","errors.unknown-id":"404 4XX","auth.wrong-workspace":"401 3XX 4XX 5XX","auth.permissions":"401 403 4XX","limits.rate":"403 429 503"}},
  "PATCH /team_members/{team_member_id}": {"id":"updateTeamMemberV1","prefix":"/api/external/v1","statuses":[401,"2XX"],"envelopes":[{"team_member":"object"},{"id":"string","organization_role":"string","active":"boolean","created_at":"string","updated_at":"string"}],"gaps":{"team-members.update.last-admin":"4XX","team-members.update.clearing":"4XX","v1.team-members.update.method":"404 405 501","team-members.update.taken-address":"4XX","time-zones.names":"4XX","team-members.update.unknown-role":"4XX","limits.request-size":"413 4XX","errors.unknown-id":"404 4XX","errors.validation":"4XX","requests.unknown-fields":"4XX","auth.wrong-workspace":"401 3XX 4XX 5XX","auth.permissions":"401 403 4XX","limits.rate":"403 429 503"}},
  "GET /forms": {"id":"listForms","statuses":[200,401],"envelopes":[{"forms":"array"}],"gaps":{"auth.wrong-workspace":"401 3XX 4XX 5XX","auth.permissions":"401 403 4XX","limits.rate":"403 429 503"}},
  "GET /reports/agents": {"id":"getAgentReport","pagedList":"members","statuses":[200,401],"envelopes":[{"members":"array","total_count":"integer"}],"gaps":{"pagination.page-out-of-range":"4XX","reports.range.bounds":"4XX","errors.validation":"4XX","requests.unknown-fields":"4XX","auth.wrong-workspace":"401 3XX 4XX 5XX","auth.permissions":"401 403 4XX","limits.rate":"403 429 503"}},
  "GET /reports/groups": {"id":"getGroupReport","pagedList":"teams","statuses":[200,401],"envelopes":[{"teams":"array","total_count":"integer"}],"gaps":{"pagination.page-out-of-range":"4XX","reports.range.bounds":"4XX","errors.validation":"4XX","requests.unknown-fields":"4XX","auth.wrong-workspace":"401 3XX 4XX 5XX","auth.permissions":"401 403 4XX","limits.rate":"403 429 503"}},
  "GET /reports/surveys": {"id":"getSurveyReport","statuses":[200,401],"envelopes":[{"surveys":"array"}],"gaps":{"reports.range.bounds":"4XX","errors.validation":"4XX","requests.unknown-fields":"4XX","auth.wrong-workspace":"401 3XX 4XX 5XX","auth.permissions":"401 403 4XX","limits.rate":"403 429 503"}},
  "GET /reports/tickets": {"id":"getTicketReport","statuses":[200,401],"envelopes":[{"ticket_statuses":"array"}],"gaps":{"reports.range.bounds":"4XX","errors.validation":"4XX","requests.unknown-fields":"4XX","auth.wrong-workspace":"401 3XX 4XX 5XX","auth.permissions":"401 403 4XX","limits.rate":"403 429 503"}},
};
