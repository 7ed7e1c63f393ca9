import { inspect } from "node:util";
import type { Middleware } from "openapi-fetch";
import { expect, test, vi } from "vitest";
import { createClient, InvalidArgumentError } from "../../src/index.js";
import { forms, json, serve } from "../support/server.js";

const apiKey = "k3y-0f-th3-w0rk5pac3";
const clientOf = (middleware: object, options: object = {}) => {
  const desk = createClient({
    baseUrl: "https://acme.desk.example/api/external/v2",
    apiKey,
    maxRetries: 0,
    fetch: async () => Response.json(forms),
    ...options,
  });
  desk.use(middleware as Middleware);
  return desk;
};
const failing = async () => {
  throw new TypeError("no network");
};
const lockedResponse = () => {
  const response = Response.json(forms);
  response.body?.getReader();
  return response;
};
const usedResponse = async () => {
  const response = Response.json(forms);
  await response.text();
  return response;
};

test.each<[hook: string, what: string, middleware: object, options?: object]>([
  ["onRequest", "a number", { onRequest: () => 5 }],
  ["onRequest", "an Error", { onRequest: () => new Error("no") }],
  ["onRequest", "a Response whose body was read", { onRequest: usedResponse }],
  ["onRequest", "a Response whose body is locked", { onRequest: lockedResponse }],
  ["onResponse", "a Request", { onResponse: () => new Request("https://acme.desk.example") }],
  ["onResponse", "parsed JSON", { onResponse: ({ response }: { response: Response }) => response.json() }],
  ["onResponse", "a Response whose body was read", { onResponse: usedResponse }],
  ["onError", "a text", { onError: () => "no" }, { fetch: failing }],
  ["onError", "a Request", { onError: () => new Request("https://acme.desk.example") }, { fetch: failing }],
])(
  "an %s that returns %s is an invalid argument that names the hook",
  async (hook, _, middleware, options) => {
    const call = clientOf(middleware, options).GET("/forms");
    await expect(call).rejects.toMatchObject({
      name: "InvalidArgumentError",
      argument: "middleware",
      message: expect.stringMatching(
        new RegExp(`^GET /forms: middleware has a wrong ${hook}: it must return`),
      ),
      stack: expect.stringContaining("middleware-results.test.ts"),
    });
  },
);

test.each<[hook: string, answer: (response: Response) => object, options?: object]>([
  ["onRequest", (response) => ({ onRequest: () => response })],
  ["onResponse", (response) => ({ onResponse: () => response })],
  ["onError", (response) => ({ onError: () => response }), { fetch: failing }],
])(
  "a response that %s makes is read within the limits, and its connection is closed",
  async (_, answer, options) => {
    const cancel = vi.fn();
    const endless = new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(100)), cancel });
    const desk = clientOf(answer(new Response(endless)), { maxResponseBytes: 1_000, ...options });
    expect((await desk.GET("/forms")).error).toMatchObject({
      kind: "unexpected-response",
      message: expect.stringContaining("exceeds maxResponseBytes (1000)"),
    });
    expect(cancel).toHaveBeenCalled();
  },
);

test("a clone of an answer is the same answer: its limit, its problem and its body", async () => {
  const padded = `${JSON.stringify(forms)}${" ".repeat(1_000)}`;
  const fetch = async () => new Response(padded);
  const onResponse = ({ response }: { response: Response }) => response.clone();
  const small = clientOf({ onResponse }, { fetch, maxResponseBytes: 200 });
  expect((await small.GET("/forms")).error).toMatchObject({ kind: "unexpected-response" });
  expect((await clientOf({ onResponse }, { fetch }).GET("/forms")).data).toEqual(forms);
});

test("a response that middleware makes stalls no longer than the deadline, and is released", async () => {
  const cancel = vi.fn();
  const stalled = new ReadableStream({ pull: () => new Promise(() => {}), cancel });
  const desk = clientOf({ onRequest: () => new Response(stalled) }, { timeout: 30 });
  expect((await desk.GET("/forms")).error).toMatchObject({ kind: "timeout" });
  await vi.waitFor(() => expect(cancel).toHaveBeenCalled());
});

test("a failure that middleware makes is redacted like one of the service", async () => {
  const echo = ({ response }: { response: Response }) =>
    new Response(JSON.stringify({ error: `not ${apiKey}` }), {
      status: 418,
      statusText: apiKey,
      headers: { "x-echo": apiKey, "x-status": String(response.status) },
    });
  const result = await clientOf({ onResponse: echo }).GET("/forms");
  expect(result.error).toMatchObject({ kind: "api", status: 418, body: { error: "not [redacted]" } });
  expect(inspect(result, { depth: 20, showHidden: true })).not.toContain(apiKey);
});

test("a response that middleware makes is cut off like one of the service", async () => {
  const broken = new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode("{"));
      stream.error(new Error(`broken ${apiKey}`));
    },
  });
  const { error } = await clientOf({ onResponse: () => new Response(broken) }).GET("/forms");
  expect(error).toMatchObject({ kind: "network", sent: true });
  expect(inspect(error, { depth: 20 })).not.toContain(apiKey);
});

test("a failure that a retry has overcome is not what a hook that stalls ends with", async () => {
  let calls = 0;
  const fetch = async () => {
    calls += 1;
    return calls > 1
      ? Response.json(forms)
      : new Response(null, { status: 503, headers: { "retry-after": "0" } });
  };
  const onResponse = () => new Promise(() => {});
  const desk = clientOf({ onResponse }, { fetch, maxRetries: 1, timeout: 1_500 });
  expect((await desk.GET("/forms")).error).toMatchObject({ kind: "timeout" });
  expect(calls).toBe(2);
});

test("a frozen error of a hook rejects the call as it is", async () => {
  const own = Object.freeze(new InvalidArgumentError("hook", "is not ready."));
  const onRequest = () => {
    throw own;
  };
  await expect(clientOf({ onRequest }).GET("/forms")).rejects.toBe(own);
});

test("an answer of onRequest is final: nothing is sent, and no onResponse runs", async () => {
  const fetch = vi.fn(async () => Response.json({}));
  const onResponse = vi.fn();
  const desk = clientOf({ onRequest: () => Response.json(forms), onResponse }, { fetch });
  expect((await desk.GET("/forms")).data).toEqual(forms);
  expect(fetch).not.toHaveBeenCalled();
  expect(onResponse).not.toHaveBeenCalled();
});

test("a hook can read what a hook before it made of the answer", async () => {
  const read: unknown[] = [];
  const desk = clientOf({
    async onResponse({ response }: { response: Response }) {
      read.push(await response.json());
    },
  });
  desk.use({ onResponse: async ({ response }) => Response.json({ ...(await response.json()), more: 1 }) });
  expect((await desk.GET("/forms")).data).toEqual({ ...forms, more: 1 });
  expect(read).toEqual([{ ...forms, more: 1 }]);
});

test("a connection that is kept alive stays usable after a hook has seen its answer", async () => {
  await using server = await serve((_, response) => json(response, 200, forms));
  const desk = clientOf({ onResponse: () => undefined }, { baseUrl: server.baseUrl, fetch: undefined });
  for (let call = 0; call < 3; call += 1) expect((await desk.GET("/forms")).error).toBeUndefined();
});
