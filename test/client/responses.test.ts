import { expect, test, vi } from "vitest";
import { createClient, createV1Client } from "../../src/index.js";
import { forms, serve } from "../support/server.js";

const text = JSON.stringify(forms);

test.each([
  ["HTML", 200, "<!doctype html>", "a body that is not JSON"],
  ["nothing", 200, "", "a body that is empty"],
  ["a 204", 204, "", "a body that is empty"],
  ["a 205", 205, "", "a body that is empty"],
  ["JSON that breaks off", 200, text.slice(0, -1), "a body that is not JSON"],
  ["a list", 200, "[]", "a JSON array where the document shows an object"],
  ["null", 200, "null", "a JSON null where the document shows an object"],
  ["a lone error", 200, '{"error":"No"}', 'JSON without the documented key "forms"'],
  ["a key of another type", 200, '{"forms":{},"kb_details":{}}', 'JSON whose "forms" is object'],
  [
    "JSON that is nested too deeply",
    200,
    `${'{"forms":'.repeat(200)}1${"}".repeat(200)}`,
    "nested too deeply",
  ],
])("a success with %s is an unexpected response", async (_, status, body, message) => {
  await using server = await serve((__, response) => response.writeHead(status).end(body));
  const { data, error } = await createClient({ baseUrl: server.baseUrl, apiKey: "key" }).GET("/forms");
  expect(data).toBeUndefined();
  expect(error).toMatchObject({ kind: "unexpected-response", status });
  expect(error?.message).toContain(message);
});

test("a body over the limit is refused, and a limit of exactly its size is enough", async () => {
  await using server = await serve((_, response) => response.end(text));
  const ask = (maxResponseBytes: number) =>
    createClient({ baseUrl: server.baseUrl, apiKey: "key", maxResponseBytes }).GET("/forms");
  expect((await ask(text.length)).error).toBeUndefined();
  expect((await ask(text.length - 1)).error).toMatchObject({ kind: "unexpected-response" });
});

test("the connection of a body over the limit is closed", async () => {
  const closed = vi.fn();
  await using server = await serve((_, response) => {
    response.writeHead(200).write("x".repeat(2_000));
    response.on("close", closed);
  });
  await createClient({ baseUrl: server.baseUrl, apiKey: "key", maxResponseBytes: 1_000 }).GET("/forms");
  await vi.waitFor(() => expect(closed).toHaveBeenCalled());
});

test("the body of an error is cut where it is too large", async () => {
  await using server = await serve((_, response) => response.writeHead(500).end("x".repeat(300_000)));
  const { error } = await createClient({ baseUrl: server.baseUrl, apiKey: "key" }).GET("/forms");
  expect(error).toMatchObject({ kind: "api", body: "x".repeat(65_536) });
});

test("a byte order mark is ignored", async () => {
  await using server = await serve((_, response) => response.end(`\ufeff${text}`));
  expect((await createClient({ baseUrl: server.baseUrl, apiKey: "key" }).GET("/forms")).data).toEqual(forms);
});

test("brackets in strings are not depth", async () => {
  const name = `${"[{".repeat(500)}\\"`;
  const body = JSON.stringify({ forms: [], kb_details: { knowledge_base_name: name } });
  await using server = await serve((_, response) => response.end(body));
  const { data } = await createClient({ baseUrl: server.baseUrl, apiKey: "key" }).GET("/forms");
  expect(data?.kb_details.knowledge_base_name).toBe(name);
});

test("a key named __proto__ changes no prototype", async () => {
  const body = `{"forms":[],"kb_details":{},"__proto__":{"polluted":true}}`;
  await using server = await serve((_, response, count) => response.writeHead(count ? 400 : 200).end(body));
  const desk = createClient({ baseUrl: server.baseUrl, apiKey: "key" });
  const { data } = await desk.GET("/forms");
  const { error } = await desk.GET("/forms");
  for (const value of [data, error?.kind === "api" && error.body, {}]) {
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(value).not.toHaveProperty("polluted");
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
  await using server = await serve((_, response) => response.end(JSON.stringify(body)));
  const v1 = createV1Client({ baseUrl: server.baseUrl, apiKey: "key" });
  const params = { path: { team_member_id: member.id } };
  expect((await v1.PATCH("/team_members/{team_member_id}", { params, body: {} })).data).toEqual(body);
});
