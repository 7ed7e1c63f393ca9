import { expect, test, vi } from "vitest";
import { type Client, createClient, InvalidArgumentError } from "../../src/desk/index.js";
import { expectNoKey } from "../support/expect-no-key.js";
import { forms, json, serve } from "../support/server.js";
import { answer, hookedDesk, never, type Respond } from "../support/test-desk.js";

const apiKey = "k3y-0f-th3-w0rk5pac3";
/** A client with a key and middleware. */
const clientWith = (middleware: object, respond?: Respond, options: object = {}) =>
  hookedDesk(middleware, respond, { apiKey, ...options });
const failing = () => Promise.reject(new TypeError("no network"));
const usedResponse = async () => {
  const response = Response.json(forms);
  await response.text();
  return response;
};
const locked = Response.json(forms);
locked.body?.getReader();

test.each<[hook: string, what: string, hooks: object, respond?: Respond]>([
  ["onRequest", "a number", { onRequest: () => 5 }],
  ["onRequest", "a Response whose body was read", { onRequest: usedResponse }],
  ["onRequest", "a Response whose body is locked", { onRequest: () => locked }],
  ["onResponse", "a Request", { onResponse: () => new Request("https://acme.desk.example") }],
  ["onError", "a text", { onError: () => "no" }, failing],
])("the client refuses an %s that returns %s", async (hook, _, hooks, respond) => {
  await expect(clientWith(hooks, respond).desk.GET("/forms")).rejects.toMatchObject({
    name: "InvalidArgumentError",
    argument: "middleware",
    message: expect.stringContaining(`GET /forms: middleware has a wrong ${hook}: it must return`),
    stack: expect.stringContaining("middleware-results.test.ts"),
  });
});

/** Clients with a hook that makes a response. */
const makers: [hook: string, clientOf: (make: () => Response, options?: object) => { desk: Client }][] = [
  ["onRequest", (make, options) => clientWith({ onRequest: make }, undefined, options)],
  ["onResponse", (make, options) => clientWith({ onResponse: make }, undefined, options)],
  ["onError", (make, options) => clientWith({ onError: make }, failing, options)],
];

test.each(makers)(
  "a response of %s that is cut off counts as sent, whatever its code",
  async (_, clientOf) => {
    const refused = Object.assign(new Error(`no ${apiKey}`), { code: "ECONNREFUSED" });
    const { desk } = clientOf(
      () => new Response(new ReadableStream({ pull: (body) => body.error(refused) })),
    );
    const { error } = await desk.GET("/forms", { maxRetries: 0 });
    expect(error).toMatchObject({ kind: "network", code: "ECONNREFUSED", sent: true });
    expectNoKey(error, apiKey);
  },
);

test.each(makers)("a response of %s is read within the limits, and cancelled", async (_, clientOf) => {
  const cancel = vi.fn();
  const endless = new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(100)), cancel });
  const { desk } = clientOf(() => new Response(endless), { maxResponseBytes: 1_000 });
  const { error } = await desk.GET("/forms");
  expect(error?.message).toContain("exceeds maxResponseBytes (1000)");
  expect(cancel).toHaveBeenCalled();
});

test.each(makers)("a response of %s that stalls is cancelled at the deadline", async (hook, clientOf) => {
  const cancel = vi.fn();
  const stalled = new ReadableStream({ pull: () => never, cancel });
  const { desk } = clientOf(() => new Response(stalled), { timeout: 200 });
  const kind = hook === "onError" ? "network" : "timeout";
  expect((await desk.GET("/forms")).error).toMatchObject({ kind });
  await vi.waitFor(() => expect(cancel).toHaveBeenCalled(), { timeout: 30_000 });
});

test("a failure that a hook makes is redacted", async () => {
  const init = { status: 418, statusText: apiKey, headers: { "x-echo": apiKey } };
  const onResponse = () => Response.json({ error: `not ${apiKey}` }, init);
  const result = await clientWith({ onResponse }).desk.GET("/forms");
  expect(result.error).toMatchObject({ kind: "api", status: 418, body: { error: "not [redacted]" } });
  expectNoKey(result, apiKey);
});

test.each<[what: string, copy: (one: Response) => Response]>([
  ["response", (one) => one],
  ["clone", (one) => one.clone()],
])("a %s that a hook kept from an earlier call is redacted", async (_, copy) => {
  let kept: Response | undefined;
  const hooks = {
    onRequest: () => kept && copy(kept),
    onResponse({ response }: { response: Response }) {
      kept = copy(response);
    },
  };
  const { desk } = clientWith(hooks, answer({ error: `bad key ${apiKey}` }, 401));
  await desk.GET("/forms");
  const result = await desk.GET("/forms");
  expect(result.error?.message).toBe("GET /forms: 401 bad key [redacted]");
  expectNoKey(result, apiKey);
});

test("a clone of a truncated response stays truncated", async () => {
  const onResponse = ({ response }: { response: Response }) => response.clone();
  const padded = answer(JSON.stringify(forms).padEnd(1_000));
  const { desk } = clientWith({ onResponse }, padded, { maxResponseBytes: 200 });
  expect((await desk.GET("/forms")).error).toMatchObject({ kind: "unexpected-response" });
});

test("a hook gets the URL of the response", async () => {
  await using server = await serve((_, response) => json(response, 200, forms));
  const desk = createClient({ baseUrl: server.baseUrl, apiKey });
  const urls: string[] = [];
  desk.use({ onResponse: ({ response }) => void urls.push(response.url) });
  await desk.GET("/forms");
  expect(urls).toEqual([`${server.baseUrl}/forms`]);
});

test("a frozen error of a hook rejects the call unchanged", async () => {
  const own = Object.freeze(new InvalidArgumentError("hook", "is not ready."));
  const onRequest = () => Promise.reject(own);
  await expect(clientWith({ onRequest }).desk.GET("/forms")).rejects.toBe(own);
});
