import { expect, test, vi } from "vitest";
import { createClient } from "../../src/index.js";
import { backoff } from "../../src/transport/retry.js";
import { forms, json, serve } from "../support/server.js";

const ticket = { email: "a@mail.example", subject: "S", description: "D" };

test.concurrent.each([408, 429, 502, 503, 504])("GET is tried again after a %i", async (status) => {
  await using server = await serve((_, response, count) =>
    count === 0 ? json(response, status, {}, { "retry-after": "0" }) : json(response, 200, forms),
  );
  const { data } = await createClient({ baseUrl: server.baseUrl, apiKey: "key" }).GET("/forms");
  expect(data).toEqual(forms);
  expect(server.requests).toHaveLength(2);
});

test.each([400, 401, 404, 409, 500])("GET is not tried again after a %i", async (status) => {
  await using server = await serve((_, response) => json(response, status, {}));
  await createClient({ baseUrl: server.baseUrl, apiKey: "key" }).GET("/forms");
  expect(server.requests).toHaveLength(1);
});

test("GET is tried again when the connection is cut off", async () => {
  await using server = await serve((_, response, count) => {
    if (count > 0) return json(response, 200, forms);
    response.writeHead(200, { "content-length": "100" }).write("{");
    setTimeout(() => response.destroy(), 20);
  });
  const { data } = await createClient({ baseUrl: server.baseUrl, apiKey: "key" }).GET("/forms");
  expect(data).toEqual(forms);
});

test("a write is sent once, whatever the answer", async () => {
  await using server = await serve((_, response, count) =>
    count === 0 ? json(response, 503, {}) : response.destroy(),
  );
  const desk = createClient({ baseUrl: server.baseUrl, apiKey: "key" });
  expect((await desk.POST("/tickets", { body: ticket })).error).toMatchObject({ kind: "api", status: 503 });
  expect((await desk.POST("/tickets", { body: ticket })).error).toMatchObject({
    kind: "network",
    sent: true,
  });
  expect(server.requests).toHaveLength(2);
});

test("a write that never left is tried again", async () => {
  const fetch = vi.fn(async () => {
    if (fetch.mock.calls.length > 1) return Response.json({ ticket: {} }, { status: 201 });
    throw new TypeError("fetch failed", {
      cause: Object.assign(new Error("refused"), { code: "ECONNREFUSED" }),
    });
  });
  const desk = createClient({ baseUrl: "https://acme.desk.example/api", apiKey: "key", fetch });
  expect((await desk.POST("/tickets", { body: ticket })).error).toBeUndefined();
  expect(fetch).toHaveBeenCalledTimes(2);
});

test("a refused connection is told as not sent", async () => {
  const closed = await serve(() => {});
  await closed[Symbol.asyncDispose]();
  const { error } = await createClient({ baseUrl: closed.baseUrl, apiKey: "key", maxRetries: 0 }).GET(
    "/forms",
  );
  expect(error).toMatchObject({ kind: "network", code: "ECONNREFUSED", sent: false });
  expect(error?.message).toBe("GET /forms: no response (ECONNREFUSED); the request was not sent");
});

test("a wait that would pass the deadline is an error at once", async () => {
  await using server = await serve((_, response) => json(response, 429, {}, { "retry-after": "3600" }));
  const { error } = await createClient({ baseUrl: server.baseUrl, apiKey: "key" }).GET("/forms");
  expect(error).toMatchObject({ kind: "api", status: 429, retryAfter: 3_600_000 });
  expect(server.requests).toHaveLength(1);
});

test.each([
  ["-1", undefined],
  ["1.5", undefined],
  ["1e3", undefined],
  ["soon", undefined],
  ["2099-01-01", undefined],
  ["120", 120_000],
  ["Thu, 01 Jan 1970 00:00:00 GMT", 0],
])("Retry-After is read strictly: %s", async (value, retryAfter) => {
  await using server = await serve((_, response) => json(response, 500, {}, { "retry-after": value }));
  const { error } = await createClient({ baseUrl: server.baseUrl, apiKey: "key" }).GET("/forms");
  expect(error).toHaveProperty("retryAfter", retryAfter);
});

test.concurrent("when the time is up during a retry, the last real failure is told", async () => {
  await using server = await serve((_, response, count) => {
    if (count === 0) json(response, 503, {}, { "retry-after": "0" });
  });
  const { error } = await createClient({ baseUrl: server.baseUrl, apiKey: "key", timeout: 1_500 }).GET(
    "/forms",
  );
  expect(error).toMatchObject({ kind: "api", status: 503 });
  expect(server.requests).toHaveLength(2);
});

test.concurrent("maxRetries limits the attempts, for a client and for a call", async () => {
  await using server = await serve((_, response) => json(response, 503, {}, { "retry-after": "0" }));
  const desk = createClient({ baseUrl: server.baseUrl, apiKey: "key", maxRetries: 0 });
  await desk.GET("/forms");
  expect(server.requests).toHaveLength(1);
  await desk.GET("/forms", { maxRetries: 1 });
  expect(server.requests).toHaveLength(3);
});

test("a code that also ends open connections does not let a write be sent again", async () => {
  const fetch = vi.fn(async () => {
    throw new TypeError("fetch failed", {
      cause: Object.assign(new Error("read"), { code: "EHOSTUNREACH" }),
    });
  });
  const desk = createClient({ baseUrl: "https://acme.desk.example/api", apiKey: "key", fetch });
  expect((await desk.POST("/tickets", { body: ticket })).error).toMatchObject({ sent: true });
  expect(fetch).toHaveBeenCalledTimes(1);
});

test("the waits are random, and longer with each attempt", () => {
  const waits = (retries: number) => Array.from({ length: 2_000 }, () => backoff(retries));
  const longest = [0, 1, 2, 10].map((retries) => Math.max(...waits(retries)));
  for (const [index, limit] of [500, 1_000, 2_000, 8_000].entries()) {
    expect(longest[index]).toBeLessThanOrEqual(limit);
    expect(longest[index]).toBeGreaterThan(limit * 0.9);
  }
  expect(Math.min(...waits(10))).toBeLessThan(800);
});
