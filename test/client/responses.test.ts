import { expect, test } from "vitest";
import { createV1Client } from "../../src/index.js";
import { forms } from "../support/server.js";
import { testDesk } from "../support/test-desk.js";

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
  const { data, error } = await testDesk(() => new Response(body, { status })).desk.GET("/forms");
  expect(data).toBeUndefined();
  expect(error).toMatchObject({ kind: "unexpected-response", status });
  expect(error?.message).toContain(message);
});

test("a key of the envelope that every object inherits has to be the body's own", async () => {
  const operationTable = { "GET /forms": { statuses: [], gaps: {}, envelopes: [{ toString: "function" }] } };
  const { error } = await testDesk(undefined, { operationTable }).desk.GET("/forms");
  expect(error?.message).toContain('without the documented key "toString"');
});

test("any status from 200 to 299 with the documented body is a success", async () => {
  for (const status of [200, 201, 207, 299]) {
    expect((await testDesk(() => Response.json(forms, { status })).desk.GET("/forms")).data).toEqual(forms);
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
  expect((await testDesk(() => new Response(`\ufeff${text}`)).desk.GET("/forms")).data).toEqual(forms);
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

test.each(["wrapped", "bare"])("the older update accepts a member that is %s", async (form) => {
  const member = {
    id: "2c8e4f6a-91b3-4d57-8e20-7f6a5b4c3d12",
    email: "priya.raman@acme.example",
    organization_role: "Standard",
    active: true,
    created_at: "2025-08-18T07:30:00Z",
    updated_at: "2025-08-18T07:30:00Z",
  };
  const body = form === "wrapped" ? { team_member: member } : member;
  const v1 = createV1Client(testDesk(() => Response.json(body)).options);
  const params = { path: { team_member_id: member.id } };
  expect((await v1.PATCH("/team_members/{team_member_id}", { params, body: {} })).data).toEqual(body);
});
