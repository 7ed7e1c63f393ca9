// Invented answers to gaps, as edits of the document: a schema, a status or an operation. A sentence answers any other gap.

type Content = Record<string, unknown>;

/** Edits the object at a pointer of a file under openapi/. Lists get more items, and a key with the value `undefined` is removed. */
type Edit = [file: string, pointer: string, update: Content | ((node: Content) => Content)];

const schema = (name: string) => `components/schemas/${name}.yaml`;
const at = (name: string, pointer: string, update: Content): Edit[] => [[schema(name), pointer, update]];
const required = (name: string, ...names: string[]) => at(name, "", { required: names });
const member = ["email", "first_name", "last_name", "time_zone"];
const path = (name: string) => `paths/${name}.yaml`;

const body = { "application/json": { schema: { $ref: "../components/schemas/FailureBody.yaml" } } };

/** States a status of a failure. Other gaps may disallow it. */
const failure = (id: string, name: string, method: string, status: number): Edit[] => [
  [
    path(name),
    `${method}/responses`,
    { [status]: { description: "It failed.", content: body, "x-closes": [id] } },
  ],
];

/** States the status of a success. */
const success = (name: string, method: string, status: number): Edit[] => [
  [path(name), `${method}/responses`, ({ "2XX": stated }) => ({ "2XX": undefined, [status]: stated })],
];

const operation = (operationId: string, components = "../components", failure = "Failure") => ({
  operationId,
  tags: ["Tickets"],
  summary: "Another operation",
  description: "Does what its name says.",
  responses: {
    "204": { description: "Done." },
    "401": { $ref: `${components}/responses/Unauthorized.yaml` },
    default: { $ref: `${components}/responses/${failure}.yaml` },
  },
});
const method = (name: string, key: string, operationId: string): Edit[] => [
  [path(name), "", { [key]: operation(operationId) }],
];
const status = { description: "The new status.", type: "string" };
const examples = { closed: { summary: "A closed ticket", value: { status: "closed" } } };
const update = {
  ...operation("updateTicket", "../components", "InputFailure"),
  requestBody: {
    required: true,
    content: { "application/json": { schema: { type: "object", properties: { status } }, examples } },
  },
};

const parameter = (name: string): Edit[] => [
  [
    path("team-members"),
    "get",
    {
      parameters: [
        { name, in: "query", description: "It is optional.", schema: { type: "integer" }, example: 9 },
      ],
    },
  ],
];

export const closings: Readonly<Record<string, Edit[]>> = {
  "comments.author.kinds": at("CommentAuthor", "properties/type", { enum: ["user", "customer"] }),
  "comments.content-form": at("CommentContent", "", { contentMediaType: "text/html" }),
  "comments.unset-values": required("Comment", "author"),
  "customers.company": at("NewCustomer", "properties/company_id", { format: "uuid" }),
  "customers.create.known-address": failure("customers.create.known-address", "customers", "post", 409),
  "customers.create.language-form": at("NewCustomer", "properties/language", { pattern: "^[a-z]{2}$" }),
  "customers.create.success-status": success("customers", "post", 201),
  "customers.create.time-zone-form": at("NewCustomer", "properties/time_zone", { pattern: "/" }),
  "customers.create.value-types": [
    ...at("NewCustomerEmail", "properties/primary", { type: "boolean" }),
    ...at("NewCustomerPhone", "properties/label", { type: "string" }),
    ...at("NewCustomerLink", "properties/label", { type: "string" }),
  ],
  "customers.find": method("customers", "get", "listCustomers"),
  "customers.unset-values": required("Customer", "name", "email"),
  "drafts.read": method("tickets_{ticket_id}_drafts", "get", "listDrafts"),
  "errors.body-type": at("FailureBody", "", { type: "object", additionalProperties: true }),
  "errors.unknown-id": failure("errors.unknown-id", "tickets_{ticket_id}", "get", 404),
  "errors.validation": failure("errors.validation", "tickets", "post", 422),
  "events.webhooks": [
    ["openapi.yaml", "", { webhooks: { made: { post: operation("ticketMade", "components") } } }],
  ],
  "forms.unset-values": required("Form", "title", "slug"),
  "limits.page-size": at("Pagination", "properties/page_size", { maximum: 100 }),
  "limits.rate": failure("limits.rate", "forms", "get", 429),
  "limits.request-size": failure("limits.request-size", "tickets", "post", 413),
  "pagination.page-number-absent": [["components/parameters/PageNumber.yaml", "schema", { default: 1 }]],
  "pagination.page-out-of-range": failure(
    "pagination.page-out-of-range",
    "tickets_{ticket_id}_comments",
    "get",
    416,
  ),
  "pagination.page-size-parameter": parameter("per_page"),
  "reports.agents.unset-values": required("AgentReport", "summary"),
  "reports.groups.unset-values": required("GroupReport", "summary"),
  "reports.metrics.previous": required("ReportMetric", "previous", "change_percentage"),
  "reports.surveys.types": [
    ...at("SurveyChoice", "properties/count", { type: "integer" }),
    ...at("Survey", "properties/question", { type: "string" }),
  ],
  "reports.surveys.unset-values": required("Survey", "name"),
  "reports.tickets.unset-values": required("TicketStatusVolume", "name"),
  "team-members.add.known-address": failure("team-members.add.known-address", "team-members", "post", 409),
  "team-members.list.email-filter-parameter": parameter("email"),
  "team-members.remove.last-admin-status": failure(
    "team-members.remove.last-admin-status",
    "team-members_{team_member_id}",
    "delete",
    409,
  ),
  "team-members.unset-values": required("TeamMember", ...member, "profile_image_url"),
  "tickets.create.defaults": at("NewTicket", "properties/status", { default: "new" }),
  "tickets.create.description-form": at("NewTicket", "properties/description", {
    contentMediaType: "text/html",
  }),
  "tickets.delete": method("tickets_{ticket_id}", "delete", "deleteTicket"),
  "tickets.fields": [
    ...at("CustomField", "properties/field_value", { type: "string" }),
    ...at("CustomField", "", {
      description: "A field. Its required fields are our reading.",
      required: ["field_value"],
    }),
  ],
  "tickets.unset-values": required("Ticket", "priority", "status", "customer"),
  "tickets.update": [[path("tickets_{ticket_id}"), "", { patch: update }]],
  "v1-public.tickets.list": [
    ...at("PublicV1TicketList", "properties/tickets/items", { type: "object" }),
    ...at("PublicV1TicketList", "properties/pagination", { type: "object" }),
  ],
  "v1.team-members.unset-values": required("TeamMemberV1", ...member),
  "v1.team-members.update.response": success("team_members_{team_member_id}", "patch", 200),
  "versioning.deprecation": [[path("team_members_{team_member_id}"), "patch", { deprecated: true }]],
};
