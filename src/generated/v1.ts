// Generated from openapi/v1.yaml by `npm run generate`. Do not edit: change the document instead.

export interface paths {
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
         * Update a team member
         * @description Changes the fields that the body contains. It accepts the fields of the current update, and `active`. It also
         *     returns `created_at` and `updated_at`, but not `profile_image_url`. The header `Accept: application/json` is required.
         *
         *     > **Not shown in the specification** (`v1.team-members.update.method`): The HTTP method of the older team-member update. *Prefer the current update. For the older one, the client and the mock use the method of the current one, PATCH. The specification does not state it.*
         */
        patch: operations["updateTeamMember"];
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        PublicV1TicketList: PublicV1TicketList;
        RecordId: RecordId;
        TeamMemberUpdate: TeamMemberUpdate;
        TeamMemberUpdateV1: TeamMemberUpdateV1;
        FailureBody: FailureBody;
        UnauthorizedBody: UnauthorizedBody;
        PersonId: PersonId;
        TeamMemberV1: TeamMemberV1;
        TeamMemberUpdateResultV1: TeamMemberUpdateResultV1;
    };
    responses: {
        /**
         * @description Any other failure.
         *
         *     > **Not shown in the specification** (`errors.validation`): The status and body of the response to a request whose body or query fails validation. *Compare each request with the document before you send it. Treat every status outside 2xx as a failure.*
         */
        InputFailure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FailureBody"];
            };
        };
        /** @description A missing, invalid, revoked or expired key gives 401 with this message. A wrong workspace may give it, or another response. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UnauthorizedBody"];
            };
        };
    };
    parameters: {
        /**
         * @description The team member's id. Like every `id`, it is a UUID.
         * @example 2c8e4f6a-91b3-4d57-8e20-7f6a5b4c3d12
         */
        TeamMemberId: components["schemas"]["RecordId"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
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
                "application/json": components["schemas"]["TeamMemberUpdateV1"];
            };
        };
        responses: {
            401: components["responses"]["Unauthorized"];
            /**
             * @description The updated team member.
             *
             *     > **Not shown in the specification** (`v1.team-members.update.success-status`): The success status of the older update. *Take any status from 200 to 299 as success.*
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
}
/**
 * @description The response of the older ticket list under the prefix `/api/v1/public`. This document has a schema for it, and no operation. Its required fields are our reading, because the specification does not say which are always present.
 *
 *     > **Not shown in the specification** (`v1-public.tickets.list`): The method, the path, the parameters and the failures of the older ticket list. *Don't call it. Keep the ids of the tickets that you create or receive.*
 */
export type PublicV1TicketList = {
    /** @description The tickets. */
    tickets: unknown[];
    /**
     * @description The pagination.
     *
     *     > **Not shown in the specification** (`v1-public.tickets.pagination-type`): The form of the older list's pagination. *Accept any JSON value here.*
     */
    pagination: unknown;
};
/**
 * Format: uuid
 * @description The UUID of an existing record.
 *
 *     > **Not shown in the specification** (`errors.unknown-id`): The status and body of the response to an id or a ticket number that is malformed or that the workspace does not know. *Treat every status outside 2xx as a failure. Don't rely on 404.*
 */
export type RecordId = string;
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
     *     > **Not shown in the specification** (`team-members.update.unknown-role`): Whether the service refuses or ignores a role that the workspace does not have. *Send a role that a member has, in the same letter case.*
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
 * @description The body of a failure, which can be any JSON value.
 *
 *     > **Not shown in the specification** (`errors.body-type`): The body of any failure other than a rejected key and the removal of the last admin. *Be ready for any JSON value, for an empty body, and for a body that is not JSON. Don't rely on the body or show it outside your team, because it may repeat what you sent.*
 */
export type FailureBody = unknown;
/** @description The body of the response to a missing, invalid, revoked or expired key. The response to a wrong workspace may have this body or another. Its required fields are our reading, because the specification does not say which are always present. */
export type UnauthorizedBody = {
    /**
     * @description The error message.
     * @constant
     */
    error: "Could not authenticate, invalid API Key";
};
/**
 * Format: uuid
 * @description The id of a person. Like every `id`, it is a UUID.
 *
 *     > **Not shown in the specification** (`people.ids`): Whether a person has the same id in tickets, comments and reports, and as a team member or a customer. *Use an id only for the kind of record that you read it from. Otherwise, compare e-mail addresses.*
 */
export type PersonId = string;
/**
 * @description A team member, as the older update returns it, with two timestamps and without a picture. Its required fields are our reading, because the specification does not say which are always present.
 *
 *     > **Not shown in the specification** (`v1.team-members.unset-values`): Whether an unset value of a team member in the older interface is null, empty or left out. *Treat null, an empty value and a missing key alike in every optional field.*
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
     *     > **Not shown in the specification** (`v1.team-members.unset-values`): Whether an unset value of a team member in the older interface is null, empty or left out. *Treat null, an empty value and a missing key alike in every optional field.*
     */
    email?: string | null;
    /**
     * @description The first name.
     *
     *     > **Not shown in the specification** (`v1.team-members.unset-values`): Whether an unset value of a team member in the older interface is null, empty or left out. *Treat null, an empty value and a missing key alike in every optional field.*
     */
    first_name?: string | null;
    /**
     * @description The last name.
     *
     *     > **Not shown in the specification** (`v1.team-members.unset-values`): Whether an unset value of a team member in the older interface is null, empty or left out. *Treat null, an empty value and a missing key alike in every optional field.*
     */
    last_name?: string | null;
    /**
     * @description The name of the member's time zone.
     *
     *     > **Not shown in the specification** (`v1.team-members.unset-values`): Whether an unset value of a team member in the older interface is null, empty or left out. *Treat null, an empty value and a missing key alike in every optional field.*
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
     * @description When the member last changed.
     */
    updated_at: string;
};
/**
 * @description The updated member, wrapped or not. Its required fields are our reading, because the specification does not say which are always present.
 *
 *     > **Not shown in the specification** (`v1.team-members.update.envelope`): Whether the response to the older update has the member under the key `team_member` or without a key. *Accept both.*
 */
export type TeamMemberUpdateResultV1 = {
    /**
     * @description A team member, as the older update returns it, with two timestamps and without a picture. Its required fields are our reading, because the specification does not say which are always present.
     *
     *     > **Not shown in the specification** (`v1.team-members.unset-values`): Whether an unset value of a team member in the older interface is null, empty or left out. *Treat null, an empty value and a missing key alike in every optional field.*
     */
    team_member: components["schemas"]["TeamMemberV1"];
} | components["schemas"]["TeamMemberV1"];
