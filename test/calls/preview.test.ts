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

test("a client with hooks sends what the preview shows, if no hook changes it", async () => {
  for (const {
    tool: { id, args },
  } of documentedCalls) {
    const { tool, requests, desk } = testTool(id);
    desk.use({ onRequest: () => undefined });
    const preview = await tool.preview(args);
    await tool.call(args, { confirm: true });
    const [request] = requests;
    const sent = { ok: true, method: request?.method, url: request?.url, body: request?.body ?? undefined };
    expect(preview).toEqual(sent);
  }
});

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

test("a list of recipients becomes the string that the document shows", async () => {
  const { tool } = testTool("createTicket");
  const ticket = { email: "a@mail.example", subject: "S", description: "D" };
  const bodies = [["b@mail.example"], '["b@mail.example"]'].map(async (cc) => {
    return JSON.parse(String(Object(await tool.preview({ ...ticket, cc })).body)).cc;
  });
  expect(await Promise.all(bodies)).toEqual(['["b@mail.example"]', '["b@mail.example"]']);
  expect(await tool.preview({ ...ticket, cc: [1] })).toMatchObject({
    ok: false,
    summary: expect.stringContaining("cc[0] must be a text"),
  });
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
