// Generated from openapi/openapi.yaml by `npm run generate`. Do not edit: change the document instead.

export interface paths {
    "/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Create a ticket
         * @description Creates a ticket for a customer, and returns the ticket's id, number and URL.
         *
         *     > **Not shown in the specification** (`tickets.create.sends-email`): Whether the service sends an e-mail for a new ticket, to its customer or to the addresses in `to` and `cc`. *Expect that it does. Use your own addresses when you try it.*
         *
         *     > **Not shown in the specification** (`writes.repeated`): The effect of a write that the service receives twice, for example because it was sent again after a timeout. *Send a write again only if it certainly did not arrive. If you do not know, have somebody look in the workspace first.*
         *
         *     > **Not shown in the specification** (`tickets.list`): Whether and how this version lists or finds tickets. The specification shows only the envelope of an older list, under the prefix `/api/v1/public`. *Keep the ids of the tickets that you create or receive.*
         *
         *     > **Not shown in the specification** (`comments.create.files`): Whether a call can attach files to a ticket, a comment or a draft, and how. *Write the address of the file into the content, or let people attach the file in the workspace.*
         *
         *     > **Not shown in the specification** (`limits.request-size`): The largest request that the service accepts. *Set your own limit for the text that your users write. Be ready for a failure with a status that this document does not name.*
         */
        post: operations["createTicket"];
    };
    "/tickets/{ticket_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ticket's UUID or its sequential number. Both reach the same ticket. */
                ticket_id: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        /**
         * Read a ticket
         * @description Returns one ticket, found by its UUID or its number.
         *
         *     > **Not shown in the specification** (`tickets.update`): Whether and how this version updates a ticket. *Add a comment or a draft. Leave other changes to people in the workspace.*
         *
         *     > **Not shown in the specification** (`tickets.delete`): Whether and how this version deletes a ticket. *Leave deletion to people in the workspace.*
         */
        get: operations["getTicket"];
    };
    "/tickets/{ticket_id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ticket's UUID or its sequential number. Both reach the same ticket. */
                ticket_id: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        /**
         * List the comments of a ticket
         * @description Lists the replies and notes of a ticket. With `page_number`, it returns that page.
         *
         *     > **Not shown in the specification** (`comments.list.description`): Whether the description of a ticket is also its first comment. *Compare the two before you show both.*
         */
        get: operations["listComments"];
        /**
         * Create a comment
         * @description Adds a reply or a note to a ticket.
         *
         *     > **Not shown in the specification** (`comments.create.sends-email`): Whether the service e-mails a reply to the customer, `to` and `cc`, and a note to those it mentions. *Send a reply only if each recipient may read it at once.*
         *
         *     > **Not shown in the specification** (`writes.repeated`): The effect of a write that the service receives twice, for example because it was sent again after a timeout. *Send a write again only if it certainly did not arrive. If you do not know, have somebody look in the workspace first.*
         *
         *     > **Not shown in the specification** (`comments.create.status`): Whether a new comment changes the status or the `updated_at` of its ticket, and what happens to a comment on a ticket that is closed, spam or in the trash. *Read the ticket before you comment, and again before you rely on its status. Read the comments to find new ones.*
         *
         *     > **Not shown in the specification** (`comments.create.files`): Whether a call can attach files to a ticket, a comment or a draft, and how. *Write the address of the file into the content, or let people attach the file in the workspace.*
         *
         *     > **Not shown in the specification** (`limits.request-size`): The largest request that the service accepts. *Set your own limit for the text that your users write. Be ready for a failure with a status that this document does not name.*
         */
        post: operations["createComment"];
    };
    "/tickets/{ticket_id}/comments/{comment_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ticket's UUID or its sequential number. Both reach the same ticket. */
                ticket_id: components["parameters"]["TicketId"];
                /**
                 * @description The comment's id. Like every `id`, it is a UUID.
                 * @example b1a7e0d4-52c3-4f0e-8a96-3c5d7e9f1a20
                 */
                comment_id: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        /**
         * Read a comment
         * @description Returns one comment of a ticket.
         */
        get: operations["getComment"];
    };
    "/tickets/{ticket_id}/drafts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ticket's UUID or its sequential number. Both reach the same ticket. */
                ticket_id: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        /**
         * Create a draft comment
         * @description Creates a draft of a reply or a note on a ticket. With `author_email`, the service appends the stored signature of
         *     that user to the draft.
         *
         *     > **Not shown in the specification** (`writes.repeated`): The effect of a write that the service receives twice, for example because it was sent again after a timeout. *Send a write again only if it certainly did not arrive. If you do not know, have somebody look in the workspace first.*
         *
         *     > **Not shown in the specification** (`drafts.read`): Whether and how a call can read, change, send or delete a draft, who sees it, whether the comments of its ticket include it, and the form of the signature in it. *Keep the id of each draft that you create, but don't expect to find the draft among the comments. Let people in the workspace send, change or delete it. Don't look for the signature in its content.*
         *
         *     > **Not shown in the specification** (`comments.create.files`): Whether a call can attach files to a ticket, a comment or a draft, and how. *Write the address of the file into the content, or let people attach the file in the workspace.*
         *
         *     > **Not shown in the specification** (`limits.request-size`): The largest request that the service accepts. *Set your own limit for the text that your users write. Be ready for a failure with a status that this document does not name.*
         */
        post: operations["createDraft"];
    };
    "/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Create a customer
         * @description Creates a customer. Each e-mail address, phone number and link is a plain string or an object with more details.
         *     The first e-mail address is primary unless you mark another.
         *
         *     > **Not shown in the specification** (`customers.find`): Whether and how a call can find, read, change or delete a customer. *Keep the id and the addresses of each customer that you create.*
         *
         *     > **Not shown in the specification** (`customers.create.known-address`): Whether a known e-mail address leads to a failure, a second customer, or a change of the first one. *Keep the ids of your customers, and compare them with the id in the response.*
         *
         *     > **Not shown in the specification** (`writes.repeated`): The effect of a write that the service receives twice, for example because it was sent again after a timeout. *Send a write again only if it certainly did not arrive. If you do not know, have somebody look in the workspace first.*
         *
         *     > **Not shown in the specification** (`limits.request-size`): The largest request that the service accepts. *Set your own limit for the text that your users write. Be ready for a failure with a status that this document does not name.*
         */
        post: operations["createCustomer"];
    };
    "/team-members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the team members
         * @description Lists the workspace's team. With `page_number`, it returns that page.
         *
         *     > **Not shown in the specification** (`team-members.list.email-filter-parameter`): The name of the query parameter that filters team members by e-mail address. *Read all pages, and compare the addresses yourself.*
         */
        get: operations["listTeamMembers"];
        /**
         * Add team members
         * @description Adds members to the workspace by e-mail address. The service sends invitation e-mails unless you switch them off.
         *
         *     > **Not shown in the specification** (`team-members.add.partial`): Whether a call that fails adds some of the members. *After a failure, list the members, and add only those who are missing.*
         *
         *     > **Not shown in the specification** (`writes.repeated`): The effect of a write that the service receives twice, for example because it was sent again after a timeout. *Send a write again only if it certainly did not arrive. If you do not know, have somebody look in the workspace first.*
         *
         *     > **Not shown in the specification** (`limits.request-size`): The largest request that the service accepts. *Set your own limit for the text that your users write. Be ready for a failure with a status that this document does not name.*
         */
        post: operations["addTeamMembers"];
    };
    "/team-members/{team_member_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The team member's id. Like every `id`, it is a UUID.
                 * @example 2c8e4f6a-91b3-4d57-8e20-7f6a5b4c3d12
                 */
                team_member_id: components["parameters"]["TeamMemberId"];
            };
            cookie?: never;
        };
        /**
         * Read a team member
         * @description Returns one team member.
         */
        get: operations["getTeamMember"];
        /**
         * Remove a team member
         * @description Removes a member from the workspace. The last admin of a workspace cannot be removed.
         *
         *     > **Not shown in the specification** (`team-members.remove.references`): Who gets a removed member's tickets, how records show the member, and whether a removal can be undone. *First have people reassign the tickets, and keep what you need.*
         *
         *     > **Not shown in the specification** (`writes.repeated`): The effect of a write that the service receives twice, for example because it was sent again after a timeout. *Send a write again only if it certainly did not arrive. If you do not know, have somebody look in the workspace first.*
         */
        delete: operations["removeTeamMember"];
        /**
         * Update a team member
         * @description Changes the fields that the body contains, and returns the updated member.
         *
         *     > **Not shown in the specification** (`writes.repeated`): The effect of a write that the service receives twice, for example because it was sent again after a timeout. *Send a write again only if it certainly did not arrive. If you do not know, have somebody look in the workspace first.*
         *
         *     > **Not shown in the specification** (`limits.request-size`): The largest request that the service accepts. *Set your own limit for the text that your users write. Be ready for a failure with a status that this document does not name.*
         */
        patch: operations["updateTeamMember"];
    };
    "/team_members/{team_member_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The team member's id. Like every `id`, it is a UUID.
                 * @example 2c8e4f6a-91b3-4d57-8e20-7f6a5b4c3d12
                 */
                team_member_id: components["parameters"]["TeamMemberId"];
            };
            cookie?: never;
        };
        /**
         * Update a team member, the older way
         * @description Changes the fields that the body contains. It accepts the fields of the current update, and `active`, which the
         *     specification lists only for this update. It also returns `created_at` and `updated_at`, but not `profile_image_url`.
         *     The header `Accept: application/json` is required. The path has a server of its own, under `/api/external/v1`. This
         *     document takes the workspace's address and key to be those of the current interface.
         *
         *     > **Not shown in the specification** (`writes.repeated`): The effect of a write that the service receives twice, for example because it was sent again after a timeout. *Send a write again only if it certainly did not arrive. If you do not know, have somebody look in the workspace first.*
         *
         *     > **Not shown in the specification** (`v1.team-members.update.method`): The HTTP method of the older team-member update, and whether its host and key are those of the current interface. *Prefer the current update. For the older one, the client and the mock use the method of the current one, PATCH, and its host and key.*
         *
         *     > **Not shown in the specification** (`limits.request-size`): The largest request that the service accepts. *Set your own limit for the text that your users write. Be ready for a failure with a status that this document does not name.*
         */
        patch: operations["updateTeamMemberV1"];
    };
    "/forms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the enabled web forms
         * @description Returns the web forms that are enabled, and the name of the knowledge base. Disabled forms are left out.
         */
        get: operations["listForms"];
    };
    "/reports/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Report on agents
         * @description Returns the performance of agents, and a summary of the same metrics over all agents. With `page_number`, it returns that page of agents.
         *
         *     > **A contradiction in the specification** (`reports.agents.pagination`): Whether the report on agents has a `pagination` object. By our reading, two texts differ: the one on pagination says that paginated responses have one; the one on this report, which takes `page_number`, shows `total_count` instead. *Read `pagination` if it is present. Otherwise, read the next page until one is empty, repeats entries or fails; `paginate` does this if `total_count` does not show where the list ends.*
         */
        get: operations["getAgentReport"];
    };
    "/reports/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Report on groups
         * @description Returns the performance of groups, and a summary of the same metrics over all groups. With `page_number`, it returns that page of groups.
         *
         *     > **A contradiction in the specification** (`reports.groups.pagination`): Whether the report on groups has a `pagination` object. By our reading, two texts differ: the one on pagination says that paginated responses have one; the one on this report, which takes `page_number`, shows `total_count` instead. *Read `pagination` if it is present. Otherwise, read the next page until one is empty, repeats entries or fails; `paginate` does this if `total_count` does not show where the list ends.*
         */
        get: operations["getGroupReport"];
    };
    "/reports/surveys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Report on surveys
         * @description Returns the customer satisfaction surveys, with the count of each choice.
         */
        get: operations["getSurveyReport"];
    };
    "/reports/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Report on tickets
         * @description Returns the volume of tickets by status.
         */
        get: operations["getTicketReport"];
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        PublicV1TicketList: PublicV1TicketList;
        TicketChannel: TicketChannel;
        EncodedRecipients: EncodedRecipients;
        TicketStatus: TicketStatus;
        TicketPriority: TicketPriority;
        TicketCategory: TicketCategory;
        NewTicket: NewTicket;
        FailureBody: FailureBody;
        CreatedTicket: CreatedTicket;
        UnauthorizedBody: UnauthorizedBody;
        RecordId: RecordId;
        PersonId: PersonId;
        TicketAssignee: TicketAssignee;
        TicketCustomer: TicketCustomer;
        CustomField: CustomField;
        Ticket: Ticket;
        CommentType: CommentType;
        CommentContent: CommentContent;
        CommentAuthor: CommentAuthor;
        Attachment: Attachment;
        MentionedUser: MentionedUser;
        Comment: Comment;
        Pagination: Pagination;
        NewReply: NewReply;
        NewMention: NewMention;
        NewNote: NewNote;
        NewComment: NewComment;
        NewDraft: NewDraft;
        Draft: Draft;
        NewCustomerEmail: NewCustomerEmail;
        NewCustomerPhone: NewCustomerPhone;
        NewCustomerLink: NewCustomerLink;
        NewCustomer: NewCustomer;
        Customer: Customer;
        TeamMember: TeamMember;
        NewTeamMembers: NewTeamMembers;
        LastAdminBody: LastAdminBody;
        TeamMemberUpdate: TeamMemberUpdate;
        TeamMemberUpdateV1: TeamMemberUpdateV1;
        TeamMemberV1: TeamMemberV1;
        TeamMemberUpdateResultV1: TeamMemberUpdateResultV1;
        Form: Form;
        KnowledgeBaseDetails: KnowledgeBaseDetails;
        RangeType: RangeType;
        ReportMetric: ReportMetric;
        AgentPerformance: AgentPerformance;
        ReportSummary: ReportSummary;
        ReportTotalCount: ReportTotalCount;
        AgentReport: AgentReport;
        GroupPerformance: GroupPerformance;
        GroupReport: GroupReport;
        SurveyChoice: SurveyChoice;
        Survey: Survey;
        SurveyReport: SurveyReport;
        TicketStatusVolume: TicketStatusVolume;
        TicketReport: TicketReport;
    };
    responses: {
        /**
         * @description Any other failure.
         *
         *     > **Not shown in the specification** (`errors.validation`): The status and body of the response to a request whose body or query fails validation. *Compare each request with the document before you send it. Treat every status outside 2xx as a failure.*
         *
         *     > **Not shown in the specification** (`requests.unknown-fields`): Whether the service ignores or refuses an unknown field, an unknown query parameter, or null in an optional field. *Send only fields and parameters that the document lists, and leave out those without a value.*
         */
        InputFailure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FailureBody"];
            };
        };
        /** @description A missing, invalid, revoked or expired key gives 401. The specification states the message for a missing, invalid or expired key; that a revoked key gives it, too, is our reading. A wrong workspace may give it, or another response. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UnauthorizedBody"];
            };
        };
        /** @description Any other failure. */
        Failure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FailureBody"];
            };
        };
        /**
         * @description Any other failure. If you try to remove the last admin, the service responds with the first of these bodies.
         *
         *     > **Not shown in the specification** (`team-members.remove.last-admin-status`): The status code of the failure to remove the last admin of the workspace, the roles that make a member an admin, and whether an inactive admin counts. *Recognise the failure by its message, not by its status. Don't conclude from a role whether a member can be removed.*
         */
        RemoveTeamMemberFailure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LastAdminBody"] | components["schemas"]["FailureBody"];
            };
        };
    };
    parameters: {
        /** @description The ticket's UUID or its sequential number. Both reach the same ticket. */
        TicketId: components["schemas"]["RecordId"] | string;
        /**
         * @description The page to read, counted from 1. Always send it.
         *
         *     > **Not shown in the specification** (`pagination.order`): The order of the items in a list, and whether it stays the same from page to page. *Tell items apart by id, sort them, and compare their number with the total.*
         *
         *     > **A contradiction in the specification** (`pagination.page-number-absent`): The response to a request without `page_number`. The specification itself names the conflict: the text of each operation says all results; the general text on pagination says page 1 with 30 items. *Always send `page_number`, starting with 1.*
         *
         *     > **A contradiction in the specification** (`pagination.page-out-of-range`): The status and body of the response to a page that does not exist, and whether `total_pages` of a list without items is 0 or 1. By our reading, two texts differ: the one on pagination says that the one on errors describes the response; the one on errors says that the status and body are not shown. *Always read the first page, and then only pages that the response promises; if one of them fails, the list is incomplete. `paginate` asks for one page more only if a report's total may count a single page: an empty page, or a 400, 404, 410, 416 or 422, then ends the report.*
         *
         *     > **Not shown in the specification** (`pagination.page-size-parameter`): The name of the query parameter that sets the page size. *Expect the default of 30 items per page. Read `page_size` if the response has it.*
         * @example 1
         */
        PageNumber: number;
        /**
         * @description The comment's id. Like every `id`, it is a UUID.
         * @example b1a7e0d4-52c3-4f0e-8a96-3c5d7e9f1a20
         */
        CommentId: components["schemas"]["RecordId"];
        /**
         * @description The team member's id. Like every `id`, it is a UUID.
         * @example 2c8e4f6a-91b3-4d57-8e20-7f6a5b4c3d12
         */
        TeamMemberId: components["schemas"]["RecordId"];
        /**
         * @description The span of time that the report covers. With `custom`, both `start_date` and `end_date` are required.
         * @example custom
         */
        RangeType: components["schemas"]["RangeType"];
        /**
         * @description The date on which the span starts, as YYYY-MM-DD. `custom` requires it.
         * @example 2026-02-01
         */
        StartDate: string;
        /**
         * @description The date on which the span ends, as YYYY-MM-DD. `custom` requires it.
         * @example 2026-02-28
         */
        EndDate: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createTicket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTicket"];
            };
        };
        responses: {
            /** @description The ticket was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description A summary of a new ticket. Its required fields are our reading, because the specification does not say which are always present. */
                        ticket: components["schemas"]["CreatedTicket"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["InputFailure"];
        };
    };
    getTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ticket's UUID or its sequential number. Both reach the same ticket. */
                ticket_id: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description A ticket, as the service returns it when you read one. Its required fields are our reading, because the specification does not say which are always present.
                         *
                         *     > **Not shown in the specification** (`tickets.unset-values`): Whether an unset value of a ticket, or of an object in it, is null, absent or, if it is a text, empty. *Treat null, an empty text and a missing key alike in every optional field.*
                         */
                        ticket: components["schemas"]["Ticket"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    listComments: {
        parameters: {
            query?: {
                /**
                 * @description The page to read, counted from 1. Always send it.
                 *
                 *     > **Not shown in the specification** (`pagination.order`): The order of the items in a list, and whether it stays the same from page to page. *Tell items apart by id, sort them, and compare their number with the total.*
                 *
                 *     > **A contradiction in the specification** (`pagination.page-number-absent`): The response to a request without `page_number`. The specification itself names the conflict: the text of each operation says all results; the general text on pagination says page 1 with 30 items. *Always send `page_number`, starting with 1.*
                 *
                 *     > **A contradiction in the specification** (`pagination.page-out-of-range`): The status and body of the response to a page that does not exist, and whether `total_pages` of a list without items is 0 or 1. By our reading, two texts differ: the one on pagination says that the one on errors describes the response; the one on errors says that the status and body are not shown. *Always read the first page, and then only pages that the response promises; if one of them fails, the list is incomplete. `paginate` asks for one page more only if a report's total may count a single page: an empty page, or a 400, 404, 410, 416 or 422, then ends the report.*
                 *
                 *     > **Not shown in the specification** (`pagination.page-size-parameter`): The name of the query parameter that sets the page size. *Expect the default of 30 items per page. Read `page_size` if the response has it.*
                 * @example 1
                 */
                page_number?: components["parameters"]["PageNumber"];
            };
            header?: never;
            path: {
                /** @description The ticket's UUID or its sequential number. Both reach the same ticket. */
                ticket_id: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comments, with their pagination. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The comments. */
                        comments: components["schemas"]["Comment"][];
                        /** @description The size of a list, and the page that was returned. Its required fields are our reading, because the specification does not say which are always present. */
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["InputFailure"];
        };
    };
    createComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ticket's UUID or its sequential number. Both reach the same ticket. */
                ticket_id: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewComment"];
            };
        };
        responses: {
            /** @description The comment was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description A comment on a ticket. Its required fields are our reading, because the specification does not say which are always present.
                         *
                         *     > **Not shown in the specification** (`comments.unset-values`): Whether an unset value of a comment, its author, an attachment or a mentioned user is null, absent or, if it is a text, empty. *Treat null, an empty text and a missing key alike in every optional field.*
                         */
                        comment: components["schemas"]["Comment"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["InputFailure"];
        };
    };
    getComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ticket's UUID or its sequential number. Both reach the same ticket. */
                ticket_id: components["parameters"]["TicketId"];
                /**
                 * @description The comment's id. Like every `id`, it is a UUID.
                 * @example b1a7e0d4-52c3-4f0e-8a96-3c5d7e9f1a20
                 */
                comment_id: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description A comment on a ticket. Its required fields are our reading, because the specification does not say which are always present.
                         *
                         *     > **Not shown in the specification** (`comments.unset-values`): Whether an unset value of a comment, its author, an attachment or a mentioned user is null, absent or, if it is a text, empty. *Treat null, an empty text and a missing key alike in every optional field.*
                         */
                        comment: components["schemas"]["Comment"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    createDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ticket's UUID or its sequential number. Both reach the same ticket. */
                ticket_id: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDraft"];
            };
        };
        responses: {
            /** @description The draft was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description A draft of a comment. Its required fields are our reading, because the specification does not say which are always present. */
                        draft: components["schemas"]["Draft"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["InputFailure"];
        };
    };
    createCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description A customer to create.
                     *
                     *     > **Not shown in the specification** (`customers.create.required-fields`): The required fields of a new customer, and of an e-mail address, a phone number or a link that is an object, and whether a required list may be empty. *Send at least one e-mail address, a `first_name` and a `last_name`. In an object, send `email`, `phone` or `url`, and a `label`; or send a plain string.*
                     *
                     *     > **Not shown in the specification** (`customers.create.value-types`): The JSON types of `primary` and `label` in an e-mail address, a phone number or a link of a new customer. *Leave `primary` out, and put the primary address first. Send text as a `label`.*
                     */
                    customer: components["schemas"]["NewCustomer"];
                };
            };
        };
        responses: {
            401: components["responses"]["Unauthorized"];
            /**
             * @description The customer was created.
             *
             *     > **Not shown in the specification** (`customers.create.success-status`): The success status of creating a customer. *Take any status from 200 to 299 as success.*
             */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description A customer, as the service returns it when you create one. Its required fields are our reading, because the specification does not say which are always present.
                         *
                         *     > **Not shown in the specification** (`customers.record-fields`): The fields of a customer besides `id`, `name` and `email`. *Use `id`, `name` and `email`, and ignore other fields of the response. Keep the other values that you sent.*
                         *
                         *     > **Not shown in the specification** (`customers.unset-values`): Whether an unset value of a customer is null, absent or an empty text. *Treat null, an empty text and a missing key alike.*
                         */
                        customer: components["schemas"]["Customer"];
                    };
                };
            };
            default: components["responses"]["InputFailure"];
        };
    };
    listTeamMembers: {
        parameters: {
            query?: {
                /**
                 * @description The page to read, counted from 1. Always send it.
                 *
                 *     > **Not shown in the specification** (`pagination.order`): The order of the items in a list, and whether it stays the same from page to page. *Tell items apart by id, sort them, and compare their number with the total.*
                 *
                 *     > **A contradiction in the specification** (`pagination.page-number-absent`): The response to a request without `page_number`. The specification itself names the conflict: the text of each operation says all results; the general text on pagination says page 1 with 30 items. *Always send `page_number`, starting with 1.*
                 *
                 *     > **A contradiction in the specification** (`pagination.page-out-of-range`): The status and body of the response to a page that does not exist, and whether `total_pages` of a list without items is 0 or 1. By our reading, two texts differ: the one on pagination says that the one on errors describes the response; the one on errors says that the status and body are not shown. *Always read the first page, and then only pages that the response promises; if one of them fails, the list is incomplete. `paginate` asks for one page more only if a report's total may count a single page: an empty page, or a 400, 404, 410, 416 or 422, then ends the report.*
                 *
                 *     > **Not shown in the specification** (`pagination.page-size-parameter`): The name of the query parameter that sets the page size. *Expect the default of 30 items per page. Read `page_size` if the response has it.*
                 * @example 1
                 */
                page_number?: components["parameters"]["PageNumber"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The team members, with their pagination. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The members.
                         *
                         *     > **Not shown in the specification** (`team-members.list.members`): Whether the list has inactive and invited members, and a new member at once, and whether an added member is active at once. *Look for new members in the list, and read whether they are active, before you assign a ticket to them or mention them. Don't take a member who is not listed for a stranger.*
                         */
                        team_members: components["schemas"]["TeamMember"][];
                        /** @description The size of a list, and the page that was returned. Its required fields are our reading, because the specification does not say which are always present. */
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["InputFailure"];
        };
    };
    addTeamMembers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTeamMembers"];
            };
        };
        responses: {
            /** @description The members were added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description A message about the added members. Show it. The specification does not show its text. The document does not require it, by its own reading. */
                        message?: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["InputFailure"];
        };
    };
    getTeamMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The team member's id. Like every `id`, it is a UUID.
                 * @example 2c8e4f6a-91b3-4d57-8e20-7f6a5b4c3d12
                 */
                team_member_id: components["parameters"]["TeamMemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The team member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description A member of the workspace's team. The specification does not show how tickets, comments and reports make a name of the first and the last name. Its required fields are our reading, because the specification does not say which are always present.
                         *
                         *     > **Not shown in the specification** (`team-members.unset-values`): Whether an unset value of a team member is null, absent or an empty text. *Treat null, an empty text and a missing key alike in every optional field.*
                         */
                        team_member: components["schemas"]["TeamMember"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    removeTeamMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The team member's id. Like every `id`, it is a UUID.
                 * @example 2c8e4f6a-91b3-4d57-8e20-7f6a5b4c3d12
                 */
                team_member_id: components["parameters"]["TeamMemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member was removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["RemoveTeamMemberFailure"];
        };
    };
    updateTeamMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The team member's id. Like every `id`, it is a UUID.
                 * @example 2c8e4f6a-91b3-4d57-8e20-7f6a5b4c3d12
                 */
                team_member_id: components["parameters"]["TeamMemberId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamMemberUpdate"];
            };
        };
        responses: {
            /** @description The updated team member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description A member of the workspace's team. The specification does not show how tickets, comments and reports make a name of the first and the last name. Its required fields are our reading, because the specification does not say which are always present.
                         *
                         *     > **Not shown in the specification** (`team-members.unset-values`): Whether an unset value of a team member is null, absent or an empty text. *Treat null, an empty text and a missing key alike in every optional field.*
                         */
                        team_member: components["schemas"]["TeamMember"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["InputFailure"];
        };
    };
    updateTeamMemberV1: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The team member's id. Like every `id`, it is a UUID.
                 * @example 2c8e4f6a-91b3-4d57-8e20-7f6a5b4c3d12
                 */
                team_member_id: components["parameters"]["TeamMemberId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamMemberUpdateV1"];
            };
        };
        responses: {
            401: components["responses"]["Unauthorized"];
            /**
             * @description The updated team member.
             *
             *     > **Not shown in the specification** (`v1.team-members.update.response`): The success status of the older update, and whether the response has the member under the key `team_member` or without a key. *Take any status from 200 to 299 as success, and accept both forms.*
             */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamMemberUpdateResultV1"];
                };
            };
            default: components["responses"]["InputFailure"];
        };
    };
    listForms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The enabled forms. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The enabled forms. */
                        forms: components["schemas"]["Form"][];
                        /**
                         * @description Details of the knowledge base.
                         *
                         *     > **Not shown in the specification** (`forms.unset-values`): Whether an unset value of a form, or `kb_details` of a workspace without a knowledge base, is null, absent or, if it is a text, empty. *Treat null, an empty text and a missing key alike.*
                         */
                        kb_details?: components["schemas"]["KnowledgeBaseDetails"] | null;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    getAgentReport: {
        parameters: {
            query?: {
                /**
                 * @description The span of time that the report covers. With `custom`, both `start_date` and `end_date` are required.
                 * @example custom
                 */
                range_type?: components["parameters"]["RangeType"];
                /**
                 * @description The date on which the span starts, as YYYY-MM-DD. `custom` requires it.
                 * @example 2026-02-01
                 */
                start_date?: components["parameters"]["StartDate"];
                /**
                 * @description The date on which the span ends, as YYYY-MM-DD. `custom` requires it.
                 * @example 2026-02-28
                 */
                end_date?: components["parameters"]["EndDate"];
                /**
                 * @description The page to read, counted from 1. Always send it.
                 *
                 *     > **Not shown in the specification** (`pagination.order`): The order of the items in a list, and whether it stays the same from page to page. *Tell items apart by id, sort them, and compare their number with the total.*
                 *
                 *     > **A contradiction in the specification** (`pagination.page-number-absent`): The response to a request without `page_number`. The specification itself names the conflict: the text of each operation says all results; the general text on pagination says page 1 with 30 items. *Always send `page_number`, starting with 1.*
                 *
                 *     > **A contradiction in the specification** (`pagination.page-out-of-range`): The status and body of the response to a page that does not exist, and whether `total_pages` of a list without items is 0 or 1. By our reading, two texts differ: the one on pagination says that the one on errors describes the response; the one on errors says that the status and body are not shown. *Always read the first page, and then only pages that the response promises; if one of them fails, the list is incomplete. `paginate` asks for one page more only if a report's total may count a single page: an empty page, or a 400, 404, 410, 416 or 422, then ends the report.*
                 *
                 *     > **Not shown in the specification** (`pagination.page-size-parameter`): The name of the query parameter that sets the page size. *Expect the default of 30 items per page. Read `page_size` if the response has it.*
                 * @example 1
                 */
                page_number?: components["parameters"]["PageNumber"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentReport"];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["InputFailure"];
        };
    };
    getGroupReport: {
        parameters: {
            query?: {
                /**
                 * @description The span of time that the report covers. With `custom`, both `start_date` and `end_date` are required.
                 * @example custom
                 */
                range_type?: components["parameters"]["RangeType"];
                /**
                 * @description The date on which the span starts, as YYYY-MM-DD. `custom` requires it.
                 * @example 2026-02-01
                 */
                start_date?: components["parameters"]["StartDate"];
                /**
                 * @description The date on which the span ends, as YYYY-MM-DD. `custom` requires it.
                 * @example 2026-02-28
                 */
                end_date?: components["parameters"]["EndDate"];
                /**
                 * @description The page to read, counted from 1. Always send it.
                 *
                 *     > **Not shown in the specification** (`pagination.order`): The order of the items in a list, and whether it stays the same from page to page. *Tell items apart by id, sort them, and compare their number with the total.*
                 *
                 *     > **A contradiction in the specification** (`pagination.page-number-absent`): The response to a request without `page_number`. The specification itself names the conflict: the text of each operation says all results; the general text on pagination says page 1 with 30 items. *Always send `page_number`, starting with 1.*
                 *
                 *     > **A contradiction in the specification** (`pagination.page-out-of-range`): The status and body of the response to a page that does not exist, and whether `total_pages` of a list without items is 0 or 1. By our reading, two texts differ: the one on pagination says that the one on errors describes the response; the one on errors says that the status and body are not shown. *Always read the first page, and then only pages that the response promises; if one of them fails, the list is incomplete. `paginate` asks for one page more only if a report's total may count a single page: an empty page, or a 400, 404, 410, 416 or 422, then ends the report.*
                 *
                 *     > **Not shown in the specification** (`pagination.page-size-parameter`): The name of the query parameter that sets the page size. *Expect the default of 30 items per page. Read `page_size` if the response has it.*
                 * @example 1
                 */
                page_number?: components["parameters"]["PageNumber"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupReport"];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["InputFailure"];
        };
    };
    getSurveyReport: {
        parameters: {
            query?: {
                /**
                 * @description The span of time that the report covers. With `custom`, both `start_date` and `end_date` are required.
                 * @example custom
                 */
                range_type?: components["parameters"]["RangeType"];
                /**
                 * @description The date on which the span starts, as YYYY-MM-DD. `custom` requires it.
                 * @example 2026-02-01
                 */
                start_date?: components["parameters"]["StartDate"];
                /**
                 * @description The date on which the span ends, as YYYY-MM-DD. `custom` requires it.
                 * @example 2026-02-28
                 */
                end_date?: components["parameters"]["EndDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurveyReport"];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["InputFailure"];
        };
    };
    getTicketReport: {
        parameters: {
            query?: {
                /**
                 * @description The span of time that the report covers. With `custom`, both `start_date` and `end_date` are required.
                 * @example custom
                 */
                range_type?: components["parameters"]["RangeType"];
                /**
                 * @description The date on which the span starts, as YYYY-MM-DD. `custom` requires it.
                 * @example 2026-02-01
                 */
                start_date?: components["parameters"]["StartDate"];
                /**
                 * @description The date on which the span ends, as YYYY-MM-DD. `custom` requires it.
                 * @example 2026-02-28
                 */
                end_date?: components["parameters"]["EndDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketReport"];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["InputFailure"];
        };
    };
}
/**
 * @description The response of the older ticket list under the prefix `/api/v1/public`. This document has a schema for it, and no operation. Its required fields are our reading, because the specification does not say which are always present.
 *
 *     > **Not shown in the specification** (`v1-public.tickets.list`): The method, the path, the parameters and the failures of the older ticket list, the fields of its tickets, and the form of its pagination. *Don't call it. Keep the ids of the tickets that you create or receive. Accept any JSON value in it.*
 */
export type PublicV1TicketList = {
    /** @description The tickets. */
    tickets: unknown[];
    /** @description The `pagination` of the list, in a form that is not shown. */
    pagination: unknown;
};
/**
 * @description A ticket's channel.
 * @enum {string}
 */
export type TicketChannel = "email" | "ui" | "twitter" | "chat" | "form" | "api" | "whatsapp" | "telephony";
/**
 * @description A JSON array of e-mail addresses, sent as one string. Omit it if there are no recipients: the effect of an empty array, or of another text, is not shown.
 * @example ["jonas.lind@mail.example"]
 */
export type EncodedRecipients = {
    "encoded": `[${string}]` | (string & {
        "encodeRecipients": never;
    });
}["encoded"];
/**
 * @description A ticket's status. The default statuses are `new`, `open`, `on_hold`, `waiting_on_customer`, `closed`, `spam` and `trash`. A workspace can also have custom statuses, so any string is possible.
 *
 *     > **Not shown in the specification** (`tickets.status.transitions`): The transitions from one status of a ticket to another. *Read the ticket again. Don't predict its next status.*
 * @example new
 * @example open
 * @example on_hold
 * @example waiting_on_customer
 * @example closed
 * @example spam
 * @example trash
 */
export type TicketStatus = string;
/**
 * @description A ticket's priority.
 * @enum {string}
 */
export type TicketPriority = "low" | "medium" | "high" | "urgent";
/**
 * @description The ticket's category. The defaults include `None`, `Questions`, `Incident`, `Problem`, `Feature request` and `Refund`. A workspace can also have custom categories, so any string is possible.
 * @example None
 * @example Questions
 * @example Incident
 * @example Problem
 * @example Feature request
 * @example Refund
 */
export type TicketCategory = string;
/**
 * @description A ticket to create.
 *
 *     > **Not shown in the specification** (`tickets.create.unknown-values`): Whether the service refuses, drops or replaces an unknown group, assignee, status, priority, category or custom field, where valid values are listed, and whether their letter case matters. *Send values that people in the workspace named, in the same letter case, and read the ticket to see which it has.*
 *
 *     > **Not shown in the specification** (`tickets.create.defaults`): The status, the priority, the category, the group and the assignee of a ticket that you create without them. *If one of them matters, send it or read the ticket.*
 */
export type NewTicket = {
    /**
     * @description The customer's e-mail address.
     *
     *     > **Not shown in the specification** (`tickets.create.unknown-customer`): Whether a new ticket for an address that no customer has creates a customer or fails, and the effect of a `name` that differs from the name of the customer who has the address. *Create the ticket, and read it to see its customer. Create the customer first only if you know that nobody has the address. Leave `name` out if it must not replace the customer's name.*
     */
    email: string;
    /** @description The subject line. */
    subject: string;
    /**
     * @description The description of the ticket.
     *
     *     > **Not shown in the specification** (`tickets.create.description-form`): Whether the service reads the description of a new ticket as plain text or as HTML. *Don't send text whose meaning depends on the form, such as tags. Before you put a description into a page, escape your own text, and sanitize the HTML of a ticket that you read.*
     */
    description: string;
    /**
     * @description Custom ticket fields, as a map from field name to value.
     *
     *     > **Not shown in the specification** (`tickets.create.field-values`): The JSON types that a custom field's value in a new ticket may have. *Read a ticket that has the field, and send a value of the same form.*
     */
    ticket_fields?: {
        [key: string]: unknown;
    };
    /** @description The customer's name. */
    name?: string;
    /**
     * @description The service uses `api` if you leave it out or send an invalid channel. The fields listed for a ticket do not include it.
     * @default api
     */
    channel?: components["schemas"]["TicketChannel"];
    /**
     * @description Additional recipients of the responses. The fields listed for a ticket do not include them.
     *
     *     `encodeRecipients` of support-desk-client writes it.
     */
    to?: components["schemas"]["EncodedRecipients"];
    /**
     * @description Recipients of copies of the responses. The fields listed for a ticket do not include them.
     *
     *     `encodeRecipients` of support-desk-client writes it.
     */
    cc?: components["schemas"]["EncodedRecipients"];
    /** @description The name of an existing group. */
    group?: string;
    /**
     * Format: email
     * @description The e-mail address of the assignee. It must belong to a team member.
     */
    assignee_email?: string;
    /**
     * @description The initial status.
     *
     *     > **Not shown in the specification** (`tickets.status.transitions`): The transitions from one status of a ticket to another. *Read the ticket again. Don't predict its next status.*
     */
    status?: "new" | "open" | "on_hold" | "waiting_on_customer" | "closed" | "spam" | "trash" | (string & {});
    /** @description The initial priority. */
    priority?: components["schemas"]["TicketPriority"];
    /** @description The initial category. */
    category?: "None" | "Questions" | "Incident" | "Problem" | "Feature request" | "Refund" | (string & {});
    /** @description A sub-category. */
    sub_category_one?: string;
    /** @description The second-level sub-category. */
    sub_category_two?: string;
    /** @description Tags for the ticket. */
    tags?: string[];
    /**
     * Format: date-time
     * @description The date on which the resolution is due. The fields listed for a ticket do not include it.
     */
    resolution_due_date?: string;
};
/**
 * @description The body of a failure, which can be any JSON value.
 *
 *     > **Not shown in the specification** (`errors.body-type`): The body of any failure other than a rejected key and the removal of the last admin. *Be ready for any JSON value, for an empty body, and for a body that is not JSON. Don't rely on the body or show it outside your team, because it may repeat what you sent.*
 */
export type FailureBody = unknown;
/** @description A summary of a new ticket. Its required fields are our reading, because the specification does not say which are always present. */
export type CreatedTicket = {
    /**
     * Format: uuid
     * @description The ticket's id.
     */
    id: string;
    /** @description The ticket's sequential number. */
    number: number;
    /** @description The ticket's URL in the admin area of the workspace. Show it as a link, and don't parse it: its form is not shown. */
    url: string;
};
/** @description The body of the response to a missing, invalid or expired key. That each 401 has this one message is our reading: the response to a revoked key or to a wrong workspace may have another. Its required fields are our reading, because the specification does not say which are always present. */
export type UnauthorizedBody = {
    /**
     * @description The error message.
     * @constant
     */
    error: "Could not authenticate, invalid API Key";
};
/**
 * Format: uuid
 * @description The UUID of an existing record.
 *
 *     > **Not shown in the specification** (`errors.unknown-id`): The status and body of the response to an id or a ticket number that the workspace does not know, or to a text that is neither, such as `abc`. *Treat every status outside 2xx as a failure. Don't rely on 404.*
 */
export type RecordId = string;
/**
 * Format: uuid
 * @description The id of a person. Like every `id`, it is a UUID.
 *
 *     > **Not shown in the specification** (`people.ids`): Whether a person has the same id in tickets, comments and reports, and as a team member or a customer. *Use an id only for the kind of record that you read it from. Otherwise, compare e-mail addresses.*
 */
export type PersonId = string;
/** @description The ticket's assignee. Its required fields are our reading, because the specification does not say which are always present. */
export type TicketAssignee = {
    /**
     * @description The id of a person. Like every `id`, it is a UUID.
     *
     *     > **Not shown in the specification** (`people.ids`): Whether a person has the same id in tickets, comments and reports, and as a team member or a customer. *Use an id only for the kind of record that you read it from. Otherwise, compare e-mail addresses.*
     */
    id: components["schemas"]["PersonId"];
    /**
     * @description The assignee's name.
     *
     *     > **Not shown in the specification** (`tickets.unset-values`): Whether an unset value of a ticket, or of an object in it, is null, absent or, if it is a text, empty. *Treat null, an empty text and a missing key alike in every optional field.*
     */
    name?: string | null;
    /**
     * @description The assignee's e-mail address.
     *
     *     > **Not shown in the specification** (`tickets.unset-values`): Whether an unset value of a ticket, or of an object in it, is null, absent or, if it is a text, empty. *Treat null, an empty text and a missing key alike in every optional field.*
     */
    email?: string | null;
};
/** @description The ticket's customer. Its required fields are our reading, because the specification does not say which are always present. */
export type TicketCustomer = {
    /**
     * @description The id of a person. Like every `id`, it is a UUID.
     *
     *     > **Not shown in the specification** (`people.ids`): Whether a person has the same id in tickets, comments and reports, and as a team member or a customer. *Use an id only for the kind of record that you read it from. Otherwise, compare e-mail addresses.*
     */
    id: components["schemas"]["PersonId"];
    /**
     * @description The customer's name.
     *
     *     > **Not shown in the specification** (`tickets.unset-values`): Whether an unset value of a ticket, or of an object in it, is null, absent or, if it is a text, empty. *Treat null, an empty text and a missing key alike in every optional field.*
     */
    name?: string | null;
    /**
     * @description The customer's e-mail address.
     *
     *     > **Not shown in the specification** (`tickets.unset-values`): Whether an unset value of a ticket, or of an object in it, is null, absent or, if it is a text, empty. *Treat null, an empty text and a missing key alike in every optional field.*
     */
    email?: string | null;
    /** @description The customer's phone numbers. */
    phone_numbers: string[];
};
/** @description One custom field of a ticket. */
export type CustomField = {
    /**
     * @description The field's name.
     *
     *     > **Not shown in the specification** (`tickets.unset-values`): Whether an unset value of a ticket, or of an object in it, is null, absent or, if it is a text, empty. *Treat null, an empty text and a missing key alike in every optional field.*
     */
    field_name?: string | null;
    /**
     * @description The field's value.
     *
     *     > **Not shown in the specification** (`tickets.fields`): The JSON type of a custom field's value in a ticket that you read, and whether its `field_name` is the key that `ticket_fields` of a new ticket takes. *Check the type before you use the value. Read a new ticket to see which of its fields were set.*
     */
    field_value?: unknown;
};
/**
 * @description A ticket, as the service returns it when you read one. Its required fields are our reading, because the specification does not say which are always present.
 *
 *     > **Not shown in the specification** (`tickets.unset-values`): Whether an unset value of a ticket, or of an object in it, is null, absent or, if it is a text, empty. *Treat null, an empty text and a missing key alike in every optional field.*
 */
export type Ticket = {
    /**
     * Format: uuid
     * @description The ticket's id.
     */
    id: string;
    /**
     * @description The ticket's sequential number.
     *
     *     > **Not shown in the specification** (`tickets.numbers`): Whether the numbers of tickets have holes, whether a number is used again, and what a number of a merged or trashed ticket leads to. *Don't conclude from a number that fails that no later ticket exists, or that a ticket never did.*
     */
    number: number;
    /** @description The subject line. */
    subject: string;
    /** @description The description of the ticket, as HTML. */
    description: string;
    /**
     * @description A ticket's priority.
     *
     *     > **Not shown in the specification** (`tickets.unset-values`): Whether an unset value of a ticket, or of an object in it, is null, absent or, if it is a text, empty. *Treat null, an empty text and a missing key alike in every optional field.*
     */
    priority?: components["schemas"]["TicketPriority"] | null;
    /**
     * @description A ticket's status. The default statuses are `new`, `open`, `on_hold`, `waiting_on_customer`, `closed`, `spam` and `trash`. A workspace can also have custom statuses, so any string is possible.
     *
     *     > **Not shown in the specification** (`tickets.status.transitions`): The transitions from one status of a ticket to another. *Read the ticket again. Don't predict its next status.*
     *
     *     > **Not shown in the specification** (`tickets.unset-values`): Whether an unset value of a ticket, or of an object in it, is null, absent or, if it is a text, empty. *Treat null, an empty text and a missing key alike in every optional field.*
     */
    status?: components["schemas"]["TicketStatus"] | null;
    /**
     * Format: date-time
     * @description When the ticket was created.
     */
    created_at: string;
    /**
     * Format: date-time
     * @description When the ticket last changed. The specification does not say which changes count.
     */
    updated_at: string;
    /**
     * @description The ticket's category. The defaults include `None`, `Questions`, `Incident`, `Problem`, `Feature request` and `Refund`. A workspace can also have custom categories, so any string is possible.
     *
     *     > **Not shown in the specification** (`tickets.unset-values`): Whether an unset value of a ticket, or of an object in it, is null, absent or, if it is a text, empty. *Treat null, an empty text and a missing key alike in every optional field.*
     */
    category?: components["schemas"]["TicketCategory"] | null;
    /**
     * @description A sub-category.
     *
     *     > **Not shown in the specification** (`tickets.unset-values`): Whether an unset value of a ticket, or of an object in it, is null, absent or, if it is a text, empty. *Treat null, an empty text and a missing key alike in every optional field.*
     */
    sub_category_one?: string | null;
    /**
     * @description The second-level sub-category.
     *
     *     > **Not shown in the specification** (`tickets.unset-values`): Whether an unset value of a ticket, or of an object in it, is null, absent or, if it is a text, empty. *Treat null, an empty text and a missing key alike in every optional field.*
     */
    sub_category_two?: string | null;
    /**
     * @description The name of the group that the ticket is assigned to.
     *
     *     > **Not shown in the specification** (`tickets.unset-values`): Whether an unset value of a ticket, or of an object in it, is null, absent or, if it is a text, empty. *Treat null, an empty text and a missing key alike in every optional field.*
     */
    group?: string | null;
    /** @description The ticket's tags. */
    tags: string[];
    /**
     * @description The ticket's assignee. Its required fields are our reading, because the specification does not say which are always present.
     *
     *     > **Not shown in the specification** (`tickets.unset-values`): Whether an unset value of a ticket, or of an object in it, is null, absent or, if it is a text, empty. *Treat null, an empty text and a missing key alike in every optional field.*
     */
    assignee?: components["schemas"]["TicketAssignee"] | null;
    /**
     * @description The ticket's customer. Its required fields are our reading, because the specification does not say which are always present.
     *
     *     > **Not shown in the specification** (`tickets.unset-values`): Whether an unset value of a ticket, or of an object in it, is null, absent or, if it is a text, empty. *Treat null, an empty text and a missing key alike in every optional field.*
     */
    customer?: components["schemas"]["TicketCustomer"] | null;
    /** @description The ticket's custom fields. */
    fields: components["schemas"]["CustomField"][];
};
/**
 * @description A `reply` or a `note`.
 *
 *     > **Not shown in the specification** (`comments.note-visibility`): Whether a customer can see a note. *Don't write anything into a note that the customer must not read. Show notes only to your team.*
 * @enum {string}
 */
export type CommentType = "reply" | "note";
/**
 * @description The content of a comment or of a draft.
 *
 *     > **Not shown in the specification** (`comments.content-form`): Whether the content of a comment or a draft is plain text or HTML. *Escape the content before you put it into a page. Don't send text whose meaning depends on the form.*
 */
export type CommentContent = string;
/** @description The comment's author. Its required fields are our reading, because the specification does not say which are always present. */
export type CommentAuthor = {
    /**
     * @description The id of a person. Like every `id`, it is a UUID.
     *
     *     > **Not shown in the specification** (`people.ids`): Whether a person has the same id in tickets, comments and reports, and as a team member or a customer. *Use an id only for the kind of record that you read it from. Otherwise, compare e-mail addresses.*
     */
    id: components["schemas"]["PersonId"];
    /**
     * @description The author's name.
     *
     *     > **Not shown in the specification** (`comments.unset-values`): Whether an unset value of a comment, its author, an attachment or a mentioned user is null, absent or, if it is a text, empty. *Treat null, an empty text and a missing key alike in every optional field.*
     */
    name?: string | null;
    /**
     * @description The author's e-mail address.
     *
     *     > **Not shown in the specification** (`comments.unset-values`): Whether an unset value of a comment, its author, an attachment or a mentioned user is null, absent or, if it is a text, empty. *Treat null, an empty text and a missing key alike in every optional field.*
     */
    email?: string | null;
    /**
     * @description The kind of author, for example `user`.
     *
     *     > **Not shown in the specification** (`comments.author.kinds`): The kinds of comment authors besides `user`, and which authors have the kind `user`. *Expect any string, and handle those you do not know.*
     * @example user
     */
    type: string;
};
/** @description A file that is attached to a comment. Its required fields are our reading, because the specification does not say which are always present. */
export type Attachment = {
    /**
     * Format: uuid
     * @description The attachment's id.
     */
    id: string;
    /**
     * @description The file's URL.
     *
     *     > **Not shown in the specification** (`comments.attachments.url-access`): Whether an attached file can be read without a key, and how long its URL works. *Fetch the file soon, and without the API key. Be ready for a refusal.*
     *
     *     > **Not shown in the specification** (`comments.unset-values`): Whether an unset value of a comment, its author, an attachment or a mentioned user is null, absent or, if it is a text, empty. *Treat null, an empty text and a missing key alike in every optional field.*
     */
    url?: string | null;
    /**
     * @description The file's name.
     *
     *     > **Not shown in the specification** (`comments.unset-values`): Whether an unset value of a comment, its author, an attachment or a mentioned user is null, absent or, if it is a text, empty. *Treat null, an empty text and a missing key alike in every optional field.*
     */
    filename?: string | null;
};
/** @description A user whom a comment mentions. Its required fields are our reading, because the specification does not say which are always present. */
export type MentionedUser = {
    /**
     * @description The id of a person. Like every `id`, it is a UUID.
     *
     *     > **Not shown in the specification** (`people.ids`): Whether a person has the same id in tickets, comments and reports, and as a team member or a customer. *Use an id only for the kind of record that you read it from. Otherwise, compare e-mail addresses.*
     */
    id: components["schemas"]["PersonId"];
    /**
     * @description The user's name.
     *
     *     > **Not shown in the specification** (`comments.unset-values`): Whether an unset value of a comment, its author, an attachment or a mentioned user is null, absent or, if it is a text, empty. *Treat null, an empty text and a missing key alike in every optional field.*
     */
    name?: string | null;
    /**
     * Format: email
     * @description The user's e-mail address.
     *
     *     > **Not shown in the specification** (`comments.unset-values`): Whether an unset value of a comment, its author, an attachment or a mentioned user is null, absent or, if it is a text, empty. *Treat null, an empty text and a missing key alike in every optional field.*
     */
    email?: string | null;
};
/**
 * @description A comment on a ticket. Its required fields are our reading, because the specification does not say which are always present.
 *
 *     > **Not shown in the specification** (`comments.unset-values`): Whether an unset value of a comment, its author, an attachment or a mentioned user is null, absent or, if it is a text, empty. *Treat null, an empty text and a missing key alike in every optional field.*
 */
export type Comment = {
    /**
     * Format: uuid
     * @description The comment's id.
     */
    id: string;
    /**
     * Format: date-time
     * @description When the comment was created.
     */
    created_at: string;
    /**
     * @description A `reply` or a `note`.
     *
     *     > **Not shown in the specification** (`comments.note-visibility`): Whether a customer can see a note. *Don't write anything into a note that the customer must not read. Show notes only to your team.*
     */
    comment_type: components["schemas"]["CommentType"];
    /**
     * @description The content of a comment or of a draft.
     *
     *     > **Not shown in the specification** (`comments.content-form`): Whether the content of a comment or a draft is plain text or HTML. *Escape the content before you put it into a page. Don't send text whose meaning depends on the form.*
     */
    content: components["schemas"]["CommentContent"];
    /**
     * @description The comment's author. Its required fields are our reading, because the specification does not say which are always present.
     *
     *     > **Not shown in the specification** (`comments.unset-values`): Whether an unset value of a comment, its author, an attachment or a mentioned user is null, absent or, if it is a text, empty. *Treat null, an empty text and a missing key alike in every optional field.*
     */
    author?: components["schemas"]["CommentAuthor"] | null;
    /** @description The files that are attached to the comment. */
    attachments: components["schemas"]["Attachment"][];
    /** @description The users whom the comment mentions. */
    mentions: components["schemas"]["MentionedUser"][];
};
/** @description The size of a list, and the page that was returned. Its required fields are our reading, because the specification does not say which are always present. */
export type Pagination = {
    /** @description The number of items across all pages. */
    total_records: number;
    /** @description The number of the current page. */
    current_page_number: number;
    /** @description The number of pages. */
    total_pages: number;
    /**
     * @description The number of items per page. The default is 30.
     *
     *     > **Not shown in the specification** (`limits.page-size`): The largest page size. *Stay with the default of 30.*
     */
    page_size: number;
};
/** @description A reply to create. A comment without `comment_type` is a reply. Leave `mentions` out of a reply, even an empty list: the specification supports them only in a note. */
export type NewReply = {
    /** @description The e-mail address of the person who creates the comment. */
    author_email: string;
    /**
     * @description The content of a comment or of a draft.
     *
     *     > **Not shown in the specification** (`comments.content-form`): Whether the content of a comment or a draft is plain text or HTML. *Escape the content before you put it into a page. Don't send text whose meaning depends on the form.*
     */
    content: components["schemas"]["CommentContent"];
    /**
     * @description A reply.
     * @default reply
     * @enum {string}
     */
    comment_type?: "reply";
    mentions?: MentionsWorkOnlyWithCommentTypeNote;
};
/** @description A user to mention. */
export type NewMention = {
    /** @description The e-mail address of a user who is active in the same organization. */
    email: string;
};
/** @description A note to create. Only a note can mention users. */
export type NewNote = {
    /** @description The e-mail address of the person who creates the comment. */
    author_email: string;
    /**
     * @description For an inline mention, write `@Full Name` of the mentioned user.
     *
     *     > **Not shown in the specification** (`comments.content-form`): Whether the content of a comment or a draft is plain text or HTML. *Escape the content before you put it into a page. Don't send text whose meaning depends on the form.*
     */
    content: components["schemas"]["CommentContent"];
    /**
     * @description A note.
     * @enum {string}
     */
    comment_type: "note";
    /** @description The users to mention. */
    mentions?: components["schemas"]["NewMention"][];
};
/**
 * @description A comment to create.
 *
 *     > **Not shown in the specification** (`comments.create.unknown-author`): Whether the service refuses an `author_email` that belongs to no user, or whom it names as the author of the comment instead, and whether it refuses or drops a mention of an unknown or inactive user. *Send the addresses of team members, and mention only active ones. Be ready for a failure, or for a comment without an author.*
 */
export type NewComment = components["schemas"]["NewReply"] | components["schemas"]["NewNote"];
/** @description A draft to create. */
export type NewDraft = {
    /**
     * @description It cannot be blank.
     *
     *     > **Not shown in the specification** (`comments.content-form`): Whether the content of a comment or a draft is plain text or HTML. *Escape the content before you put it into a page. Don't send text whose meaning depends on the form.*
     */
    content: components["schemas"]["CommentContent"];
    /**
     * @description The type of comment that the draft is for.
     *
     *     > **Not shown in the specification** (`comments.note-visibility`): Whether a customer can see a note. *Don't write anything into a note that the customer must not read. Show notes only to your team.*
     * @default reply
     */
    comment_type?: components["schemas"]["CommentType"];
    /**
     * @description The e-mail address of a user. The service appends the stored signature of that user to the draft.
     *
     *     > **Not shown in the specification** (`drafts.create.unknown-author`): What happens when the `author_email` of a draft belongs to no user. *Send the address of a team member, or leave it out.*
     */
    author_email?: string;
};
/** @description A draft of a comment. Its required fields are our reading, because the specification does not say which are always present. */
export type Draft = {
    /**
     * Format: uuid
     * @description The draft's id.
     */
    id: string;
    /**
     * @description A `reply` or a `note`.
     *
     *     > **Not shown in the specification** (`comments.note-visibility`): Whether a customer can see a note. *Don't write anything into a note that the customer must not read. Show notes only to your team.*
     */
    comment_type: components["schemas"]["CommentType"];
    /**
     * Format: date-time
     * @description When the draft was created.
     */
    created_at: string;
    /**
     * Format: date-time
     * @description When the draft last changed. The specification does not say which changes count.
     */
    updated_at: string;
    /**
     * @description The content of a comment or of a draft.
     *
     *     > **Not shown in the specification** (`comments.content-form`): Whether the content of a comment or a draft is plain text or HTML. *Escape the content before you put it into a page. Don't send text whose meaning depends on the form.*
     */
    content: components["schemas"]["CommentContent"];
};
/** @description An e-mail address that can be marked as primary. */
export type NewCustomerEmail = {
    /**
     * @description The address.
     *
     *     > **Not shown in the specification** (`customers.create.required-fields`): The required fields of a new customer, and of an e-mail address, a phone number or a link that is an object, and whether a required list may be empty. *Send at least one e-mail address, a `first_name` and a `last_name`. In an object, send `email`, `phone` or `url`, and a `label`; or send a plain string.*
     */
    email?: string;
    /** @description Whether the address is the primary one. */
    primary?: unknown;
};
/** @description A phone number with a label. */
export type NewCustomerPhone = {
    /**
     * @description The number.
     *
     *     > **Not shown in the specification** (`customers.create.required-fields`): The required fields of a new customer, and of an e-mail address, a phone number or a link that is an object, and whether a required list may be empty. *Send at least one e-mail address, a `first_name` and a `last_name`. In an object, send `email`, `phone` or `url`, and a `label`; or send a plain string.*
     */
    phone?: string;
    /**
     * @description The label of the number.
     *
     *     > **Not shown in the specification** (`customers.create.required-fields`): The required fields of a new customer, and of an e-mail address, a phone number or a link that is an object, and whether a required list may be empty. *Send at least one e-mail address, a `first_name` and a `last_name`. In an object, send `email`, `phone` or `url`, and a `label`; or send a plain string.*
     */
    label?: unknown;
};
/** @description A web address with a label. */
export type NewCustomerLink = {
    /**
     * Format: uri
     * @description The address.
     *
     *     > **Not shown in the specification** (`customers.create.required-fields`): The required fields of a new customer, and of an e-mail address, a phone number or a link that is an object, and whether a required list may be empty. *Send at least one e-mail address, a `first_name` and a `last_name`. In an object, send `email`, `phone` or `url`, and a `label`; or send a plain string.*
     */
    url?: string;
    /**
     * @description The label of the address.
     *
     *     > **Not shown in the specification** (`customers.create.required-fields`): The required fields of a new customer, and of an e-mail address, a phone number or a link that is an object, and whether a required list may be empty. *Send at least one e-mail address, a `first_name` and a `last_name`. In an object, send `email`, `phone` or `url`, and a `label`; or send a plain string.*
     */
    label?: unknown;
};
/**
 * @description A customer to create.
 *
 *     > **Not shown in the specification** (`customers.create.required-fields`): The required fields of a new customer, and of an e-mail address, a phone number or a link that is an object, and whether a required list may be empty. *Send at least one e-mail address, a `first_name` and a `last_name`. In an object, send `email`, `phone` or `url`, and a `label`; or send a plain string.*
 *
 *     > **Not shown in the specification** (`customers.create.value-types`): The JSON types of `primary` and `label` in an e-mail address, a phone number or a link of a new customer. *Leave `primary` out, and put the primary address first. Send text as a `label`.*
 */
export type NewCustomer = {
    /**
     * @description The customer's e-mail addresses. The first one is primary unless you mark another.
     *
     *     > **Not shown in the specification** (`customers.create.required-fields`): The required fields of a new customer, and of an e-mail address, a phone number or a link that is an object, and whether a required list may be empty. *Send at least one e-mail address, a `first_name` and a `last_name`. In an object, send `email`, `phone` or `url`, and a `label`; or send a plain string.*
     */
    emails?: (string | components["schemas"]["NewCustomerEmail"])[];
    /**
     * @description The first name.
     *
     *     > **Not shown in the specification** (`customers.create.required-fields`): The required fields of a new customer, and of an e-mail address, a phone number or a link that is an object, and whether a required list may be empty. *Send at least one e-mail address, a `first_name` and a `last_name`. In an object, send `email`, `phone` or `url`, and a `label`; or send a plain string.*
     */
    first_name?: string;
    /**
     * @description The last name.
     *
     *     > **Not shown in the specification** (`customers.create.required-fields`): The required fields of a new customer, and of an e-mail address, a phone number or a link that is an object, and whether a required list may be empty. *Send at least one e-mail address, a `first_name` and a `last_name`. In an object, send `email`, `phone` or `url`, and a `label`; or send a plain string.*
     */
    last_name?: string;
    /**
     * @description The customer's phone numbers.
     *
     *     > **Not shown in the specification** (`customers.create.required-fields`): The required fields of a new customer, and of an e-mail address, a phone number or a link that is an object, and whether a required list may be empty. *Send at least one e-mail address, a `first_name` and a `last_name`. In an object, send `email`, `phone` or `url`, and a `label`; or send a plain string.*
     */
    phones?: (string | components["schemas"]["NewCustomerPhone"])[];
    /**
     * @description The customer's web addresses. The format `uri` is our reading of the specification's word URL.
     *
     *     > **Not shown in the specification** (`customers.create.required-fields`): The required fields of a new customer, and of an e-mail address, a phone number or a link that is an object, and whether a required list may be empty. *Send at least one e-mail address, a `first_name` and a `last_name`. In an object, send `email`, `phone` or `url`, and a `label`; or send a plain string.*
     */
    links?: (string | components["schemas"]["NewCustomerLink"])[];
    /**
     * @description The language that the customer prefers.
     *
     *     > **Not shown in the specification** (`customers.create.language-form`): The form of a new customer's language, for example a name or a code, and the accepted values. *Leave it out unless people in the workspace named a value that the service accepts.*
     *
     *     > **Not shown in the specification** (`customers.create.required-fields`): The required fields of a new customer, and of an e-mail address, a phone number or a link that is an object, and whether a required list may be empty. *Send at least one e-mail address, a `first_name` and a `last_name`. In an object, send `email`, `phone` or `url`, and a `label`; or send a plain string.*
     */
    language?: string;
    /**
     * @description The customer's time zone.
     *
     *     > **Not shown in the specification** (`customers.create.time-zone-form`): The form of a new customer's time zone, and the accepted values. *Leave it out, or send the name of a team member's time zone and be ready for a refusal.*
     *
     *     > **Not shown in the specification** (`customers.create.required-fields`): The required fields of a new customer, and of an e-mail address, a phone number or a link that is an object, and whether a required list may be empty. *Send at least one e-mail address, a `first_name` and a `last_name`. In an object, send `email`, `phone` or `url`, and a `label`; or send a plain string.*
     */
    time_zone?: string;
    /**
     * @description Notes about the customer.
     *
     *     > **Not shown in the specification** (`customers.create.required-fields`): The required fields of a new customer, and of an e-mail address, a phone number or a link that is an object, and whether a required list may be empty. *Send at least one e-mail address, a `first_name` and a `last_name`. In an object, send `email`, `phone` or `url`, and a `label`; or send a plain string.*
     */
    description?: string;
    /**
     * @description The id of the company to associate the customer with.
     *
     *     > **Not shown in the specification** (`customers.company`): The company that `company_id` refers to, the form of its id, and where to find it. *Leave it out unless people in the workspace gave you the id.*
     *
     *     > **Not shown in the specification** (`customers.create.required-fields`): The required fields of a new customer, and of an e-mail address, a phone number or a link that is an object, and whether a required list may be empty. *Send at least one e-mail address, a `first_name` and a `last_name`. In an object, send `email`, `phone` or `url`, and a `label`; or send a plain string.*
     */
    company_id?: string;
};
/**
 * @description A customer, as the service returns it when you create one. Its required fields are our reading, because the specification does not say which are always present.
 *
 *     > **Not shown in the specification** (`customers.record-fields`): The fields of a customer besides `id`, `name` and `email`. *Use `id`, `name` and `email`, and ignore other fields of the response. Keep the other values that you sent.*
 *
 *     > **Not shown in the specification** (`customers.unset-values`): Whether an unset value of a customer is null, absent or an empty text. *Treat null, an empty text and a missing key alike.*
 */
export type Customer = {
    /**
     * @description The id of a person. Like every `id`, it is a UUID.
     *
     *     > **Not shown in the specification** (`people.ids`): Whether a person has the same id in tickets, comments and reports, and as a team member or a customer. *Use an id only for the kind of record that you read it from. Otherwise, compare e-mail addresses.*
     */
    id: components["schemas"]["PersonId"];
    /**
     * @description The customer's name. The specification does not show how it follows from the first and last name that you sent.
     *
     *     > **Not shown in the specification** (`customers.unset-values`): Whether an unset value of a customer is null, absent or an empty text. *Treat null, an empty text and a missing key alike.*
     */
    name?: string | null;
    /**
     * @description The customer's e-mail address.
     *
     *     > **Not shown in the specification** (`customers.unset-values`): Whether an unset value of a customer is null, absent or an empty text. *Treat null, an empty text and a missing key alike.*
     */
    email?: string | null;
};
/**
 * @description A member of the workspace's team. The specification does not show how tickets, comments and reports make a name of the first and the last name. Its required fields are our reading, because the specification does not say which are always present.
 *
 *     > **Not shown in the specification** (`team-members.unset-values`): Whether an unset value of a team member is null, absent or an empty text. *Treat null, an empty text and a missing key alike in every optional field.*
 */
export type TeamMember = {
    /**
     * @description The id of a person. Like every `id`, it is a UUID.
     *
     *     > **Not shown in the specification** (`people.ids`): Whether a person has the same id in tickets, comments and reports, and as a team member or a customer. *Use an id only for the kind of record that you read it from. Otherwise, compare e-mail addresses.*
     */
    id: components["schemas"]["PersonId"];
    /**
     * @description The member's e-mail address.
     *
     *     > **Not shown in the specification** (`team-members.unset-values`): Whether an unset value of a team member is null, absent or an empty text. *Treat null, an empty text and a missing key alike in every optional field.*
     */
    email?: string | null;
    /**
     * @description The first name.
     *
     *     > **Not shown in the specification** (`team-members.unset-values`): Whether an unset value of a team member is null, absent or an empty text. *Treat null, an empty text and a missing key alike in every optional field.*
     */
    first_name?: string | null;
    /**
     * @description The last name.
     *
     *     > **Not shown in the specification** (`team-members.unset-values`): Whether an unset value of a team member is null, absent or an empty text. *Treat null, an empty text and a missing key alike in every optional field.*
     */
    last_name?: string | null;
    /**
     * @description The name of the member's time zone.
     *
     *     > **Not shown in the specification** (`team-members.unset-values`): Whether an unset value of a team member is null, absent or an empty text. *Treat null, an empty text and a missing key alike in every optional field.*
     */
    time_zone?: string | null;
    /**
     * @description The URL of the member's profile image.
     *
     *     > **Not shown in the specification** (`team-members.unset-values`): Whether an unset value of a team member is null, absent or an empty text. *Treat null, an empty text and a missing key alike in every optional field.*
     */
    profile_image_url?: string | null;
    /** @description One of the workspace's organization roles. Case matters. */
    organization_role: string;
    /** @description Whether the member is active. */
    active: boolean;
};
/**
 * @description Members to add.
 *
 *     > **Not shown in the specification** (`team-members.add.required-fields`): The fields that are required to add team members, and whether the list of addresses may be empty. *Send at least one address.*
 */
export type NewTeamMembers = {
    /**
     * @description The e-mail addresses of the members to add. Each must be valid.
     *
     *     > **Not shown in the specification** (`team-members.add.known-address`): What happens when you add an address that a team member already has, even one that an update gave them. *List the members first. Add only addresses that none of them has.*
     *
     *     > **Not shown in the specification** (`team-members.add.required-fields`): The fields that are required to add team members, and whether the list of addresses may be empty. *Send at least one address.*
     */
    emails?: string[];
    /**
     * @description The role of the new members, one of the workspace's organization roles. Case matters.
     *
     *     > **Not shown in the specification** (`team-members.add.unknown-role`): Whether the service refuses or replaces a role that the workspace does not have, where valid roles are listed, and what happens when `invited_by` belongs to no admin. *Send a role that a member has, in the same letter case, and the address of an admin, or leave them out.*
     *
     *     > **Not shown in the specification** (`team-members.add.required-fields`): The fields that are required to add team members, and whether the list of addresses may be empty. *Send at least one address.*
     * @default Standard
     */
    organization_role?: "Standard" | (string & {});
    /**
     * @description The e-mail address of the inviting admin. If you leave it out, it is the workspace's most recent admin.
     *
     *     > **Not shown in the specification** (`team-members.add.required-fields`): The fields that are required to add team members, and whether the list of addresses may be empty. *Send at least one address.*
     */
    invited_by?: string;
    /**
     * @description The service sends invitation e-mails by default. The string `false` skips them.
     *
     *     > **Not shown in the specification** (`team-members.add.required-fields`): The fields that are required to add team members, and whether the list of addresses may be empty. *Send at least one address.*
     * @enum {string}
     */
    send_invitation_email?: "true" | "false";
};
/** @description The body of the response when you try to remove the last admin of the workspace. Its required fields are our reading, because the specification does not say which are always present. */
export type LastAdminBody = {
    /**
     * @description The error message.
     * @constant
     */
    error: "Cannot remove the last admin of the workspace";
};
/**
 * @description The changes to a member. Every field is optional.
 *
 *     > **Not shown in the specification** (`team-members.update.last-admin`): Whether a change of a role or of `active` can leave a workspace without an admin, and how it fails if not. *First have people confirm that another admin remains.*
 *
 *     > **Not shown in the specification** (`team-members.update.clearing`): Whether an update can clear a field of a team member, and by which value. *Send only values that the field should have.*
 */
export type TeamMemberUpdate = {
    /**
     * @description The member's e-mail address.
     *
     *     > **Not shown in the specification** (`team-members.update.taken-address`): Whether an update can give a team member an address that another member has. *List the members first. Choose an address that none of them has.*
     */
    email?: string;
    /** @description The first name. */
    first_name?: string;
    /** @description The last name. */
    last_name?: string;
    /**
     * @description The name of a valid time zone.
     *
     *     > **Not shown in the specification** (`time-zones.names`): The names of time zones that are valid for a team member. *Send a name that a member of the workspace has. Be ready for a refusal of any other name.*
     */
    time_zone?: string;
    /**
     * @description One of the workspace's organization roles. Case matters.
     *
     *     > **Not shown in the specification** (`team-members.update.unknown-role`): Whether the service refuses or ignores a role that the workspace does not have, and where valid roles are listed. *Send a role that a member has, in the same letter case.*
     */
    organization_role?: string;
};
/** @description The changes to a member. Every field is optional. */
export type TeamMemberUpdateV1 = components["schemas"]["TeamMemberUpdate"] & {
    /**
     * @description Whether the member is active.
     *
     *     > **Not shown in the specification** (`v1.team-members.update.active-effect`): The effect of a change of `active` on a team member and their tickets. *Try it first on a member whom nobody needs, and look at the effect in the workspace.*
     */
    active?: boolean;
};
/**
 * @description A team member, as the older update returns it, with two timestamps and without a picture. Its required fields are our reading, because the specification does not say which are always present.
 *
 *     > **Not shown in the specification** (`v1.team-members.unset-values`): Whether an unset value of a team member in the older interface is null, absent or an empty text. *Treat null, an empty text and a missing key alike in every optional field.*
 */
export type TeamMemberV1 = {
    /**
     * @description The id of a person. Like every `id`, it is a UUID.
     *
     *     > **Not shown in the specification** (`people.ids`): Whether a person has the same id in tickets, comments and reports, and as a team member or a customer. *Use an id only for the kind of record that you read it from. Otherwise, compare e-mail addresses.*
     */
    id: components["schemas"]["PersonId"];
    /**
     * @description The member's e-mail address.
     *
     *     > **Not shown in the specification** (`v1.team-members.unset-values`): Whether an unset value of a team member in the older interface is null, absent or an empty text. *Treat null, an empty text and a missing key alike in every optional field.*
     */
    email?: string | null;
    /**
     * @description The first name.
     *
     *     > **Not shown in the specification** (`v1.team-members.unset-values`): Whether an unset value of a team member in the older interface is null, absent or an empty text. *Treat null, an empty text and a missing key alike in every optional field.*
     */
    first_name?: string | null;
    /**
     * @description The last name.
     *
     *     > **Not shown in the specification** (`v1.team-members.unset-values`): Whether an unset value of a team member in the older interface is null, absent or an empty text. *Treat null, an empty text and a missing key alike in every optional field.*
     */
    last_name?: string | null;
    /**
     * @description The name of the member's time zone.
     *
     *     > **Not shown in the specification** (`v1.team-members.unset-values`): Whether an unset value of a team member in the older interface is null, absent or an empty text. *Treat null, an empty text and a missing key alike in every optional field.*
     */
    time_zone?: string | null;
    /** @description One of the workspace's organization roles. Case matters. */
    organization_role: string;
    /** @description Whether the member is active. */
    active: boolean;
    /**
     * Format: date-time
     * @description When the member was created.
     */
    created_at: string;
    /**
     * Format: date-time
     * @description When the member last changed. The specification does not say which changes count.
     */
    updated_at: string;
};
/** @description The updated member, wrapped or not. Its required fields are our reading, because the specification does not say which are always present. */
export type TeamMemberUpdateResultV1 = {
    /**
     * @description A team member, as the older update returns it, with two timestamps and without a picture. Its required fields are our reading, because the specification does not say which are always present.
     *
     *     > **Not shown in the specification** (`v1.team-members.unset-values`): Whether an unset value of a team member in the older interface is null, absent or an empty text. *Treat null, an empty text and a missing key alike in every optional field.*
     */
    team_member: components["schemas"]["TeamMemberV1"];
} | components["schemas"]["TeamMemberV1"];
/** @description An enabled web form. Its required fields are our reading, because the specification does not say which are always present. */
export type Form = {
    /**
     * Format: uuid
     * @description The form's id.
     */
    id: string;
    /**
     * @description The form's title.
     *
     *     > **Not shown in the specification** (`forms.unset-values`): Whether an unset value of a form, or `kb_details` of a workspace without a knowledge base, is null, absent or, if it is a text, empty. *Treat null, an empty text and a missing key alike.*
     */
    title?: string | null;
    /**
     * @description The form's slug.
     *
     *     > **Not shown in the specification** (`forms.unset-values`): Whether an unset value of a form, or `kb_details` of a workspace without a knowledge base, is null, absent or, if it is a text, empty. *Treat null, an empty text and a missing key alike.*
     */
    slug?: string | null;
};
/** @description Details of the knowledge base. */
export type KnowledgeBaseDetails = {
    /**
     * @description The knowledge base's name.
     *
     *     > **Not shown in the specification** (`forms.unset-values`): Whether an unset value of a form, or `kb_details` of a workspace without a knowledge base, is null, absent or, if it is a text, empty. *Treat null, an empty text and a missing key alike.*
     */
    knowledge_base_name?: string | null;
};
/**
 * @description The span of time that a report covers.
 *
 *     > **Not shown in the specification** (`reports.range.bounds`): The time zone of a report's span, the first day of a week, whether a custom span includes both of its dates, the longest span, and the effect of reversed or future dates, and of dates without `custom`. *Compare only reports with the same `range_type`. Show the dates of a custom span as you sent them, and don't add up adjacent spans. Send `start_date` and `end_date` only with `custom`, in order and not in the future.*
 * @default last_30_days
 * @enum {string}
 */
export type RangeType = "last_7_days" | "last_30_days" | "last_24_hours" | "this_week" | "last_week" | "this_month" | "last_month" | "this_quarter" | "last_quarter" | "this_year" | "last_year" | "all_time" | "custom";
/**
 * @description A metric, its previous value, and the change as a percentage. Its required fields are our reading, because the specification does not say which are always present.
 *
 *     > **Not shown in the specification** (`reports.metrics.units`): The units and the exact definitions of a report's metrics. *Compare only values of the same metric. Don't show a unit that the workspace has not confirmed.*
 *
 *     > **Not shown in the specification** (`reports.metrics.previous`): The span of time that the previous value of a metric covers, the formula for the change, and whether both are null, absent or some number when there is nothing to compare with, as with `all_time`. *Show the two as they arrive, and don't name dates for them. Treat null and a missing key alike, and don't show 0 in their place.*
 */
export type ReportMetric = {
    /** @description The present value. */
    present: number;
    /**
     * @description The previous value.
     *
     *     > **Not shown in the specification** (`reports.metrics.previous`): The span of time that the previous value of a metric covers, the formula for the change, and whether both are null, absent or some number when there is nothing to compare with, as with `all_time`. *Show the two as they arrive, and don't name dates for them. Treat null and a missing key alike, and don't show 0 in their place.*
     */
    previous?: number | null;
    /**
     * @description The change, as a percentage.
     *
     *     > **Not shown in the specification** (`reports.metrics.previous`): The span of time that the previous value of a metric covers, the formula for the change, and whether both are null, absent or some number when there is nothing to compare with, as with `all_time`. *Show the two as they arrive, and don't name dates for them. Treat null and a missing key alike, and don't show 0 in their place.*
     */
    change_percentage?: number | null;
};
/** @description The performance of one agent. Its required fields are our reading, because the specification does not say which are always present. */
export type AgentPerformance = {
    /**
     * @description The id of a person. Like every `id`, it is a UUID.
     *
     *     > **Not shown in the specification** (`people.ids`): Whether a person has the same id in tickets, comments and reports, and as a team member or a customer. *Use an id only for the kind of record that you read it from. Otherwise, compare e-mail addresses.*
     */
    id: components["schemas"]["PersonId"];
    /**
     * @description The agent's name.
     *
     *     > **Not shown in the specification** (`reports.agents.unset-values`): Whether an unset summary of the report, or an unset name of an agent, is null, absent or an empty text. *Treat null, an empty text and a missing key alike.*
     */
    name?: string | null;
    /**
     * @description A metric, its previous value, and the change as a percentage. Its required fields are our reading, because the specification does not say which are always present.
     *
     *     > **Not shown in the specification** (`reports.metrics.units`): The units and the exact definitions of a report's metrics. *Compare only values of the same metric. Don't show a unit that the workspace has not confirmed.*
     *
     *     > **Not shown in the specification** (`reports.metrics.previous`): The span of time that the previous value of a metric covers, the formula for the change, and whether both are null, absent or some number when there is nothing to compare with, as with `all_time`. *Show the two as they arrive, and don't name dates for them. Treat null and a missing key alike, and don't show 0 in their place.*
     */
    first_response_time: components["schemas"]["ReportMetric"];
    /**
     * @description A metric, its previous value, and the change as a percentage. Its required fields are our reading, because the specification does not say which are always present.
     *
     *     > **Not shown in the specification** (`reports.metrics.units`): The units and the exact definitions of a report's metrics. *Compare only values of the same metric. Don't show a unit that the workspace has not confirmed.*
     *
     *     > **Not shown in the specification** (`reports.metrics.previous`): The span of time that the previous value of a metric covers, the formula for the change, and whether both are null, absent or some number when there is nothing to compare with, as with `all_time`. *Show the two as they arrive, and don't name dates for them. Treat null and a missing key alike, and don't show 0 in their place.*
     */
    resolution_time: components["schemas"]["ReportMetric"];
    /**
     * @description A metric, its previous value, and the change as a percentage. Its required fields are our reading, because the specification does not say which are always present.
     *
     *     > **Not shown in the specification** (`reports.metrics.units`): The units and the exact definitions of a report's metrics. *Compare only values of the same metric. Don't show a unit that the workspace has not confirmed.*
     *
     *     > **Not shown in the specification** (`reports.metrics.previous`): The span of time that the previous value of a metric covers, the formula for the change, and whether both are null, absent or some number when there is nothing to compare with, as with `all_time`. *Show the two as they arrive, and don't name dates for them. Treat null and a missing key alike, and don't show 0 in their place.*
     */
    assigned: components["schemas"]["ReportMetric"];
    /**
     * @description A metric, its previous value, and the change as a percentage. Its required fields are our reading, because the specification does not say which are always present.
     *
     *     > **Not shown in the specification** (`reports.metrics.units`): The units and the exact definitions of a report's metrics. *Compare only values of the same metric. Don't show a unit that the workspace has not confirmed.*
     *
     *     > **Not shown in the specification** (`reports.metrics.previous`): The span of time that the previous value of a metric covers, the formula for the change, and whether both are null, absent or some number when there is nothing to compare with, as with `all_time`. *Show the two as they arrive, and don't name dates for them. Treat null and a missing key alike, and don't show 0 in their place.*
     */
    closed: components["schemas"]["ReportMetric"];
};
/** @description The four metrics over all agents or all groups. Its required fields are our reading, because the specification does not say which are always present. */
export type ReportSummary = {
    /**
     * @description A metric, its previous value, and the change as a percentage. Its required fields are our reading, because the specification does not say which are always present.
     *
     *     > **Not shown in the specification** (`reports.metrics.units`): The units and the exact definitions of a report's metrics. *Compare only values of the same metric. Don't show a unit that the workspace has not confirmed.*
     *
     *     > **Not shown in the specification** (`reports.metrics.previous`): The span of time that the previous value of a metric covers, the formula for the change, and whether both are null, absent or some number when there is nothing to compare with, as with `all_time`. *Show the two as they arrive, and don't name dates for them. Treat null and a missing key alike, and don't show 0 in their place.*
     */
    first_response_time: components["schemas"]["ReportMetric"];
    /**
     * @description A metric, its previous value, and the change as a percentage. Its required fields are our reading, because the specification does not say which are always present.
     *
     *     > **Not shown in the specification** (`reports.metrics.units`): The units and the exact definitions of a report's metrics. *Compare only values of the same metric. Don't show a unit that the workspace has not confirmed.*
     *
     *     > **Not shown in the specification** (`reports.metrics.previous`): The span of time that the previous value of a metric covers, the formula for the change, and whether both are null, absent or some number when there is nothing to compare with, as with `all_time`. *Show the two as they arrive, and don't name dates for them. Treat null and a missing key alike, and don't show 0 in their place.*
     */
    resolution_time: components["schemas"]["ReportMetric"];
    /**
     * @description A metric, its previous value, and the change as a percentage. Its required fields are our reading, because the specification does not say which are always present.
     *
     *     > **Not shown in the specification** (`reports.metrics.units`): The units and the exact definitions of a report's metrics. *Compare only values of the same metric. Don't show a unit that the workspace has not confirmed.*
     *
     *     > **Not shown in the specification** (`reports.metrics.previous`): The span of time that the previous value of a metric covers, the formula for the change, and whether both are null, absent or some number when there is nothing to compare with, as with `all_time`. *Show the two as they arrive, and don't name dates for them. Treat null and a missing key alike, and don't show 0 in their place.*
     */
    assigned: components["schemas"]["ReportMetric"];
    /**
     * @description A metric, its previous value, and the change as a percentage. Its required fields are our reading, because the specification does not say which are always present.
     *
     *     > **Not shown in the specification** (`reports.metrics.units`): The units and the exact definitions of a report's metrics. *Compare only values of the same metric. Don't show a unit that the workspace has not confirmed.*
     *
     *     > **Not shown in the specification** (`reports.metrics.previous`): The span of time that the previous value of a metric covers, the formula for the change, and whether both are null, absent or some number when there is nothing to compare with, as with `all_time`. *Show the two as they arrive, and don't name dates for them. Treat null and a missing key alike, and don't show 0 in their place.*
     */
    closed: components["schemas"]["ReportMetric"];
};
/**
 * @description A count that comes with the report.
 *
 *     > **Not shown in the specification** (`reports.total-count-meaning`): Which entries `total_count` counts: for example, those on all pages, or only those on its page. *Read the page after a full one, and compare at the end, as `paginate` does.*
 */
export type ReportTotalCount = number;
/**
 * @description The performance of agents. Its required fields are our reading, because the specification does not say which are always present.
 *
 *     > **Not shown in the specification** (`reports.agents.unset-values`): Whether an unset summary of the report, or an unset name of an agent, is null, absent or an empty text. *Treat null, an empty text and a missing key alike.*
 */
export type AgentReport = {
    /** @description The agents. */
    members: components["schemas"]["AgentPerformance"][];
    /**
     * @description The four metrics over all agents or all groups. Its required fields are our reading, because the specification does not say which are always present.
     *
     *     > **Not shown in the specification** (`reports.agents.unset-values`): Whether an unset summary of the report, or an unset name of an agent, is null, absent or an empty text. *Treat null, an empty text and a missing key alike.*
     */
    summary?: components["schemas"]["ReportSummary"] | null;
    /**
     * @description A count that comes with the report.
     *
     *     > **Not shown in the specification** (`reports.total-count-meaning`): Which entries `total_count` counts: for example, those on all pages, or only those on its page. *Read the page after a full one, and compare at the end, as `paginate` does.*
     */
    total_count: components["schemas"]["ReportTotalCount"];
};
/** @description The performance of one group. Its required fields are our reading, because the specification does not say which are always present. */
export type GroupPerformance = {
    /**
     * Format: uuid
     * @description The group's id.
     */
    id: string;
    /**
     * @description The group's name.
     *
     *     > **Not shown in the specification** (`reports.groups.unset-values`): Whether an unset summary of the report, or an unset name of a group, is null, absent or an empty text. *Treat null, an empty text and a missing key alike.*
     */
    name?: string | null;
    /**
     * @description A metric, its previous value, and the change as a percentage. Its required fields are our reading, because the specification does not say which are always present.
     *
     *     > **Not shown in the specification** (`reports.metrics.units`): The units and the exact definitions of a report's metrics. *Compare only values of the same metric. Don't show a unit that the workspace has not confirmed.*
     *
     *     > **Not shown in the specification** (`reports.metrics.previous`): The span of time that the previous value of a metric covers, the formula for the change, and whether both are null, absent or some number when there is nothing to compare with, as with `all_time`. *Show the two as they arrive, and don't name dates for them. Treat null and a missing key alike, and don't show 0 in their place.*
     */
    first_response_time: components["schemas"]["ReportMetric"];
    /**
     * @description A metric, its previous value, and the change as a percentage. Its required fields are our reading, because the specification does not say which are always present.
     *
     *     > **Not shown in the specification** (`reports.metrics.units`): The units and the exact definitions of a report's metrics. *Compare only values of the same metric. Don't show a unit that the workspace has not confirmed.*
     *
     *     > **Not shown in the specification** (`reports.metrics.previous`): The span of time that the previous value of a metric covers, the formula for the change, and whether both are null, absent or some number when there is nothing to compare with, as with `all_time`. *Show the two as they arrive, and don't name dates for them. Treat null and a missing key alike, and don't show 0 in their place.*
     */
    resolution_time: components["schemas"]["ReportMetric"];
    /**
     * @description A metric, its previous value, and the change as a percentage. Its required fields are our reading, because the specification does not say which are always present.
     *
     *     > **Not shown in the specification** (`reports.metrics.units`): The units and the exact definitions of a report's metrics. *Compare only values of the same metric. Don't show a unit that the workspace has not confirmed.*
     *
     *     > **Not shown in the specification** (`reports.metrics.previous`): The span of time that the previous value of a metric covers, the formula for the change, and whether both are null, absent or some number when there is nothing to compare with, as with `all_time`. *Show the two as they arrive, and don't name dates for them. Treat null and a missing key alike, and don't show 0 in their place.*
     */
    assigned: components["schemas"]["ReportMetric"];
    /**
     * @description A metric, its previous value, and the change as a percentage. Its required fields are our reading, because the specification does not say which are always present.
     *
     *     > **Not shown in the specification** (`reports.metrics.units`): The units and the exact definitions of a report's metrics. *Compare only values of the same metric. Don't show a unit that the workspace has not confirmed.*
     *
     *     > **Not shown in the specification** (`reports.metrics.previous`): The span of time that the previous value of a metric covers, the formula for the change, and whether both are null, absent or some number when there is nothing to compare with, as with `all_time`. *Show the two as they arrive, and don't name dates for them. Treat null and a missing key alike, and don't show 0 in their place.*
     */
    closed: components["schemas"]["ReportMetric"];
};
/**
 * @description The performance of groups. The service calls a group a team here. Its required fields are our reading, because the specification does not say which are always present.
 *
 *     > **Not shown in the specification** (`reports.groups.unset-values`): Whether an unset summary of the report, or an unset name of a group, is null, absent or an empty text. *Treat null, an empty text and a missing key alike.*
 */
export type GroupReport = {
    /** @description The groups. */
    teams: components["schemas"]["GroupPerformance"][];
    /**
     * @description The four metrics over all agents or all groups. Its required fields are our reading, because the specification does not say which are always present.
     *
     *     > **Not shown in the specification** (`reports.groups.unset-values`): Whether an unset summary of the report, or an unset name of a group, is null, absent or an empty text. *Treat null, an empty text and a missing key alike.*
     */
    summary?: components["schemas"]["ReportSummary"] | null;
    /**
     * @description A count that comes with the report.
     *
     *     > **Not shown in the specification** (`reports.total-count-meaning`): Which entries `total_count` counts: for example, those on all pages, or only those on its page. *Read the page after a full one, and compare at the end, as `paginate` does.*
     */
    total_count: components["schemas"]["ReportTotalCount"];
};
/** @description One choice of a survey. */
export type SurveyChoice = {
    /**
     * @description The choice's name.
     *
     *     > **Not shown in the specification** (`reports.surveys.unset-values`): Whether an unset value of a survey or of one of its choices is null, absent or, if it is a text, empty. *Treat null, an empty text and a missing key alike in every optional field.*
     */
    name?: string | null;
    /**
     * @description The count of the choice.
     *
     *     > **Not shown in the specification** (`reports.surveys.unset-values`): Whether an unset value of a survey or of one of its choices is null, absent or, if it is a text, empty. *Treat null, an empty text and a missing key alike in every optional field.*
     */
    count?: unknown | null;
    /**
     * @description The choice's slug.
     *
     *     > **Not shown in the specification** (`reports.surveys.unset-values`): Whether an unset value of a survey or of one of its choices is null, absent or, if it is a text, empty. *Treat null, an empty text and a missing key alike in every optional field.*
     */
    slug?: string | null;
};
/**
 * @description One survey and its choices. Its required fields are our reading, because the specification does not say which are always present.
 *
 *     > **Not shown in the specification** (`reports.surveys.unset-values`): Whether an unset value of a survey or of one of its choices is null, absent or, if it is a text, empty. *Treat null, an empty text and a missing key alike in every optional field.*
 *
 *     > **Not shown in the specification** (`reports.surveys.types`): The JSON types of the count of a choice and of the question of a survey. *Calculate with a count only if it is a number, and treat anything else as unknown. Expect text as the question, and check its type.*
 */
export type Survey = {
    /**
     * Format: uuid
     * @description The survey's id.
     */
    id: string;
    /**
     * @description The survey's name.
     *
     *     > **Not shown in the specification** (`reports.surveys.unset-values`): Whether an unset value of a survey or of one of its choices is null, absent or, if it is a text, empty. *Treat null, an empty text and a missing key alike in every optional field.*
     */
    name?: string | null;
    /**
     * @description The survey's question.
     *
     *     > **Not shown in the specification** (`reports.surveys.unset-values`): Whether an unset value of a survey or of one of its choices is null, absent or, if it is a text, empty. *Treat null, an empty text and a missing key alike in every optional field.*
     */
    question?: unknown | null;
    /** @description The survey's choices. */
    choices: components["schemas"]["SurveyChoice"][];
};
/** @description The customer satisfaction surveys, with the count of each choice. Its required fields are our reading, because the specification does not say which are always present. */
export type SurveyReport = {
    /** @description The surveys. */
    surveys: components["schemas"]["Survey"][];
};
/**
 * @description The volume of tickets in one status. Its required fields are our reading, because the specification does not say which are always present.
 *
 *     > **Not shown in the specification** (`reports.tickets.unset-values`): Whether an unset name of a status in the report on tickets is null, absent or an empty text. *Treat null, an empty text and a missing key alike.*
 */
export type TicketStatusVolume = {
    /**
     * @description The name of the status.
     *
     *     > **Not shown in the specification** (`reports.tickets.names`): Whether `name` in the report on tickets is the key of a status, such as `on_hold`, or a label, and which statuses are listed in this report, and which agents and groups in the others. *Show the name as it arrives. Don't conclude from a missing row that there are no tickets.*
     *
     *     > **Not shown in the specification** (`reports.tickets.unset-values`): Whether an unset name of a status in the report on tickets is null, absent or an empty text. *Treat null, an empty text and a missing key alike.*
     */
    name?: string | null;
    /**
     * @description A metric, its previous value, and the change as a percentage. Its required fields are our reading, because the specification does not say which are always present.
     *
     *     > **Not shown in the specification** (`reports.metrics.units`): The units and the exact definitions of a report's metrics. *Compare only values of the same metric. Don't show a unit that the workspace has not confirmed.*
     *
     *     > **Not shown in the specification** (`reports.metrics.previous`): The span of time that the previous value of a metric covers, the formula for the change, and whether both are null, absent or some number when there is nothing to compare with, as with `all_time`. *Show the two as they arrive, and don't name dates for them. Treat null and a missing key alike, and don't show 0 in their place.*
     */
    value: components["schemas"]["ReportMetric"];
};
/** @description The volume of tickets by status. Its required fields are our reading, because the specification does not say which are always present. */
export type TicketReport = {
    /** @description The statuses. */
    ticket_statuses: components["schemas"]["TicketStatusVolume"][];
};
declare const refused: unique symbol;
export interface MentionsWorkOnlyWithCommentTypeNote {
    readonly [refused]: never;
}
