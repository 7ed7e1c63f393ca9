import { describe, expect, test } from "vitest";
import { backoff } from "../../src/client/retry.js";
import type { ApiError } from "../../src/desk/index.js";
import { answer, busy, getForms, testDesk } from "../support/test-desk.js";

test("a read is retried at most maxRetries times, as set for the client or for the call, and else twice", async () => {
  const { desk, requests } = testDesk(busy, { maxRetries: 0 });
  await desk.GET("/forms");
  expect(requests).toHaveLength(1);
  await desk.GET("/forms", { maxRetries: 1 });
  expect(requests).toHaveLength(3);
  const retrying = testDesk(busy, { maxRetries: 1 });
  await retrying.desk.GET("/forms", { maxRetries: 0 });
  expect(retrying.requests).toHaveLength(1);
  const { desk: usual, requests: usually } = testDesk(busy, { maxRetries: undefined });
  await usual.GET("/forms");
  expect(usually).toHaveLength(3);
});

test.each([
  ["-1", undefined],
  ["1.5", undefined],
  ["2099-01-01", undefined],
  ["12345678901", undefined],
  ["120", 120_000],
  ["Thu, 01 Jan 1970 00:00:00 GMT", 0],
])("Retry-After is parsed strictly: %s", async (value, retryAfter) => {
  const { error } = await getForms(answer({}, 500, { "retry-after": value }));
  expect((error as ApiError).retryAfter).toBe(retryAfter);
});

describe("a Retry-After with a date", () => {
  const hour = 3_600_000;
  const httpDate = (milliseconds: number) => new Date(milliseconds).toUTCString();

  test.each([-hour, hour])(
    "counts from the Date of the response, whose clock differs by %i ms",
    async (by) => {
      const now = Date.now() + by;
      const headers = { date: httpDate(now), "retry-after": httpDate(now + 2_000) };
      const { error } = await getForms(answer({}, 503, headers));
      expect(error).toHaveProperty("retryAfter", 2_000);
    },
  );

  test.each([undefined, "yesterday", "2099-01-01"])("counts from now beside the Date %s", async (date) => {
    const headers = { "retry-after": httpDate(Date.now() + hour), ...(date && { date }) };
    const { error } = await getForms(answer({}, 503, headers));
    expect(Object(error).retryAfter).toBeGreaterThan(hour - 60_000);
    expect(Object(error).retryAfter).toBeLessThanOrEqual(hour);
  });
});

test("the wait before a retry is random, and its limit grows with each attempt", () => {
  const waits = (retries: number) => Array.from({ length: 2_000 }, () => backoff(retries));
  const longest = [0, 1, 2, 10].map((retries) => Math.max(...waits(retries)));
  for (const [index, limit] of [500, 1_000, 2_000, 8_000].entries()) {
    expect(longest[index]).toBeLessThanOrEqual(limit);
    expect(longest[index]).toBeGreaterThan(limit * 0.9);
  }
  expect(Math.min(...waits(10))).toBeLessThan(800);
});
