import { describe, expect, test, vi } from "vitest";
import { createClient, createPace } from "../../src/desk/index.js";
import { forms } from "../support/server.js";
import { type AnyOptions, answer, newTicket as body, fail, inTurn, testDesk } from "../support/test-desk.js";

/** A 429 with a Retry-After in seconds. For 0, a stop lasts up to half a second, like the wait before a first retry. */
const refusal = (seconds: number) => answer({}, 429, { "retry-after": `${seconds}` });
const accept = answer({ ...forms, ticket: { id: "1" } });

/** A client with a pace, whose service refuses the first request. */
const pacedDesk = (seconds: number, options: AnyOptions = {}) =>
  testDesk(inTurn(refusal(seconds), accept), { pace: createPace(), ...options });

// If a call waited, the test would time out.
describe.concurrent("a call whose turn comes after its deadline ends at once", { timeout: 10_000 }, () => {
  const late = { kind: "timeout", timeout: 30_000, sent: false, outcome: "not-sent" };

  test("with a TimeoutError before its first attempt", async () => {
    const { desk, requests } = pacedDesk(3_600);
    await desk.GET("/forms");
    const results = await Promise.all([desk.GET("/forms"), desk.POST("/tickets", { body })]);
    for (const { error } of results) expect(error).toMatchObject(late);
    expect(requests).toHaveLength(1);
  });

  test("even if it already waits when a longer stop begins", async () => {
    let refuse = (_: Response) => {};
    const slow = new Promise<Response>((resolve) => {
      refuse = resolve;
    });
    const pace = createPace();
    const { desk, requests } = testDesk(
      inTurn(() => slow, refusal(5)),
      { pace },
    );
    // The client does not ask for another turn of a refused write.
    const first = desk.POST("/tickets", { body });
    await desk.GET("/forms", { maxRetries: 0 });
    const waiting = desk.GET("/forms");
    // By then, it waits for its turn.
    await new Promise((done) => setTimeout(done, 50));
    refuse(refusal(3_600)());
    expect((await first).error).toMatchObject({ status: 429 });
    expect((await waiting).error).toMatchObject(late);
    expect(requests).toHaveLength(2);
  });

  test("with its last failure before a retry", async () => {
    const { desk, requests } = testDesk(
      ({ method }) => (method === "GET" ? fail("ECONNRESET") : refusal(3_600))(),
      { pace: createPace(), maxRetries: 2 },
    );
    const [read] = await Promise.all([desk.GET("/forms"), desk.POST("/tickets", { body })]);
    expect(read.error).toMatchObject({ kind: "network", code: "ECONNRESET", sent: true });
    expect(requests).toHaveLength(2);
  });

  test("because of the interval that begins with a stop", async () => {
    const { desk } = testDesk((_, count) => (count < 8 ? refusal(1) : accept)(), { pace: createPace() });
    await Promise.all(Array.from({ length: 8 }, () => desk.POST("/tickets", { body })));
    const ends: string[] = [];
    // After the stop, an attempt begins each 100 ms, so there is no time for all of them.
    const calls = Array.from({ length: 40 }, async () => {
      const { error } = await desk.GET("/forms", { timeout: 2_000 });
      ends.push(error ? error.kind : "accepted");
    });
    await Promise.all(calls);
    expect(ends.slice(0, 8)).toEqual(Array(8).fill("timeout"));
    expect(ends).toContain("accepted");
  });

  test("because of the calls that wait before it", async () => {
    const controller = new AbortController();
    const { desk } = testDesk(accept, { pace: createPace({ perSecond: 1 / 20 }) });
    await desk.GET("/forms");
    const waiting = desk.GET("/forms", { signal: controller.signal });
    expect((await desk.GET("/forms")).error).toMatchObject(late);
    controller.abort("enough");
    await expect(waiting).rejects.toBe("enough");
    // The next call takes over the turn, and waits for it.
    const next = desk.GET("/forms", { signal: AbortSignal.timeout(50) });
    await expect(next).rejects.toMatchObject({ name: "TimeoutError" });
  });

  test("and calls with a longer timeout keep their turns", async () => {
    const { desk, requests } = pacedDesk(1);
    await desk.GET("/forms");
    const [long, short] = await Promise.all([desk.GET("/forms"), desk.GET("/forms", { timeout: 500 })]);
    expect(long.error).toBeUndefined();
    expect(short.error).toMatchObject({ ...late, timeout: 500 });
    expect(requests).toHaveLength(2);
  });
});

const notRate = "perSecond must be a number above 0.";

test.each<[options: object, message: string]>([
  ...[0, -1, Number.NaN, "5", null].map((perSecond): [object, string] => [{ perSecond }, notRate]),
  [{ perMinute: 5 }, "perMinute is not an option of createPace."],
])("createPace refuses %o", (options, message) => {
  expect(() => createPace(options)).toThrow(message);
});

// If a pace took one of these for a refusal, the second call would end at once.
test.each<[what: string, respond: () => Response | Promise<Response>]>([
  ["a 503 with Retry-After", answer({}, 503, { "retry-after": "3600" })],
  ["a network failure", fail("ECONNRESET")],
])("%s stops no attempts", async (_, respond) => {
  const { desk } = testDesk(inTurn(respond, accept), { pace: createPace() });
  expect((await desk.GET("/forms")).error).toBeDefined();
  expect((await desk.GET("/forms")).error).toBeUndefined();
});

const timers = () => process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;

describe("waiting calls", () => {
  test("are sent in order", async () => {
    const { desk, requests } = pacedDesk(0);
    const read = (id: number) =>
      desk.GET("/tickets/{ticket_id}", { params: { path: { ticket_id: `${id}` } } });
    await read(0);
    await Promise.all([1, 2, 3, 4, 5].map(read));
    expect(requests.map(({ url }) => Number(url.split("/").pop()))).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test("are sent before later calls, even if the timer is late", async () => {
    const { desk, requests } = pacedDesk(0);
    await desk.GET("/forms");
    const waiting = desk.POST("/tickets", { body });
    await Promise.resolve();
    // Blocks the thread until the stop is over.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600);
    await Promise.all([waiting, desk.GET("/forms")]);
    expect(requests.map(({ method }) => method)).toEqual(["GET", "POST", "GET"]);
  });

  test("leave the queue when they are aborted, and leave no timer", async () => {
    const controller = new AbortController();
    const { signal } = controller;
    const { desk, requests } = pacedDesk(20);
    await desk.GET("/forms");
    const before = timers();
    const calls = Array.from({ length: 5 }, () => desk.GET("/forms", { signal }));
    await new Promise((resolve) => setImmediate(resolve));
    controller.abort("enough");
    expect(await Promise.allSettled(calls)).toEqual(Array(5).fill({ status: "rejected", reason: "enough" }));
    expect(timers()).toBe(before);
    expect(requests).toHaveLength(1);
  });

  test("do not block later calls when they are aborted", async () => {
    const controller = new AbortController();
    const { desk, requests } = pacedDesk(1);
    await desk.GET("/forms");
    const aborted = desk.GET("/forms", { signal: controller.signal });
    const other = desk.GET("/forms");
    controller.abort("enough");
    await expect(aborted).rejects.toBe("enough");
    expect((await other).error).toBeUndefined();
    expect(requests).toHaveLength(2);
  });
});

test("clients can share a pace, and another pace does not stop", async () => {
  const { desk, options } = pacedDesk(3_600);
  await desk.GET("/forms");
  const { error } = await createClient(options).POST("/tickets", { body });
  expect(error).toMatchObject({ kind: "timeout", sent: false });
  const { desk: other } = testDesk(undefined, { ...options, pace: createPace() });
  expect((await other.GET("/forms")).error).toBeUndefined();
});

const stop = { status: 429, headers: { "retry-after": "3600" } };

test("a 429 stops attempts as soon as its headers arrive", async () => {
  const controller = new AbortController();
  const respond = inTurn(() => new Response(new ReadableStream(), stop), accept);
  const { desk, requests } = testDesk(respond, { pace: createPace() });
  const first = desk.POST("/tickets", { body, signal: controller.signal });
  await new Promise((resolve) => setImmediate(resolve));
  expect((await desk.GET("/forms")).error).toMatchObject({ kind: "timeout", sent: false });
  expect(requests).toHaveLength(1);
  controller.abort("enough");
  await expect(first).rejects.toBe("enough");
});

test("calls that wait for their keys take their turns when they have them, and do not leave together", async () => {
  let release = (_: string) => {};
  const key = new Promise<string>((resolve) => {
    release = resolve;
  });
  const apiKey = vi.fn(() => key);
  const { desk, requests } = testDesk(accept, { apiKey, pace: createPace({ perSecond: 1 / 3_600 }) });
  const calls = Array.from({ length: 15 }, () => desk.POST("/tickets", { body }));
  await vi.waitFor(() => expect(apiKey).toHaveBeenCalledTimes(15));
  release("key");
  const outcomes = (await Promise.all(calls)).map(({ error }) => error?.outcome);
  expect(outcomes).toEqual([undefined, ...Array(14).fill("not-sent")]);
  expect(requests).toHaveLength(1);
});

test("a call that is aborted at its turn is not sent", async () => {
  const controller = new AbortController();
  const respond = () => {
    controller.abort("left");
    return accept();
  };
  const { desk, requests } = testDesk(respond, { pace: createPace() });
  const calls = [desk.GET("/forms"), desk.POST("/tickets", { body, signal: controller.signal })];
  expect(await Promise.allSettled(calls)).toMatchObject([{ status: "fulfilled" }, { reason: "left" }]);
  expect(requests).toHaveLength(1);
});
