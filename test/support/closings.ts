// An invented answer to each gap, as an edit of the document: a schema, a status, an operation or a sentence.

type Content = Record<string, unknown>;

/** Edits the object at a pointer of a file under openapi/. Lists get more items, and a key with the value `undefined` is removed. */
type Edit = [file: string, pointer: string, update: Content | ((node: Content) => Content)];

/** The edits of an answer, or a sentence that is added to the description of each object that has the mark. */
export type Closing = string | Edit[];

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

export const closings: Record<string, Closing> = {
  "addresses.letter-case": "The letter case of an address does not matter.",
  "auth.permissions": "Every key may call every operation.",
  "auth.wrong-workspace": "A wrong workspace gives 401, too.",
  "comments.attachments.url-access": "The URL needs no key, and does not expire.",
  "comments.author.kinds": at("CommentAuthor", "properties/type", { enum: ["user", "customer"] }),
  "comments.content-form": at("CommentContent", "", { contentMediaType: "text/html" }),
  "comments.create.files": "No call attaches a file.",
  "comments.create.sends-email": "The service sends a reply at once.",
  "comments.create.status": "A comment leaves the status as it is.",
  "comments.create.unknown-author": "A comment of nobody has no author.",
  "comments.list.description": "The description of the ticket is not in the list.",
  "comments.note-visibility": "A customer sees no note.",
  "comments.unset-values": required("Comment", "author"),
  "customers.company": at("NewCustomer", "properties/company_id", { format: "uuid" }),
  "customers.create.known-address": failure("customers.create.known-address", "customers", "post", 409),
  "customers.create.language-form": at("NewCustomer", "properties/language", { pattern: "^[a-z]{2}$" }),
  "customers.create.required-fields": "A new customer needs an e-mail address.",
  "customers.create.success-status": success("customers", "post", 201),
  "customers.create.time-zone-form": at("NewCustomer", "properties/time_zone", { pattern: "/" }),
  "customers.create.value-types": [
    ...at("NewCustomerEmail", "properties/primary", { type: "boolean" }),
    ...at("NewCustomerPhone", "properties/label", { type: "string" }),
    ...at("NewCustomerLink", "properties/label", { type: "string" }),
  ],
  "customers.find": method("customers", "get", "listCustomers"),
  "customers.record-fields": "A customer has the fields that were sent.",
  "customers.unset-values": required("Customer", "name", "email"),
  "drafts.create.unknown-author": "The service refuses another address.",
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
  "pagination.order": "The order of the items never changes.",
  "pagination.page-number-absent": [["components/parameters/PageNumber.yaml", "schema", { default: 1 }]],
  "pagination.page-out-of-range": failure(
    "pagination.page-out-of-range",
    "tickets_{ticket_id}_comments",
    "get",
    416,
  ),
  "pagination.page-size-parameter": parameter("per_page"),
  "people.ids": "A person has one id.",
  "reads.after-writes": "A read shows each write at once.",
  "reports.agents.pagination": "The report has no `pagination`.",
  "reports.agents.unset-values": required("AgentReport", "summary"),
  "reports.groups.pagination": "The report has no `pagination`.",
  "reports.groups.unset-values": required("GroupReport", "summary"),
  "reports.metrics.previous": required("ReportMetric", "previous", "change_percentage"),
  "reports.metrics.units": "Times are in seconds.",
  "reports.range.bounds": "A week begins on a Monday, in UTC.",
  "reports.surveys.types": [
    ...at("SurveyChoice", "properties/count", { type: "integer" }),
    ...at("Survey", "properties/question", { type: "string" }),
  ],
  "reports.surveys.unset-values": required("Survey", "name"),
  "reports.tickets.names": "It is the key of the status.",
  "reports.tickets.unset-values": required("TicketStatusVolume", "name"),
  "reports.total-count-meaning": "It counts the entries of all pages.",
  "requests.unknown-fields": "The service ignores an unknown field.",
  "responses.listed-fields": "A response has every listed field.",
  "team-members.add.known-address": failure("team-members.add.known-address", "team-members", "post", 409),
  "team-members.add.partial": "A call that fails adds nobody.",
  "team-members.add.required-fields": "The list of addresses is required.",
  "team-members.add.unknown-role": "The service refuses another role.",
  "team-members.list.email-filter-parameter": parameter("email"),
  "team-members.list.members": "It has every member.",
  "team-members.remove.last-admin-status": failure(
    "team-members.remove.last-admin-status",
    "team-members_{team_member_id}",
    "delete",
    409,
  ),
  "team-members.remove.references": "The tickets of the member have no assignee then.",
  "team-members.unset-values": required("TeamMember", ...member, "profile_image_url"),
  "team-members.update.clearing": "An update clears no field.",
  "team-members.update.last-admin": "The service refuses to demote the last admin.",
  "team-members.update.taken-address": "The service refuses the address of another member.",
  "team-members.update.unknown-role": "The service refuses another role.",
  "tickets.create.defaults": at("NewTicket", "properties/status", { default: "new" }),
  "tickets.create.description-form": at("NewTicket", "properties/description", {
    contentMediaType: "text/html",
  }),
  "tickets.create.field-values": "A value is a text, a number or a boolean.",
  "tickets.create.sends-email": "The service sends no e-mail.",
  "tickets.create.unknown-customer": "The service creates the customer.",
  "tickets.create.unknown-values": "The service refuses an unknown value.",
  "tickets.delete": method("tickets_{ticket_id}", "delete", "deleteTicket"),
  "tickets.fields": [
    ...at("CustomField", "properties/field_value", { type: "string" }),
    ...at("CustomField", "", {
      description: "A field. Its required fields are our reading.",
      required: ["field_value"],
    }),
  ],
  "tickets.list": "No call lists tickets.",
  "tickets.numbers": "Numbers have no holes.",
  "tickets.status.transitions": "Each status can follow each other.",
  "tickets.unset-values": required("Ticket", "priority", "status", "customer"),
  "tickets.update": [[path("tickets_{ticket_id}"), "", { patch: update }]],
  "time-zones.names": "A name is one of the IANA database.",
  "timestamps.offset": "Each timestamp is in UTC.",
  "v1-public.tickets.list": [
    ...at("PublicV1TicketList", "properties/tickets/items", { type: "object" }),
    ...at("PublicV1TicketList", "properties/pagination", { type: "object" }),
  ],
  "v1.team-members.unset-values": required("TeamMemberV1", ...member),
  "v1.team-members.update.active-effect": "An inactive member keeps the tickets.",
  "v1.team-members.update.method": "Its host and key are the same.",
  "v1.team-members.update.response": success("team_members_{team_member_id}", "patch", 200),
  "versioning.deprecation": [[path("team_members_{team_member_id}"), "patch", { deprecated: true }]],
  "writes.repeated": "A write that arrives twice counts once.",
};
