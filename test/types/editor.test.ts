// What an editor shows of the package. Each module here holds many cases, because the compiler starts anew for each module.
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { findGap, gaps } from "../../src/desk/gaps.js";
import { compile, completions, hover, instantiations, open } from "../support/compiler.js";
import { documentedCalls } from "../support/documented-calls.js";

const params = '{ path: { ticket_id: "42" } }';
const custom = '{ params: { query: { range_type: "custom" } } }';
const comment = '{ author_email: "a@acme.example", content: "C", mentions: [{ email: "b@acme.example" }] }';
const reply = `{ ...${comment}, comment_type: "reply" }`;

/** A mistake, a part of the first line of its message, and the longest message, in characters. */
const mistakes: [call: string, firstLine: string, longest: number][] = [
  [`desk.GET(\`/tickets/\${id}\`)`, '"/tickets/{ticket_id}"', 400],
  [`desk.DELETE(\`/team-members/\${id}\`)`, '"/team-members/{team_member_id}"', 300],
  ['desk.POST("/ticket", { body })', '"/tickets"', 300],
  ['desk.GET("/tickets/{ticket_id}")', "Expected 2 arguments, but got 1.", 300],
  ['desk.POST("/tickets", { body: { ...body, cc: "b@mail.example" } })', "encodeRecipients", 300],
  ['desk.POST("/tickets", { body: { ...body, cc: ["b@mail.example"] } })', "encodeRecipients", 300],
  [
    'desk.POST("/tickets", { body: { ...body, prio: "low" } })',
    "'prio' does not exist in type 'NewTicket'",
    300,
  ],
  [`desk.GET("/reports/tickets", ${custom})`, "type 'CustomRange | NamedRange<RangeType> | undefined'", 300],
  // With page_number beside the range, the compiler explains an intersection, in three lines.
  [`desk.GET("/reports/agents", ${custom})`, "CustomRange | NamedRange<RangeType>", 400],
  [
    `desk.POST("/tickets/{ticket_id}/comments", { params: ${params}, body: ${comment} })`,
    "not assignable to type 'NewComment'",
    300,
  ],
  // The last line names the rule.
  [`desk.POST("/tickets/{ticket_id}/comments", { params: ${params}, body: ${reply} })`, "'NewComment'", 500],
  ["startMock({ statefull: true })", "Did you mean to write 'stateful'?", 300],
  ...whileOpen(
    "tickets.unset-values",
    ["ticket.assignee.name", "'ticket.assignee' is possibly 'null' or 'undefined'", 100],
    ["ticket.assignee !== undefined && ticket.assignee.name", "possibly 'null'", 100],
    ["ticket.assignee !== null && ticket.assignee.name", "possibly 'undefined'", 100],
  ),
  ...whileOpen("tickets.list", ['desk.GET("/tickets")', "Argument of type '\"/tickets\"' is not", 400]),
  ...whileOpen("tickets.fields", ["ticket.fields[0]?.field_value.length", "is of type 'unknown'", 100]),
  ...whileOpen(
    "reports.metrics.previous",
    ["report.ticket_statuses[0]?.value.previous.toFixed()", "possibly 'null' or 'undefined'", 100],
    ["report.ticket_statuses[0]?.value.change_percentage.toFixed()", "possibly 'null' or 'undefined'", 120],
  ),
];

/** Returns mistakes that compile after an edit of the document has closed the gap. */
function whileOpen(gap: string, ...open: typeof mistakes): typeof mistakes {
  return findGap(gap) ? open : [];
}

const client = `
  import { createClient, unwrap } from "support-desk-client";
  const desk = createClient({ workspace: "acme", serviceHost: "desk.example", apiKey: "key" });
`;
const more = `
  import { byOperationId } from "support-desk-client";
  import { findGap } from "support-desk-client/gaps";
  import { startMock } from "support-desk-client/testing";
  const api = byOperationId(desk);
`;
const source = `${client} ${more}
  const id: string = "42";
  const body = { email: "a@mail.example", subject: "S", description: "D" };
  const { ticket } = await unwrap(desk.GET("/tickets/{ticket_id}", { params: ${params} }));
  const report = await unwrap(desk.GET("/reports/tickets"));
  ${mistakes.map(([call]) => `void (${call});`).join("\n")}
`;
const found = compile(source).mistakes;

test("the compiler finds each of these mistakes once", () => {
  expect(found).toHaveLength(mistakes.length);
  expect(found.join()).toContain("MentionsWorkOnlyWithCommentTypeNote");
});

test.each(mistakes.map((mistake, index) => [...mistake, index] as const))(
  "the compiler names the mistake in %s, in a short message",
  (_, firstLine, longest, index) => {
    expect(found[index]?.split("\n")[0]).toContain(firstLine);
    expect(found[index]?.length).toBeLessThanOrEqual(longest);
  },
);

const ofAllCalls = instantiations(
  client + documentedCalls.map(({ source }) => `await ${source};`).join("\n"),
);

test("a call of each operation costs the compiler few types", () => {
  // Each operation has its share, and each method with several paths.
  const methods = documentedCalls.map(({ name }) => name.split(" ")[0]);
  const several = new Set(methods.filter((method, index) => methods.indexOf(method) < index));
  expect(ofAllCalls).toBeLessThanOrEqual(800 + 200 * documentedCalls.length + 100 * several.size);
});

const [ofOne, ofEleven] = [1, 11].map((count) => {
  return instantiations(client + more + `api.getTicket({ params: ${params} });\n`.repeat(count));
});

test("the compiler makes as many types for eleven copies of a call by name as for one", () => {
  expect(ofEleven).toBe(ofOne);
});

const read = `
  const { data, error } = await desk.GET("/tickets/{ticket_id}", { params: ${params} });
  if (error) throw error;
  data.ticket`;
const usual = 'email: "a@mail.example", subject: "S", description: "D"';
const write = (more: string) => `desk.POST("/tickets", { body: { ${usual}, ${more} } });`;
const writeCustomer = 'desk.POST("/customers", { body: { customer: { |emails: [] } } });';
const created = 'Success<{ ticket: components["schemas"]["CreatedTicket"]; }>';

/** Returns the id of a gap, or nothing if an edit of the document has closed the gap. */
const noteOf = (id: string) => (findGap(id) ? id : "");

/** Modules with the position of a hover, and a part of its type or text. */
const hovers: [what: string, code: string, part: string][] = [
  ["a write by name", "api.|createTicket;", "support-desk-client gaps createTicket"],
  ["the data of a call", "const { data } = await api.listForms(); |data;", "forms"],
  ["a result", `const |result = await ${write("")}`, created],
  ["a promise of a result", `const |promise = ${write("")}`, created],
  ["a method", `void ${write("").replace("POST", "|POST")}`, created],
  ["a read by name", "api.|getTicket;", "found by its UUID or its number"],
  ["a field of a response", `${read}.|subject;`, "The subject line"],
  ["a field whose type is a component", `${read}.|assignee;`, "The ticket's assignee"],
  ["a field of such a component", `${read}.customer?.|phone_numbers;`, "phone numbers"],
  ["a field that carries a gap", `${read}.|status;`, noteOf("tickets.status.transitions")],
  ["a field that may be unset", `${read}.|group;`, noteOf("tickets.unset-values")],
  ["such a field with a component", `${read}.|assignee;`, noteOf("tickets.unset-values")],
  ["such a field of a component", `${read}.customer?.|name;`, noteOf("tickets.unset-values")],
  ["a field of a request", write('|priority: "high"'), "The initial priority"],
  ["a string with a JSON array", write('|cc: "[]"'), "encodeRecipients"],
  ["a field that may be required", writeCustomer, noteOf("customers.create.required-fields")],
];

const { paths } = JSON.parse(await readFile("src/generated/openapi.json", "utf8")) as {
  paths: Record<string, { get?: object }>;
};
const reads = Object.keys(paths).filter((path) => paths[path]?.get);
const commentBody = `params: ${params}, body: { comment_type: "|" }`;

/** Calls with the position of a cursor, and words that the editor offers there. */
const offers: [what: string, call: string, ...words: string[]][] = [
  ["the paths of a method", 'desk.GET("|")', ...reads],
  ["an enum of a body", 'desk.POST("/tickets", { body: { priority: "|" } })', "low", "urgent"],
  [
    "an enum of two forms",
    `desk.POST("/tickets/{ticket_id}/comments", { ${commentBody} })`,
    ...["note", "reply"],
  ],
  ["an enum of a query", 'desk.GET("/reports/agents", { params: { query: { range_type: "|" } } })', "custom"],
  ["an open string with its defaults", 'desk.POST("/tickets", { body: { status: "|" } })', "open", "on_hold"],
  ["the id of a gap", 'findGap("|")', ...gaps.slice(-2).map(({ id }) => id)],
  ["an enum of a call by name", 'api.createTicket({ body: { channel: "|" } })', "email", "whatsapp"],
  ["a field of a body", 'desk.POST("/tickets", { body: { | } })', "subject", "resolution_due_date"],
  ["a query parameter", 'desk.GET("/team-members", { params: { query: { | } } })', "page_number"],
  ["a path parameter", 'desk.GET("/tickets/{ticket_id}", { params: { path: { | } } })', "ticket_id"],
  ["the options of startMock", "startMock({ | })", "port", "seed", "cors", "stateful"],
  ["those of a mock that remembers", "startMock({ stateful: true, | })", "port", "seed", "cors"],
  ["the seed of a mock", 'startMock({ stateful: true, seed: "|" })', "examples"],
  ["a field of the data", "desk.GET('/forms').then(({ data }) => data?.|)", "forms", "kb_details"],
];

// The tests below ask about the module that is opened last.
const codes = [...hovers, ...offers].map(([, code]) => `{ ${code}; }`);
const positions = open(client + more + codes.join("\n"));
const [ofWrite, ofData] = positions.slice(0, 2).map(hover);
const [ofPaths] = positions.slice(hovers.length).map(completions);

test.each(hovers.map((row, index) => [...row, index] as const))("a hover on %s", (_, __, part, index) => {
  const { type, text } = hover(Number(positions[index]));
  expect(`${type}\n${text}`).toContain(part);
});

test("a hover on a call by name begins with its own text, and shows at most three of its own gaps", () => {
  expect(ofWrite?.text.split("\n\n")[0]).toBe("Create a ticket");
  const shown = gaps.filter(({ id }) => ofWrite?.text.includes(`\`${id}\``));
  expect(shown.length).toBeLessThanOrEqual(3);
  for (const { operationIds } of shown) expect(operationIds).toContain("createTicket");
});

test("a hover on the data of a call shows a short type", () => {
  expect(ofData?.type.length).toBeLessThan(300);
});

test.each(offers.map(([what, , ...words], index) => ({ what, words, index })))(
  "an editor completes $what",
  ({ words, index }) => {
    const position = Number(positions[hovers.length + index]);
    expect(completions(position)).toEqual(expect.arrayContaining(words));
  },
);

test("an editor offers no path that the method lacks", () => {
  expect(ofPaths?.sort()).toEqual(reads.sort());
});
