// Generated from openapi/openapi.yaml by `npm run generate`. Do not edit: change the document instead.

import type { CallOptions, CustomRange } from "../exact.js";
import type { Failure, Success } from "../result.js";
import type { components, operations } from "./openapi.js";

/** What each call accepts and returns, by method and path. */
export interface Calls {
  get: {
    "/tickets/{ticket_id}": { init: [init: CallOptions & { params: { path: operations["getTicket"]["parameters"]["path"] } }]; result: Promise<Success<operations["getTicket"]["responses"][200]["content"]["application/json"]> | Failure> };
    "/tickets/{ticket_id}/comments": { init: [init: CallOptions & { params: { path: operations["listComments"]["parameters"]["path"]; query?: NonNullable<operations["listComments"]["parameters"]["query"]> } }]; result: Promise<Success<operations["listComments"]["responses"][200]["content"]["application/json"]> | Failure> };
    "/tickets/{ticket_id}/comments/{comment_id}": { init: [init: CallOptions & { params: { path: operations["getComment"]["parameters"]["path"] } }]; result: Promise<Success<operations["getComment"]["responses"][200]["content"]["application/json"]> | Failure> };
    "/team-members": { init: [init?: CallOptions & { params?: { query?: NonNullable<operations["listTeamMembers"]["parameters"]["query"]> } }]; result: Promise<Success<operations["listTeamMembers"]["responses"][200]["content"]["application/json"]> | Failure> };
    "/team-members/{team_member_id}": { init: [init: CallOptions & { params: { path: operations["getTeamMember"]["parameters"]["path"] } }]; result: Promise<Success<operations["getTeamMember"]["responses"][200]["content"]["application/json"]> | Failure> };
    "/forms": { init: [init?: CallOptions]; result: Promise<Success<operations["listForms"]["responses"][200]["content"]["application/json"]> | Failure> };
    "/reports/agents": { init: [init?: CallOptions & { params?: { query?: NonNullable<operations["getAgentReport"]["parameters"]["query"]> & (CustomRange | { range_type?: Exclude<NonNullable<operations["getAgentReport"]["parameters"]["query"]>["range_type"], "custom"> }) } }]; result: Promise<Success<operations["getAgentReport"]["responses"][200]["content"]["application/json"]> | Failure> };
    "/reports/groups": { init: [init?: CallOptions & { params?: { query?: NonNullable<operations["getGroupReport"]["parameters"]["query"]> & (CustomRange | { range_type?: Exclude<NonNullable<operations["getGroupReport"]["parameters"]["query"]>["range_type"], "custom"> }) } }]; result: Promise<Success<operations["getGroupReport"]["responses"][200]["content"]["application/json"]> | Failure> };
    "/reports/surveys": { init: [init?: CallOptions & { params?: { query?: NonNullable<operations["getSurveyReport"]["parameters"]["query"]> & (CustomRange | { range_type?: Exclude<NonNullable<operations["getSurveyReport"]["parameters"]["query"]>["range_type"], "custom"> }) } }]; result: Promise<Success<operations["getSurveyReport"]["responses"][200]["content"]["application/json"]> | Failure> };
    "/reports/tickets": { init: [init?: CallOptions & { params?: { query?: NonNullable<operations["getTicketReport"]["parameters"]["query"]> & (CustomRange | { range_type?: Exclude<NonNullable<operations["getTicketReport"]["parameters"]["query"]>["range_type"], "custom"> }) } }]; result: Promise<Success<operations["getTicketReport"]["responses"][200]["content"]["application/json"]> | Failure> };
  };
  post: {
    "/tickets": { init: [init: CallOptions & { body: components["schemas"]["NewTicket"] }]; result: Promise<Success<operations["createTicket"]["responses"][201]["content"]["application/json"]> | Failure> };
    "/tickets/{ticket_id}/comments": { init: [init: CallOptions & { params: { path: operations["createComment"]["parameters"]["path"] } } & { body: components["schemas"]["NewComment"] }]; result: Promise<Success<operations["createComment"]["responses"][201]["content"]["application/json"]> | Failure> };
    "/tickets/{ticket_id}/drafts": { init: [init: CallOptions & { params: { path: operations["createDraft"]["parameters"]["path"] } } & { body: components["schemas"]["NewDraft"] }]; result: Promise<Success<operations["createDraft"]["responses"][201]["content"]["application/json"]> | Failure> };
    "/customers": { init: [init: CallOptions & { body: NonNullable<operations["createCustomer"]["requestBody"]>["content"]["application/json"] }]; result: Promise<Success<operations["createCustomer"]["responses"]["2XX"]["content"]["application/json"]> | Failure> };
    "/team-members": { init: [init: CallOptions & { body: components["schemas"]["NewTeamMembers"] }]; result: Promise<Success<operations["addTeamMembers"]["responses"][201]["content"]["application/json"]> | Failure> };
  };
  patch: {
    "/team-members/{team_member_id}": { init: [init: CallOptions & { params: { path: operations["updateTeamMember"]["parameters"]["path"] } } & { body: components["schemas"]["TeamMemberUpdate"] }]; result: Promise<Success<operations["updateTeamMember"]["responses"][200]["content"]["application/json"]> | Failure> };
  };
  delete: {
    "/team-members/{team_member_id}": { init: [init: CallOptions & { params: { path: operations["removeTeamMember"]["parameters"]["path"] } }]; result: Promise<Success<undefined> | Failure> };
  };
}
