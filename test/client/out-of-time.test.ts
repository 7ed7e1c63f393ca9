import { describe, expect, test } from "vitest";
import { type CallLog, logCalls } from "../../src/index.js";
import { forms } from "../support/server.js";
import { busy, fail, never, testDesk } from "../support/test-desk.js";

// Longer than the longest wait before a first retry, so that there is one.
const timeout = 1_000;
const body = { email: "a@mail.example", subject: "S", description: "D" };

/** A client whose first attempt ends as given, and whose second one another way. */
const retrying = (first: () => Response | Promise<Response>, second: () => Response | Promise<Response>) =>
  testDesk((_, count) => (count === 0 ? first() : second()), { timeout, maxRetries: 2 });

describe.concurrent("when the time is up in a retry", () => {
  test("a write whose second attempt is on its way does not count as unsent", async () => {
    const { desk, requests } = retrying(fail, () => never);
    expect((await desk.POST("/tickets", { body })).error?.kind).toBe("timeout");
    expect(requests).toHaveLength(2);
  });

  test("a write whose second attempt is answered, but for its body, does not count as unsent", async () => {
    const stalled = () => new Response(new ReadableStream(), { status: 201 });
    const { desk } = retrying(fail, stalled);
    expect((await desk.POST("/tickets", { body })).error?.kind).toBe("timeout");
  });

  test("a read has the answer that it waited after, and is logged with it", async () => {
    const { desk, requests } = retrying(busy, () => never);
    const calls: CallLog[] = [];
    desk.use(logCalls((call) => calls.push(call)));
    expect((await desk.GET("/forms")).error).toMatchObject({ kind: "api", status: 503 });
    expect(requests).toHaveLength(2);
    expect(calls).toMatchObject([{ outcome: 503, attempts: 2 }]);
  });

  test("a read has the network failure that it waited after", async () => {
    const { desk } = retrying(
      () => fail("ECONNRESET"),
      () => never,
    );
    expect((await desk.GET("/forms")).error).toMatchObject({ kind: "network", code: "ECONNRESET" });
  });

  test("a failure that the retry has overcome is not what a hook that stalls ends with", async () => {
    const { desk, requests } = retrying(busy, () => Response.json(forms));
    desk.use({ onResponse: () => never });
    expect((await desk.GET("/forms")).error).toMatchObject({ kind: "timeout" });
    expect(requests).toHaveLength(2);
  });
});
