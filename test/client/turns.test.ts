import { describe, expect, test, vi } from "vitest";
import { createPace } from "../../src/desk/index.js";
import { forms } from "../support/server.js";
import { answer, newTicket as body, inTurn, testDesk } from "../support/test-desk.js";

const accept = answer({ ...forms, ticket: { id: "1" } });
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

/** A key function that waits for the test. */
function heldKey() {
  let release = (_: string) => {};
  const key = new Promise<string>((resolve) => {
    release = resolve;
  });
  return { apiKey: vi.fn(() => key), release: () => release("key") };
}

// If the turns were taken before the keys were there, all of these would be sent.
describe("a call takes its turn when it has its key", () => {
  test("so that calls that wait for their keys don't leave together", async () => {
    const { apiKey, release } = heldKey();
    const { desk, requests } = testDesk(accept, { apiKey, pace: createPace({ perSecond: 1 / 3_600 }) });
    const calls = Array.from({ length: 15 }, () => desk.POST("/tickets", { body }));
    await vi.waitFor(() => expect(apiKey).toHaveBeenCalledTimes(15));
    release();
    const outcomes = (await Promise.all(calls)).map(({ error }) => error?.outcome);
    expect(outcomes).toEqual([undefined, ...Array(14).fill("not-sent")]);
    expect(requests).toHaveLength(1);
  });

  test("so that they don't leave during a stop that began meanwhile", async () => {
    const pace = createPace();
    const { apiKey, release } = heldKey();
    const { desk, requests } = testDesk(accept, { apiKey, pace });
    const calls = Array.from({ length: 10 }, () => desk.GET("/forms"));
    await vi.waitFor(() => expect(apiKey).toHaveBeenCalledTimes(10));
    await testDesk(answer({}, 429, stop.headers), { pace }).desk.GET("/forms");
    release();
    for (const { error } of await Promise.all(calls)) expect(error).toMatchObject({ sent: false });
    expect(requests).toEqual([]);
  });
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
