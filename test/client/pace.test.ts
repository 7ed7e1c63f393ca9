import { describe, expect, test, vi } from "vitest";
import { createPace, createV1Client } from "../../src/desk/index.js";
import { forms } from "../support/server.js";
import { type AnyOptions, answer, newTicket as body, fail, inTurn, testDesk } from "../support/test-desk.js";

/** A refusal that asks to wait for so many seconds. Beside 0, a stop lasts up to half a second, as the wait before a retry. */
const refusal = (seconds: number) => answer({}, 429, { "retry-after": `${seconds}` });

/** A client with a pace, whose first request is refused, and all others accepted. */
const pacedDesk = (seconds: number, options: AnyOptions = {}) =>
  testDesk(
    inTurn(refusal(seconds), ({ method }) =>
      Response.json(method === "POST" ? { ticket: { id: "1" } } : forms),
    ),
    { pace: createPace(), ...options },
  );

test("a pace lets all attempts begin at once before the service refuses one", async () => {
  const { desk, requests } = testDesk(() => Response.json(forms), { pace: createPace() });
  const calls = Array.from({ length: 100 }, () => desk.GET("/forms"));
  await vi.waitFor(() => expect(requests).toHaveLength(100), { timeout: 30_000 });
  for (const { error } of await Promise.all(calls)) expect(error).toBeUndefined();
});

test("a write is sent once, and has the 429 as its error", async () => {
  const { desk, requests } = pacedDesk(0, { maxRetries: 2 });
  expect((await desk.POST("/tickets", { body })).error).toMatchObject({
    status: 429,
    retryAfter: 0,
    outcome: "refused",
  });
  expect(requests).toHaveLength(1);
  expect((await desk.POST("/tickets", { body })).error).toBeUndefined();
});

test("a read that is refused is sent again", async () => {
  const { desk, requests } = pacedDesk(0, { maxRetries: 2 });
  expect((await desk.GET("/forms")).data).toEqual(forms);
  expect(requests).toHaveLength(2);
});

// Were there a wait, the tests would run out of time.
describe("a call whose turn would come after its deadline ends at once", { timeout: 10_000 }, () => {
  const late = { kind: "timeout", timeout: 30_000, sent: false, outcome: "not-sent" };

  test("as not sent, where it is its first attempt", async () => {
    const { desk, requests } = pacedDesk(3_600);
    await desk.GET("/forms");
    const results = await Promise.all([desk.GET("/forms"), desk.POST("/tickets", { body })]);
    for (const { error } of results) expect(error).toMatchObject(late);
    expect(requests).toHaveLength(1);
  });

  test("also where it waits already when a longer stop begins", async () => {
    let refuse = (_: Response) => {};
    const slow = new Promise<Response>((resolve) => {
      refuse = resolve;
    });
    const { desk, requests } = testDesk(
      inTurn(() => slow, refusal(5)),
      {
        pace: createPace(),
      },
    );
    const first = desk.GET("/forms");
    await desk.GET("/forms");
    const waiting = desk.GET("/forms");
    refuse(refusal(3_600)());
    expect((await first).error).toMatchObject({ status: 429 });
    expect((await waiting).error).toMatchObject(late);
    expect(requests).toHaveLength(2);
  });

  test("with its last failure, where it is the turn of a retry", async () => {
    const { desk, requests } = testDesk(
      ({ method }) => (method === "GET" ? fail("ECONNRESET") : refusal(3_600))(),
      { pace: createPace(), maxRetries: 2 },
    );
    const [read] = await Promise.all([desk.GET("/forms"), desk.POST("/tickets", { body })]);
    expect(read.error).toMatchObject({ kind: "network", code: "ECONNRESET", sent: true });
    expect(requests).toHaveLength(2);
  });

  test("also where the interval is learned while it waits", async () => {
    const { desk } = pacedDesk(0, { timeout: 2_000 });
    await desk.GET("/forms");
    const ends: string[] = [];
    // After a stop without evidence, one attempt begins in a second, so that there is no time for all of them.
    const calls = Array.from({ length: 6 }, async () => {
      const { error } = await desk.GET("/forms");
      ends.push(error ? error.kind : "accepted");
    });
    await Promise.all(calls);
    expect(new Set(ends)).toEqual(new Set(["timeout", "accepted"]));
    expect(ends).toEqual([...ends].sort().reverse());
  });

  test("and those that can wait keep their turns", async () => {
    const { desk, requests } = pacedDesk(1);
    await desk.GET("/forms");
    const [long, short] = await Promise.all([desk.GET("/forms"), desk.GET("/forms", { timeout: 500 })]);
    expect(long.error).toBeUndefined();
    expect(short.error).toMatchObject({ ...late, timeout: 500 });
    expect(requests).toHaveLength(2);
  });
});

describe("calls that wait", () => {
  test("are sent in the order in which they came", async () => {
    const { desk, requests } = testDesk(
      (_, count) => (count === 30 ? refusal(0) : answer({ ticket: { id: "1" } }))(),
      { pace: createPace() },
    );
    const read = (id: number) =>
      desk.GET("/tickets/{ticket_id}", { params: { path: { ticket_id: `${id}` } } });
    const ids = Array.from({ length: 36 }, (_, index) => index);
    await Promise.all(ids.slice(0, 31).map(read));
    await Promise.all(ids.slice(31).map(read));
    expect(requests.map(({ url }) => Number(url.split("/").pop()))).toEqual(ids);
  });

  test("are not overtaken where the timer is late", async () => {
    const { desk, requests } = pacedDesk(0);
    await desk.GET("/forms");
    const waiting = desk.POST("/tickets", { body });
    await Promise.resolve();
    // Longer than the stop.
    for (const end = performance.now() + 600; performance.now() < end; );
    await Promise.all([waiting, desk.GET("/forms")]);
    expect(requests.map(({ method }) => method)).toEqual(["GET", "POST", "GET"]);
  });

  test("leave the queue when they are aborted, and hold no timer", async () => {
    const controller = new AbortController();
    const { signal } = controller;
    const { desk, requests } = pacedDesk(20);
    await desk.GET("/forms");
    const before = timers();
    const calls = Array.from({ length: 5 }, () => desk.GET("/forms", { signal }));
    controller.abort("enough");
    expect(await Promise.allSettled(calls)).toEqual(Array(5).fill({ status: "rejected", reason: "enough" }));
    expect(timers()).toBe(before);
    expect(requests).toHaveLength(1);
  });

  test("let those after them go when they are aborted", async () => {
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

  test("ask for their key when it is their turn", async () => {
    const apiKey = vi.fn(() => "key");
    const { desk } = pacedDesk(3_600, { apiKey });
    await desk.GET("/forms");
    await desk.GET("/forms");
    expect(apiKey).toHaveBeenCalledTimes(1);
  });
});

const timers = () => process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;

test("clients that share a pace stop together, those of the older interface, too", async () => {
  const { desk, options } = pacedDesk(3_600);
  const { fetch, pace } = options;
  const other = createV1Client({
    baseUrl: "https://acme.desk.example/api/external/v1",
    apiKey: "key",
    fetch,
    pace,
  });
  await desk.GET("/forms");
  const path = { team_member_id: "1" };
  const { error } = await other.PATCH("/team_members/{team_member_id}", {
    params: { path },
    body: { active: false },
  });
  expect(error).toMatchObject({ kind: "timeout", sent: false });
});

test("another pace is not stopped", async () => {
  const { desk, options } = pacedDesk(3_600);
  await desk.GET("/forms");
  const { desk: other } = testDesk(undefined, { ...options, pace: createPace() });
  expect((await other.GET("/forms")).error).toBeUndefined();
});
