import { describe, expect, test } from "vitest";
import { forms } from "../support/server.js";
import { answer, busy, fail, inTurn, never, type Respond, testDesk } from "../support/test-desk.js";

/** A client whose timeout is longer than the wait before a first retry. */
const retryingDesk = (first: Respond, second: Respond) =>
  testDesk(inTurn(first, second), { timeout: 1_000, maxRetries: 2 });

describe.concurrent("when the deadline passes in a retry", () => {
  test.each<[what: string, first: Respond, error: object]>([
    ["response", busy, { kind: "api", status: 503 }],
    ["network failure", fail("ECONNRESET"), { kind: "network", code: "ECONNRESET" }],
  ])("a read returns the %s of the attempt before", async (_, first, expected) => {
    const { desk, requests } = retryingDesk(first, () => never);
    expect((await desk.GET("/forms")).error).toMatchObject(expected);
    expect(requests).toHaveLength(2);
  });

  test("a hook that stalls after a successful retry makes a TimeoutError", async () => {
    const { desk, requests } = retryingDesk(busy, answer(forms));
    desk.use({ onResponse: () => never });
    expect((await desk.GET("/forms")).error).toMatchObject({ kind: "timeout" });
    expect(requests).toHaveLength(2);
  });
});
