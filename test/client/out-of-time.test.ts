import { describe, expect, test } from "vitest";
import type { CallEnd } from "../../src/desk/index.js";
import { forms } from "../support/server.js";
import {
  type AnyOptions,
  answer,
  busy,
  fail,
  inTurn,
  never,
  newTicket,
  type Respond,
  testDesk,
} from "../support/test-desk.js";

// Longer than the longest wait before a first retry, so that there is one.
const timeout = 1_000;
/** A client whose first attempt ends as given, and whose second one another way. */
const retrying = (first: Respond, second: Respond, options: AnyOptions = {}) =>
  testDesk(inTurn(first, second), { timeout, maxRetries: 2, ...options });

describe.concurrent("when the time is up in a retry", () => {
  test.each<[what: string, second: Respond]>([
    ["is on its way", () => never],
    ["is answered, but for its body", () => new Response(new ReadableStream(), { status: 201 })],
  ])("a write whose second attempt %s may have been sent", async (_, second) => {
    const { desk, requests } = retrying(fail(), second);
    expect((await desk.POST("/tickets", { body: newTicket })).error?.kind).toBe("timeout");
    expect(requests).toHaveLength(2);
  });

  test.each<[what: string, first: Respond, error: object]>([
    ["answer", busy, { kind: "api", status: 503 }],
    ["network failure", fail("ECONNRESET"), { kind: "network", code: "ECONNRESET" }],
  ])("a read ends with the %s that it waited after, and is logged with it", async (_, first, expected) => {
    const calls: CallEnd[] = [];
    const { desk, requests } = retrying(first, () => never, {
      onCallEnd: (call: CallEnd) => calls.push(call),
    });
    const { error } = await desk.GET("/forms");
    expect(error).toMatchObject(expected);
    expect(requests).toHaveLength(2);
    expect(calls).toMatchObject([{ error, attempts: 2 }]);
  });

  test("a failure that the retry has overcome is not the error of a hook that stalls", async () => {
    const { desk, requests } = retrying(busy, answer(forms));
    desk.use({ onResponse: () => never });
    expect((await desk.GET("/forms")).error).toMatchObject({ kind: "timeout" });
    expect(requests).toHaveLength(2);
  });
});
