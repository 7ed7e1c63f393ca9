/** An edit of one object in one file. */
export type Edit = [title: string, file: string, pointer: string, update: Record<string, unknown>];

const schema = (name: string) => `components/schemas/${name}.yaml`;
const says = (description: string) => ({ description });

/** Texts with numbers and literals that the specification does not state. */
export const texts: Edit[] = [
  ["a rate limit", "paths/forms.yaml", "get", says("Lists forms, up to 60 times a minute.")],
  ["a largest page", "components/parameters/PageNumber.yaml", "", says("Up to 100 per page.")],
  ["a longest subject", schema("Ticket"), "properties/subject", says("Two hundred characters at most.")],
  ["a status in a summary", "paths/customers.yaml", "post", { summary: "Create a customer, with 201" }],
  ["a parameter", "paths/team-members.yaml", "get", says("Filters by `email_address`.")],
  ["a header", "components/responses/Failure.yaml", "", says("Wait as `Retry-After` says.")],
  ["a status of a ticket", schema("TicketStatus"), "", says("For example `resolved`.")],
  ["a number of a value", schema("RangeType"), "x-enumDescriptions", { all_time: "The last 5 years." }],
  ["a number in a server", "openapi.yaml", "servers/0", says("One of 12 regions.")],
  [
    "a number of a key",
    "openapi.yaml",
    "components/securitySchemes/X-Api-Key",
    says("It ends after 90 days."),
  ],
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

/** Examples with facts that the specification does not state. */
export const examples: Edit[] = [
  ["a body of a failure", failures("Failure"), content, { examples: example({ error: "Ticket not found" }) }],
  ["a body without a name", failures("Failure"), content, { example: { errors: ["subject is blank"] } }],
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
  ["a page below the first", "components/parameters/PageNumber.yaml", "", { example: 0 }],
];
