import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { findGap, gaps } from "../../src/desk/gaps.js";
import { compile, completions, hover } from "../support/compiler.js";

const client = `
  import { byOperationId, createClient } from "support-desk-client";
  import { findGap } from "support-desk-client/gaps";
  const desk = createClient({ workspace: "acme", serviceHost: "desk.example", apiKey: "key" });
  const api = byOperationId(desk);
`;

test("a hover on a call by name begins with its own text, and shows at most three of its own gaps, and where all are", () => {
  const { text } = hover(`${client} api.createTicket;`, "createTicket");
  expect(text.split("\n\n")[0]).toBe("Create a ticket");
  const shown = gaps.filter(({ id }) => text.includes(`\`${id}\``));
  expect(shown.length).toBeLessThanOrEqual(3);
  for (const { operationIds } of shown) expect(operationIds).toContain("createTicket");
  expect(text).toContain("support-desk-client gaps createTicket");
});

test.each([
  ["a result", "const result = await desk.POST", "result"],
  ["a promise of a result", "const promise = desk.POST", "promise"],
  ["a method", "void desk.POST", "POST"],
])("a hover on %s shows the type of its data", (_, code, word) => {
  const source = `${client} ${code}("/tickets", { body: { email: "a@mail.example", subject: "S", description: "D" } });`;
  expect(hover(source, word).type.replaceAll(/\s+/g, " ")).toContain(
    'Success<{ ticket: components["schemas"]["CreatedTicket"]; }>',
  );
});

test("a hover on the data of a call shows a short type", () => {
  const source = `${client} const { data } = await api.listForms(); data;`;
  expect(hover(source, "data").type.length).toBeLessThan(300);
});

const read = `
  const { data, error } = await desk.GET("/tickets/{ticket_id}", { params: { path: { ticket_id: "42" } } });
  if (error) throw error;
  data.ticket`;
const write = (more: string) =>
  `desk.POST("/tickets", { body: { email: "a@mail.example", subject: "S", description: "D", ${more} } });`;
const writeCustomer = 'desk.POST("/customers", { body: { customer: { emails: [] } } });';

/** Returns the id of a gap, or nothing if an edit of the document has closed the gap. */
const noteOf = (id: string) => (findGap(id) ? id : "");

test.each([
  ["a call by name", "getTicket", "api.getTicket;", "found by its UUID or its number"],
  ["a field of a response", "subject", `${read}.subject;`, "The subject line"],
  ["a field whose type is a component", "assignee", `${read}.assignee;`, "The ticket's assignee"],
  ["a field of such a component", "phone_numbers", `${read}.customer?.phone_numbers;`, "phone numbers"],
  ["a field that carries a gap", "status", `${read}.status;`, noteOf("tickets.status.transitions")],
  ["a field that may be unset", "group", `${read}.group;`, noteOf("tickets.unset-values")],
  ["such a field with a component", "assignee", `${read}.assignee;`, noteOf("tickets.unset-values")],
  ["such a field of a component", "name", `${read}.customer?.name;`, noteOf("tickets.unset-values")],
  ["a field of a request", "priority", write('priority: "high"'), "The initial priority"],
  ["a string with a JSON array", "cc", write('cc: "[]"'), "encodeRecipients"],
  ["a field that may be required", "emails", writeCustomer, noteOf("customers.create.required-fields")],
])("a hover on %s shows its description", (_, word, code, description) => {
  expect(hover(client + code, word).text).toContain(description);
});

test("an editor completes the paths of a method", async () => {
  const { paths } = JSON.parse(await readFile("src/generated/openapi.json", "utf8")) as {
    paths: Record<string, { get?: object }>;
  };
  const reads = Object.keys(paths).filter((path) => paths[path]?.get);
  expect(completions(`${client} desk.GET("|");`).sort()).toEqual(reads.sort());
});

const comment = 'params: { path: { ticket_id: "1" } }, body: { comment_type: "|" }';

test.each<[name: string, call: string, ...values: string[]]>([
  ["an enum of a body", 'desk.POST("/tickets", { body: { priority: "|" } })', "low", "urgent"],
  ["an enum of two forms", `desk.POST("/tickets/{ticket_id}/comments", { ${comment} })`, "note", "reply"],
  ["an enum of a query", 'desk.GET("/reports/agents", { params: { query: { range_type: "|" } } })', "custom"],
  ["an open string with its defaults", 'desk.POST("/tickets", { body: { status: "|" } })', "open", "on_hold"],
  ["the id of a gap", 'findGap("|")', ...gaps.slice(-2).map(({ id }) => id)],
  ["an enum of a call by name", 'api.createTicket({ body: { channel: "|" } })', "email", "whatsapp"],
  ["a field of a body", 'desk.POST("/tickets", { body: { | } })', "subject", "resolution_due_date"],
  ["a query parameter", 'desk.GET("/team-members", { params: { query: { | } } })', "page_number"],
  ["a path parameter", 'desk.GET("/tickets/{ticket_id}", { params: { path: { | } } })', "ticket_id"],
  ["a field of the data", "desk.GET('/forms').then(({ data }) => data?.|)", "forms", "kb_details"],
])("an editor completes %s", (_, call, ...values) => {
  expect(completions(`${client} ${call};`)).toEqual(expect.arrayContaining(values));
});

test("an editor completes the options of startMock, and those of a mock that remembers", () => {
  const options = (given: string) =>
    completions(`import { startMock } from "support-desk-client/testing"; startMock({ ${given} });`);
  for (const given of ["|", "stateful: true, |"]) {
    expect(options(given)).toEqual(expect.arrayContaining(["port", "seed", "cors"]));
  }
  expect(options("|")).toContain("stateful");
  expect(options('stateful: true, seed: "|"')).toEqual(["examples"]);
});

test("the compiler suggests the right name of a misspelt option of startMock", () => {
  const source = 'import { startMock } from "support-desk-client/testing"; startMock({ statefull: true });';
  expect(compile(source).mistakes.join()).toContain("Did you mean to write 'stateful'?");
});
