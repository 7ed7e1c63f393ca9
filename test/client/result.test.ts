import { expect, test } from "vitest";
import { createClient, unwrap } from "../../src/index.js";
import { forms, json, serve } from "../support/server.js";

test("a success has data, a response and no error", async () => {
  await using server = await serve((_, response) => json(response, 200, forms));
  const result = await createClient({ baseUrl: server.baseUrl, apiKey: "key" }).GET("/forms");
  expect(result.data).toEqual(forms);
  expect(result.error).toBeUndefined();
  expect(result.response?.status).toBe(200);
});

test("a failure has an error, a response and no data", async () => {
  await using server = await serve((_, response) => json(response, 500, { error: "Out of order" }));
  const result = await createClient({ baseUrl: server.baseUrl, apiKey: "key" }).GET("/forms");
  expect(result.data).toBeUndefined();
  expect(result.error).toMatchObject({
    kind: "api",
    status: 500,
    body: { error: "Out of order" },
    documented: false,
  });
  expect(result.response?.status).toBe(500);
});

test("unwrap throws the error of a failure", async () => {
  await using server = await serve((_, response) => json(response, 401, { error: "No" }));
  const call = createClient({ baseUrl: server.baseUrl, apiKey: "key" }).GET("/forms");
  await expect(unwrap(call)).rejects.toMatchObject({ name: "AuthenticationError", documented: true });
});

test.each([undefined, null, "data", {}, { data: 1, error: null }, { error: "x" }])(
  "unwrap refuses %j, which no call resolves to",
  async (result) => {
    await expect(unwrap(result as never)).rejects.toMatchObject({
      kind: "invalid-argument",
      argument: "result",
    });
  },
);

test("the message of an error names the call, the status and what the service said", async () => {
  await using server = await serve((_, response) =>
    json(response, 401, { error: "Could not authenticate, invalid API Key" }),
  );
  const desk = createClient({ baseUrl: server.baseUrl, apiKey: "key" });
  const { error } = await desk.GET("/tickets/{ticket_id}", { params: { path: { ticket_id: "42" } } });
  expect(error?.message).toBe("GET /tickets/{ticket_id}: 401 Could not authenticate, invalid API Key");
  expect(error).toMatchObject({ method: "GET", path: "/tickets/{ticket_id}" });
});

test("the stack of an error leads to the caller", async () => {
  await using server = await serve((_, response) => json(response, 500, {}));
  const { error } = await createClient({ baseUrl: server.baseUrl, apiKey: "key" }).GET("/forms");
  expect(error?.stack?.split("\n")[1]).toContain("result.test.ts");
});

test("any status from 200 to 299 with the documented body is a success", async () => {
  await using server = await serve((_, response) => json(response, 207, forms));
  const desk = createClient({ baseUrl: server.baseUrl, apiKey: "key" });
  expect(await unwrap(desk.GET("/forms"))).toEqual(forms);
});

test.each([
  ["nothing", 500, "", undefined],
  ["null", 400, "null", null],
  ["false", 400, "false", false],
  ["an empty string", 400, '""', ""],
  ["HTML", 502, "<h1>Bad</h1>", "<h1>Bad</h1>"],
])("a failure that says %s still has an error", async (_, status, text, body) => {
  await using server = await serve((__, response) => response.writeHead(status).end(text));
  const desk = createClient({ baseUrl: server.baseUrl, apiKey: "key", maxRetries: 0 });
  const { error } = await desk.GET("/forms");
  expect(error).toMatchObject({ kind: "api", status });
  expect(error).toHaveProperty("body", body);
});

test("removing a member accepts any status from 200 to 299, with or without a body", async () => {
  await using server = await serve((_, response, count) =>
    count === 0 ? response.writeHead(204).end() : json(response, 200, { gone: true }),
  );
  const desk = createClient({ baseUrl: server.baseUrl, apiKey: "key" });
  const remove = () =>
    desk.DELETE("/team-members/{team_member_id}", { params: { path: { team_member_id: "1" } } });
  for (const result of [await remove(), await remove()]) {
    expect(result.error).toBeUndefined();
    expect(result.data).toBeUndefined();
  }
});
