// Generated from openapi/openapi.yaml by `npm run generate`. Do not edit: change the document instead.

export interface paths {
    "/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a ticket
         * @description Creates a ticket for a customer and answers with its id, its number and its address.
         *
         *     > **Not shown** (`tickets.list`): Whether and how this version lists or finds tickets. Of an older list, under the prefix `/api/v1/public`, only the envelope is shown. *Keep the ids of the tickets that you create or receive.*
         *
         *     > **Not shown** (`tickets.create.sends-email`): Whether creating a ticket sends an e-mail to its customer, or to the addresses in to and cc. *Expect that it can, and use addresses of your own where you try it.*
         */
        post: operations["createTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
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
         *     > **Not shown** (`tickets.update`): Whether and how this version updates a ticket. *Add a comment or a draft; leave other changes to people in the workspace.*
         *
         *     > **Not shown** (`tickets.delete`): Whether and how this version deletes a ticket. *Leave deletion to people in the workspace.*
         */
        get: operations["getTicket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
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
         * @description Returns one page of a ticket's replies and notes.
         */
        get: operations["listComments"];
        put?: never;
        /**
         * Create a comment
         * @description Adds a reply or a note to a ticket.
         *
         *     > **Not shown** (`comments.create.sends-email`): Whether creating a comment sends an e-mail: a reply to the customer and to the ticket's to and cc, a note to the users whom it mentions. *Send a reply only where each of them may read it at once, and use addresses of your own where you try it.*
         */
        post: operations["createComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
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
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
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
        get?: never;
        put?: never;
        /**
         * Create a draft comment
         * @description Keeps a reply or a note as a draft on a ticket. With `author_email`, the draft ends with the signature that is
         *     stored for that user.
         *
         *     > **Not shown** (`drafts.read`): Whether and how a draft can be read, changed, sent or deleted, and whether the comments of its ticket include it. *Keep the id of each draft that you create, do not rely on it to find the draft among the comments, and leave the rest to people.*
         */
        post: operations["createDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a customer
         * @description Adds a customer. E-mail addresses, phone numbers and links can each be plain strings or objects that say more.
         *     The first e-mail address is the primary one when none is marked.
         *
         *     > **Not shown** (`customers.find`): Whether and how a customer can be found, read, changed or deleted. *Keep the id and the addresses of each customer that you create.*
         *
         *     > **Not shown** (`customers.create.known-address`): What happens when a customer is created with an e-mail address that another customer has. *Keep the ids of the customers that you create, and be ready for a failure or for a second customer.*
         */
        post: operations["createCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
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
         * @description Returns one page of the workspace's team.
         *
         *     > **Not shown** (`team-members.list.email-filter-parameter`): The name of the query parameter that filters team members by e-mail address. *Read all pages and compare the addresses yourself.*
         */
        get: operations["listTeamMembers"];
        put?: never;
        /**
         * Add team members
         * @description Adds people to the workspace by their e-mail addresses. Invitations go out unless they are switched off.
         *
         *     > **Not shown** (`team-members.add.listed`): Whether an added member is listed at once, or only once they accepted the invitation. *Look for the address among the listed members before you use the member, for example as an assignee, and look again later where it is absent.*
         *
         *     > **Not shown** (`team-members.add.active`): Whether an added member is active at once. *Read the member before you rely on it, for example to mention them.*
         */
        post: operations["addTeamMembers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
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
        put?: never;
        post?: never;
        /**
         * Remove a team member
         * @description Removes a member from the workspace. The last admin of a workspace cannot be removed.
         *
         *     > **Not shown** (`team-members.admin-role`): Which organization roles make a member an admin of the workspace. *Do not conclude from a role whether a member can be removed; handle the failure.*
         *
         *     > **Not shown** (`team-members.remove.references`): What tickets and comments show of a team member who was removed. *Keep what you need to show of a member.*
         */
        delete: operations["removeTeamMember"];
        options?: never;
        head?: never;
        /**
         * Update a team member
         * @description Changes the fields that the body names and answers with the member as it is then.
         */
        patch: operations["updateTeamMember"];
        trace?: never;
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
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
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
         * @description Returns one page of the performance of agents, and the same metrics over all agents.
         *
         *     > **The specification contradicts itself** (`reports.agents.pagination`): Whether the report on agents carries a pagination object. The text on pagination says that paginated responses do; the text of this report, which has page_number, shows total_count instead. *Read the pagination object where it is there. Elsewhere, ask for the next page until a page is empty; paginate does so where total_count leaves the end open.*
         */
        get: operations["getAgentReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
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
         * @description Returns one page of the performance of groups, and the same metrics over all groups.
         *
         *     > **The specification contradicts itself** (`reports.groups.pagination`): Whether the report on groups carries a pagination object. The text on pagination says that paginated responses do; the text of this report, which has page_number, shows total_count instead. *Read the pagination object where it is there. Elsewhere, ask for the next page until a page is empty; paginate does so where total_count leaves the end open.*
         */
        get: operations["getGroupReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
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
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
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
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
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
         *     > **Not shown** (`errors.validation`): The status and body of a call whose body or query fails validation. *Compare what you send with the document before you send it, and treat every status outside 2xx as a failure.*
         */
        InputFailure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FailureBody"];
            };
        };
        /** @description The API key is missing, invalid, revoked or expired. */
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
         * @description Any failure other than a rejected key. Removing the last admin answers with the first of these bodies.
         *
         *     > **Not shown** (`team-members.remove.last-admin-status`): The status code of the failure to remove the last admin of the workspace. *Recognise the failure by its message, not by its status.*
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
         *     > **The specification contradicts itself** (`pagination.page-number-absent`): What a request without page_number gets. The text of each operation says all results; the general text on pagination says page 1 with 30 items. *Always send page_number, starting with 1.*
         *
         *     > **The specification contradicts itself** (`pagination.page-out-of-range`): The status and body of a call for a page that does not exist. The text on pagination says that the text on errors describes them; that text says that they are not shown. *Stop at the last page where the answer names it. Elsewhere, an empty page is the end, and so is a failure that can mean that there is no such page: paginate takes 400, 404, 410, 416 and 422 for one. After any other failure, such as of the key, a permission or a limit, the list is cut off.*
         *
         *     > **Not shown** (`pagination.order`): The order of the items of a list, and whether it stays the same from page to page. *Read all pages and sort the items yourself; tell them apart by their ids, and compare their number with the total, because items that move meanwhile may be skipped.*
         *
         *     > **Not shown** (`pagination.page-size-parameter`): The name of the query parameter that sets the page size. *Expect the default of 30 items a page, and read page_size in the answer where there is one.*
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
         *
         *     > **Not shown** (`reports.range.dates-without-custom`): What start_date and end_date do in a report whose range_type is not custom. *Send them with custom alone.*
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
                        /** @description A new ticket, in short. */
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
                         * @description A ticket, as reading one returns it.
                         *
                         *     > **Not shown** (`tickets.unset-values`): Whether a value that a ticket or an object in it does not have is null, empty or left out. *Treat null, an empty value and a missing key alike in every optional field.*
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
                 *     > **The specification contradicts itself** (`pagination.page-number-absent`): What a request without page_number gets. The text of each operation says all results; the general text on pagination says page 1 with 30 items. *Always send page_number, starting with 1.*
                 *
                 *     > **The specification contradicts itself** (`pagination.page-out-of-range`): The status and body of a call for a page that does not exist. The text on pagination says that the text on errors describes them; that text says that they are not shown. *Stop at the last page where the answer names it. Elsewhere, an empty page is the end, and so is a failure that can mean that there is no such page: paginate takes 400, 404, 410, 416 and 422 for one. After any other failure, such as of the key, a permission or a limit, the list is cut off.*
                 *
                 *     > **Not shown** (`pagination.order`): The order of the items of a list, and whether it stays the same from page to page. *Read all pages and sort the items yourself; tell them apart by their ids, and compare their number with the total, because items that move meanwhile may be skipped.*
                 *
                 *     > **Not shown** (`pagination.page-size-parameter`): The name of the query parameter that sets the page size. *Expect the default of 30 items a page, and read page_size in the answer where there is one.*
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
            /** @description One page of comments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The comments of this page. */
                        comments: components["schemas"]["Comment"][];
                        /** @description Where this page stands in the whole list. */
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
                         * @description A comment on a ticket.
                         *
                         *     > **Not shown** (`comments.unset-values`): Whether the author of a comment that has none is null, empty or left out. *Treat null, an empty value and a missing key alike.*
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
                         * @description A comment on a ticket.
                         *
                         *     > **Not shown** (`comments.unset-values`): Whether the author of a comment that has none is null, empty or left out. *Treat null, an empty value and a missing key alike.*
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
                        /** @description A draft of a comment. */
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
                     *     > **Not shown** (`customers.create.required-fields`): Which fields of a new customer are required, and whether a list that is required may be empty. *Send at least one e-mail address, a first_name and a last_name.*
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
             *     > **Not shown** (`customers.create.success-status`): The status code of the success of creating a customer. *Take any status from 200 to 299 as success.*
             */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description A customer, as creating one returns it.
                         *
                         *     > **Not shown** (`customers.record-fields`): Which fields a customer has besides id, name and email. *Use id, name and email, keep what else you sent, and ignore what else arrives.*
                         *
                         *     > **Not shown** (`customers.unset-values`): Whether a value that a customer does not have is null, empty or left out. *Treat null, an empty value and a missing key alike.*
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
                 *     > **The specification contradicts itself** (`pagination.page-number-absent`): What a request without page_number gets. The text of each operation says all results; the general text on pagination says page 1 with 30 items. *Always send page_number, starting with 1.*
                 *
                 *     > **The specification contradicts itself** (`pagination.page-out-of-range`): The status and body of a call for a page that does not exist. The text on pagination says that the text on errors describes them; that text says that they are not shown. *Stop at the last page where the answer names it. Elsewhere, an empty page is the end, and so is a failure that can mean that there is no such page: paginate takes 400, 404, 410, 416 and 422 for one. After any other failure, such as of the key, a permission or a limit, the list is cut off.*
                 *
                 *     > **Not shown** (`pagination.order`): The order of the items of a list, and whether it stays the same from page to page. *Read all pages and sort the items yourself; tell them apart by their ids, and compare their number with the total, because items that move meanwhile may be skipped.*
                 *
                 *     > **Not shown** (`pagination.page-size-parameter`): The name of the query parameter that sets the page size. *Expect the default of 30 items a page, and read page_size in the answer where there is one.*
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
            /** @description One page of team members. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The members of this page. */
                        team_members: components["schemas"]["TeamMember"][];
                        /** @description Where this page stands in the whole list. */
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
                        /**
                         * @description A message about the added members.
                         *
                         *     > **Not shown** (`team-members.add.message-text`): The words of the message about added members. *Show it, and decide nothing by it.*
                         */
                        message: string;
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
                         * @description A member of the workspace's team.
                         *
                         *     > **Not shown** (`team-members.unset-values`): Whether a value that a team member does not have is null, empty or left out. *Treat null, an empty value and a missing key alike in every optional field.*
                         *
                         *     > **Not shown** (`team-members.name-form`): Whether and how the name that tickets, comments and reports show of a team member is made of the first and the last name. *Show the name where it is there. Do not rely on the id of an assignee, an author, a mentioned user or an agent being the id of a team member.*
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
                         * @description A member of the workspace's team.
                         *
                         *     > **Not shown** (`team-members.unset-values`): Whether a value that a team member does not have is null, empty or left out. *Treat null, an empty value and a missing key alike in every optional field.*
                         *
                         *     > **Not shown** (`team-members.name-form`): Whether and how the name that tickets, comments and reports show of a team member is made of the first and the last name. *Show the name where it is there. Do not rely on the id of an assignee, an author, a mentioned user or an agent being the id of a team member.*
                         */
                        team_member: components["schemas"]["TeamMember"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
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
                         *     > **Not shown** (`forms.knowledge-base.unset-values`): Whether the name of a knowledge base that has none is null, empty or left out. *Treat null, an empty value and a missing key alike.*
                         */
                        kb_details: components["schemas"]["KnowledgeBaseDetails"];
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
                 *
                 *     > **Not shown** (`reports.range.dates-without-custom`): What start_date and end_date do in a report whose range_type is not custom. *Send them with custom alone.*
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
                 *     > **The specification contradicts itself** (`pagination.page-number-absent`): What a request without page_number gets. The text of each operation says all results; the general text on pagination says page 1 with 30 items. *Always send page_number, starting with 1.*
                 *
                 *     > **The specification contradicts itself** (`pagination.page-out-of-range`): The status and body of a call for a page that does not exist. The text on pagination says that the text on errors describes them; that text says that they are not shown. *Stop at the last page where the answer names it. Elsewhere, an empty page is the end, and so is a failure that can mean that there is no such page: paginate takes 400, 404, 410, 416 and 422 for one. After any other failure, such as of the key, a permission or a limit, the list is cut off.*
                 *
                 *     > **Not shown** (`pagination.order`): The order of the items of a list, and whether it stays the same from page to page. *Read all pages and sort the items yourself; tell them apart by their ids, and compare their number with the total, because items that move meanwhile may be skipped.*
                 *
                 *     > **Not shown** (`pagination.page-size-parameter`): The name of the query parameter that sets the page size. *Expect the default of 30 items a page, and read page_size in the answer where there is one.*
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
                 *
                 *     > **Not shown** (`reports.range.dates-without-custom`): What start_date and end_date do in a report whose range_type is not custom. *Send them with custom alone.*
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
                 *     > **The specification contradicts itself** (`pagination.page-number-absent`): What a request without page_number gets. The text of each operation says all results; the general text on pagination says page 1 with 30 items. *Always send page_number, starting with 1.*
                 *
                 *     > **The specification contradicts itself** (`pagination.page-out-of-range`): The status and body of a call for a page that does not exist. The text on pagination says that the text on errors describes them; that text says that they are not shown. *Stop at the last page where the answer names it. Elsewhere, an empty page is the end, and so is a failure that can mean that there is no such page: paginate takes 400, 404, 410, 416 and 422 for one. After any other failure, such as of the key, a permission or a limit, the list is cut off.*
                 *
                 *     > **Not shown** (`pagination.order`): The order of the items of a list, and whether it stays the same from page to page. *Read all pages and sort the items yourself; tell them apart by their ids, and compare their number with the total, because items that move meanwhile may be skipped.*
                 *
                 *     > **Not shown** (`pagination.page-size-parameter`): The name of the query parameter that sets the page size. *Expect the default of 30 items a page, and read page_size in the answer where there is one.*
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
                 *
                 *     > **Not shown** (`reports.range.dates-without-custom`): What start_date and end_date do in a report whose range_type is not custom. *Send them with custom alone.*
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
                 *
                 *     > **Not shown** (`reports.range.dates-without-custom`): What start_date and end_date do in a report whose range_type is not custom. *Send them with custom alone.*
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
 * @description A ticket's channel.
 * @enum {string}
 */
export type TicketChannel = "email" | "ui" | "twitter" | "chat" | "form" | "api" | "whatsapp" | "telephony";
/**
 * @description A JSON array of e-mail addresses, sent as one string.
 *
 *     > **Not shown** (`tickets.create.recipients-form`): What creating a ticket does with recipients that are no JSON array of addresses, or an empty one. *Write the string with encodeRecipients, and leave the field out where there is no recipient.*
 * @example ["jonas.lind@mail.example"]
 */
export type EncodedRecipients = {
    "encoded": `[${string}]` | (string & {
        "encodeRecipients": never;
    });
}["encoded"];
/**
 * @description A ticket's status. By default there are `new`, `open`, `on_hold`, `waiting_on_customer`, `closed`, `spam` and `trash`; a workspace can have custom statuses too, so any string is possible.
 *
 *     > **Not shown** (`tickets.status.transitions`): Which status of a ticket can follow which. *Read the ticket again rather than predict its next status.*
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
 * @description The ticket's category. The defaults include `None`, `Questions`, `Incident`, `Problem`, `Feature request` and `Refund`; a workspace can have custom categories too, so any string is possible.
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
 *     > **Not shown** (`tickets.create.unknown-values`): What creating a ticket does with a status, a category, a sub-category or a custom field that the workspace does not have. *Send those that tickets of the workspace have or that its people named, be ready for a failure, and read the new ticket to see which it got.*
 *
 *     > **Not shown** (`tickets.create.unread-fields`): Whether any call returns the channel, the recipients and the due date that a ticket was created with. *Keep what you sent, because the fields that are listed for a ticket do not include them.*
 */
export type NewTicket = {
    /**
     * @description The customer's e-mail address.
     *
     *     > **Not shown** (`tickets.create.unknown-customer`): Whether a new ticket for an address that no customer has creates a customer or fails. *Create the ticket, and read it to see whose it is. Create the customer first only where you know that nobody has the address.*
     */
    email: string;
    /** @description The subject line. */
    subject: string;
    /**
     * @description The description of the ticket.
     *
     *     > **Not shown** (`tickets.create.description-form`): Whether the description of a new ticket is read as plain text or as HTML. *Send nothing that only one of the two can mean, such as tags. Before you put it into a page, escape your own text, and sanitize the HTML that a ticket returns.*
     */
    description: string;
    /**
     * @description Custom ticket fields, from field name to value.
     *
     *     > **Not shown** (`tickets.create.field-values`): Which JSON types the value of a custom field of a new ticket may have. *Read a ticket that has the field, and send a value of the same form.*
     */
    ticket_fields?: {
        [key: string]: unknown;
    };
    /**
     * @description The customer's name.
     *
     *     > **Not shown** (`tickets.create.known-customer-name`): What happens when a ticket is created with a name other than the one of the customer who has its address. *Leave it out where it must not replace the customer's name, and read the new ticket to see the name.*
     */
    name?: string;
    /**
     * @description It becomes `api` when it is left out or is not one of these.
     * @default api
     */
    channel?: components["schemas"]["TicketChannel"];
    /**
     * @description More recipients for the responses.
     *
     *     `encodeRecipients` of support-desk-client writes it.
     */
    to?: components["schemas"]["EncodedRecipients"];
    /**
     * @description Recipients of copies of the responses.
     *
     *     `encodeRecipients` of support-desk-client writes it.
     */
    cc?: components["schemas"]["EncodedRecipients"];
    /** @description The name of an existing group. */
    group?: string;
    /**
     * Format: email
     * @description The e-mail address of the team member to assign. It must belong to one.
     */
    assignee_email?: string;
    /**
     * @description The status to begin with.
     *
     *     > **Not shown** (`tickets.create.default-status`): The status of a ticket that is created without one. *Send a status where it matters which one the ticket has, or read the ticket.*
     */
    status?: "new" | "open" | "on_hold" | "waiting_on_customer" | "closed" | "spam" | "trash" | (string & {});
    /**
     * @description The priority to begin with.
     *
     *     > **Not shown** (`tickets.create.default-priority`): The priority of a ticket that is created without one. *Send a priority where it matters which one the ticket has, or read the ticket.*
     */
    priority?: components["schemas"]["TicketPriority"];
    /**
     * @description The category to begin with.
     *
     *     > **Not shown** (`tickets.create.default-category`): The category of a ticket that is created without one. *Send a category where it matters which one the ticket has, or read the ticket.*
     */
    category?: "None" | "Questions" | "Incident" | "Problem" | "Feature request" | "Refund" | (string & {});
    /** @description The first-level sub-category. */
    sub_category_one?: string;
    /** @description The second-level sub-category. */
    sub_category_two?: string;
    /** @description Tags for the ticket. */
    tags?: string[];
    /**
     * Format: date-time
     * @description The date on which the resolution is due.
     */
    resolution_due_date?: string;
};
/**
 * @description The body of a failure, which can be any JSON value.
 *
 *     > **Not shown** (`errors.body-type`): The body of a failure, other than a rejected key and the removal of the last admin. *Be ready for any JSON value, for no body, and for one that is not JSON. Decide nothing by it, and keep it from people outside of your team, because it may repeat what you sent.*
 */
export type FailureBody = unknown;
/** @description A new ticket, in short. */
export type CreatedTicket = {
    /**
     * Format: uuid
     * @description The ticket's id.
     */
    id: string;
    /** @description The ticket's sequential number. */
    number: number;
    /**
     * @description The ticket's address in the admin area of the workspace.
     *
     *     > **Not shown** (`tickets.create.url-form`): The form of the address of a ticket in the admin area. *Show it as a link, read nothing from it, and build none yourself.*
     */
    url: string;
};
/** @description The answer to a key that does not work. */
export type UnauthorizedBody = {
    /**
     * @description What went wrong.
     * @constant
     */
    error: "Could not authenticate, invalid API Key";
};
/**
 * Format: uuid
 * @description The id by which a request names a record.
 *
 *     > **Not shown** (`errors.unknown-id`): The status and body of a call with an id, or a ticket number, that the workspace does not know or that is malformed. *Treat every status outside 2xx as a failure, and do not count on 404.*
 */
export type RecordId = string;
/** @description The ticket's assignee. */
export type TicketAssignee = {
    /**
     * Format: uuid
     * @description The assignee's id.
     */
    id: string;
    /**
     * @description The assignee's name.
     *
     *     > **Not shown** (`tickets.unset-values`): Whether a value that a ticket or an object in it does not have is null, empty or left out. *Treat null, an empty value and a missing key alike in every optional field.*
     */
    name?: string | null;
    /**
     * @description The assignee's e-mail address.
     *
     *     > **Not shown** (`tickets.unset-values`): Whether a value that a ticket or an object in it does not have is null, empty or left out. *Treat null, an empty value and a missing key alike in every optional field.*
     */
    email?: string | null;
};
/** @description The ticket's customer. */
export type TicketCustomer = {
    /**
     * Format: uuid
     * @description The customer's id.
     */
    id: string;
    /**
     * @description The customer's name.
     *
     *     > **Not shown** (`tickets.unset-values`): Whether a value that a ticket or an object in it does not have is null, empty or left out. *Treat null, an empty value and a missing key alike in every optional field.*
     */
    name?: string | null;
    /**
     * @description The customer's e-mail address.
     *
     *     > **Not shown** (`tickets.unset-values`): Whether a value that a ticket or an object in it does not have is null, empty or left out. *Treat null, an empty value and a missing key alike in every optional field.*
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
     *     > **Not shown** (`tickets.unset-values`): Whether a value that a ticket or an object in it does not have is null, empty or left out. *Treat null, an empty value and a missing key alike in every optional field.*
     */
    field_name?: string | null;
    /**
     * @description The field's value.
     *
     *     > **Not shown** (`tickets.fields.value-type`): The JSON type of a custom field's value as a ticket returns it. *Check the type before you use the value.*
     */
    field_value?: unknown;
};
/**
 * @description A ticket, as reading one returns it.
 *
 *     > **Not shown** (`tickets.unset-values`): Whether a value that a ticket or an object in it does not have is null, empty or left out. *Treat null, an empty value and a missing key alike in every optional field.*
 */
export type Ticket = {
    /**
     * Format: uuid
     * @description The ticket's id.
     */
    id: string;
    /** @description The ticket's sequential number. */
    number: number;
    /** @description The subject line. */
    subject: string;
    /** @description The description of the ticket, as HTML. */
    description: string;
    /**
     * @description A ticket's priority.
     *
     *     > **Not shown** (`tickets.unset-values`): Whether a value that a ticket or an object in it does not have is null, empty or left out. *Treat null, an empty value and a missing key alike in every optional field.*
     */
    priority?: components["schemas"]["TicketPriority"] | null;
    /**
     * @description A ticket's status. By default there are `new`, `open`, `on_hold`, `waiting_on_customer`, `closed`, `spam` and `trash`; a workspace can have custom statuses too, so any string is possible.
     *
     *     > **Not shown** (`tickets.status.transitions`): Which status of a ticket can follow which. *Read the ticket again rather than predict its next status.*
     *
     *     > **Not shown** (`tickets.unset-values`): Whether a value that a ticket or an object in it does not have is null, empty or left out. *Treat null, an empty value and a missing key alike in every optional field.*
     */
    status?: components["schemas"]["TicketStatus"] | null;
    /**
     * Format: date-time
     * @description When the ticket was created.
     */
    created_at: string;
    /**
     * Format: date-time
     * @description When the ticket last changed.
     *
     *     > **Not shown** (`tickets.updated-at`): Whether a new comment or draft changes updated_at of its ticket. *Read the comments to find new ones.*
     */
    updated_at: string;
    /**
     * @description The ticket's category. The defaults include `None`, `Questions`, `Incident`, `Problem`, `Feature request` and `Refund`; a workspace can have custom categories too, so any string is possible.
     *
     *     > **Not shown** (`tickets.unset-values`): Whether a value that a ticket or an object in it does not have is null, empty or left out. *Treat null, an empty value and a missing key alike in every optional field.*
     */
    category?: components["schemas"]["TicketCategory"] | null;
    /**
     * @description The first-level sub-category.
     *
     *     > **Not shown** (`tickets.unset-values`): Whether a value that a ticket or an object in it does not have is null, empty or left out. *Treat null, an empty value and a missing key alike in every optional field.*
     */
    sub_category_one?: string | null;
    /**
     * @description The second-level sub-category.
     *
     *     > **Not shown** (`tickets.unset-values`): Whether a value that a ticket or an object in it does not have is null, empty or left out. *Treat null, an empty value and a missing key alike in every optional field.*
     */
    sub_category_two?: string | null;
    /**
     * @description The name of the group that the ticket is assigned to.
     *
     *     > **Not shown** (`tickets.unset-values`): Whether a value that a ticket or an object in it does not have is null, empty or left out. *Treat null, an empty value and a missing key alike in every optional field.*
     */
    group?: string | null;
    /** @description The ticket's tags. */
    tags: string[];
    /**
     * @description The ticket's assignee.
     *
     *     > **Not shown** (`tickets.unset-values`): Whether a value that a ticket or an object in it does not have is null, empty or left out. *Treat null, an empty value and a missing key alike in every optional field.*
     */
    assignee?: components["schemas"]["TicketAssignee"] | null;
    /**
     * @description The ticket's customer.
     *
     *     > **Not shown** (`tickets.unset-values`): Whether a value that a ticket or an object in it does not have is null, empty or left out. *Treat null, an empty value and a missing key alike in every optional field.*
     */
    customer?: components["schemas"]["TicketCustomer"] | null;
    /** @description The ticket's custom fields. */
    fields: components["schemas"]["CustomField"][];
};
/**
 * @description A `reply` or a `note`.
 *
 *     > **Not shown** (`comments.note-visibility`): Whether a customer can see a note. *Write nothing into a note that the customer must not read, and show notes to your team alone.*
 * @enum {string}
 */
export type CommentType = "reply" | "note";
/**
 * @description The content of a comment or of a draft.
 *
 *     > **Not shown** (`comments.content-form`): Whether the content of a comment or a draft is plain text or HTML. *Escape it before you put it into a page, and send nothing that only one of the two can mean.*
 */
export type CommentContent = string;
/**
 * @description The comment's author.
 *
 *     > **Not shown** (`comments.author.unset-values`): Whether a name or e-mail address that the author of a comment does not have is null, empty or left out. *Treat null, an empty value and a missing key alike.*
 */
export type CommentAuthor = {
    /**
     * Format: uuid
     * @description The author's id.
     */
    id: string;
    /**
     * @description The author's name.
     *
     *     > **Not shown** (`comments.author.unset-values`): Whether a name or e-mail address that the author of a comment does not have is null, empty or left out. *Treat null, an empty value and a missing key alike.*
     */
    name?: string | null;
    /**
     * @description The author's e-mail address.
     *
     *     > **Not shown** (`comments.author.unset-values`): Whether a name or e-mail address that the author of a comment does not have is null, empty or left out. *Treat null, an empty value and a missing key alike.*
     */
    email?: string | null;
    /**
     * @description What kind of author it is, for example `user`.
     *
     *     > **Not shown** (`comments.author.kinds`): Which kinds of authors of comments there are besides user, and which authors are of the kind user. *Expect any string, and handle those you do not know.*
     * @example user
     */
    type: string;
};
/**
 * @description A file that is attached to a comment.
 *
 *     > **Not shown** (`comments.attachments.unset-values`): Whether a value that an attachment does not have is null, empty or left out. *Treat null, an empty value and a missing key alike.*
 */
export type Attachment = {
    /**
     * Format: uuid
     * @description The attachment's id.
     */
    id: string;
    /**
     * @description The file's URL.
     *
     *     > **Not shown** (`comments.attachments.url-access`): Whether an attached file can be read without a key, and how long its URL works. *Fetch the file soon, send no API key there, and be ready for a refusal.*
     *
     *     > **Not shown** (`comments.attachments.unset-values`): Whether a value that an attachment does not have is null, empty or left out. *Treat null, an empty value and a missing key alike.*
     */
    url?: string | null;
    /**
     * @description The file's name.
     *
     *     > **Not shown** (`comments.attachments.unset-values`): Whether a value that an attachment does not have is null, empty or left out. *Treat null, an empty value and a missing key alike.*
     */
    filename?: string | null;
};
/**
 * @description A user whom a comment mentions.
 *
 *     > **Not shown** (`comments.mentions.unset-values`): Whether a name or e-mail address that a mentioned user does not have is null, empty or left out. *Treat null, an empty value and a missing key alike.*
 */
export type MentionedUser = {
    /**
     * Format: uuid
     * @description The user's id.
     */
    id: string;
    /**
     * @description The user's name.
     *
     *     > **Not shown** (`comments.mentions.unset-values`): Whether a name or e-mail address that a mentioned user does not have is null, empty or left out. *Treat null, an empty value and a missing key alike.*
     */
    name?: string | null;
    /**
     * Format: email
     * @description The user's e-mail address.
     *
     *     > **Not shown** (`comments.mentions.unset-values`): Whether a name or e-mail address that a mentioned user does not have is null, empty or left out. *Treat null, an empty value and a missing key alike.*
     */
    email?: string | null;
};
/**
 * @description A comment on a ticket.
 *
 *     > **Not shown** (`comments.unset-values`): Whether the author of a comment that has none is null, empty or left out. *Treat null, an empty value and a missing key alike.*
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
     *     > **Not shown** (`comments.note-visibility`): Whether a customer can see a note. *Write nothing into a note that the customer must not read, and show notes to your team alone.*
     */
    comment_type: components["schemas"]["CommentType"];
    /**
     * @description The content of a comment or of a draft.
     *
     *     > **Not shown** (`comments.content-form`): Whether the content of a comment or a draft is plain text or HTML. *Escape it before you put it into a page, and send nothing that only one of the two can mean.*
     */
    content: components["schemas"]["CommentContent"];
    /**
     * @description The comment's author.
     *
     *     > **Not shown** (`comments.author.unset-values`): Whether a name or e-mail address that the author of a comment does not have is null, empty or left out. *Treat null, an empty value and a missing key alike.*
     *
     *     > **Not shown** (`comments.unset-values`): Whether the author of a comment that has none is null, empty or left out. *Treat null, an empty value and a missing key alike.*
     */
    author?: components["schemas"]["CommentAuthor"] | null;
    /** @description The files that are attached to the comment. */
    attachments: components["schemas"]["Attachment"][];
    /** @description The users whom the comment mentions. */
    mentions: components["schemas"]["MentionedUser"][];
};
/** @description Where this page stands in the whole list. */
export type Pagination = {
    /** @description How many items there are across all pages. */
    total_records: number;
    /** @description The number of this page. */
    current_page_number: number;
    /**
     * @description How many pages there are.
     *
     *     > **Not shown** (`pagination.empty-list`): Whether total_pages of a list without items is 0 or 1. *Read the first page in any case, and no other where total_pages is 0 or 1.*
     */
    total_pages: number;
    /**
     * @description How many items a page holds. The default is 30.
     *
     *     > **Not shown** (`limits.page-size`): The largest size of a page. *Stay with the default of 30.*
     */
    page_size: number;
};
/**
 * @description A reply to create. This is what a comment without `comment_type` becomes.
 *
 *     > **Not shown** (`comments.create.mentions-on-reply`): Whether a reply with mentions is refused or loses them, and whether an empty list counts as mentions. *Leave mentions out of a reply, an empty list, too.*
 */
export type NewReply = {
    /** @description The e-mail address of the person who writes the comment. */
    author_email: string;
    /**
     * @description The content of a comment or of a draft.
     *
     *     > **Not shown** (`comments.content-form`): Whether the content of a comment or a draft is plain text or HTML. *Escape it before you put it into a page, and send nothing that only one of the two can mean.*
     */
    content: components["schemas"]["CommentContent"];
    /**
     * @description A reply.
     * @default reply
     * @enum {string}
     */
    comment_type?: "reply";
    mentions?: never;
};
/** @description A user to mention. */
export type NewMention = {
    /** @description The e-mail address of a user who is active in the same organization. */
    email: string;
};
/** @description A note to create. Only a note can mention users. */
export type NewNote = {
    /** @description The e-mail address of the person who writes the comment. */
    author_email: string;
    /** @description To place a mention in the content, write `@Full Name` of the mentioned user. */
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
 *     > **Not shown** (`comments.create.unknown-author`): What happens when a comment is created with an author_email that belongs to no user, and who its author is then. *Send the address of a team member, and be ready for a failure or for a comment without an author.*
 *
 *     > **Not shown** (`comments.create.files`): Whether a call can attach files to a comment, a draft or a ticket, and how. *Write the address of a file into the content, or let people attach the file in the workspace.*
 */
export type NewComment = components["schemas"]["NewReply"] | components["schemas"]["NewNote"];
/** @description A draft to create. */
export type NewDraft = {
    /** @description It cannot be blank. */
    content: components["schemas"]["CommentContent"];
    /**
     * @description The type of comment that the draft is for.
     * @default reply
     */
    comment_type?: components["schemas"]["CommentType"];
    /**
     * @description The e-mail address of a user. The draft then ends with the signature that is stored for that user.
     *
     *     > **Not shown** (`drafts.create.unknown-author`): What happens when a draft is created with an author_email that belongs to no user. *Send the address of a team member, or leave it out.*
     *
     *     > **Not shown** (`drafts.create.signature-form`): The form in which the signature is appended to a draft, and what separates it from the content. *Do not look for the signature in the content of the draft, and do not cut it off.*
     */
    author_email?: string;
};
/** @description A draft of a comment. */
export type Draft = {
    /**
     * Format: uuid
     * @description The draft's id.
     */
    id: string;
    /**
     * @description A `reply` or a `note`.
     *
     *     > **Not shown** (`comments.note-visibility`): Whether a customer can see a note. *Write nothing into a note that the customer must not read, and show notes to your team alone.*
     */
    comment_type: components["schemas"]["CommentType"];
    /**
     * Format: date-time
     * @description When the draft was created.
     */
    created_at: string;
    /**
     * Format: date-time
     * @description When the draft last changed.
     */
    updated_at: string;
    /**
     * @description The content of a comment or of a draft.
     *
     *     > **Not shown** (`comments.content-form`): Whether the content of a comment or a draft is plain text or HTML. *Escape it before you put it into a page, and send nothing that only one of the two can mean.*
     */
    content: components["schemas"]["CommentContent"];
};
/**
 * @description An e-mail address with its rank.
 *
 *     > **Not shown** (`customers.create.email-fields`): Whether `email` is required in an e-mail address that is an object. *Send email always.*
 */
export type NewCustomerEmail = {
    /**
     * @description The address.
     *
     *     > **Not shown** (`customers.create.email-fields`): Whether `email` is required in an e-mail address that is an object. *Send email always.*
     */
    email?: string;
    /**
     * @description Whether the address is the primary one.
     *
     *     > **Not shown** (`customers.create.email-primary-type`): The JSON type of primary in an e-mail address of a new customer. *Leave it out and put the primary address first.*
     */
    primary?: unknown;
};
/**
 * @description A phone number with a label.
 *
 *     > **Not shown** (`customers.create.phone-fields`): Whether phone and label are required in a phone number that is an object. *Send a plain string where no label is needed, and phone and label otherwise.*
 */
export type NewCustomerPhone = {
    /**
     * @description The number.
     *
     *     > **Not shown** (`customers.create.phone-fields`): Whether phone and label are required in a phone number that is an object. *Send a plain string where no label is needed, and phone and label otherwise.*
     */
    phone?: string;
    /**
     * @description The label of the number.
     *
     *     > **Not shown** (`customers.create.phone-label-type`): The JSON type of label in a phone number of a new customer. *Send text.*
     *
     *     > **Not shown** (`customers.create.phone-fields`): Whether phone and label are required in a phone number that is an object. *Send a plain string where no label is needed, and phone and label otherwise.*
     */
    label?: unknown;
};
/**
 * @description A web address with a label.
 *
 *     > **Not shown** (`customers.create.link-fields`): Whether url and label are required in a link that is an object. *Send a plain string where no label is needed, and url and label otherwise.*
 */
export type NewCustomerLink = {
    /**
     * Format: uri
     * @description The address.
     *
     *     > **Not shown** (`customers.create.link-fields`): Whether url and label are required in a link that is an object. *Send a plain string where no label is needed, and url and label otherwise.*
     */
    url?: string;
    /**
     * @description The label of the address.
     *
     *     > **Not shown** (`customers.create.link-label-type`): The JSON type of label in a link of a new customer. *Send text.*
     *
     *     > **Not shown** (`customers.create.link-fields`): Whether url and label are required in a link that is an object. *Send a plain string where no label is needed, and url and label otherwise.*
     */
    label?: unknown;
};
/**
 * @description A customer to create.
 *
 *     > **Not shown** (`customers.create.required-fields`): Which fields of a new customer are required, and whether a list that is required may be empty. *Send at least one e-mail address, a first_name and a last_name.*
 */
export type NewCustomer = {
    /**
     * @description The customer's e-mail addresses. The first is the primary one when none is marked.
     *
     *     > **Not shown** (`customers.create.required-fields`): Which fields of a new customer are required, and whether a list that is required may be empty. *Send at least one e-mail address, a first_name and a last_name.*
     */
    emails?: (string | components["schemas"]["NewCustomerEmail"])[];
    /**
     * @description The first name.
     *
     *     > **Not shown** (`customers.create.required-fields`): Which fields of a new customer are required, and whether a list that is required may be empty. *Send at least one e-mail address, a first_name and a last_name.*
     */
    first_name?: string;
    /**
     * @description The last name.
     *
     *     > **Not shown** (`customers.create.required-fields`): Which fields of a new customer are required, and whether a list that is required may be empty. *Send at least one e-mail address, a first_name and a last_name.*
     */
    last_name?: string;
    /**
     * @description The customer's phone numbers.
     *
     *     > **Not shown** (`customers.create.required-fields`): Which fields of a new customer are required, and whether a list that is required may be empty. *Send at least one e-mail address, a first_name and a last_name.*
     */
    phones?: (string | components["schemas"]["NewCustomerPhone"])[];
    /**
     * @description The customer's web addresses.
     *
     *     > **Not shown** (`customers.create.required-fields`): Which fields of a new customer are required, and whether a list that is required may be empty. *Send at least one e-mail address, a first_name and a last_name.*
     */
    links?: (string | components["schemas"]["NewCustomerLink"])[];
    /**
     * @description The language that the customer prefers.
     *
     *     > **Not shown** (`customers.create.language-form`): How the language of a new customer is written, as a name or as a code, and which ones are accepted. *Leave it out, unless people of the workspace named a value that it accepts.*
     *
     *     > **Not shown** (`customers.create.required-fields`): Which fields of a new customer are required, and whether a list that is required may be empty. *Send at least one e-mail address, a first_name and a last_name.*
     */
    language?: string;
    /**
     * @description The customer's time zone.
     *
     *     > **Not shown** (`customers.create.time-zone-form`): How the time zone of a new customer is written, and which ones are accepted. *Leave it out, or send a name that a team member has, and be ready for a refusal.*
     *
     *     > **Not shown** (`customers.create.required-fields`): Which fields of a new customer are required, and whether a list that is required may be empty. *Send at least one e-mail address, a first_name and a last_name.*
     */
    time_zone?: string;
    /**
     * @description Notes about the customer.
     *
     *     > **Not shown** (`customers.create.required-fields`): Which fields of a new customer are required, and whether a list that is required may be empty. *Send at least one e-mail address, a first_name and a last_name.*
     */
    description?: string;
    /**
     * @description The id of the company to associate the customer with.
     *
     *     > **Not shown** (`customers.company`): The company that company_id refers to, and where its id can be found. *Leave it out unless people of the workspace gave you the id.*
     *
     *     > **Not shown** (`customers.create.required-fields`): Which fields of a new customer are required, and whether a list that is required may be empty. *Send at least one e-mail address, a first_name and a last_name.*
     */
    company_id?: components["schemas"]["RecordId"];
};
/**
 * @description A customer, as creating one returns it.
 *
 *     > **Not shown** (`customers.record-fields`): Which fields a customer has besides id, name and email. *Use id, name and email, keep what else you sent, and ignore what else arrives.*
 *
 *     > **Not shown** (`customers.unset-values`): Whether a value that a customer does not have is null, empty or left out. *Treat null, an empty value and a missing key alike.*
 */
export type Customer = {
    /**
     * Format: uuid
     * @description The customer's id.
     */
    id: string;
    /**
     * @description The customer's name.
     *
     *     > **Not shown** (`customers.name-form`): Whether and how the name of a customer is made of the first and the last name that they are created with. *Show the name as it arrives.*
     *
     *     > **Not shown** (`customers.unset-values`): Whether a value that a customer does not have is null, empty or left out. *Treat null, an empty value and a missing key alike.*
     */
    name?: string | null;
    /**
     * @description The customer's e-mail address.
     *
     *     > **Not shown** (`customers.unset-values`): Whether a value that a customer does not have is null, empty or left out. *Treat null, an empty value and a missing key alike.*
     */
    email?: string | null;
};
/**
 * @description A member of the workspace's team.
 *
 *     > **Not shown** (`team-members.unset-values`): Whether a value that a team member does not have is null, empty or left out. *Treat null, an empty value and a missing key alike in every optional field.*
 *
 *     > **Not shown** (`team-members.name-form`): Whether and how the name that tickets, comments and reports show of a team member is made of the first and the last name. *Show the name where it is there. Do not rely on the id of an assignee, an author, a mentioned user or an agent being the id of a team member.*
 */
export type TeamMember = {
    /**
     * Format: uuid
     * @description The member's id.
     */
    id: string;
    /**
     * @description The member's e-mail address.
     *
     *     > **Not shown** (`team-members.unset-values`): Whether a value that a team member does not have is null, empty or left out. *Treat null, an empty value and a missing key alike in every optional field.*
     */
    email?: string | null;
    /**
     * @description The first name.
     *
     *     > **Not shown** (`team-members.unset-values`): Whether a value that a team member does not have is null, empty or left out. *Treat null, an empty value and a missing key alike in every optional field.*
     */
    first_name?: string | null;
    /**
     * @description The last name.
     *
     *     > **Not shown** (`team-members.unset-values`): Whether a value that a team member does not have is null, empty or left out. *Treat null, an empty value and a missing key alike in every optional field.*
     */
    last_name?: string | null;
    /**
     * @description The name of the member's time zone.
     *
     *     > **Not shown** (`team-members.unset-values`): Whether a value that a team member does not have is null, empty or left out. *Treat null, an empty value and a missing key alike in every optional field.*
     */
    time_zone?: string | null;
    /**
     * @description The URL of the member's profile image.
     *
     *     > **Not shown** (`team-members.unset-values`): Whether a value that a team member does not have is null, empty or left out. *Treat null, an empty value and a missing key alike in every optional field.*
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
 *     > **Not shown** (`team-members.add.required-fields`): Which fields are required to add team members, and whether the list of addresses may be empty. *Send at least one address.*
 */
export type NewTeamMembers = {
    /**
     * @description The e-mail addresses of the members to add. Each must be valid.
     *
     *     > **Not shown** (`team-members.add.known-address`): What happens when an address is added that a team member has already. *List the members first, and add only addresses that none of them has.*
     *
     *     > **Not shown** (`team-members.add.required-fields`): Which fields are required to add team members, and whether the list of addresses may be empty. *Send at least one address.*
     */
    emails?: string[];
    /**
     * @description The role that the new members get, one of the workspace's own. Case matters.
     *
     *     > **Not shown** (`team-members.add.required-fields`): Which fields are required to add team members, and whether the list of addresses may be empty. *Send at least one address.*
     * @default Standard
     */
    organization_role?: "Standard" | (string & {});
    /**
     * @description The e-mail address of the admin who invites. It is the workspace's most recent admin when left out.
     *
     *     > **Not shown** (`team-members.add.unknown-inviter`): What happens when members are added with an invited_by that belongs to no admin. *Send the address of an admin, or leave it out.*
     *
     *     > **Not shown** (`team-members.add.required-fields`): Which fields are required to add team members, and whether the list of addresses may be empty. *Send at least one address.*
     */
    invited_by?: string;
    /**
     * @description The string `false` skips the invitation e-mails. They are sent by default.
     *
     *     > **Not shown** (`team-members.add.required-fields`): Which fields are required to add team members, and whether the list of addresses may be empty. *Send at least one address.*
     * @enum {string}
     */
    send_invitation_email?: "true" | "false";
};
/** @description The answer to removing the last admin of the workspace. */
export type LastAdminBody = {
    /**
     * @description What went wrong.
     * @constant
     */
    error: "Cannot remove the last admin of the workspace";
};
/**
 * @description What to change of a member. Every field is optional.
 *
 *     > **Not shown** (`team-members.update.last-admin`): Whether an update can leave a workspace without an admin, by another role or, where it can set active, by a deactivation, and how it fails otherwise. *Let people of the workspace confirm that another admin remains before you change a role or deactivate somebody.*
 *
 *     > **Not shown** (`team-members.update.clearing`): Whether an update can clear a field of a team member, and by which value. *Send only values that the field should have.*
 */
export type TeamMemberUpdate = {
    /**
     * @description The member's e-mail address.
     *
     *     > **Not shown** (`team-members.update.taken-address`): Whether an update can give a team member an address that another member has. *List the members first, and choose an address that none of them has.*
     */
    email?: string;
    /** @description The first name. */
    first_name?: string;
    /** @description The last name. */
    last_name?: string;
    /**
     * @description The name of a valid time zone.
     *
     *     > **Not shown** (`time-zones.names`): Which names of time zones are valid for a team member. *Send a name that a member of the workspace has, and be ready for a refusal of another one.*
     */
    time_zone?: string;
    /** @description One of the workspace's organization roles. Case matters. */
    organization_role?: string;
};
/**
 * @description An enabled web form.
 *
 *     > **Not shown** (`forms.unset-values`): Whether a value that a form does not have is null, empty or left out. *Treat null, an empty value and a missing key alike.*
 */
export type Form = {
    /**
     * Format: uuid
     * @description The form's id.
     */
    id: string;
    /**
     * @description The form's title.
     *
     *     > **Not shown** (`forms.unset-values`): Whether a value that a form does not have is null, empty or left out. *Treat null, an empty value and a missing key alike.*
     */
    title?: string | null;
    /**
     * @description The form's slug.
     *
     *     > **Not shown** (`forms.unset-values`): Whether a value that a form does not have is null, empty or left out. *Treat null, an empty value and a missing key alike.*
     */
    slug?: string | null;
};
/**
 * @description Details of the knowledge base.
 *
 *     > **Not shown** (`forms.knowledge-base.unset-values`): Whether the name of a knowledge base that has none is null, empty or left out. *Treat null, an empty value and a missing key alike.*
 */
export type KnowledgeBaseDetails = {
    /**
     * @description The knowledge base's name.
     *
     *     > **Not shown** (`forms.knowledge-base.unset-values`): Whether the name of a knowledge base that has none is null, empty or left out. *Treat null, an empty value and a missing key alike.*
     */
    knowledge_base_name?: string | null;
};
/**
 * @description The span of time that a report covers.
 *
 *     > **Not shown** (`reports.range.bounds`): In which time zone the span of a report is counted, on which day a week starts, and whether the span includes its last date. *Compare reports of the same range_type alone, and don't show the bounds to users.*
 * @default last_30_days
 * @enum {string}
 */
export type RangeType = "last_7_days" | "last_30_days" | "last_24_hours" | "this_week" | "last_week" | "this_month" | "last_month" | "this_quarter" | "last_quarter" | "this_year" | "last_year" | "all_time" | "custom";
/**
 * @description A metric, its previous value, and the change as a percentage.
 *
 *     > **Not shown** (`reports.metrics.units`): The units and the exact definitions of the metrics of a report. *Compare values of the same metric, and show no unit that the workspace has not confirmed.*
 */
export type ReportMetric = {
    /** @description The present value. */
    present: number;
    /**
     * @description The previous value.
     *
     *     > **Not shown** (`reports.metrics.previous`): Which span the previous value of a metric belongs to, and what it is where the range is all_time. *Show it as the previous value, and name no dates for it.*
     */
    previous: number;
    /**
     * @description The change, as a percentage.
     *
     *     > **Not shown** (`reports.metrics.change`): How the change of a metric is calculated, and what it is where there was nothing before. *Show it as it comes, or calculate a change of your own from the two values.*
     */
    change_percentage: number;
};
/**
 * @description The performance of one agent.
 *
 *     > **Not shown** (`reports.agents.unset-values`): Whether a name that an agent does not have is null, empty or left out. *Treat null, an empty value and a missing key alike.*
 */
export type AgentPerformance = {
    /**
     * Format: uuid
     * @description The agent's id.
     */
    id: string;
    /**
     * @description The agent's name.
     *
     *     > **Not shown** (`reports.agents.unset-values`): Whether a name that an agent does not have is null, empty or left out. *Treat null, an empty value and a missing key alike.*
     */
    name?: string | null;
    /**
     * @description A metric, its previous value, and the change as a percentage.
     *
     *     > **Not shown** (`reports.metrics.units`): The units and the exact definitions of the metrics of a report. *Compare values of the same metric, and show no unit that the workspace has not confirmed.*
     */
    first_response_time: components["schemas"]["ReportMetric"];
    /**
     * @description A metric, its previous value, and the change as a percentage.
     *
     *     > **Not shown** (`reports.metrics.units`): The units and the exact definitions of the metrics of a report. *Compare values of the same metric, and show no unit that the workspace has not confirmed.*
     */
    resolution_time: components["schemas"]["ReportMetric"];
    /**
     * @description A metric, its previous value, and the change as a percentage.
     *
     *     > **Not shown** (`reports.metrics.units`): The units and the exact definitions of the metrics of a report. *Compare values of the same metric, and show no unit that the workspace has not confirmed.*
     */
    assigned: components["schemas"]["ReportMetric"];
    /**
     * @description A metric, its previous value, and the change as a percentage.
     *
     *     > **Not shown** (`reports.metrics.units`): The units and the exact definitions of the metrics of a report. *Compare values of the same metric, and show no unit that the workspace has not confirmed.*
     */
    closed: components["schemas"]["ReportMetric"];
};
/** @description The four metrics over all agents or all groups. */
export type ReportSummary = {
    /**
     * @description A metric, its previous value, and the change as a percentage.
     *
     *     > **Not shown** (`reports.metrics.units`): The units and the exact definitions of the metrics of a report. *Compare values of the same metric, and show no unit that the workspace has not confirmed.*
     */
    first_response_time: components["schemas"]["ReportMetric"];
    /**
     * @description A metric, its previous value, and the change as a percentage.
     *
     *     > **Not shown** (`reports.metrics.units`): The units and the exact definitions of the metrics of a report. *Compare values of the same metric, and show no unit that the workspace has not confirmed.*
     */
    resolution_time: components["schemas"]["ReportMetric"];
    /**
     * @description A metric, its previous value, and the change as a percentage.
     *
     *     > **Not shown** (`reports.metrics.units`): The units and the exact definitions of the metrics of a report. *Compare values of the same metric, and show no unit that the workspace has not confirmed.*
     */
    assigned: components["schemas"]["ReportMetric"];
    /**
     * @description A metric, its previous value, and the change as a percentage.
     *
     *     > **Not shown** (`reports.metrics.units`): The units and the exact definitions of the metrics of a report. *Compare values of the same metric, and show no unit that the workspace has not confirmed.*
     */
    closed: components["schemas"]["ReportMetric"];
};
/**
 * @description A count that comes with the report.
 *
 *     > **Not shown** (`reports.total-count-meaning`): What total_count of a report counts, for example the entries on all pages or those on its page. *Ask for the next page even where total_count is no larger than a full first page, and compare the entries with it at the end; paginate does both.*
 */
export type ReportTotalCount = number;
/** @description One page of agent performance. */
export type AgentReport = {
    /** @description The agents of this page. */
    members: components["schemas"]["AgentPerformance"][];
    /** @description The four metrics over all agents or all groups. */
    summary: components["schemas"]["ReportSummary"];
    /**
     * @description A count that comes with the report.
     *
     *     > **Not shown** (`reports.total-count-meaning`): What total_count of a report counts, for example the entries on all pages or those on its page. *Ask for the next page even where total_count is no larger than a full first page, and compare the entries with it at the end; paginate does both.*
     */
    total_count: components["schemas"]["ReportTotalCount"];
};
/**
 * @description The performance of one group.
 *
 *     > **Not shown** (`reports.groups.unset-values`): Whether a name that a group does not have is null, empty or left out. *Treat null, an empty value and a missing key alike.*
 */
export type GroupPerformance = {
    /**
     * Format: uuid
     * @description The group's id.
     */
    id: string;
    /**
     * @description The group's name.
     *
     *     > **Not shown** (`reports.groups.unset-values`): Whether a name that a group does not have is null, empty or left out. *Treat null, an empty value and a missing key alike.*
     */
    name?: string | null;
    /**
     * @description A metric, its previous value, and the change as a percentage.
     *
     *     > **Not shown** (`reports.metrics.units`): The units and the exact definitions of the metrics of a report. *Compare values of the same metric, and show no unit that the workspace has not confirmed.*
     */
    first_response_time: components["schemas"]["ReportMetric"];
    /**
     * @description A metric, its previous value, and the change as a percentage.
     *
     *     > **Not shown** (`reports.metrics.units`): The units and the exact definitions of the metrics of a report. *Compare values of the same metric, and show no unit that the workspace has not confirmed.*
     */
    resolution_time: components["schemas"]["ReportMetric"];
    /**
     * @description A metric, its previous value, and the change as a percentage.
     *
     *     > **Not shown** (`reports.metrics.units`): The units and the exact definitions of the metrics of a report. *Compare values of the same metric, and show no unit that the workspace has not confirmed.*
     */
    assigned: components["schemas"]["ReportMetric"];
    /**
     * @description A metric, its previous value, and the change as a percentage.
     *
     *     > **Not shown** (`reports.metrics.units`): The units and the exact definitions of the metrics of a report. *Compare values of the same metric, and show no unit that the workspace has not confirmed.*
     */
    closed: components["schemas"]["ReportMetric"];
};
/** @description One page of group performance. The service calls a group a team here. */
export type GroupReport = {
    /** @description The groups of this page. */
    teams: components["schemas"]["GroupPerformance"][];
    /** @description The four metrics over all agents or all groups. */
    summary: components["schemas"]["ReportSummary"];
    /**
     * @description A count that comes with the report.
     *
     *     > **Not shown** (`reports.total-count-meaning`): What total_count of a report counts, for example the entries on all pages or those on its page. *Ask for the next page even where total_count is no larger than a full first page, and compare the entries with it at the end; paginate does both.*
     */
    total_count: components["schemas"]["ReportTotalCount"];
};
/** @description One choice of a survey. */
export type SurveyChoice = {
    /**
     * @description The choice's name.
     *
     *     > **Not shown** (`reports.surveys.unset-values`): Whether a value that a survey or one of its choices does not have is null, empty or left out. *Treat null, an empty value and a missing key alike in every optional field.*
     */
    name?: string | null;
    /**
     * @description The count of the choice.
     *
     *     > **Not shown** (`reports.surveys.count-type`): The JSON type of the count of a survey's choice. *Calculate with it only where its type is number, and take anything else for unknown.*
     *
     *     > **Not shown** (`reports.surveys.unset-values`): Whether a value that a survey or one of its choices does not have is null, empty or left out. *Treat null, an empty value and a missing key alike in every optional field.*
     */
    count?: unknown | null;
    /**
     * @description The choice's slug.
     *
     *     > **Not shown** (`reports.surveys.unset-values`): Whether a value that a survey or one of its choices does not have is null, empty or left out. *Treat null, an empty value and a missing key alike in every optional field.*
     */
    slug?: string | null;
};
/**
 * @description One survey and its choices.
 *
 *     > **Not shown** (`reports.surveys.unset-values`): Whether a value that a survey or one of its choices does not have is null, empty or left out. *Treat null, an empty value and a missing key alike in every optional field.*
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
     *     > **Not shown** (`reports.surveys.unset-values`): Whether a value that a survey or one of its choices does not have is null, empty or left out. *Treat null, an empty value and a missing key alike in every optional field.*
     */
    name?: string | null;
    /**
     * @description The survey's question.
     *
     *     > **Not shown** (`reports.surveys.question-type`): The JSON type of the question of a survey. *Expect text, and check that it is before you use it as such.*
     *
     *     > **Not shown** (`reports.surveys.unset-values`): Whether a value that a survey or one of its choices does not have is null, empty or left out. *Treat null, an empty value and a missing key alike in every optional field.*
     */
    question?: unknown | null;
    /** @description The survey's choices. */
    choices: components["schemas"]["SurveyChoice"][];
};
/** @description The customer satisfaction surveys, with the count of each choice. */
export type SurveyReport = {
    /** @description The surveys. */
    surveys: components["schemas"]["Survey"][];
};
/**
 * @description The volume of tickets in one status.
 *
 *     > **Not shown** (`reports.tickets.unset-values`): Whether the name of a status that has none is null, empty or left out of the report on tickets. *Treat null, an empty value and a missing key alike.*
 */
export type TicketStatusVolume = {
    /**
     * @description The name of the status.
     *
     *     > **Not shown** (`reports.tickets.unset-values`): Whether the name of a status that has none is null, empty or left out of the report on tickets. *Treat null, an empty value and a missing key alike.*
     */
    name?: string | null;
    /**
     * @description A metric, its previous value, and the change as a percentage.
     *
     *     > **Not shown** (`reports.metrics.units`): The units and the exact definitions of the metrics of a report. *Compare values of the same metric, and show no unit that the workspace has not confirmed.*
     */
    value: components["schemas"]["ReportMetric"];
};
/** @description The volume of tickets by status. */
export type TicketReport = {
    /** @description The statuses. */
    ticket_statuses: components["schemas"]["TicketStatusVolume"][];
};
