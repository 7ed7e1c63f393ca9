// Generated from openapi/openapi.yaml by `npm run generate`. Do not edit: change the document instead.

/** The method and path of each operation. */
export interface OperationIds {
  /**
   * Create a ticket
   *
   * Creates a ticket for a customer and answers with its id, its number and its address.
   *
   * > **Not shown** (`tickets.list`): Whether and how this version lists or finds tickets. Of an older list, under the prefix `/api/v1/public`, only the envelope is shown. *Keep the ids of the tickets that you create or receive.*
   *
   * > **Not shown** (`tickets.create.sends-email`): Whether creating a ticket sends an e-mail to its customer, or to the addresses in to and cc. *Expect that it can, and use addresses of your own where you try it.*
   *
   * Not shown of its request and its answers:
   * - `errors.validation`: The status and body of a call whose body or query fails validation.
   * - `tickets.create.unknown-values`: What creating a ticket does with a status, a category, a sub-category or a custom field that the workspace does not have.
   * - `tickets.create.unread-fields`: Whether any call returns the channel, the recipients and the due date that a ticket was created with.
   * - `tickets.create.unknown-customer`: Whether a new ticket for an address that no customer has creates a customer or fails.
   * - `tickets.create.description-form`: Whether the description of a new ticket is read as plain text or as HTML.
   * - `tickets.create.field-values`: Which JSON types the value of a custom field of a new ticket may have.
   * - `tickets.create.known-customer-name`: What happens when a ticket is created with a name other than the one of the customer who has its address.
   * - `tickets.create.default-status`: The status of a ticket that is created without one.
   * - `tickets.create.default-priority`: The priority of a ticket that is created without one.
   * - `tickets.create.default-category`: The category of a ticket that is created without one.
   * - `errors.body-type`: The body of a failure, other than a rejected key and the removal of the last admin.
   * - `tickets.create.recipients-form`: What creating a ticket does with recipients that are no JSON array of addresses, or an empty one.
   * - `tickets.status.transitions`: Which status of a ticket can follow which.
   * - `tickets.create.url-form`: The form of the address of a ticket in the admin area.
   */
  createTicket: readonly ["POST", "/tickets"];
  /**
   * Read a ticket
   *
   * Returns one ticket, found by its UUID or its number.
   *
   * > **Not shown** (`tickets.update`): Whether and how this version updates a ticket. *Add a comment or a draft; leave other changes to people in the workspace.*
   *
   * > **Not shown** (`tickets.delete`): Whether and how this version deletes a ticket. *Leave deletion to people in the workspace.*
   *
   * Not shown of its request and its answers:
   * - `errors.unknown-id`: The status and body of a call with an id, or a ticket number, that the workspace does not know or that is malformed.
   * - `errors.body-type`: The body of a failure, other than a rejected key and the removal of the last admin.
   * - `tickets.unset-values`: Whether a value that a ticket or an object in it does not have is null, empty or left out.
   * - `tickets.updated-at`: Whether a new comment or draft changes updated_at of its ticket.
   * - `tickets.status.transitions`: Which status of a ticket can follow which.
   * - `tickets.fields.value-type`: The JSON type of a custom field's value as a ticket returns it.
   */
  getTicket: readonly ["GET", "/tickets/{ticket_id}"];
  /**
   * List the comments of a ticket
   *
   * Returns one page of a ticket's replies and notes.
   *
   * Not shown of its request and its answers:
   * - `pagination.page-number-absent`: What a request without page_number gets. The text of each operation says all results; the general text on pagination says page 1 with 30 items.
   * - `pagination.page-out-of-range`: The status and body of a call for a page that does not exist. The text on pagination says that the text on errors describes them; that text says that they are not shown.
   * - `pagination.order`: The order of the items of a list, and whether it stays the same from page to page.
   * - `pagination.page-size-parameter`: The name of the query parameter that sets the page size.
   * - `errors.validation`: The status and body of a call whose body or query fails validation.
   * - `errors.unknown-id`: The status and body of a call with an id, or a ticket number, that the workspace does not know or that is malformed.
   * - `errors.body-type`: The body of a failure, other than a rejected key and the removal of the last admin.
   * - `comments.unset-values`: Whether the author of a comment that has none is null, empty or left out.
   * - `pagination.empty-list`: Whether total_pages of a list without items is 0 or 1.
   * - `limits.page-size`: The largest size of a page.
   * - `comments.note-visibility`: Whether a customer can see a note.
   * - `comments.content-form`: Whether the content of a comment or a draft is plain text or HTML.
   * - `comments.author.unset-values`: Whether a name or e-mail address that the author of a comment does not have is null, empty or left out.
   * - `comments.attachments.unset-values`: Whether a value that an attachment does not have is null, empty or left out.
   * - `comments.mentions.unset-values`: Whether a name or e-mail address that a mentioned user does not have is null, empty or left out.
   * - `comments.author.kinds`: Which kinds of authors of comments there are besides user, and which authors are of the kind user.
   * - `comments.attachments.url-access`: Whether an attached file can be read without a key, and how long its URL works.
   */
  listComments: readonly ["GET", "/tickets/{ticket_id}/comments"];
  /**
   * Create a comment
   *
   * Adds a reply or a note to a ticket.
   *
   * > **Not shown** (`comments.create.sends-email`): Whether creating a comment sends an e-mail: a reply to the customer and to the ticket's to and cc, a note to the users whom it mentions. *Send a reply only where each of them may read it at once, and use addresses of your own where you try it.*
   *
   * Not shown of its request and its answers:
   * - `errors.validation`: The status and body of a call whose body or query fails validation.
   * - `errors.unknown-id`: The status and body of a call with an id, or a ticket number, that the workspace does not know or that is malformed.
   * - `comments.create.unknown-author`: What happens when a comment is created with an author_email that belongs to no user, and who its author is then.
   * - `comments.create.files`: Whether a call can attach files to a comment, a draft or a ticket, and how.
   * - `errors.body-type`: The body of a failure, other than a rejected key and the removal of the last admin.
   * - `comments.create.mentions-on-reply`: Whether a reply with mentions is refused or loses them, and whether an empty list counts as mentions.
   * - `comments.unset-values`: Whether the author of a comment that has none is null, empty or left out.
   * - `comments.content-form`: Whether the content of a comment or a draft is plain text or HTML.
   * - `comments.note-visibility`: Whether a customer can see a note.
   * - `comments.author.unset-values`: Whether a name or e-mail address that the author of a comment does not have is null, empty or left out.
   * - `comments.attachments.unset-values`: Whether a value that an attachment does not have is null, empty or left out.
   * - `comments.mentions.unset-values`: Whether a name or e-mail address that a mentioned user does not have is null, empty or left out.
   * - `comments.author.kinds`: Which kinds of authors of comments there are besides user, and which authors are of the kind user.
   * - `comments.attachments.url-access`: Whether an attached file can be read without a key, and how long its URL works.
   */
  createComment: readonly ["POST", "/tickets/{ticket_id}/comments"];
  /**
   * Read a comment
   *
   * Returns one comment of a ticket.
   *
   * Not shown of its request and its answers:
   * - `errors.unknown-id`: The status and body of a call with an id, or a ticket number, that the workspace does not know or that is malformed.
   * - `errors.body-type`: The body of a failure, other than a rejected key and the removal of the last admin.
   * - `comments.unset-values`: Whether the author of a comment that has none is null, empty or left out.
   * - `comments.note-visibility`: Whether a customer can see a note.
   * - `comments.content-form`: Whether the content of a comment or a draft is plain text or HTML.
   * - `comments.author.unset-values`: Whether a name or e-mail address that the author of a comment does not have is null, empty or left out.
   * - `comments.attachments.unset-values`: Whether a value that an attachment does not have is null, empty or left out.
   * - `comments.mentions.unset-values`: Whether a name or e-mail address that a mentioned user does not have is null, empty or left out.
   * - `comments.author.kinds`: Which kinds of authors of comments there are besides user, and which authors are of the kind user.
   * - `comments.attachments.url-access`: Whether an attached file can be read without a key, and how long its URL works.
   */
  getComment: readonly ["GET", "/tickets/{ticket_id}/comments/{comment_id}"];
  /**
   * Create a draft comment
   *
   * Keeps a reply or a note as a draft on a ticket. With `author_email`, the draft ends with the signature that is
   * stored for that user.
   *
   * > **Not shown** (`drafts.read`): Whether and how a draft can be read, changed, sent or deleted, and whether the comments of its ticket include it. *Keep the id of each draft that you create, do not rely on it to find the draft among the comments, and leave the rest to people.*
   *
   * Not shown of its request and its answers:
   * - `errors.validation`: The status and body of a call whose body or query fails validation.
   * - `errors.unknown-id`: The status and body of a call with an id, or a ticket number, that the workspace does not know or that is malformed.
   * - `drafts.create.unknown-author`: What happens when a draft is created with an author_email that belongs to no user.
   * - `drafts.create.signature-form`: The form in which the signature is appended to a draft, and what separates it from the content.
   * - `errors.body-type`: The body of a failure, other than a rejected key and the removal of the last admin.
   * - `comments.content-form`: Whether the content of a comment or a draft is plain text or HTML.
   * - `comments.note-visibility`: Whether a customer can see a note.
   */
  createDraft: readonly ["POST", "/tickets/{ticket_id}/drafts"];
  /**
   * Create a customer
   *
   * Adds a customer. E-mail addresses, phone numbers and links can each be plain strings or objects that say more.
   * The first e-mail address is the primary one when none is marked.
   *
   * > **Not shown** (`customers.find`): Whether and how a customer can be found, read, changed or deleted. *Keep the id and the addresses of each customer that you create.*
   *
   * > **Not shown** (`customers.create.known-address`): What happens when a customer is created with an e-mail address that another customer has. *Keep the ids of the customers that you create, and be ready for a failure or for a second customer.*
   *
   * Not shown of its request and its answers:
   * - `customers.create.success-status`: The status code of the success of creating a customer.
   * - `errors.validation`: The status and body of a call whose body or query fails validation.
   * - `customers.create.required-fields`: Which fields of a new customer are required, and whether a list that is required may be empty.
   * - `errors.body-type`: The body of a failure, other than a rejected key and the removal of the last admin.
   * - `customers.record-fields`: Which fields a customer has besides id, name and email.
   * - `customers.unset-values`: Whether a value that a customer does not have is null, empty or left out.
   * - `customers.create.language-form`: How the language of a new customer is written, as a name or as a code, and which ones are accepted.
   * - `customers.create.time-zone-form`: How the time zone of a new customer is written, and which ones are accepted.
   * - `customers.company`: The company that company_id refers to, and where its id can be found.
   * - `customers.name-form`: Whether and how the name of a customer is made of the first and the last name that they are created with.
   * - `errors.unknown-id`: The status and body of a call with an id, or a ticket number, that the workspace does not know or that is malformed.
   * - `customers.create.email-fields`: Whether `email` is required in an e-mail address that is an object.
   * - `customers.create.phone-fields`: Whether phone and label are required in a phone number that is an object.
   * - `customers.create.link-fields`: Whether url and label are required in a link that is an object.
   * - `customers.create.email-primary-type`: The JSON type of primary in an e-mail address of a new customer.
   * - `customers.create.phone-label-type`: The JSON type of label in a phone number of a new customer.
   * - `customers.create.link-label-type`: The JSON type of label in a link of a new customer.
   */
  createCustomer: readonly ["POST", "/customers"];
  /**
   * List the team members
   *
   * Returns one page of the workspace's team.
   *
   * > **Not shown** (`team-members.list.email-filter-parameter`): The name of the query parameter that filters team members by e-mail address. *Read all pages and compare the addresses yourself.*
   *
   * Not shown of its request and its answers:
   * - `pagination.page-number-absent`: What a request without page_number gets. The text of each operation says all results; the general text on pagination says page 1 with 30 items.
   * - `pagination.page-out-of-range`: The status and body of a call for a page that does not exist. The text on pagination says that the text on errors describes them; that text says that they are not shown.
   * - `pagination.order`: The order of the items of a list, and whether it stays the same from page to page.
   * - `pagination.page-size-parameter`: The name of the query parameter that sets the page size.
   * - `errors.validation`: The status and body of a call whose body or query fails validation.
   * - `errors.body-type`: The body of a failure, other than a rejected key and the removal of the last admin.
   * - `team-members.unset-values`: Whether a value that a team member does not have is null, empty or left out.
   * - `team-members.name-form`: Whether and how the name that tickets, comments and reports show of a team member is made of the first and the last name.
   * - `pagination.empty-list`: Whether total_pages of a list without items is 0 or 1.
   * - `limits.page-size`: The largest size of a page.
   */
  listTeamMembers: readonly ["GET", "/team-members"];
  /**
   * Add team members
   *
   * Adds people to the workspace by their e-mail addresses. Invitations go out unless they are switched off.
   *
   * > **Not shown** (`team-members.add.listed`): Whether an added member is listed at once, or only once they accepted the invitation. *Look for the address among the listed members before you use the member, for example as an assignee, and look again later where it is absent.*
   *
   * > **Not shown** (`team-members.add.active`): Whether an added member is active at once. *Read the member before you rely on it, for example to mention them.*
   *
   * Not shown of its request and its answers:
   * - `errors.validation`: The status and body of a call whose body or query fails validation.
   * - `team-members.add.required-fields`: Which fields are required to add team members, and whether the list of addresses may be empty.
   * - `team-members.add.known-address`: What happens when an address is added that a team member has already.
   * - `team-members.add.unknown-inviter`: What happens when members are added with an invited_by that belongs to no admin.
   * - `team-members.add.message-text`: The words of the message about added members.
   * - `errors.body-type`: The body of a failure, other than a rejected key and the removal of the last admin.
   */
  addTeamMembers: readonly ["POST", "/team-members"];
  /**
   * Read a team member
   *
   * Returns one team member.
   *
   * Not shown of its request and its answers:
   * - `errors.unknown-id`: The status and body of a call with an id, or a ticket number, that the workspace does not know or that is malformed.
   * - `errors.body-type`: The body of a failure, other than a rejected key and the removal of the last admin.
   * - `team-members.unset-values`: Whether a value that a team member does not have is null, empty or left out.
   * - `team-members.name-form`: Whether and how the name that tickets, comments and reports show of a team member is made of the first and the last name.
   */
  getTeamMember: readonly ["GET", "/team-members/{team_member_id}"];
  /**
   * Update a team member
   *
   * Changes the fields that the body names and answers with the member as it is then.
   *
   * Not shown of its request and its answers:
   * - `errors.unknown-id`: The status and body of a call with an id, or a ticket number, that the workspace does not know or that is malformed.
   * - `errors.validation`: The status and body of a call whose body or query fails validation.
   * - `team-members.update.last-admin`: Whether an update can leave a workspace without an admin, by another role or, where it can set active, by a deactivation, and how it fails otherwise.
   * - `team-members.update.clearing`: Whether an update can clear a field of a team member, and by which value.
   * - `team-members.update.taken-address`: Whether an update can give a team member an address that another member has.
   * - `time-zones.names`: Which names of time zones are valid for a team member.
   * - `errors.body-type`: The body of a failure, other than a rejected key and the removal of the last admin.
   * - `team-members.unset-values`: Whether a value that a team member does not have is null, empty or left out.
   * - `team-members.name-form`: Whether and how the name that tickets, comments and reports show of a team member is made of the first and the last name.
   */
  updateTeamMember: readonly ["PATCH", "/team-members/{team_member_id}"];
  /**
   * Remove a team member
   *
   * Removes a member from the workspace. The last admin of a workspace cannot be removed.
   *
   * > **Not shown** (`team-members.admin-role`): Which organization roles make a member an admin of the workspace. *Do not conclude from a role whether a member can be removed; handle the failure.*
   *
   * > **Not shown** (`team-members.remove.references`): What tickets and comments show of a team member who was removed. *Keep what you need to show of a member.*
   *
   * Not shown of its request and its answers:
   * - `errors.unknown-id`: The status and body of a call with an id, or a ticket number, that the workspace does not know or that is malformed.
   * - `team-members.remove.last-admin-status`: The status code of the failure to remove the last admin of the workspace.
   * - `errors.body-type`: The body of a failure, other than a rejected key and the removal of the last admin.
   */
  removeTeamMember: readonly ["DELETE", "/team-members/{team_member_id}"];
  /**
   * List the enabled web forms
   *
   * Returns the web forms that are enabled, and the name of the knowledge base. Disabled forms are left out.
   *
   * Not shown of its request and its answers:
   * - `errors.body-type`: The body of a failure, other than a rejected key and the removal of the last admin.
   * - `forms.knowledge-base.unset-values`: Whether the name of a knowledge base that has none is null, empty or left out.
   * - `forms.unset-values`: Whether a value that a form does not have is null, empty or left out.
   */
  listForms: readonly ["GET", "/forms"];
  /**
   * Report on agents
   *
   * Returns one page of the performance of agents, and the same metrics over all agents.
   *
   * > **The specification contradicts itself** (`reports.agents.pagination`): Whether the report on agents carries a pagination object. The text on pagination says that paginated responses do; the text of this report, which has page_number, shows total_count instead. *Read the pagination object where it is there. Elsewhere, ask for the next page until a page is empty; paginate does so where total_count leaves the end open.*
   *
   * Not shown of its request and its answers:
   * - `reports.range.dates-without-custom`: What start_date and end_date do in a report whose range_type is not custom.
   * - `pagination.page-number-absent`: What a request without page_number gets. The text of each operation says all results; the general text on pagination says page 1 with 30 items.
   * - `pagination.page-out-of-range`: The status and body of a call for a page that does not exist. The text on pagination says that the text on errors describes them; that text says that they are not shown.
   * - `pagination.order`: The order of the items of a list, and whether it stays the same from page to page.
   * - `pagination.page-size-parameter`: The name of the query parameter that sets the page size.
   * - `reports.range.bounds`: In which time zone the span of a report is counted, on which day a week starts, and whether the span includes its last date.
   * - `errors.validation`: The status and body of a call whose body or query fails validation.
   * - `errors.body-type`: The body of a failure, other than a rejected key and the removal of the last admin.
   * - `reports.total-count-meaning`: What total_count of a report counts, for example the entries on all pages or those on its page.
   * - `reports.agents.unset-values`: Whether a name that an agent does not have is null, empty or left out.
   * - `reports.metrics.units`: The units and the exact definitions of the metrics of a report.
   * - `reports.metrics.previous`: Which span the previous value of a metric belongs to, and what it is where the range is all_time.
   * - `reports.metrics.change`: How the change of a metric is calculated, and what it is where there was nothing before.
   */
  getAgentReport: readonly ["GET", "/reports/agents"];
  /**
   * Report on groups
   *
   * Returns one page of the performance of groups, and the same metrics over all groups.
   *
   * > **The specification contradicts itself** (`reports.groups.pagination`): Whether the report on groups carries a pagination object. The text on pagination says that paginated responses do; the text of this report, which has page_number, shows total_count instead. *Read the pagination object where it is there. Elsewhere, ask for the next page until a page is empty; paginate does so where total_count leaves the end open.*
   *
   * Not shown of its request and its answers:
   * - `reports.range.dates-without-custom`: What start_date and end_date do in a report whose range_type is not custom.
   * - `pagination.page-number-absent`: What a request without page_number gets. The text of each operation says all results; the general text on pagination says page 1 with 30 items.
   * - `pagination.page-out-of-range`: The status and body of a call for a page that does not exist. The text on pagination says that the text on errors describes them; that text says that they are not shown.
   * - `pagination.order`: The order of the items of a list, and whether it stays the same from page to page.
   * - `pagination.page-size-parameter`: The name of the query parameter that sets the page size.
   * - `reports.range.bounds`: In which time zone the span of a report is counted, on which day a week starts, and whether the span includes its last date.
   * - `errors.validation`: The status and body of a call whose body or query fails validation.
   * - `errors.body-type`: The body of a failure, other than a rejected key and the removal of the last admin.
   * - `reports.total-count-meaning`: What total_count of a report counts, for example the entries on all pages or those on its page.
   * - `reports.groups.unset-values`: Whether a name that a group does not have is null, empty or left out.
   * - `reports.metrics.units`: The units and the exact definitions of the metrics of a report.
   * - `reports.metrics.previous`: Which span the previous value of a metric belongs to, and what it is where the range is all_time.
   * - `reports.metrics.change`: How the change of a metric is calculated, and what it is where there was nothing before.
   */
  getGroupReport: readonly ["GET", "/reports/groups"];
  /**
   * Report on surveys
   *
   * Returns the customer satisfaction surveys, with the count of each choice.
   *
   * Not shown of its request and its answers:
   * - `reports.range.dates-without-custom`: What start_date and end_date do in a report whose range_type is not custom.
   * - `reports.range.bounds`: In which time zone the span of a report is counted, on which day a week starts, and whether the span includes its last date.
   * - `errors.validation`: The status and body of a call whose body or query fails validation.
   * - `errors.body-type`: The body of a failure, other than a rejected key and the removal of the last admin.
   * - `reports.surveys.unset-values`: Whether a value that a survey or one of its choices does not have is null, empty or left out.
   * - `reports.surveys.question-type`: The JSON type of the question of a survey.
   * - `reports.surveys.count-type`: The JSON type of the count of a survey's choice.
   */
  getSurveyReport: readonly ["GET", "/reports/surveys"];
  /**
   * Report on tickets
   *
   * Returns the volume of tickets by status.
   *
   * Not shown of its request and its answers:
   * - `reports.range.dates-without-custom`: What start_date and end_date do in a report whose range_type is not custom.
   * - `reports.range.bounds`: In which time zone the span of a report is counted, on which day a week starts, and whether the span includes its last date.
   * - `errors.validation`: The status and body of a call whose body or query fails validation.
   * - `errors.body-type`: The body of a failure, other than a rejected key and the removal of the last admin.
   * - `reports.tickets.unset-values`: Whether the name of a status that has none is null, empty or left out of the report on tickets.
   * - `reports.metrics.units`: The units and the exact definitions of the metrics of a report.
   * - `reports.metrics.previous`: Which span the previous value of a metric belongs to, and what it is where the range is all_time.
   * - `reports.metrics.change`: How the change of a metric is calculated, and what it is where there was nothing before.
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
