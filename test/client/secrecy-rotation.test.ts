import { expect, test, vi } from "vitest";
import { testDesk } from "../support/test-desk.js";

/** A client that sends one key after the other, and whose service always responds with the same text. */
function rotating(keys: string[], error: string, options: object = {}) {
  let count = 0;
  const answer = () => Response.json({ error }, { status: 503, headers: { "retry-after": "0" } });
  return testDesk(answer, { apiKey: () => keys[count++] ?? "", ...options }).desk;
}

test("an error does not show the key of an earlier attempt", async () => {
  const desk = rotating(["secret-1", "secret-2"], "not secret-1, not secret-2", { maxRetries: 1 });
  expect((await desk.GET("/forms")).error?.message).toContain("not [redacted], not [redacted]");
});

test("a key that begins with an earlier key is redacted as a whole", async () => {
  const desk = rotating(["an-older-key", "an-older-key1234567"], "key an-older-key1234567");
  await desk.GET("/forms");
  expect((await desk.GET("/forms")).error?.message).toBe("GET /forms: 503 key [redacted]");
});

test("the client remembers a repeated key from its last use", async () => {
  const order = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1, 11].map((number) => `the-key-with-number-${number}-in-it`);
  const desk = rotating(order, order[0] ?? "");
  for (const _ of order.slice(1)) await desk.GET("/forms");
  expect((await desk.GET("/forms")).error?.message).toBe("GET /forms: 503 [redacted]");
});

test("a call redacts its own keys, however many keys the client sends meanwhile", async () => {
  const given = Array.from({ length: 13 }, (_, number) => `the-key-with-number-${number}-in-it`);
  const early = vi.fn();
  const respond = async ({ headers }: { headers: Headers }) => {
    const key = headers.get("x-api-key");
    if (key === given[1]) await new Promise<void>((done) => early.mockImplementation(done));
    return Response.json({ error: `bad ${given[0]}, ${given[1]}` }, { status: key === given[0] ? 503 : 401 });
  };
  let asked = 0;
  const { desk } = testDesk(respond, { apiKey: () => given[asked++], maxRetries: 1 });
  // The first two keys are those of one call.
  const call = desk.GET("/forms");
  await vi.waitFor(() => expect(early.getMockImplementation()).toBeDefined());
  for (const _ of given.slice(2)) await desk.GET("/forms");
  early();
  expect((await call).error?.message).toBe("GET /forms: 401 bad [redacted], [redacted]");
});

// Without this limit, each failure of a client whose key changes would take longer to search than the one before.
test("a call searches only for its own keys and for the last ten", async () => {
  const order = Array.from({ length: 12 }, (_, number) => `the-key-with-number-${number}-in-it`);
  const desk = rotating(order, `${order[1]} ${order[2]}`);
  for (const _ of order.slice(1)) await desk.GET("/forms");
  expect((await desk.GET("/forms")).error?.message).toBe(`GET /forms: 503 ${order[1]} [redacted]`);
});
