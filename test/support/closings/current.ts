import { type Closing, failure, inWords } from "./closing.js";

const ticket = "paths/~1tickets~1{ticket_id}/get/responses";
const members = "paths/~1team-members/get";
const member = "paths/~1team-members~1{team_member_id}/delete";
const schemas = "components/schemas";
const required = (name: string, ...keys: string[]): Closing => ({
  update: { [`${schemas}/${name}`]: { required: keys } },
});
const typed = (name: string, property: string, type: string): Closing => ({
  update: { [`${schemas}/${name}/properties/${property}`]: { type } },
});
const pagination = { pagination: { $ref: "#/components/schemas/Pagination" } };

/** How each gap of the whole interface, of failures and of pages could be closed. */
export const generalClosings: Readonly<Record<string, Closing>> = {
  "auth.permissions": inWords("components/securitySchemes/WorkspaceKey", "Any key may make any call."),
  "auth.wrong-workspace": {
    update: { [ticket]: { "421": failure("The host names no workspace.", "auth.wrong-workspace") } },
    statuses: { "GET /tickets/{ticket_id}": 421 },
  },
  "errors.body-type": {
    update: {
      [`${schemas}/AnyJson`]: {
        type: "object",
        required: ["error"],
        properties: { error: { type: "string" } },
      },
    },
  },
  "errors.unknown-id": {
    update: { [ticket]: { "404": failure("There is no such ticket.") } },
    statuses: { "GET /tickets/{ticket_id}": 404 },
  },
  "errors.validation": {
    update: { "paths/~1tickets/post/responses": { "422": failure("A value is wrong.") } },
    statuses: { "POST /tickets": 422 },
  },
  "events.webhooks": {
    update: {
      "": {
        webhooks: {
          ticketCreated: {
            post: {
              operationId: "ticketCreated",
              tags: ["Tickets"],
              summary: "A ticket was created",
              description: "Sent after each new ticket.",
              responses: {
                "200": { description: "Received." },
                "401": failure("No."),
                default: failure("No."),
              },
            },
          },
        },
      },
    },
  },
  "limits.page-size": { update: { [`${schemas}/Pagination/properties/page_size`]: { maximum: 100 } } },
  "limits.rate": {
    update: {
      [ticket]: {
        "429": {
          ...failure("Too many calls."),
          headers: { "Retry-After": { description: "Seconds to wait.", schema: { type: "integer" } } },
        },
      },
    },
    statuses: { "GET /tickets/{ticket_id}": 429 },
  },
  "limits.request-size": {
    update: { "paths/~1tickets/post/responses": { "413": failure("The body is too large.") } },
    statuses: { "POST /tickets": 413 },
  },
  "pagination.empty-list": {
    update: { [`${schemas}/Pagination/properties/total_pages`]: { minimum: 1 } },
  },
  "pagination.order": inWords("components/parameters/PageNumber", "The oldest item is first."),
  "pagination.page-number-absent": {
    update: { "components/parameters/PageNumber/schema": { default: 1 } },
  },
  "pagination.page-out-of-range": {
    update: {
      [`${members}/responses`]: { "404": failure("There is no such page.", "pagination.page-out-of-range") },
    },
    statuses: { "GET /team-members": 404 },
  },
  "pagination.page-size-parameter": {
    update: {
      [members]: {
        parameters: [
          {
            name: "per_page",
            in: "query",
            description: "Items a page.",
            schema: { type: "integer" },
            example: 30,
          },
        ],
      },
    },
  },
  "responses.listed-fields": inWords("info", "Every listed field is always there."),
  "time-zones.names": {
    update: {
      [`${schemas}/TimeZone`]: { pattern: "^[A-Z][a-z]+/[A-Z][a-z]+$", description: "+ It is an IANA name." },
    },
  },
  "versioning.deprecation": { update: { "paths/~1forms/get": { deprecated: true } } },
  "versioning.negotiation": inWords("info", "The path prefix alone chooses the version."),
};

/** How each gap of customers, team members and reports could be closed. */
export const peopleClosings: Readonly<Record<string, Closing>> = {
  "customers.company": inWords(
    `${schemas}/NewCustomer/properties/company_id`,
    "It is shown in the admin panel.",
  ),
  "customers.create.email-fields": required("NewCustomerEmail", "email"),
  "customers.create.email-primary-type": typed("NewCustomerEmail", "primary", "boolean"),
  "customers.create.known-address": inWords(
    `${schemas}/NewCustomer/properties/emails`,
    "An address that another customer has is refused.",
  ),
  "customers.create.language-form": inWords(
    `${schemas}/NewCustomer/properties/language`,
    "It is a code of two letters.",
  ),
  "customers.create.link-fields": required("NewCustomerLink", "url"),
  "customers.create.link-label-type": typed("NewCustomerLink", "label", "string"),
  "customers.create.phone-fields": required("NewCustomerPhone", "phone"),
  "customers.create.phone-label-type": typed("NewCustomerPhone", "label", "string"),
  "customers.create.required-fields": {
    ...required("NewCustomer", "emails"),
  },
  "customers.create.success-status": {
    update: {
      "paths/~1customers/post/responses": {
        "201": {
          description: "The customer was created.",
          content: {
            "application/json": {
              schema: {
                type: "object",
                required: ["customer"],
                properties: { customer: { $ref: "#/components/schemas/Customer" } },
              },
            },
          },
        },
      },
    },
    remove: ["paths/~1customers/post/responses/2XX"],
  },
  "customers.name-form": inWords(`${schemas}/Customer/properties/name`, "The last name is left out."),
  "customers.record-fields": inWords(`${schemas}/Customer`, "It has no other field."),
  "customers.unset-values": required("Customer", "name", "email"),
  "forms.knowledge-base.unset-values": required("KnowledgeBaseDetails", "knowledge_base_name"),
  "forms.unset-values": required("Form", "title", "slug"),
  "reports.agents.pagination": { update: { [`${schemas}/AgentReport/properties`]: pagination } },
  "reports.agents.unset-values": required("AgentPerformance", "name"),
  "reports.groups.pagination": { update: { [`${schemas}/GroupReport/properties`]: pagination } },
  "reports.groups.unset-values": required("GroupPerformance", "name"),
  "reports.metrics.change": inWords(
    `${schemas}/ReportMetric/properties/change_percentage`,
    "Without a previous value it is 0.",
  ),
  "reports.metrics.previous": inWords(
    `${schemas}/ReportMetric/properties/previous`,
    "It belongs to the span of the same length before.",
  ),
  "reports.metrics.units": inWords(`${schemas}/ReportMetric`, "Times are in minutes."),
  "reports.range.bounds": inWords(`${schemas}/RangeType`, "The last date is part of the span."),
  "reports.range.dates-without-custom": inWords(
    "components/parameters/StartDate",
    "It is ignored without `custom`.",
  ),
  "reports.surveys.count-type": typed("SurveyChoice", "count", "integer"),
  "reports.surveys.question-type": typed("Survey", "question", "string"),
  "reports.surveys.unset-values": required("Survey", "name", "question"),
  "reports.total-count-meaning": inWords(
    `${schemas}/ReportTotalCount`,
    "It counts the entries on all pages.",
  ),
  "team-members.add.active": inWords("paths/~1team-members/post", "They are active at once."),
  "team-members.add.known-address": inWords(
    `${schemas}/NewTeamMembers/properties/emails`,
    "An address that a member has is skipped.",
  ),
  "team-members.add.unknown-inviter": inWords(
    `${schemas}/NewTeamMembers/properties/invited_by`,
    "An address that belongs to no admin is ignored.",
  ),
  "team-members.add.message-text": {
    update: {
      "paths/~1team-members/post/responses/201/content/application~1json/schema/properties/message": {
        enum: ["One team member was added.", "The team members were added."],
        "x-enumDescriptions": {
          "One team member was added.": "For one address.",
          "The team members were added.": "For several.",
        },
      },
    },
  },
  "team-members.add.required-fields": required("NewTeamMembers", "emails"),
  "team-members.admin-role": inWords(member, "The role Admin makes a member an admin."),
  "team-members.list.email-filter-parameter": {
    update: {
      [members]: {
        parameters: [
          {
            name: "email",
            in: "query",
            description: "One address.",
            schema: { type: "string" },
            example: "a@b.example",
          },
        ],
      },
    },
  },
  "team-members.name-form": inWords(`${schemas}/TeamMember`, "The name has the last name alone."),
  "team-members.remove.references": inWords(member, "Tickets and comments keep the name."),
  "team-members.remove.last-admin-status": {
    update: {
      [`${member}/responses`]: {
        "409": failure("The last admin of the workspace stays.", "team-members.remove.last-admin-status"),
      },
    },
    statuses: { "DELETE /team-members/{team_member_id}": 409 },
  },
  "team-members.update.clearing": inWords(`${schemas}/TeamMemberUpdate`, "The value null clears a field."),
  "team-members.update.taken-address": inWords(
    `${schemas}/TeamMemberUpdate/properties/email`,
    "An address that another member has is refused.",
  ),
  "team-members.unset-values": required("TeamMember", "first_name", "last_name"),
};
