import { expect, test } from "vitest";
import { documentedCalls } from "../support/documented-calls.js";
import { never } from "../support/test-desk.js";
import { testTool } from "../support/tools.js";

test.each(documentedCalls)(
  "the preview of $name is the request that is then sent",
  async ({ tool: { id, args } }) => {
    const { tool, requests } = testTool(id);
    const preview = await tool.preview(args);
    expect(requests).toEqual([]);
    await tool.call(args, { confirm: true });
    const [request] = requests;
    expect(preview).toEqual({ ok: true, method: request?.method, url: request?.url, body: request?.body });
    expect(requests).toHaveLength(1);
  },
);

test("a preview asks no key function, and runs no hook and no logger", async () => {
  const calls: string[] = [];
  const { tool, requests, desk } = testTool("createDraft", undefined, {
    apiKey: () => calls.push("key"),
    onCallEnd: () => calls.push("end"),
  });
  desk.use({ onRequest: () => void calls.push("hook") });
  expect(await tool.preview({ ticket_id: "7", content: "On its way." })).toEqual({
    ok: true,
    method: "POST",
    url: "https://acme.desk.example/api/external/v2/tickets/7/drafts",
    body: '{"content":"On its way."}',
  });
  expect([...calls, ...requests]).toEqual([]);
});

test("a list without a page is page 1", async () => {
  const { tool } = testTool("listTeamMembers");
  expect(await tool.preview({})).toMatchObject({ url: expect.stringMatching(/\?page_number=1$/) });
  expect(await tool.preview({ page_number: 2 })).toMatchObject({
    url: expect.stringMatching(/\?page_number=2$/),
  });
});

const map = { order: "3010", weight: 2, fragile: true, note: null, sizes: ["S", "M"] };
const pairs = Object.entries(map).map(([name, value]) => ({ field_name: name, field_value: value }));
const emails = ["b@mail.example", { email: "c@mail.example", primary: true }];
const customer = {
  emails,
  phones: ["+43 1 555 0199", { phone: "+43 1 555 0198", label: "work" }],
  links: ["https://a.example", { url: "https://b.example", label: "shop" }],
};
const newTicket = { email: "a@mail.example", subject: "S", description: "D" };

test.each<[string, object, object]>([
  ["cc", { cc: ["b@mail.example"] }, { cc: '["b@mail.example"]' }],
  ["to", { to: ["b@mail.example"] }, { to: '["b@mail.example"]' }],
  ["to", { to: '["b@mail.example"]' }, { to: '["b@mail.example"]' }],
  ["ticket_fields", { ticket_fields: pairs }, { ticket_fields: map }],
  ["ticket_fields", { ticket_fields: map }, { ticket_fields: map }],
  ["ticket_fields", { ticket_fields: [] }, { ticket_fields: {} }],
  ["customer", { customer }, { customer }],
])("%s is sent in the form of the document: %j", async (name, given, sent) => {
  const isTicket = name !== "customer";
  const { tool } = testTool(isTicket ? "createTicket" : "createCustomer");
  const preview = await tool.preview({ ...(isTicket && newTicket), ...given });
  expect(JSON.parse(String(Object(preview).body))).toEqual({ ...(isTicket && newTicket), ...sent });
});

const [first = {}] = pairs;
const listOfPairs = "ticket_fields must be a list of field_name and field_value, with each name once";
test.each<[object, string]>([
  [{ cc: [1] }, "cc[0] must be a text"],
  [{ ticket_fields: [first, first] }, listOfPairs],
  [{ ticket_fields: [{ field_name: "order" }] }, listOfPairs],
  [{ ticket_fields: [{ ...first, other: 1 }] }, listOfPairs],
])("a list that is no form of the document is a mistake: %j", async (given, mistake) => {
  const { tool } = testTool("createTicket");
  const summary = expect.stringContaining(mistake);
  expect(await tool.preview({ ...newTicket, ...given })).toMatchObject({ ok: false, summary });
});

test("the confirmed request is sent, although the arguments change meanwhile", async () => {
  const { tool, requests } = testTool("createCustomer");
  const args = { customer: { emails: ["shown@mail.example"], first_name: "Shown" } };
  const sent = JSON.stringify(args);
  const change = (text: string) => {
    args.customer.emails.push(text);
    args.customer.first_name = text;
  };
  const call = tool.call(args, {
    async confirm({ body }) {
      change("while a person decides");
      return body === sent;
    },
  });
  change("at once");
  await call;
  expect(requests.map(({ body }) => body)).toEqual([sent]);
});

test("the time limit of a call begins after its confirmation", async () => {
  const { tool } = testTool("createDraft", () => never, { timeout: 20 });
  const confirm = () => new Promise<boolean>((resolve) => setTimeout(() => resolve(true), 60));
  const result = await tool.call({ ticket_id: "7", content: "C" }, { confirm });
  expect(result).toMatchObject({ ok: false, outcome: "unknown" });
});
