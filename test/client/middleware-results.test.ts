import type { Middleware } from "openapi-fetch";
import { expect, test, vi } from "vitest";
import { type Client, createClient, InvalidArgumentError } from "../../src/index.js";
import { expectNoKey } from "../support/expect-no-key.js";
import { forms, json, serve } from "../support/server.js";
import { never, testDesk } from "../support/test-desk.js";

const apiKey = "k3y-0f-th3-w0rk5pac3";
type Respond = Parameters<typeof testDesk>[0];

/** A client with middleware, of which a hook can return anything. */
function clientWith(middleware: object, respond?: Respond, options: object = {}) {
  const observed = testDesk(respond, { apiKey, ...options });
  observed.desk.use(middleware as Middleware);
  return observed;
}
const failing = () => Promise.reject(new TypeError("no network"));
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
const request = () => new Request("https://acme.desk.example");
const parsed = ({ response }: { response: Response }) => response.json();

test.each<[hook: string, what: string, hooks: object, respond?: Respond]>([
  ["onRequest", "a number", { onRequest: () => 5 }],
  ["onRequest", "an Error", { onRequest: () => new Error("no") }],
  ["onRequest", "a Response whose body was read", { onRequest: usedResponse }],
  ["onRequest", "a Response whose body is locked", { onRequest: lockedResponse }],
  ["onResponse", "a Request", { onResponse: request }],
  ["onResponse", "parsed JSON", { onResponse: parsed }],
  ["onResponse", "a Response whose body was read", { onResponse: usedResponse }],
  ["onError", "a text", { onError: () => "no" }, failing],
  ["onError", "a Request", { onError: request }, failing],
])("an %s that returns %s is an invalid argument that names the hook", async (hook, _, hooks, respond) => {
  await expect(clientWith(hooks, respond).desk.GET("/forms")).rejects.toMatchObject({
    name: "InvalidArgumentError",
    argument: "middleware",
    message: expect.stringContaining(`GET /forms: middleware has a wrong ${hook}: it must return`),
    stack: expect.stringContaining("middleware-results.test.ts"),
  });
});

/** Clients of which a hook makes a response. */
const makers: [hook: string, clientOf: (make: () => Response, options?: object) => { desk: Client }][] = [
  ["onRequest", (make, options) => clientWith({ onRequest: make }, undefined, options)],
  ["onResponse", (make, options) => clientWith({ onResponse: make }, undefined, options)],
  ["onError", (make, options) => clientWith({ onError: make }, failing, options)],
];

test.each(makers)("a response that %s makes is the result", async (_, clientOf) => {
  const { desk } = clientOf(() => Response.json({ ...forms, made: true }));
  expect((await desk.GET("/forms")).data).toEqual({ ...forms, made: true });
});

test.each(makers)("a response that %s makes is read within the limits, and released", async (_, clientOf) => {
  const cancel = vi.fn();
  const endless = new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(100)), cancel });
  const { desk } = clientOf(() => new Response(endless), { maxResponseBytes: 1_000 });
  const { error } = await desk.GET("/forms");
  expect(error?.message).toContain("exceeds maxResponseBytes (1000)");
  expect(cancel).toHaveBeenCalled();
  const deep = clientOf(() => new Response("[".repeat(100_000)));
  expect((await deep.desk.GET("/forms")).error?.message).toContain("nested too deeply");
});

test.each(makers)(
  "a response that %s makes stalls until the deadline, and is released",
  async (hook, clientOf) => {
    const cancel = vi.fn();
    const stalled = new ReadableStream({ pull: () => never, cancel });
    const { desk } = clientOf(() => new Response(stalled), { timeout: 200 });
    const kind = hook === "onError" ? "network" : "timeout";
    expect((await desk.GET("/forms")).error).toMatchObject({ kind });
    await vi.waitFor(() => expect(cancel).toHaveBeenCalled());
  },
);

test("a failure that a hook makes is redacted like one of the service", async () => {
  const headers = { "x-echo": apiKey };
  const onResponse = () =>
    Response.json({ error: `not ${apiKey}` }, { status: 418, statusText: apiKey, headers });
  const result = await clientWith({ onResponse }).desk.GET("/forms");
  expect(result.error).toMatchObject({ kind: "api", status: 418, body: { error: "not [redacted]" } });
  expectNoKey(result, apiKey);
});

test("an answer that a hook kept from an earlier call is redacted like a new one", async () => {
  for (const copy of [(one: Response) => one.clone(), (one: Response) => one]) {
    let kept: Response | undefined;
    const hooks = {
      onRequest: () => kept && copy(kept),
      onResponse({ response }: { response: Response }) {
        kept = copy(response);
      },
    };
    const { desk } = clientWith(hooks, () => Response.json({ error: `bad key ${apiKey}` }, { status: 401 }));
    await desk.GET("/forms");
    const result = await desk.GET("/forms");
    expect(result.error?.message).toBe("GET /forms: 401 bad key [redacted]");
    expectNoKey(result, apiKey);
  }
});

test("a response that a hook makes and that breaks off is a network failure", async () => {
  const broken = new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode("{"));
      stream.error(new Error(`broken ${apiKey}`));
    },
  });
  const { error } = await clientWith({ onResponse: () => new Response(broken) }).desk.GET("/forms");
  expect(error).toMatchObject({ kind: "network", sent: true });
  expectNoKey(error, apiKey);
});

test("a clone of an answer is the same answer: its limit, its problem and its body", async () => {
  const padded = `${JSON.stringify(forms)}${" ".repeat(1_000)}`;
  const onResponse = ({ response }: { response: Response }) => response.clone();
  const small = clientWith({ onResponse }, () => new Response(padded), { maxResponseBytes: 200 });
  expect((await small.desk.GET("/forms")).error).toMatchObject({ kind: "unexpected-response" });
  const { data } = await clientWith({ onResponse }, () => new Response(padded)).desk.GET("/forms");
  expect(data).toEqual(forms);
});

test("a frozen error of a hook rejects the call as it is", async () => {
  const own = Object.freeze(new InvalidArgumentError("hook", "is not ready."));
  const onRequest = () => Promise.reject(own);
  await expect(clientWith({ onRequest }).desk.GET("/forms")).rejects.toBe(own);
});

test("an answer of onRequest is final: nothing is sent, and no onResponse runs", async () => {
  const onResponse = vi.fn();
  const { desk, requests } = clientWith({ onRequest: () => Response.json(forms), onResponse });
  expect((await desk.GET("/forms")).data).toEqual(forms);
  expect(requests).toEqual([]);
  expect(onResponse).not.toHaveBeenCalled();
});

test("a hook can read what a hook before it made of the answer, and takes no body away", async () => {
  const read: unknown[] = [];
  const onResponse = async ({ response }: { response: Response }) => {
    read.push(await response.json());
  };
  const { desk } = clientWith({ onResponse });
  desk.use({ onResponse: async ({ response }) => Response.json({ ...(await response.json()), more: 1 }) });
  expect((await desk.GET("/forms")).data).toEqual({ ...forms, more: 1 });
  expect(read).toEqual([{ ...forms, more: 1 }]);
});

test("a connection that is kept alive stays usable after a hook has seen its answer", async () => {
  await using server = await serve((_, response) => json(response, 200, forms));
  const desk = createClient({ baseUrl: server.baseUrl, apiKey });
  const urls: string[] = [];
  desk.use({ onResponse: ({ response }) => void urls.push(response.url) });
  for (let call = 0; call < 3; call += 1) expect((await desk.GET("/forms")).error).toBeUndefined();
  expect(urls).toEqual(Array(3).fill(`${server.baseUrl}/forms`));
});
