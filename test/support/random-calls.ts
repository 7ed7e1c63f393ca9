import fc from "fast-check";

/** A request, as the mock validates it. */
export interface Step {
  method: "get" | "post" | "patch" | "delete";
  path: string;
  query?: Record<string, string>;
  body?: object;
}

const member = "2c8e4f6a-91b3-4d57-8e20-7f6a5b4c3d12";
const unknown = "00000000-0000-4000-8000-000000000000";
const v2 = "/api/external/v2";
const emails = [
  "priya.raman@acme.example",
  "tom.becker@acme.example",
  "new@acme.example",
  "nobody@mail.example",
];

const email = fc.constantFrom(...emails);
const text = fc.constantFrom(
  "A",
  "Europe/Berlin",
  "Standard",
  "Warehouse lead",
  "Customer Care",
  "<b>ü</b>",
  "",
);
const ticket = fc.constantFrom("1042", "1043", "6f1d2c9e-3b7a-4a52-9c1f-0d8e5a7b4c21", "99999", unknown);
const page = fc.constantFrom<Record<string, string>>(
  {},
  { page_number: "1" },
  { page_number: "2" },
  { page_number: "9" },
);
const value = fc.oneof(text, fc.integer(), fc.boolean(), fc.constant(null));

const some = (fields: Record<string, fc.Arbitrary<unknown>>, ...required: string[]) =>
  fc.record(fields, { requiredKeys: required });
const post = (path: fc.Arbitrary<string>, body: fc.Arbitrary<object>) =>
  fc.record({ method: fc.constant("post" as const), path, body });
const get = (path: fc.Arbitrary<string>, query: fc.Arbitrary<Record<string, string>> = fc.constant({})) =>
  fc.record({ method: fc.constant("get" as const), path, query });
const at = (...parts: (string | fc.Arbitrary<string>)[]) =>
  fc
    .tuple(...parts.map((part) => (typeof part === "string" ? fc.constant(part) : part)))
    .map((all) => v2 + all.join(""));

const changes = { email, first_name: text, last_name: text, time_zone: text, organization_role: text };
const ids = fc.constantFrom(member, unknown, "3d9f5a7b-a2c4-4e68-9f31-807b6c5d4e23");
/** Any call, most of them valid, about a few tickets and members that are there and some that are not. */
export const step: fc.Arbitrary<Step> = fc.oneof(
  post(
    at("/tickets"),
    some(
      {
        email,
        subject: text,
        description: text,
        name: text,
        channel: text,
        group: text,
        assignee_email: email,
        status: text,
        priority: fc.constantFrom("low", "urgent", "none"),
        category: text,
        sub_category_one: text,
        tags: fc.array(text, { maxLength: 2 }),
        ticket_fields: fc.dictionary(fc.constantFrom("a", "b"), value),
      },
      "email",
      "subject",
      "description",
    ),
  ),
  get(at("/tickets/", ticket)),
  post(
    at("/tickets/", ticket, "/comments"),
    some(
      {
        author_email: email,
        content: text,
        comment_type: fc.constantFrom("reply", "note"),
        mentions: fc.array(fc.record({ email }), { maxLength: 2 }),
      },
      "author_email",
      "content",
    ),
  ),
  get(at("/tickets/", ticket, "/comments"), page),
  get(
    at("/tickets/", ticket, "/comments/", fc.constantFrom("b1a7e0d4-52c3-4f0e-8a96-3c5d7e9f1a20", unknown)),
  ),
  post(
    at("/tickets/", ticket, "/drafts"),
    some({ content: text, comment_type: fc.constantFrom("reply", "note"), author_email: email }, "content"),
  ),
  post(
    at("/customers"),
    fc.record({
      customer: some({
        emails: fc.array(fc.oneof(email, some({ email, primary: fc.constantFrom(true, "true") }))),
        first_name: text,
        last_name: text,
        phones: fc.array(fc.oneof(text, some({ phone: text, label: text }))),
        links: fc.array(some({ url: fc.constant("https://a.example"), label: text })),
        language: text,
        time_zone: text,
        description: text,
        company_id: text,
      }),
    }),
  ),
  post(at("/team-members"), some({ emails: fc.array(email), organization_role: text, invited_by: email })),
  get(at("/team-members"), page),
  get(at("/team-members/", ids)),
  fc.record({ method: fc.constant("patch" as const), path: at("/team-members/", ids), body: some(changes) }),
  fc.record({ method: fc.constant("delete" as const), path: at("/team-members/", ids) }),
  fc.record({
    method: fc.constant("patch" as const),
    path: ids.map((id) => `/api/external/v1/team_members/${id}`),
    body: some({ ...changes, active: fc.boolean() }),
  }),
  get(at("/forms")),
  get(at("/reports/agents"), page),
  get(at("/reports/groups"), page),
  get(at("/reports/surveys")),
  get(at("/reports/tickets")),
);
