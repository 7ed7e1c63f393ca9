import { expect, test, vi } from "vitest";
import { createClient } from "../../src/desk/index.js";
import { serve } from "../support/server.js";
import { getForms, never, testDesk } from "../support/test-desk.js";

const endless = () => new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(0)) });

test.each<[what: string, respond: (() => Response | Promise<Response>) | undefined, options?: object]>([
  ["a fetch that ignores its signal", () => never],
  ["a key function that never answers", undefined, { apiKey: () => never }],
  ["a body of empty chunks without an end", () => new Response(endless())],
])("%s ends at the deadline", async (_, respond, options) => {
  const { error } = await getForms(respond, { timeout: 30, ...options });
  expect(error).toMatchObject({
    kind: "timeout",
    timeout: 30,
    message: expect.stringMatching(/^GET \/forms: no response within 30 ms(; the request was not sent)?$/),
  });
});

test("a body that drips ends at the deadline, and its connection is closed", async () => {
  const closed = vi.fn();
  await using server = await serve((_, response) => {
    response.writeHead(200).write("{");
    const drip = setInterval(() => response.write(" "), 5);
    response.on("close", () => clearInterval(drip)).on("close", closed);
  });
  const { error } = await createClient({ baseUrl: server.baseUrl, apiKey: "key", timeout: 300 }).GET(
    "/forms",
  );
  expect(error).toMatchObject({ kind: "timeout" });
  await vi.waitFor(() => expect(closed).toHaveBeenCalled(), { timeout: 30_000 });
});

test("a call's own timeout goes before the client's", async () => {
  const { desk } = testDesk(undefined, { timeout: 1 });
  expect((await desk.GET("/forms", { timeout: 5_000 })).error).toBeUndefined();
});

test("a response that comes after the deadline is let go", async () => {
  const cancel = vi.fn();
  let answer: (response: Response) => void = () => {};
  const late = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  await getForms(() => late, { timeout: 10 });
  answer(new Response(new ReadableStream({ cancel })));
  await vi.waitFor(() => expect(cancel).toHaveBeenCalled(), { timeout: 30_000 });
});

const timers = () => process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;

test("a call that has ended holds no timer, and does not listen to the caller's signal", async () => {
  const controller = new AbortController();
  const before = timers();
  const { desk, requests } = testDesk();
  await Promise.all(Array.from({ length: 20 }, () => desk.GET("/forms", { signal: controller.signal })));
  expect(timers()).toBeLessThan(before + 20);
  controller.abort();
  expect(requests.map(({ signal }) => signal?.aborted)).toEqual(Array(20).fill(false));
});

test("calls that share a signal add one listener to it", async () => {
  const controller = new AbortController();
  const listen = vi.spyOn(controller.signal, "addEventListener");
  const { desk } = testDesk();
  await Promise.all(Array.from({ length: 20 }, () => desk.GET("/forms", { signal: controller.signal })));
  expect(listen).toHaveBeenCalledTimes(1);
});

test.each([[null], [0], [""], [false]])(
  "a signal that aborts with %j rejects with just that",
  async (reason) => {
    const controller = new AbortController();
    const call = testDesk(() => never).desk.GET("/forms", { signal: controller.signal });
    setTimeout(() => controller.abort(reason), 5);
    await expect(call).rejects.toBe(reason);
  },
);

test("a signal that aborts between two attempts ends the calls at once, and no wait stays behind", async () => {
  const controller = new AbortController();
  const before = timers();
  const busy = () => new Response(null, { status: 503, headers: { "retry-after": "5" } });
  const { desk, requests } = testDesk(busy, { maxRetries: 2 });
  const calls = Array.from({ length: 20 }, () => desk.GET("/forms", { signal: controller.signal }));
  setTimeout(() => controller.abort("enough"), 20);
  expect(await Promise.allSettled(calls)).toEqual(Array(20).fill({ status: "rejected", reason: "enough" }));
  expect(requests).toHaveLength(20);
  expect(timers()).toBeLessThan(before + 20);
});
