import { expect, test, vi } from "vitest";
import { createPace } from "../../src/desk/index.js";
import { answer, busy, never, newTicket, testDesk } from "../support/test-desk.js";

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

test("either signal ends a call, and the first one gives the reason", async () => {
  const client = new AbortController();
  const call = new AbortController();
  const { desk } = testDesk(() => never, { signal: client.signal });
  const calls = [desk.GET("/forms", { signal: call.signal }), desk.GET("/forms")];
  call.abort("left");
  client.abort("shutdown");
  expect(await Promise.allSettled(calls)).toMatchObject([{ reason: "left" }, { reason: "shutdown" }]);
});

test("the signal ends the waits for a retry and for a turn", async () => {
  const controller = new AbortController();
  const unavailable = answer({}, 503, { "retry-after": "20" });
  const { desk, requests } = testDesk(unavailable, { signal: controller.signal, maxRetries: 1 });
  const retrying = desk.GET("/forms");
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  const paced = testDesk(busy, { signal: controller.signal, pace: createPace({ perSecond: 0.05 }) });
  await paced.desk.GET("/forms");
  const waiting = paced.desk.GET("/forms");
  controller.abort("shutdown");
  const rejected = { status: "rejected", reason: "shutdown" };
  expect(await Promise.allSettled([retrying, waiting])).toEqual([rejected, rejected]);
  expect([requests.length, paced.requests.length]).toEqual([1, 1]);
});
