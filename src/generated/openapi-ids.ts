// Generated from openapi/openapi.yaml by `npm run generate`. Do not edit: change the document instead.

/** The method and path of each operation. */
export interface OperationIds {
  /**
   * Create a ticket
   *
   * Creates a ticket for a customer and answers with its id, its number and its address.
   *
   * A `channel` that the service does not know is not an error: the ticket gets `api`.
   *
   * > **Not shown** (`tickets.list`): An operation that lists tickets in this version. *Keep the ids of the tickets that you create or receive.*
   *
   * Not shown of its request and its answers:
   * - `tickets.status.transitions`: Which status can follow which.
   * - `errors.body-type`: The body of a failure, other than a rejected key and the removal of the last admin.
   * - `errors.validation`: The status and body for a request that fails validation.
   * - `errors.unknown-id`: The status and body for an id that the workspace does not know.
   * - `tickets.create.unknown-customer`: Whether a ticket for an address that no customer has creates a customer.
   * - `tickets.create.description-form`: Whether the description is read as plain text or as HTML.
   * - `tickets.create.field-values`: Which JSON types a custom field's value may have.
   * - `tickets.create.known-customer-name`: What the name does where a customer with this e-mail address has another one.
   * - `tickets.create.default-status`: The status of a ticket that is created without one.
   * - `tickets.create.default-priority`: The priority of a ticket that is created without one.
   * - `tickets.create.default-category`: The category of a ticket that is created without one.
   * - `tickets.create.url-form`: The form of the address.
   */
  createTicket: readonly ["POST", "/tickets"];
  /**
   * Read a ticket
   *
   * Returns one ticket, found by its UUID or its number.
   *
   * > **Not shown** (`tickets.update`): An operation that updates a ticket in this version. *Add a comment or a draft; leave other changes to people in the workspace.*
   *
   * > **Not shown** (`tickets.delete`): An operation that deletes a ticket in this version. *Leave deletion to people in the workspace.*
   *
   * Not shown of its request and its answers:
   * - `tickets.status.transitions`: Which status can follow which.
   * - `errors.body-type`: The body of a failure, other than a rejected key and the removal of the last admin.
   * - `errors.validation`: The status and body for a request that fails validation.
   * - `errors.unknown-id`: The status and body for an id that the workspace does not know.
   * - `tickets.unset-values`: Whether a value that a ticket or an object in it does not have is null, empty or left out.
   * - `tickets.fields.value-type`: The JSON type of a custom field's value as a ticket returns it.
   * - `tickets.updated-at`: Whether a comment or a draft changes the time.
   */
  getTicket: readonly ["GET", "/tickets/{ticket_id}"];
  /**
   * List the comments of a ticket
   *
   * Returns one page of a ticket's replies and notes.
   *
   * Not shown of its request and its answers:
   * - `errors.body-type`: The body of a failure, other than a rejected key and the removal of the last admin.
   * - `errors.validation`: The status and body for a request that fails validation.
   * - `errors.unknown-id`: The status and body for an id that the workspace does not know.
   * - `comments.content-form`: Whether the content is plain text or HTML.
   * - `comments.author.unset-values`: Whether a name or e-mail address that an author does not have is null, empty or left out.
   * - `comments.attachments.unset-values`: Whether a value that an attachment does not have is null, empty or left out.
   * - `comments.mentions.unset-values`: Whether a name or e-mail address that a user does not have is null, empty or left out.
   * - `comments.unset-values`: Whether the author of a comment that has none is null, empty or left out.
   * - `pagination.page-number-absent`: What a request without page_number gets. The text of each operation says all results; the general text on pagination says page 1 with 30 items.
   * - `pagination.order`: The order of the items of a list, and whether it stays the same from page to page.
   * - `pagination.page-size-parameter`: How the query parameter for the page size is called.
   * - `pagination.page-out-of-range`: The status and body for a page that does not exist. The text on pagination says that the text on errors describes them; that text says that they are not shown.
   * - `comments.author.kinds`: The kinds of author other than user, and which authors are of the kind user.
   * - `comments.attachments.url-access`: Whether the file can be read without a key, and how long its URL works.
   * - `pagination.empty-list`: Whether a list without items has one page or none.
   * - `limits.page-size`: The largest page size.
   */
  listComments: readonly ["GET", "/tickets/{ticket_id}/comments"];
  /**
   * Create a comment
   *
   * Adds a reply or a note to a ticket. Only a note can mention users, each of whom must be active in the same
   * organization. To place a mention in the text, write `@Full Name` of the mentioned user there.
   *
   * Not shown of its request and its answers:
   * - `errors.body-type`: The body of a failure, other than a rejected key and the removal of the last admin.
   * - `errors.validation`: The status and body for a request that fails validation.
   * - `errors.unknown-id`: The status and body for an id that the workspace does not know.
   * - `comments.content-form`: Whether the content is plain text or HTML.
   * - `comments.author.unset-values`: Whether a name or e-mail address that an author does not have is null, empty or left out.
   * - `comments.attachments.unset-values`: Whether a value that an attachment does not have is null, empty or left out.
   * - `comments.mentions.unset-values`: Whether a name or e-mail address that a user does not have is null, empty or left out.
   * - `comments.unset-values`: Whether the author of a comment that has none is null, empty or left out.
   * - `comments.create.unknown-author`: What creating a comment does whose author_email belongs to no user, and who its author is.
   * - `comments.author.kinds`: The kinds of author other than user, and which authors are of the kind user.
   * - `comments.attachments.url-access`: Whether the file can be read without a key, and how long its URL works.
   */
  createComment: readonly ["POST", "/tickets/{ticket_id}/comments"];
  /**
   * Read a comment
   *
   * Returns one comment of a ticket.
   *
   * Not shown of its request and its answers:
   * - `errors.body-type`: The body of a failure, other than a rejected key and the removal of the last admin.
   * - `errors.validation`: The status and body for a request that fails validation.
   * - `errors.unknown-id`: The status and body for an id that the workspace does not know.
   * - `comments.content-form`: Whether the content is plain text or HTML.
   * - `comments.author.unset-values`: Whether a name or e-mail address that an author does not have is null, empty or left out.
   * - `comments.attachments.unset-values`: Whether a value that an attachment does not have is null, empty or left out.
   * - `comments.mentions.unset-values`: Whether a name or e-mail address that a user does not have is null, empty or left out.
   * - `comments.unset-values`: Whether the author of a comment that has none is null, empty or left out.
   * - `comments.author.kinds`: The kinds of author other than user, and which authors are of the kind user.
   * - `comments.attachments.url-access`: Whether the file can be read without a key, and how long its URL works.
   */
  getComment: readonly ["GET", "/tickets/{ticket_id}/comments/{comment_id}"];
  /**
   * Create a draft comment
   *
   * Keeps a reply or a note as a draft on a ticket. With `author_email`, the draft ends with the signature that is
   * stored for that user.
   *
   * Not shown of its request and its answers:
   * - `errors.body-type`: The body of a failure, other than a rejected key and the removal of the last admin.
   * - `errors.validation`: The status and body for a request that fails validation.
   * - `errors.unknown-id`: The status and body for an id that the workspace does not know.
   * - `comments.content-form`: Whether the content is plain text or HTML.
   * - `drafts.create.signature-form`: The form in which the signature is appended, and what separates it from the content.
   * - `drafts.create.unknown-author`: What creating a draft does whose author_email belongs to no user.
   */
  createDraft: readonly ["POST", "/tickets/{ticket_id}/drafts"];
  /**
   * Create a customer
   *
   * Adds a customer. E-mail addresses, phone numbers and links can each be plain strings or objects that say more.
   * The first e-mail address is the primary one when none is marked.
   *
   * Not shown of its request and its answers:
   * - `errors.body-type`: The body of a failure, other than a rejected key and the removal of the last admin.
   * - `errors.validation`: The status and body for a request that fails validation.
   * - `errors.unknown-id`: The status and body for an id that the workspace does not know.
   * - `customers.create.email-fields`: Which of the two fields are required.
   * - `customers.create.phone-fields`: Which of the two fields are required.
   * - `customers.create.link-fields`: Which of the two fields are required.
   * - `customers.create.required-fields`: Which fields are required.
   * - `customers.record-fields`: Fields of a customer other than these three.
   * - `customers.unset-values`: Whether a value that a customer does not have is null, empty or left out.
   * - `customers.create.success-status`: The status code of the success.
   * - `customers.create.email-primary-type`: The JSON type of primary.
   * - `customers.create.phone-label-type`: The JSON type of label.
   * - `customers.create.link-label-type`: The JSON type of label.
   * - `customers.create.known-address`: What creating a customer does whose e-mail address another customer has.
   * - `customers.create.language-form`: How a language is written, as a name or as a code, and which ones are accepted.
   * - `customers.company`: The company that the id refers to, and where to find its id.
   * - `customers.name-form`: Whether and how the name is made of the first and the last name that a customer is created with.
   */
  createCustomer: readonly ["POST", "/customers"];
  /**
   * List the team members
   *
   * Returns one page of the workspace's team.
   *
   * > **Not shown** (`team-members.list.email-filter-parameter`): The name of the query parameter that filters by e-mail address. *Read all pages and compare the addresses yourself.*
   *
   * Not shown of its request and its answers:
   * - `errors.body-type`: The body of a failure, other than a rejected key and the removal of the last admin.
   * - `errors.validation`: The status and body for a request that fails validation.
   * - `errors.unknown-id`: The status and body for an id that the workspace does not know.
   * - `time-zones.names`: Which names of time zones are valid.
   * - `team-members.unset-values`: Whether a value that a member does not have is null, empty or left out.
   * - `team-members.name-form`: Whether and how the name that tickets, comments and reports have of a member is made of the first and the last name.
   * - `pagination.page-number-absent`: What a request without page_number gets. The text of each operation says all results; the general text on pagination says page 1 with 30 items.
   * - `pagination.order`: The order of the items of a list, and whether it stays the same from page to page.
   * - `pagination.page-size-parameter`: How the query parameter for the page size is called.
   * - `pagination.page-out-of-range`: The status and body for a page that does not exist. The text on pagination says that the text on errors describes them; that text says that they are not shown.
   * - `pagination.empty-list`: Whether a list without items has one page or none.
   * - `limits.page-size`: The largest page size.
   */
  listTeamMembers: readonly ["GET", "/team-members"];
  /**
   * Add team members
   *
   * Adds people to the workspace by their e-mail addresses. Invitations go out unless they are switched off.
   *
   * > **Not shown** (`team-members.add.active`): Whether a member is active from the moment on at which they were added. *Read the member before you rely on it, for example to mention them.*
   *
   * Not shown of its request and its answers:
   * - `errors.body-type`: The body of a failure, other than a rejected key and the removal of the last admin.
   * - `errors.validation`: The status and body for a request that fails validation.
   * - `errors.unknown-id`: The status and body for an id that the workspace does not know.
   * - `team-members.add.required-fields`: Which fields are required.
   * - `team-members.add.known-address`: What adding an address does that a member of the workspace has already.
   * - `team-members.add.unknown-inviter`: What adding members does where invited_by belongs to no admin.
   * - `team-members.add.message-text`: The words of the message.
   */
  addTeamMembers: readonly ["POST", "/team-members"];
  /**
   * Read a team member
   *
   * Returns one team member.
   *
   * Not shown of its request and its answers:
   * - `errors.body-type`: The body of a failure, other than a rejected key and the removal of the last admin.
   * - `errors.validation`: The status and body for a request that fails validation.
   * - `errors.unknown-id`: The status and body for an id that the workspace does not know.
   * - `time-zones.names`: Which names of time zones are valid.
   * - `team-members.unset-values`: Whether a value that a member does not have is null, empty or left out.
   * - `team-members.name-form`: Whether and how the name that tickets, comments and reports have of a member is made of the first and the last name.
   */
  getTeamMember: readonly ["GET", "/team-members/{team_member_id}"];
  /**
   * Update a team member
   *
   * Changes the fields that the body names and answers with the member as it is then.
   *
   * Not shown of its request and its answers:
   * - `errors.body-type`: The body of a failure, other than a rejected key and the removal of the last admin.
   * - `errors.validation`: The status and body for a request that fails validation.
   * - `errors.unknown-id`: The status and body for an id that the workspace does not know.
   * - `time-zones.names`: Which names of time zones are valid.
   * - `team-members.unset-values`: Whether a value that a member does not have is null, empty or left out.
   * - `team-members.name-form`: Whether and how the name that tickets, comments and reports have of a member is made of the first and the last name.
   * - `team-members.update.clearing`: Whether an update can clear a field, and by which value.
   * - `team-members.update.taken-address`: Whether a member can get an address that another member has.
   */
  updateTeamMember: readonly ["PATCH", "/team-members/{team_member_id}"];
  /**
   * Remove a team member
   *
   * Removes a member from the workspace. The last admin of a workspace cannot be removed.
   *
   * > **Not shown** (`team-members.admin-role`): Which organization roles make a member an admin of the workspace. *Do not conclude from a role whether a member can be removed; handle the failure.*
   *
   * > **Not shown** (`team-members.remove.references`): What tickets and comments show of a member who was removed. *Keep what you need to show of a member.*
   *
   * Not shown of its request and its answers:
   * - `errors.body-type`: The body of a failure, other than a rejected key and the removal of the last admin.
   * - `errors.validation`: The status and body for a request that fails validation.
   * - `errors.unknown-id`: The status and body for an id that the workspace does not know.
   * - `team-members.remove.last-admin-status`: The status code for removing the last admin.
   */
  removeTeamMember: readonly ["DELETE", "/team-members/{team_member_id}"];
  /**
   * List the enabled web forms
   *
   * Returns the web forms that are enabled, and the name of the knowledge base. Disabled forms are left out.
   *
   * Not shown of its request and its answers:
   * - `errors.body-type`: The body of a failure, other than a rejected key and the removal of the last admin.
   * - `errors.validation`: The status and body for a request that fails validation.
   * - `errors.unknown-id`: The status and body for an id that the workspace does not know.
   * - `forms.unset-values`: Whether a value that a form does not have is null, empty or left out.
   * - `forms.knowledge-base.unset-values`: Whether the name of a knowledge base that has none is null, empty or left out.
   */
  listForms: readonly ["GET", "/forms"];
  /**
   * Report on agents
   *
   * Returns one page of the performance of agents, and the same metrics over all agents.
   *
   * > **The specification contradicts itself** (`reports.agents.pagination`): Whether the answer carries a pagination object. The text on pagination says that paginated responses do; the text of this report, which has page_number, shows total_count instead. *Read page after page until one has no entry that is new.*
   *
   * Not shown of its request and its answers:
   * - `errors.body-type`: The body of a failure, other than a rejected key and the removal of the last admin.
   * - `errors.validation`: The status and body for a request that fails validation.
   * - `errors.unknown-id`: The status and body for an id that the workspace does not know.
   * - `reports.range.bounds`: In which time zone a span is counted, on which day a week starts, and whether the span includes its last date.
   * - `reports.metrics.units`: The units and the exact definitions of the metrics.
   * - `reports.agents.unset-values`: Whether a name that an agent does not have is null, empty or left out.
   * - `reports.total-count-meaning`: What total_count counts, the entries on all pages or those on this page.
   * - `pagination.page-number-absent`: What a request without page_number gets. The text of each operation says all results; the general text on pagination says page 1 with 30 items.
   * - `pagination.order`: The order of the items of a list, and whether it stays the same from page to page.
   * - `pagination.page-size-parameter`: How the query parameter for the page size is called.
   * - `pagination.page-out-of-range`: The status and body for a page that does not exist. The text on pagination says that the text on errors describes them; that text says that they are not shown.
   * - `reports.range.dates-without-custom`: What start_date and end_date do where range_type is not custom.
   * - `reports.metrics.previous`: Which span the previous value belongs to, and what it is where the range is all_time.
   * - `reports.metrics.change`: How the change is calculated, and what it is where there was nothing before.
   */
  getAgentReport: readonly ["GET", "/reports/agents"];
  /**
   * Report on groups
   *
   * Returns one page of the performance of groups, and the same metrics over all groups.
   *
   * > **The specification contradicts itself** (`reports.groups.pagination`): Whether the answer carries a pagination object. The text on pagination says that paginated responses do; the text of this report, which has page_number, shows total_count instead. *Read page after page until one has no entry that is new.*
   *
   * Not shown of its request and its answers:
   * - `errors.body-type`: The body of a failure, other than a rejected key and the removal of the last admin.
   * - `errors.validation`: The status and body for a request that fails validation.
   * - `errors.unknown-id`: The status and body for an id that the workspace does not know.
   * - `reports.range.bounds`: In which time zone a span is counted, on which day a week starts, and whether the span includes its last date.
   * - `reports.metrics.units`: The units and the exact definitions of the metrics.
   * - `reports.total-count-meaning`: What total_count counts, the entries on all pages or those on this page.
   * - `reports.groups.unset-values`: Whether a name that a group does not have is null, empty or left out.
   * - `pagination.page-number-absent`: What a request without page_number gets. The text of each operation says all results; the general text on pagination says page 1 with 30 items.
   * - `pagination.order`: The order of the items of a list, and whether it stays the same from page to page.
   * - `pagination.page-size-parameter`: How the query parameter for the page size is called.
   * - `pagination.page-out-of-range`: The status and body for a page that does not exist. The text on pagination says that the text on errors describes them; that text says that they are not shown.
   * - `reports.range.dates-without-custom`: What start_date and end_date do where range_type is not custom.
   * - `reports.metrics.previous`: Which span the previous value belongs to, and what it is where the range is all_time.
   * - `reports.metrics.change`: How the change is calculated, and what it is where there was nothing before.
   */
  getGroupReport: readonly ["GET", "/reports/groups"];
  /**
   * Report on surveys
   *
   * Returns the customer satisfaction surveys, with the count of each choice.
   *
   * Not shown of its request and its answers:
   * - `errors.body-type`: The body of a failure, other than a rejected key and the removal of the last admin.
   * - `errors.validation`: The status and body for a request that fails validation.
   * - `errors.unknown-id`: The status and body for an id that the workspace does not know.
   * - `reports.range.bounds`: In which time zone a span is counted, on which day a week starts, and whether the span includes its last date.
   * - `reports.surveys.unset-values`: Whether a value that a survey or one of its choices does not have is null, empty or left out.
   * - `reports.range.dates-without-custom`: What start_date and end_date do where range_type is not custom.
   * - `reports.surveys.count-type`: The JSON type of count.
   * - `reports.surveys.question-type`: The JSON type of question.
   */
  getSurveyReport: readonly ["GET", "/reports/surveys"];
  /**
   * Report on tickets
   *
   * Returns the volume of tickets by status.
   *
   * Not shown of its request and its answers:
   * - `errors.body-type`: The body of a failure, other than a rejected key and the removal of the last admin.
   * - `errors.validation`: The status and body for a request that fails validation.
   * - `errors.unknown-id`: The status and body for an id that the workspace does not know.
   * - `reports.range.bounds`: In which time zone a span is counted, on which day a week starts, and whether the span includes its last date.
   * - `reports.metrics.units`: The units and the exact definitions of the metrics.
   * - `reports.range.dates-without-custom`: What start_date and end_date do where range_type is not custom.
   * - `reports.metrics.previous`: Which span the previous value belongs to, and what it is where the range is all_time.
   * - `reports.metrics.change`: How the change is calculated, and what it is where there was nothing before.
   */
  getTicketReport: readonly ["GET", "/reports/tickets"];
}

export const operationIds: OperationIds = {
  createTicket: ["POST", "/tickets"],
  getTicket: ["GET", "/tickets/{ticket_id}"],
  listComments: ["GET", "/tickets/{ticket_id}/comments"],
  createComment: ["POST", "/tickets/{ticket_id}/comments"],
  getComment: ["GET", "/tickets/{ticket_id}/comments/{comment_id}"],
  createDraft: ["POST", "/tickets/{ticket_id}/drafts"],
  createCustomer: ["POST", "/customers"],
  listTeamMembers: ["GET", "/team-members"],
  addTeamMembers: ["POST", "/team-members"],
  getTeamMember: ["GET", "/team-members/{team_member_id}"],
  updateTeamMember: ["PATCH", "/team-members/{team_member_id}"],
  removeTeamMember: ["DELETE", "/team-members/{team_member_id}"],
  listForms: ["GET", "/forms"],
  getAgentReport: ["GET", "/reports/agents"],
  getGroupReport: ["GET", "/reports/groups"],
  getSurveyReport: ["GET", "/reports/surveys"],
  getTicketReport: ["GET", "/reports/tickets"],
};
