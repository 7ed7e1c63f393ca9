import { createHash } from "node:crypto";
import { inspect } from "node:util";
import { expect, test, vi } from "vitest";
import { createClient, InvalidArgumentError, NetworkError } from "../../src/index.js";
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
    json(response, 503, { error: "not secret-1, not secret-2, not secret-3" }, { "retry-after": "0" }),
  );
  let asked = 0;
  const desk = createClient({ baseUrl: server.baseUrl, apiKey: () => `secret-${++asked}` });
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

test.each<[what: string, thrown: unknown]>([
  ["a NetworkError", new NetworkError("the vault is closed", { code: "ECONNREFUSED", sent: false }, {})],
  ["an InvalidArgumentError", new InvalidArgumentError("vault", "is closed.")],
  ["a frozen InvalidArgumentError", Object.freeze(new InvalidArgumentError("vault", "is closed."))],
  ["a frozen Error", Object.freeze(new Error("the vault is closed"))],
  ["a text", "the vault is closed"],
  ["nothing", undefined],
])("%s of a key function rejects the call as it is, and no hook sees it", async (_, thrown) => {
  const told = thrown instanceof Error && [thrown.message, thrown.stack];
  const onError = vi.fn(() => Response.json(forms));
  const onResponse = vi.fn();
  const fetch = vi.fn(async () => Response.json({}, { status: 503, headers: { "retry-after": "0" } }));
  for (const attempt of [1, 2]) {
    let asked = 0;
    const apiKey = async () => {
      asked += 1;
      if (asked === attempt) throw thrown;
      return "the-first-key";
    };
    const desk = createClient({ baseUrl: "https://acme.desk.example/api", apiKey, fetch });
    desk.use({ onError, onResponse });
    const ended = await desk.GET("/forms").then(
      () => "resolved",
      (reason: unknown) => [reason],
    );
    expect(ended).toEqual([thrown]);
    expect(Reflect.get(Object(ended), 0)).toBe(thrown);
  }
  expect(thrown instanceof Error && [thrown.message, thrown.stack]).toEqual(told);
  expect(onError).not.toHaveBeenCalled();
  expect(onResponse).not.toHaveBeenCalled();
  expect(fetch).toHaveBeenCalledTimes(1);
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

test("the keys of all calls on their way stay hidden, also where other calls come and go meanwhile", async () => {
  const sent: string[] = [];
  let asked = 0;
  const waiting: (() => void)[] = [];
  const desk = createClient({
    baseUrl: "https://acme.desk.example/api/external/v2",
    // Without a part that two of them share.
    apiKey: () => createHash("sha256").update(`${asked++}`).digest("hex"),
    maxRetries: 0,
    fetch: async (_, { headers }) => {
      sent.push(new Headers(headers).get("x-api-key") ?? "");
      const isEarly = sent.length <= 16;
      if (isEarly) await new Promise<void>((done) => waiting.push(done));
      return Response.json({ error: isEarly ? sent.slice(0, 16).join() : sent[15] }, { status: 401 });
    },
  });
  const calls = Array.from({ length: 16 }, () => desk.GET("/forms"));
  await vi.waitFor(() => expect(waiting).toHaveLength(16));
  // One call after the other ends, and many others are sent before the next one does.
  for (const [index, done] of waiting.entries()) {
    done();
    const shown = inspect((await calls[index])?.error, { depth: 9, maxStringLength: null });
    expect(sent.slice(0, 16).filter((key) => shown.includes(key))).toEqual([]);
    for (let more = 0; more < 20; more += 1) {
      const { error } = await desk.GET("/forms");
      if (index < 15) expect(error?.message).toBe("GET /forms: 401 [redacted]");
    }
  }
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
