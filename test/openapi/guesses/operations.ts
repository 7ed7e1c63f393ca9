import type { Edit } from "../../support/edited.js";

const described = (name: string, where: string) => ({
  name,
  in: where,
  description: "A parameter.",
  schema: { type: "string" },
});
const failure = { $ref: "../components/responses/Failure.yaml" };
const integer = { schema: { type: "integer" } };
const responses = (method: string) => `${method}/responses`;
const [tickets, comments, forms, members, customers] = [
  "paths/tickets.yaml",
  "paths/tickets_{ticket_id}_comments.yaml",
  "paths/forms.yaml",
  "paths/team-members.yaml",
  "paths/customers.yaml",
];
const operation = {
  operationId: "guessThings",
  tags: ["Tickets"],
  summary: "Guess",
  description: "Guesses.",
  responses: {
    "200": { description: "Things." },
    "401": { $ref: "../components/responses/Unauthorized.yaml" },
    default: failure,
  },
};

/** Statuses, headers and media types that the specification does not state. */
export const answers: Edit[] = [
  ...["400", "403", "404", "409", "422", "429", "500", "4XX", "5XX"].map(
    (status): Edit => [`a ${status}`, forms, responses("get"), { [status]: failure }],
  ),
  ["a status of a new customer", customers, responses("post"), { "201": { description: "Created." } }],
  ["another status of a new ticket", tickets, responses("post"), { "200": { description: "Created." } }],
  ["a status of an asynchronous answer", members, responses("post"), { "202": { description: "Soon." } }],
  ["an operation without 401", forms, responses("get"), { "401": undefined }],
  ["an operation without other failures", forms, responses("get"), { default: undefined }],
  ["a success without a body", forms, `${responses("get")}/200`, { content: undefined }],
  [
    "a body after a removal",
    "paths/team-members_{team_member_id}.yaml",
    `${responses("delete")}/204`,
    {
      content: { "application/json": { schema: { type: "object" } } },
    },
  ],
  [
    "a wait after a failure",
    "components/responses/Failure.yaml",
    "",
    {
      headers: { "Retry-After": { description: "Seconds.", ...integer } },
    },
  ],
  [
    "a rate limit in a header",
    forms,
    `${responses("get")}/200`,
    {
      headers: { "X-RateLimit-Limit": { description: "Requests.", ...integer } },
    },
  ],
  [
    "an address of a new ticket in a header",
    tickets,
    `${responses("post")}/201`,
    {
      headers: { Location: { description: "Address.", schema: { type: "string" } } },
    },
  ],
  [
    "a link of an answer",
    tickets,
    `${responses("post")}/201`,
    {
      links: { read: { operationId: "getTicket" } },
    },
  ],
  [
    "failures in HTML",
    "components/responses/Failure.yaml",
    "content",
    {
      "text/html": { schema: { type: "string" } },
    },
  ],
  [
    "problem details",
    "components/responses/Failure.yaml",
    "content",
    {
      "application/problem+json": { schema: { type: "object" } },
    },
  ],
  [
    "a report in CSV",
    "paths/reports_agents.yaml",
    `${responses("get")}/200/content`,
    {
      "text/csv": { schema: { type: "string" } },
    },
  ],
  [
    "a form in place of JSON",
    tickets,
    "post/requestBody/content",
    {
      "multipart/form-data": { schema: { type: "object" } },
    },
  ],
  ["a body that may be absent", tickets, "post/requestBody", { required: false }],
];

/** Parameters that the specification does not name, or describes otherwise. */
export const parameters: Edit[] = [
  ...["per_page", "page_size", "limit", "sort", "status", "since"].map(
    (name): Edit => [`the parameter ${name}`, comments, "get/parameters", { 1: described(name, "query") }],
  ),
  ["a filter by e-mail address", members, "get/parameters", { 1: described("email", "query") }],
  ["a filter by a role", members, "get/parameters", { 1: described("role", "query") }],
  ["a page of forms", forms, "get", { parameters: [{ $ref: "../components/parameters/PageNumber.yaml" }] }],
  ["an idempotency key", tickets, "post", { parameters: [described("Idempotency-Key", "header")] }],
  ["a language header", forms, "get", { parameters: [described("Accept-Language", "header")] }],
  ["a login cookie", forms, "get", { parameters: [described("login", "cookie")] }],
  ["a page number that is required", "components/parameters/PageNumber.yaml", "", { required: true }],
  ["a range that is required", "components/parameters/RangeType.yaml", "", { required: true }],
  ["an Accept header that is optional", "components/parameters/Accept.yaml", "", { required: false }],
  [
    "a ticket found by its UUID alone",
    "components/parameters/TicketId.yaml",
    "",
    {
      schema: { type: "string", format: "uuid" },
    },
  ],
  [
    "a ticket number as a number",
    "components/parameters/TicketId.yaml",
    "schema/anyOf/1",
    { type: "integer" },
  ],
  ["a date with a time", "components/parameters/StartDate.yaml", "schema", { format: "date-time" }],
  ["a style of a parameter", "components/parameters/RangeType.yaml", "", { style: "spaceDelimited" }],
  ["an empty value", "components/parameters/RangeType.yaml", "", { allowEmptyValue: true }],
  ["a deprecated parameter", "components/parameters/EndDate.yaml", "", { deprecated: true }],
];

/** Operations, servers, keys and versions that the specification does not state. */
export const interfaces: Edit[] = [
  ["a list of tickets", tickets, "", { get: operation }],
  ["an update of a ticket", "paths/tickets_{ticket_id}.yaml", "", { patch: operation }],
  ["a removal of a ticket", "paths/tickets_{ticket_id}.yaml", "", { delete: operation }],
  ["a list of customers", customers, "", { get: operation }],
  ["a replaced member", "paths/team-members_{team_member_id}.yaml", "", { put: operation }],
  ["a read comment by HEAD", "paths/tickets_{ticket_id}_comments_{comment_id}.yaml", "", { head: operation }],
  ["an operation that is gone", "paths/team-members_{team_member_id}.yaml", "", { delete: undefined }],
  ["an operation that is deprecated", forms, "get", { deprecated: true }],
  ["a new path", "openapi.yaml", "paths", { "/groups": { get: operation } }],
  ["a path that is gone", "openapi.yaml", "paths", { "/forms": undefined }],
  [
    "a path by another name",
    "openapi.yaml",
    "paths",
    {
      "/forms": undefined,
      "/web-forms": { $ref: "paths/forms.yaml" },
    },
  ],
  ["an event", "openapi.yaml", "", { webhooks: { made: { post: { ...operation, operationId: "made" } } } }],
  [
    "a callback",
    tickets,
    "post",
    {
      callbacks: { made: { "{$request.body#/to}": { post: { ...operation, operationId: "made" } } } },
    },
  ],
  ["another server", "openapi.yaml", "servers", { 1: { url: "https://api.desk.example/api/external/v2" } }],
  [
    "another prefix",
    "openapi.yaml",
    "servers/0",
    {
      url: "https://{workspace_subdomain}.{service_host}/api/external/v3",
    },
  ],
  ["a host of the service", "openapi.yaml", "servers/0/variables/service_host", { default: "help.example" }],
  ["a list of hosts", "openapi.yaml", "servers/0/variables/service_host", { enum: ["desk.example"] }],
  ["a server of an operation", forms, "get", { servers: [{ url: "https://forms.desk.example" }] }],
  ["a key in the query", "openapi.yaml", "components/securitySchemes/WorkspaceKey", { in: "query" }],
  [
    "another header for the key",
    "openapi.yaml",
    "components/securitySchemes/WorkspaceKey",
    {
      name: "Authorization",
    },
  ],
  [
    "a bearer token",
    "openapi.yaml",
    "components/securitySchemes",
    {
      WorkspaceKey: { type: "http", scheme: "bearer" },
    },
  ],
  [
    "a second scheme",
    "openapi.yaml",
    "components/securitySchemes",
    {
      Token: { type: "http", scheme: "bearer" },
    },
  ],
  ["a role that a key needs", "openapi.yaml", "security/0", { WorkspaceKey: ["admin"] }],
  ["a call without a key", "openapi.yaml", "security", { 1: {} }],
  ["a key that nobody needs", "openapi.yaml", "", { security: [] }],
  ["an operation without a key", forms, "get", { security: [] }],
  ["another version", "openapi.yaml", "info", { version: "2.1.0" }],
  ["a licence", "openapi.yaml", "info", { license: { name: "MIT", identifier: "MIT" } }],
  ["a contact", "openapi.yaml", "info", { contact: { name: "Support", email: "help@desk.example" } }],
  ["terms of service", "openapi.yaml", "info", { termsOfService: "https://desk.example/terms" }],
  ["other documentation", "openapi.yaml", "", { externalDocs: { url: "https://desk.example/docs" } }],
  ["an extension of the document", "openapi.yaml", "", { "x-rate-limit": 60 }],
  ["an extension of an operation", forms, "get", { "x-cache-seconds": 300 }],
  ["an extension of a schema", "components/schemas/Ticket.yaml", "", { "x-max-size": 1000 }],
  ["another older method", "paths/v1_team_members_{team_member_id}.yaml", "", { get: operation }],
  [
    "another older prefix",
    "v1.yaml",
    "servers/0",
    {
      url: "https://{workspace_subdomain}.{service_host}/api/v1/public",
    },
  ],
];
