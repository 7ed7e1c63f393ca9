import { expect, test, vi } from "vitest";
import { createClient } from "../../src/desk/index.js";
import { forms, serve } from "../support/server.js";
import { getForms, inTurn, never, type Respond, testDesk } from "../support/test-desk.js";

const limit = 40;
const attempt = { kind: "timeout", limit: "attempt", timeout: limit, sent: true, outcome: "unknown" };

test("a call can replace the attemptTimeout of the client", async () => {
  const slow: Respond = () =>
    new Promise((resolve) => setTimeout(() => resolve(Response.json(forms)), 4 * limit));
  const { desk } = testDesk(slow, { attemptTimeout: limit });
  const message = `GET /forms: no response within ${limit} ms of an attempt`;
  expect((await desk.GET("/forms")).error).toMatchObject({ ...attempt, message });
  expect((await desk.GET("/forms", { attemptTimeout: 30_000 })).data).toEqual(forms);
  const { desk: unlimited } = testDesk(slow);
  expect((await unlimited.GET("/forms", { attemptTimeout: limit })).error).toMatchObject(attempt);
});

test("the key function takes no time of an attempt", async () => {
  const apiKey = () => new Promise<string>((resolve) => setTimeout(() => resolve("key"), 3 * limit));
  const { data } = await getForms(undefined, { apiKey, attemptTimeout: limit });
  expect(data).toEqual(forms);
});

test("the client closes the connection of an attempt that timed out", async () => {
  const closed = vi.fn();
  await using server = await serve((_, response, count) => {
    response.on("close", closed);
    if (count > 0) response.writeHead(200).write("{");
  });
  const desk = createClient({ baseUrl: server.baseUrl, apiKey: "key", attemptTimeout: 200, maxRetries: 1 });
  expect((await desk.GET("/forms")).error).toMatchObject({ kind: "timeout", limit: "attempt" });
  // On a busy machine, an attempt can end before its request arrives.
  await vi.waitFor(() => expect(closed).toHaveBeenCalledTimes(Math.max(1, server.requests.length)), 30_000);
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
