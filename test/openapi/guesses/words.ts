import type { Edit } from "../../support/edited.js";

const schema = (name: string) => `components/schemas/${name}.yaml`;
const says = (description: string) => ({ description });

/** Numbers, limits and names in descriptions that the specification does not state. */
export const words: Edit[] = [
  ["a rate limit", "openapi.yaml", "info", says("A key has 60 requests a minute.")],
  [
    "a rate limit without a number",
    "openapi.yaml",
    "info",
    says("Too many requests per minute are refused."),
  ],
  ["a rate limit at an operation", "paths/forms.yaml", "get", says("Lists forms, up to 5 times a minute.")],
  ["a largest page", schema("Pagination"), "properties/page_size", says("At most 30 items.")],
  [
    "a largest page in another number",
    "components/parameters/PageNumber.yaml",
    "",
    says("Up to 100 per page."),
  ],
  ["another default page size", schema("Pagination"), "properties/page_size", says("The default is 25.")],
  ["a largest request", "paths/tickets.yaml", "post", says("Creates a ticket of up to 10 MB.")],
  [
    "a longest subject in words",
    schema("Ticket"),
    "properties/subject",
    says("Two hundred characters at most."),
  ],
  ["a status of a wrong body", "paths/tickets.yaml", "post", says("Answers 422 where a field is wrong.")],
  [
    "a status of an unknown id",
    "components/parameters/TicketId.yaml",
    "",
    says("An unknown one answers 404."),
  ],
  ["a status in a summary", "paths/customers.yaml", "post", { summary: "Create a customer, with 201" }],
  ["a status of a failure", "components/responses/Failure.yaml", "", says("A 400, 404, 422 or 429.")],
  ["a status of the last admin", "components/responses/RemoveTeamMemberFailure.yaml", "", says("A 409.")],
  ["a status of a wrong workspace", "openapi.yaml", "info", says("A wrong subdomain answers 403.")],
  ["a page size parameter", "components/parameters/PageNumber.yaml", "", says("With `per_page` items each.")],
  ["a filter by e-mail address", "paths/team-members.yaml", "get", says("Filters by `email_address`.")],
  ["a header to wait for", "components/responses/Failure.yaml", "", says("Wait as `Retry-After` says.")],
  ["a header without backticks", "components/responses/Failure.yaml", "", says("Wait as Retry-After says.")],
  ["another status of a ticket", schema("TicketStatus"), "", says("For example `resolved`.")],
  ["another channel in words", "paths/tickets.yaml", "post", says("A wrong channel becomes `other`.")],
  [
    "an expiry of a key",
    "openapi.yaml",
    "components/securitySchemes/WorkspaceKey",
    says("It ends after 90 days."),
  ],
  ["a role that a key needs", "paths/customers.yaml", "post", says("Only a key of an admins group may.")],
  ["an end of a version", "v1.yaml", "info", says("This version is deprecated.")],
  ["an event", "paths/tickets.yaml", "post", says("Creates a ticket and calls your webhook.")],
  ["a unit of a metric", schema("ReportMetric"), "properties/present", says("The value, in minutes.")],
  ["a field that is required", schema("NewCustomer"), "properties/emails", says("At least one is required.")],
  ["a number in a tag", "openapi.yaml", "tags/0", says("Tickets of the last 90 days.")],
  [
    "a number in a value's text",
    schema("RangeType"),
    "x-enumDescriptions",
    { all_time: "The last 5 years." },
  ],
  ["a number in a server", "openapi.yaml", "servers/0", says("One of 12 regions.")],
  ["a number in a mark", "openapi.yaml", "info/x-not-shown/3", { advice: "Send 60 requests a minute." }],
  [
    "a parameter in a mark",
    "components/parameters/PageNumber.yaml",
    "x-not-shown/1",
    { advice: "Try `per_page`." },
  ],
];

const failures = (name: string) => `components/responses/${name}.yaml`;
const content = "content/application~1json";
const example = (value: unknown) => ({ guessed: { summary: "A failure", value } });

/** Examples that show what the specification does not. */
export const examples: Edit[] = [
  ["a body of a failure", failures("Failure"), content, { examples: example({ error: "Ticket not found" }) }],
  ["a body without a name", failures("Failure"), content, { example: { errors: ["subject is blank"] } }],
  ["a text as a failure", failures("Failure"), content, { example: "Not found" }],
  ["an empty failure", failures("Failure"), content, { example: {} }],
  [
    "another failure of a removal",
    failures("RemoveTeamMemberFailure"),
    `${content}/examples`,
    example({ error: "Unknown" }),
  ],
  [
    "a code beside the last admin",
    failures("RemoveTeamMemberFailure"),
    `${content}/examples`,
    example({
      error: "Cannot remove the last admin of the workspace",
      code: 409,
    }),
  ],
  [
    "another rejected key",
    failures("Unauthorized"),
    `${content}/examples`,
    example({ error: "Key expired" }),
  ],
  [
    "an unknown field of a ticket",
    "paths/tickets.yaml",
    `post/requestBody/${content}/examples`,
    example({
      email: "mara.lind@mail.example",
      subject: "Tent",
      description: "No poles.",
      source: "shop",
    }),
  ],
  [
    "an unknown field of an answer",
    "paths/forms.yaml",
    `get/responses/200/${content}/examples`,
    example({
      forms: [],
      kb_details: { knowledge_base_name: "Help" },
      total: 0,
    }),
  ],
  ["a page below the first", "components/parameters/PageNumber.yaml", "", { example: 0 }],
];
