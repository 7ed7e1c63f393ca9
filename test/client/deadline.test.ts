import { expect, test, vi } from "vitest";
import { createClient } from "../../src/desk/index.js";
import { forms, serve } from "../support/server.js";
import {
  type AnyOptions,
  answer,
  fail,
  getForms,
  inTurn,
  never,
  newTicket,
  type Respond,
  testDesk,
} from "../support/test-desk.js";

// Between chunks that are always ready, no timer runs.
test("a body of empty chunks ends at the deadline", async () => {
  let chunks = 0;
  const pull = (stream: ReadableStreamDefaultController) =>
    ++chunks < 2_000_000 ? stream.enqueue(new Uint8Array(0)) : stream.close();
  const { error } = await getForms(() => new Response(new ReadableStream({ pull })), { timeout: 30 });
  expect(error).toMatchObject({ kind: "timeout", timeout: 30 });
  expect(chunks).toBeLessThan(2_000_000);
});

test("the timeout of a call replaces the client's timeout", async () => {
  const { desk } = testDesk(undefined, { timeout: 1 });
  expect((await desk.GET("/forms", { timeout: 5_000 })).error).toBeUndefined();
});

test("the client cancels the body of a response after the deadline", async () => {
  const cancel = vi.fn();
  const late = new Response(new ReadableStream({ cancel }));
  const respond = () => new Promise<Response>((resolve) => setTimeout(() => resolve(late), 50));
  expect((await getForms(respond, { timeout: 10 })).error?.kind).toBe("timeout");
  await vi.waitFor(() => expect(cancel).toHaveBeenCalled(), { timeout: 30_000 });
});

const timers = () => process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;

test("calls that share a signal add one listener to it, and leave no timer and no listener of their own", async () => {
  const controller = new AbortController();
  const listen = vi.spyOn(controller.signal, "addEventListener");
  const before = timers();
  const { desk, requests } = testDesk();
  await Promise.all(Array.from({ length: 20 }, () => desk.GET("/forms", { signal: controller.signal })));
  expect(timers()).toBeLessThan(before + 10);
  expect(listen).toHaveBeenCalledTimes(1);
  controller.abort();
  expect(requests.map(({ signal }) => signal?.aborted)).toEqual(Array(20).fill(false));
});

test.each([[null], [0], [""], [false]])("a call rejects with the abort reason %j", async (reason) => {
  const controller = new AbortController();
  const call = testDesk(() => never).desk.GET("/forms", { signal: controller.signal });
  setTimeout(() => controller.abort(reason), 5);
  await expect(call).rejects.toBe(reason);
});

/** A response whose body ends with the signal. */
function stalled({ signal }: RequestInit): Response {
  const start = (body: ReadableStreamDefaultController) => {
    signal?.addEventListener("abort", () => body.error(signal.reason));
  };
  return new Response(new ReadableStream({ start }));
}

test.each<[when: string, respond: Respond, options: AnyOptions]>([
  ["in an attempt with a time limit", () => never, { attemptTimeout: 20_000 }],
  ["while a body arrives", stalled, { maxRetries: 2 }],
  ["between two attempts", answer({}, 503, { "retry-after": "5" }), { maxRetries: 2 }],
])("an abort %s ends the calls at once and leaves no timer", async (_, respond, options) => {
  const controller = new AbortController();
  const before = timers();
  const { desk, requests } = testDesk(respond, options);
  const calls = Array.from({ length: 20 }, () => desk.GET("/forms", { signal: controller.signal }));
  await vi.waitFor(() => expect(requests).toHaveLength(20));
  setTimeout(() => controller.abort("enough"), 20);
  expect(await Promise.allSettled(calls)).toEqual(Array(20).fill({ status: "rejected", reason: "enough" }));
  await new Promise((resolve) => setImmediate(resolve));
  expect(timers()).toBeLessThan(before + 10);
  expect(requests).toHaveLength(20);
});

test("a call stays a timeout if its timeout makes the caller abort", async () => {
  const controller = new AbortController();
  const respond = ({ signal }: RequestInit) => {
    signal?.addEventListener("abort", () => controller.abort("enough"));
    return never;
  };
  const { desk } = testDesk(respond, { timeout: 10 });
  const { error } = await desk.GET("/forms", { signal: controller.signal });
  expect(error).toMatchObject({ kind: "timeout", timeout: 10 });
});

test("the signal of a client ends its running calls and rejects later ones with its reason", async () => {
  const controller = new AbortController();
  const { desk, requests } = testDesk(() => never, { signal: controller.signal });
  const running = [desk.GET("/forms"), desk.POST("/tickets", { body: newTicket })];
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  controller.abort("shutdown");
  const rejected = { status: "rejected", reason: "shutdown" };
  expect(await Promise.allSettled([...running, desk.GET("/forms")])).toEqual(Array(3).fill(rejected));
  expect(requests.map(({ signal }) => signal?.reason)).toEqual(["shutdown", "shutdown"]);
});

const limit = 40;
const attempt = { kind: "timeout", limit: "attempt", timeout: limit, sent: true, outcome: "unknown" };

test.concurrent("a call can replace the attemptTimeout of the client", async () => {
  const slow: Respond = () =>
    new Promise((resolve) => setTimeout(() => resolve(Response.json(forms)), 4 * limit));
  const { desk } = testDesk(slow, { attemptTimeout: limit });
  const message = `GET /forms: no response within ${limit} ms of an attempt`;
  expect((await desk.GET("/forms")).error).toMatchObject({ ...attempt, message });
  expect((await desk.GET("/forms", { attemptTimeout: 30_000 })).data).toEqual(forms);
  const { desk: unlimited } = testDesk(slow);
  expect((await unlimited.GET("/forms", { attemptTimeout: limit })).error).toMatchObject(attempt);
});

test.concurrent("the key function takes no time of an attempt", async () => {
  const apiKey = () => new Promise<string>((resolve) => setTimeout(() => resolve("key"), 3 * limit));
  const { data } = await getForms(undefined, { apiKey, attemptTimeout: limit });
  expect(data).toEqual(forms);
});

test.concurrent.each([
  ["call", { timeout: 1_000 }],
  ["attempt", { attemptTimeout: 200, maxRetries: 1 }],
])("the client closes the connection of a timed-out %s", async (limit, options) => {
  const closed = vi.fn();
  await using server = await serve((_, response, count) => {
    response.on("close", closed);
    if (count > 0) response.writeHead(200).write("{");
  });
  const desk = createClient({ baseUrl: server.baseUrl, apiKey: "key", ...options });
  expect((await desk.GET("/forms")).error).toMatchObject({ kind: "timeout", limit });
  // On a busy machine, an attempt can end before its request arrives.
  await vi.waitFor(() => expect(closed).toHaveBeenCalledTimes(Math.max(1, server.requests.length)), 30_000);
});

test.concurrent.each<[end: string, end: () => Promise<Response>]>([
  ["responds", async () => new Response(null, { status: 404 })],
  ["rejects", fail("ECONNREFUSED")],
])("a fetch that %s after its attempt timed out does not change the call", async (_, end) => {
  let endLate = (_: Promise<Response>) => {};
  const first = new Promise<Response>((resolve) => {
    endLate = resolve;
  });
  const second = () => {
    endLate(end());
    return never;
  };
  const options = { attemptTimeout: 300, maxRetries: 1, timeout: 20_000 };
  const { desk } = testDesk(
    inTurn(() => first, second),
    options,
  );
  expect((await desk.GET("/forms")).error).toMatchObject({ kind: "timeout", limit: "attempt" });
});
