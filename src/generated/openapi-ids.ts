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
   */
  getTicket: readonly ["GET", "/tickets/{ticket_id}"];
  /**
   * List the comments of a ticket
   *
   * Returns one page of a ticket's replies and notes.
   */
  listComments: readonly ["GET", "/tickets/{ticket_id}/comments"];
  /**
   * Create a comment
   *
   * Adds a reply or a note to a ticket. Only a note can mention users, each of whom must be active in the same
   * organization. To place a mention in the text, write `@Full Name` of the mentioned user there.
   */
  createComment: readonly ["POST", "/tickets/{ticket_id}/comments"];
  /**
   * Read a comment
   *
   * Returns one comment of a ticket.
   */
  getComment: readonly ["GET", "/tickets/{ticket_id}/comments/{comment_id}"];
  /**
   * Create a draft comment
   *
   * Keeps a reply or a note as a draft on a ticket. With `author_email`, the draft ends with the signature that is
   * stored for that user.
   */
  createDraft: readonly ["POST", "/tickets/{ticket_id}/drafts"];
  /**
   * Create a customer
   *
   * Adds a customer. E-mail addresses, phone numbers and links can each be plain strings or objects that say more.
   * The first e-mail address is the primary one when none is marked.
   */
  createCustomer: readonly ["POST", "/customers"];
  /**
   * List the team members
   *
   * Returns one page of the workspace's team.
   *
   * > **Not shown** (`team-members.list.email-filter-parameter`): The name of the query parameter that filters by e-mail address. *Read all pages and compare the addresses yourself.*
   */
  listTeamMembers: readonly ["GET", "/team-members"];
  /**
   * Add team members
   *
   * Adds people to the workspace by their e-mail addresses. Invitations go out unless they are switched off.
   *
   * > **Not shown** (`team-members.add.active`): Whether a member is active from the moment on at which they were added. *Read the member before you rely on it, for example to mention them.*
   */
  addTeamMembers: readonly ["POST", "/team-members"];
  /**
   * Read a team member
   *
   * Returns one team member.
   */
  getTeamMember: readonly ["GET", "/team-members/{team_member_id}"];
  /**
   * Update a team member
   *
   * Changes the fields that the body names and answers with the member as it is then.
   */
  updateTeamMember: readonly ["PATCH", "/team-members/{team_member_id}"];
  /**
   * Remove a team member
   *
   * Removes a member from the workspace. The last admin of a workspace cannot be removed.
   *
   * > **Not shown** (`team-members.admin-role`): Which organization roles make a member an admin of the workspace. *Do not conclude from a role whether a member can be removed; handle the failure.*
   */
  removeTeamMember: readonly ["DELETE", "/team-members/{team_member_id}"];
  /**
   * List the enabled web forms
   *
   * Returns the web forms that are enabled, and the name of the knowledge base. Disabled forms are left out.
   */
  listForms: readonly ["GET", "/forms"];
  /**
   * Report on agents
   *
   * Returns one page of the performance of agents, and the same metrics over all agents.
   *
   * > **The specification contradicts itself** (`reports.agents.pagination`): Whether the answer carries a pagination object. The text on pagination says that paginated responses do; the text of this report, which has page_number, shows total_count instead. *Read page after page until one has no entry that is new.*
   */
  getAgentReport: readonly ["GET", "/reports/agents"];
  /**
   * Report on groups
   *
   * Returns one page of the performance of groups, and the same metrics over all groups.
   *
   * > **The specification contradicts itself** (`reports.groups.pagination`): Whether the answer carries a pagination object. The text on pagination says that paginated responses do; the text of this report, which has page_number, shows total_count instead. *Read page after page until one has no entry that is new.*
   */
  getGroupReport: readonly ["GET", "/reports/groups"];
  /**
   * Report on surveys
   *
   * Returns the customer satisfaction surveys, with the count of each choice.
   */
  getSurveyReport: readonly ["GET", "/reports/surveys"];
  /**
   * Report on tickets
   *
   * Returns the volume of tickets by status.
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
