import { expect, test, vi } from "vitest";
import { createClient } from "../../src/index.js";
import { forms, json, serve } from "../support/server.js";

test("a key function is asked for each attempt", async () => {
  await using server = await serve((_, response, count) =>
    count === 0 ? json(response, 503, {}, { "retry-after": "0" }) : json(response, 200, forms),
  );
  let asked = 0;
  const desk = createClient({ baseUrl: server.baseUrl, apiKey: async () => `key-${++asked}` });
  await desk.GET("/forms");
  expect(server.requests.map(({ headers }) => headers["x-api-key"])).toEqual(["key-1", "key-2"]);
});

test("no key of an earlier attempt shows in an error", async () => {
  await using server = await serve((_, response) =>
    json(response, 503, { error: "not key-1, not key-2, not key-3" }, { "retry-after": "0" }),
  );
  let asked = 0;
  const desk = createClient({ baseUrl: server.baseUrl, apiKey: () => `key-${++asked}` });
  const { error } = await desk.GET("/forms");
  expect(error?.message).toContain("not [redacted], not [redacted], not [redacted]");
});

test("what a key function throws is the caller's own", async () => {
  const own = new Error("the vault is closed");
  for (const apiKey of [
    () => {
      throw own;
    },
    () => Promise.reject(own),
  ]) {
    const desk = createClient({ baseUrl: "https://acme.desk.example/api", apiKey });
    await expect(desk.GET("/forms")).rejects.toBe(own);
  }
});

test("after an abort the key function is not asked, and nothing is sent", async () => {
  const apiKey = vi.fn(() => "key");
  const fetch = vi.fn(async () => Response.json(forms));
  const desk = createClient({ baseUrl: "https://acme.desk.example/api", apiKey, fetch });
  await expect(desk.GET("/forms", { signal: AbortSignal.abort("gone") })).rejects.toBe("gone");
  expect(apiKey).not.toHaveBeenCalled();
  expect(fetch).not.toHaveBeenCalled();
});

test("a key of a call on its way stays hidden, however many others are sent meanwhile", async () => {
  const keys = Array.from({ length: 12 }, (_, index) =>
    `rotated-key-${index}-${"abcdefghijkl"[index]}`.repeat(2),
  );
  let count = 0;
  let release = () => {};
  const allSent = new Promise<void>((resolve) => {
    release = resolve;
  });
  const desk = createClient({
    baseUrl: "https://acme.desk.example/api/external/v2",
    apiKey: () => keys[count++] ?? "",
    fetch: async (_, { headers }) => {
      if (count === keys.length) release();
      await allSent;
      return Response.json({ error: `bad key ${new Headers(headers).get("x-api-key")}` }, { status: 401 });
    },
  });
  const results = await Promise.all(keys.map(() => desk.GET("/forms")));
  expect(results.map(({ error }) => error?.message)).toEqual(
    keys.map(() => "GET /forms: 401 bad key [redacted]"),
  );
});

test("a key that is used again is remembered from its last use on", async () => {
  const order = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1, 11].map((number) => `the-key-with-number-${number}-in-it`);
  let count = 0;
  const desk = createClient({
    baseUrl: "https://acme.desk.example/api/external/v2",
    apiKey: () => order[count++] ?? "",
    fetch: async () => Response.json({ error: order[0] }, { status: 401 }),
  });
  for (const _ of order.slice(1)) await desk.GET("/forms");
  expect((await desk.GET("/forms")).error?.message).toBe("GET /forms: 401 [redacted]");
});
