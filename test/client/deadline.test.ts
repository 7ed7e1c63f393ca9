import { expect, test, vi } from "vitest";
import { createClient } from "../../src/index.js";
import { forms, serve } from "../support/server.js";

const baseUrl = "https://acme.desk.example/api/external/v2";
const never = new Promise<never>(() => {});

test.each<[what: string, options: object]>([
  ["a fetch that ignores its signal", { apiKey: "key", fetch: () => never }],
  ["a key function that never answers", { apiKey: () => never }],
])("%s ends at the deadline", async (_, options) => {
  const desk = createClient({ baseUrl, timeout: 30, ...options } as Parameters<typeof createClient>[0]);
  const { error } = await desk.GET("/forms");
  expect(error).toMatchObject({
    kind: "timeout",
    timeout: 30,
    message: "GET /forms: no answer within 30 ms",
  });
});

test("a body that drips ends at the deadline, and its connection is closed", async () => {
  const closed = vi.fn();
  await using server = await serve((_, response) => {
    response.writeHead(200).write("{");
    const drip = setInterval(() => response.write(" "), 5);
    response.on("close", () => clearInterval(drip)).on("close", closed);
  });
  const { error } = await createClient({ baseUrl: server.baseUrl, apiKey: "key", timeout: 100 }).GET(
    "/forms",
  );
  expect(error).toMatchObject({ kind: "timeout" });
  await vi.waitFor(() => expect(closed).toHaveBeenCalled());
});

test("an error status whose body stalls is still that error", async () => {
  await using server = await serve((_, response) => response.writeHead(500).write("{"));
  const { error } = await createClient({ baseUrl: server.baseUrl, apiKey: "key", timeout: 100 }).GET(
    "/forms",
  );
  expect(error).toMatchObject({ kind: "api", status: 500, body: undefined });
});

test("a call's own timeout goes before the client's", async () => {
  const desk = createClient({ baseUrl, apiKey: "key", timeout: 1, fetch: async () => Response.json(forms) });
  expect((await desk.GET("/forms", { timeout: 5_000 })).error).toBeUndefined();
});

test("a response that comes after the deadline is let go", async () => {
  const cancel = vi.fn();
  let answer: (response: Response) => void = () => {};
  const late = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  await createClient({ baseUrl, apiKey: "key", timeout: 10, fetch: () => late }).GET("/forms");
  answer(new Response(new ReadableStream({ cancel })));
  await vi.waitFor(() => expect(cancel).toHaveBeenCalled());
});

test.each([["before"], ["during"]])(
  "a signal that aborts %s the call rejects with its reason",
  async (when) => {
    await using server = await serve(() => {});
    const controller = new AbortController();
    const reason = { because: "the user left" };
    if (when === "before") controller.abort(reason);
    else setTimeout(() => controller.abort(reason), 30);
    const call = createClient({ baseUrl: server.baseUrl, apiKey: "key" }).GET("/forms", {
      signal: controller.signal,
    });
    await expect(call).rejects.toBe(reason);
    if (when === "before") expect(server.requests).toEqual([]);
  },
);

test("a signal that aborts after the call has no effect", async () => {
  const controller = new AbortController();
  let given: AbortSignal | null | undefined;
  const desk = createClient({
    baseUrl,
    apiKey: "key",
    fetch: async (_, init) => {
      given = init.signal;
      return Response.json(forms);
    },
  });
  await desk.GET("/forms", { signal: controller.signal });
  controller.abort();
  expect(given?.aborted).toBe(false);
});

test.each([[null], [0], [""], [false]])(
  "a signal that aborts with %j rejects with just that",
  async (reason) => {
    const controller = new AbortController();
    const fetch = () => new Promise<Response>(() => {});
    const call = createClient({ baseUrl, apiKey: "key", fetch }).GET("/forms", { signal: controller.signal });
    setTimeout(() => controller.abort(reason), 5);
    await expect(call).rejects.toBe(reason);
  },
);

test("a signal that aborts between two attempts ends the call at once", async () => {
  const controller = new AbortController();
  const fetch = vi.fn(async () => {
    setTimeout(() => controller.abort("enough"), 5);
    return new Response(null, { status: 503, headers: { "retry-after": "5" } });
  });
  const desk = createClient({ baseUrl, apiKey: "key", fetch });
  await expect(desk.GET("/forms", { signal: controller.signal })).rejects.toBe("enough");
  expect(fetch).toHaveBeenCalledTimes(1);
});

test("a body of empty chunks without an end does not outlast the deadline", async () => {
  const fetch = async () =>
    new Response(new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(0)) }));
  const { error } = await createClient({ baseUrl, apiKey: "key", timeout: 50, fetch }).GET("/forms");
  expect(error).toMatchObject({ kind: "timeout" });
});

test("a client inside another client's fetch keeps its own deadline", async () => {
  const inner = createClient({ baseUrl, apiKey: "key", timeout: 20, fetch: () => never });
  const outer = createClient({
    baseUrl,
    apiKey: "key",
    timeout: 5_000,
    maxRetries: 0,
    fetch: async (_, { signal }) => {
      const { error } = await inner.GET("/forms", { signal: signal ?? null });
      throw error;
    },
  });
  const { error } = await outer.GET("/forms");
  expect(error).toMatchObject({ kind: "network", cause: { name: "TimeoutError" } });
});

test("a reader whose cancel returns nothing breaks neither its call nor another one of the same signal", async () => {
  const reader = { read: () => never, cancel() {} };
  const odd = {
    status: 200,
    headers: new Headers(),
    body: { getReader: () => reader },
  } as unknown as Response;
  const controller = new AbortController();
  const { signal } = controller;
  const calls = [async () => odd, () => never].map((fetch) =>
    createClient({ baseUrl, apiKey: "key", timeout: 5_000, fetch }).GET("/forms", { signal }),
  );
  setTimeout(() => controller.abort("enough"), 20);
  const ends = await Promise.allSettled(calls);
  expect(ends).toEqual(Array(2).fill({ status: "rejected", reason: "enough" }));
});
