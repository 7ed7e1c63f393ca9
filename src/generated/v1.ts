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
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a team member
         * @description Changes the fields that the body names. It takes what the current update takes, and `active`; it returns
         *     `created_at` and `updated_at` too, and no `profile_image_url`. The header `Accept: application/json` is required.
         *
         *     > **Not shown** (`v1.team-members.update.method`): The HTTP method of the older update. *Expect PATCH, the method of the current update, and prefer the current update.*
         */
        patch: operations["updateTeamMember"];
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        PublicV1TicketList: PublicV1TicketList;
        TimeZone: TimeZone;
        TeamMemberUpdate: TeamMemberUpdate;
        TeamMemberUpdateV1: TeamMemberUpdateV1;
        AnyJson: AnyJson;
        UnauthorizedError: UnauthorizedError;
        TeamMemberV1: TeamMemberV1;
        TeamMemberUpdateResultV1: TeamMemberUpdateResultV1;
    };
    responses: {
        /** @description Any other failure. */
        Failure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AnyJson"];
            };
        };
        /** @description The API key is missing, invalid, revoked or expired. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UnauthorizedError"];
            };
        };
    };
    parameters: {
        /**
         * @description The team member's id. Like every `id`, it is a UUID.
         * @example 2c8e4f6a-91b3-4d57-8e20-7f6a5b4c3d12
         */
        TeamMemberId: string;
        /**
         * @description The older update requires this header.
         * @example application/json
         */
        Accept: "application/json";
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
            header: {
                /**
                 * @description The older update requires this header.
                 * @example application/json
                 */
                Accept: components["parameters"]["Accept"];
            };
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
             *     > **Not shown** (`v1.team-members.update.success-status`): The status code of the success. *Take any status from 200 to 299 as success.*
             */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamMemberUpdateResultV1"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
}
/**
 * @description What the older ticket list under the prefix `/api/v1/public` returns. It is kept here as a schema; there is no operation for it.
 *
 *     > **Not shown** (`v1-public.tickets.list`): The method, the path, the parameters and the failures of the older ticket list. *Do not call it; keep the ids of the tickets that you create or receive.*
 */
export type PublicV1TicketList = {
    /** @description The tickets. */
    tickets: unknown[];
    /**
     * @description The pagination.
     *
     *     > **Not shown** (`v1-public.tickets.pagination-type`): The form of the older list's pagination. *Accept any JSON value here.*
     */
    pagination: unknown;
};
/**
 * @description The name of a valid time zone.
 *
 *     > **Not shown** (`time-zones.names`): Which names of time zones are valid. *Send a name that a member of the workspace has, and be ready for a refusal of another one.*
 */
export type TimeZone = string;
/**
 * @description What to change of a member. Every field is optional.
 *
 *     > **Not shown** (`team-members.update.clearing`): Whether an update can clear a field, and by which value. *Send only values that the field should have.*
 */
export type TeamMemberUpdate = {
    /**
     * @description The member's e-mail address.
     *
     *     > **Not shown** (`team-members.update.taken-address`): Whether a member can get an address that another member has. *List the members first, and choose an address that none of them has.*
     */
    email?: string;
    /** @description The first name. */
    first_name?: string;
    /** @description The last name. */
    last_name?: string;
    /**
     * @description The name of a valid time zone.
     *
     *     > **Not shown** (`time-zones.names`): Which names of time zones are valid. *Send a name that a member of the workspace has, and be ready for a refusal of another one.*
     */
    time_zone?: components["schemas"]["TimeZone"];
    /** @description One of the workspace's organization roles. Case matters. */
    organization_role?: string;
};
/** @description What to change of a member. Every field is optional. */
export type TeamMemberUpdateV1 = components["schemas"]["TeamMemberUpdate"] & {
    /**
     * @description Whether the member is active.
     *
     *     > **Not shown** (`v1.team-members.update.active-effect`): The effect of changing active. *Change it only where you know what it does in the workspace.*
     */
    active?: boolean;
};
/**
 * @description A JSON value of any form.
 *
 *     > **Not shown** (`errors.body-type`): The body of a failure, other than a rejected key and the removal of the last admin. *Accept any JSON value here, show it to people, and decide nothing by it.*
 *
 *     > **Not shown** (`errors.validation`): The status and body for a request that fails validation. *Check what you send before you send it, and log the status and the body as they come.*
 *
 *     > **Not shown** (`errors.unknown-id`): The status and body for an id that the workspace does not know. *Treat every status outside 2xx as a failure, and do not count on 404.*
 */
export type AnyJson = unknown;
/** @description The answer to a key that does not work. */
export type UnauthorizedError = {
    /**
     * @description What went wrong.
     * @constant
     */
    error: "Could not authenticate, invalid API Key";
};
/**
 * @description A team member as the older update returns it, with two timestamps and without a picture.
 *
 *     > **Not shown** (`v1.team-members.unset-values`): Whether a value that a member does not have is null, empty or left out. *Treat null, an empty value and a missing key alike in every optional field.*
 */
export type TeamMemberV1 = {
    /**
     * Format: uuid
     * @description The member's id.
     */
    id: string;
    /** @description The member's e-mail address. */
    email: string;
    /**
     * @description The first name.
     *
     *     > **Not shown** (`v1.team-members.unset-values`): Whether a value that a member does not have is null, empty or left out. *Treat null, an empty value and a missing key alike in every optional field.*
     */
    first_name?: string;
    /**
     * @description The last name.
     *
     *     > **Not shown** (`v1.team-members.unset-values`): Whether a value that a member does not have is null, empty or left out. *Treat null, an empty value and a missing key alike in every optional field.*
     */
    last_name?: string;
    /**
     * @description The name of a valid time zone.
     *
     *     > **Not shown** (`time-zones.names`): Which names of time zones are valid. *Send a name that a member of the workspace has, and be ready for a refusal of another one.*
     *
     *     > **Not shown** (`v1.team-members.unset-values`): Whether a value that a member does not have is null, empty or left out. *Treat null, an empty value and a missing key alike in every optional field.*
     */
    time_zone?: components["schemas"]["TimeZone"];
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
 * @description The updated member, wrapped or not.
 *
 *     > **Not shown** (`v1.team-members.update.envelope`): Whether the member stands alone or under the key team_member. *Accept both.*
 */
export type TeamMemberUpdateResultV1 = {
    /**
     * @description A team member as the older update returns it, with two timestamps and without a picture.
     *
     *     > **Not shown** (`v1.team-members.unset-values`): Whether a value that a member does not have is null, empty or left out. *Treat null, an empty value and a missing key alike in every optional field.*
     */
    team_member: components["schemas"]["TeamMemberV1"];
} | components["schemas"]["TeamMemberV1"];
