import { expect, test } from "vitest";
import { createV1Client } from "../../src/desk/index.js";
import { forms } from "../support/server.js";
import { answer, getForms, testDesk } from "../support/test-desk.js";

const text = JSON.stringify(forms);

test.each<[what: string, status: number, body: string | null, message: string]>([
  ["HTML", 200, "<!doctype html>", "a body that is not JSON"],
  ["nothing", 200, "", "a body that is empty"],
  ["a 204", 204, null, "a body that is empty"],
  ["a 205", 205, null, "a body that is empty"],
  ["JSON that breaks off", 200, text.slice(0, -1), "a body that is not JSON"],
  ["a list", 200, "[]", "a JSON array where the document shows an object"],
  ["null", 200, "null", "a JSON null where the document shows an object"],
  ["a lone error", 200, '{"error":"No"}', 'JSON without the documented key "forms"'],
  ["a key of another type", 200, '{"forms":{},"kb_details":{}}', 'JSON whose "forms" is object'],
])("a success with %s is an unexpected response", async (_, status, body, message) => {
  const { data, error } = await getForms(() => new Response(body, { status }));
  expect(data).toBeUndefined();
  expect(error).toMatchObject({ kind: "unexpected-response", status });
  expect(error?.message).toContain(message);
});

const hint = "; baseUrl has no /api/external/v2";
test.each<[what: string, body: string, status: number, message: string]>([
  ["a 404", '{"error":"No such page"}', 404, "404 No such page"],
  ["an HTML page", "<!doctype html>", 200, "200 with a body that is not JSON"],
  ["an HTML page of a failure", "<!doctype html>", 502, "502"],
])(
  "%s at a base URL without the prefix says so, and with the prefix doesn't",
  async (_, body, status, message) => {
    const respond = answer(body, status);
    for (const prefix of ["", "/v2", "/api/external", "/api/external/v2/tickets"]) {
      const { error } = await getForms(respond, { baseUrl: `https://acme.desk.example${prefix}` });
      expect(error?.message).toBe(`GET /forms: ${message}${hint}`);
    }
    for (const prefix of ["/api/external/v2", "/gateway/api/external/v2/"]) {
      const { error } = await getForms(respond, { baseUrl: `https://acme.desk.example${prefix}` });
      expect(error?.message).toBe(`GET /forms: ${message}`);
    }
  },
);

test("another failure, or a body that was not read whole, says nothing of the base URL", async () => {
  const options = { baseUrl: "https://acme.desk.example", maxResponseBytes: 30 };
  const limited = await getForms(answer({ error: "Slow down" }, 429), options);
  expect(limited.error?.message).toBe("GET /forms: 429 Slow down");
  const large = await getForms(answer("<!doctype html> and more than 30 bytes"), options);
  expect(large.error?.message).toContain("maxResponseBytes");
  expect(large.error?.message).not.toContain("baseUrl");
});

test("a key of the envelope that every object inherits has to be the body's own", async () => {
  const operationTable = { "GET /forms": { statuses: [], gaps: {}, envelopes: [{ toString: "function" }] } };
  const { error } = await getForms(undefined, { operationTable });
  expect(error?.message).toContain('without the documented key "toString"');
});

test("any status from 200 to 299 with the documented body is a success", async () => {
  for (const status of [200, 201, 207, 299]) {
    expect((await getForms(() => Response.json(forms, { status }))).data).toEqual(forms);
  }
});

test("removing a member accepts any status from 200 to 299, with or without a body", async () => {
  const params = { path: { team_member_id: "1" } };
  for (const response of [new Response(null, { status: 204 }), Response.json({ gone: true })]) {
    const result = await testDesk(() => response).desk.DELETE("/team-members/{team_member_id}", { params });
    expect(result).toEqual({ data: undefined, error: undefined, response });
  }
});

test("a byte order mark is ignored", async () => {
  expect((await getForms(() => new Response(`\ufeff${text}`))).data).toEqual(forms);
});

test("a key named __proto__ changes no prototype, with and without the API key beside it", async () => {
  for (const seen of ["x", "the-secret-key"]) {
    const body = `{"forms":[],"kb_details":{},"__proto__":{"polluted":"${seen}"},"seen":"${seen}"}`;
    const answer = (_: unknown, count: number) => new Response(body, { status: count ? 400 : 200 });
    const { desk } = testDesk(answer, { apiKey: "the-secret-key" });
    const { data } = await desk.GET("/forms");
    const { error } = await desk.GET("/forms");
    for (const value of [data, error?.kind === "api" && error.body, {}]) {
      expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
      expect(value).not.toHaveProperty("polluted");
    }
  }
});

const member = { id: "7", organization_role: "Standard", active: true, created_at: "", updated_at: "" };

test.each([{ team_member: member }, member])(
  "the older update accepts a member that is wrapped or bare: %j",
  async (body) => {
    const v1 = createV1Client(testDesk(answer(body)).options);
    const params = { path: { team_member_id: "7" } };
    expect((await v1.PATCH("/team_members/{team_member_id}", { params, body: {} })).data).toEqual(body);
  },
);
