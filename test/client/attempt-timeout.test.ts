import { describe, expect, test, vi } from "vitest";
import { createClient, createPace } from "../../src/desk/index.js";
import { forms, serve } from "../support/server.js";
import {
  type AnyOptions,
  answer,
  inTurn,
  never,
  newTicket,
  type Respond,
  testDesk,
} from "../support/test-desk.js";

const limit = 40;
const attempt = { kind: "timeout", limit: "attempt", timeout: limit, sent: true, outcome: "unknown" };

const limitedDesk = (respond: Respond, options: AnyOptions = {}) =>
  testDesk(respond, { attemptTimeout: limit, ...options });

/** A response whose body never ends. */
const stalled =
  (status: number, headers: Record<string, string> = {}) =>
  () =>
    new Response(new ReadableStream(), { status, headers });

const hang = () => never;

test("the message of a TimeoutError says that the limit is that of an attempt", async () => {
  const { error } = await limitedDesk(hang).desk.GET("/forms");
  expect(error?.message).toBe(`GET /forms: no response within ${limit} ms of an attempt`);
});

test("a call can replace the attemptTimeout of the client", async () => {
  const slow: Respond = () =>
    new Promise((resolve) => setTimeout(() => resolve(Response.json(forms)), 4 * limit));
  const { desk } = limitedDesk(slow);
  expect((await desk.GET("/forms")).error).toMatchObject(attempt);
  expect((await desk.GET("/forms", { attemptTimeout: 30_000 })).data).toEqual(forms);
  const { desk: unlimited } = testDesk(slow);
  expect((await unlimited.GET("/forms", { attemptTimeout: limit })).error).toMatchObject(attempt);
});

test("the key function takes no time of an attempt", async () => {
  const apiKey = () => new Promise<string>((resolve) => setTimeout(() => resolve("key"), 3 * limit));
  expect((await limitedDesk(answer(forms), { apiKey }).desk.GET("/forms")).data).toEqual(forms);
});

test("hooks see the end of a call whose attempt timed out, and can respond in its place", async () => {
  const onError = vi.fn();
  const { desk } = limitedDesk(hang);
  desk.use({ onError });
  const { error } = await desk.GET("/forms");
  expect(error).toMatchObject(attempt);
  expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ error }));
  onError.mockImplementation(answer(forms));
  expect((await desk.GET("/forms")).data).toEqual(forms);
});

test("the client closes the connection of an attempt that timed out", async () => {
  const closed = vi.fn();
  await using server = await serve((_, response, count) => {
    response.on("close", closed);
    if (count > 0) response.writeHead(200).write("{");
  });
  const desk = createClient({ baseUrl: server.baseUrl, apiKey: "key", attemptTimeout: 200, maxRetries: 1 });
  expect((await desk.GET("/forms")).error).toMatchObject({ kind: "timeout", limit: "attempt" });
  await vi.waitFor(() => expect(closed).toHaveBeenCalledTimes(2), { timeout: 30_000 });
});

test("the rejection of a fetch whose attempt timed out is not a failure of its own", async () => {
  const respond: Respond = ({ signal }) =>
    new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
  const apiKey = vi.fn<() => Promise<string>>(() => never).mockResolvedValueOnce("key");
  const { error } = await limitedDesk(respond, { apiKey, timeout: 700, maxRetries: 1 }).desk.GET("/forms");
  expect(error).toMatchObject(attempt);
});

test("a fetch that ignores its signal cannot change the call after its attempt timed out", async () => {
  const cancel = vi.fn();
  let respondLate = (_: Response) => {};
  const first = new Promise<Response>((resolve) => {
    respondLate = resolve;
  });
  const late = () => new Response(new ReadableStream({ cancel }), { status: 404 });
  const { desk } = testDesk(
    inTurn(
      () => first,
      () => {
        respondLate(late());
        return never;
      },
    ),
    { attemptTimeout: 300, maxRetries: 1, timeout: 20_000 },
  );
  expect((await desk.GET("/forms")).error).toMatchObject({ kind: "timeout", limit: "attempt" });
  expect(cancel).toHaveBeenCalledTimes(1);
});

describe("with a pace", () => {
  test("the wait for a turn takes no time of an attempt", async () => {
    const respond = inTurn(answer({}, 429, { "retry-after": "1" }), answer({ ticket: {} }, 201));
    const { desk } = testDesk(respond, { pace: createPace(), attemptTimeout: 700 });
    await desk.POST("/tickets", { body: newTicket });
    expect((await desk.POST("/tickets", { body: newTicket })).error).toBeUndefined();
  });

  // If a call waited, the test would time out.
  test("a 429 whose body stalls is a refusal with its Retry-After", { timeout: 20_000 }, async () => {
    const respond = inTurn(stalled(429, { "retry-after": "3600" }), answer({ ticket: {} }, 201));
    const { desk, requests } = limitedDesk(respond, { pace: createPace() });
    const refused = (await desk.POST("/tickets", { body: newTicket })).error;
    expect(refused).toMatchObject({ status: 429, retryAfter: 3_600_000, outcome: "refused" });
    expect((await desk.POST("/tickets", { body: newTicket })).error).toMatchObject({ outcome: "not-sent" });
    expect(requests).toHaveLength(1);
  });
});
