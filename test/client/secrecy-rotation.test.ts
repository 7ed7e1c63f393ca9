import { createHash } from "node:crypto";
import { expect, test, vi } from "vitest";
import { expectNoKey } from "../support/expect-no-key.js";
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

test("the keys of all running calls stay redacted, however many keys the client sends meanwhile", async () => {
  const sent: string[] = [];
  const waiting: (() => void)[] = [];
  const answer = async ({ headers }: { headers: Headers }) => {
    sent.push(headers.get("x-api-key") ?? "");
    if (sent.length <= 16) await new Promise<void>((done) => waiting.push(done));
    return Response.json({ error: sent.slice(0, 16).join() }, { status: 401 });
  };
  let asked = 0;
  // No two keys share a part.
  const apiKey = () => createHash("sha256").update(`${asked++}`).digest("hex");
  const { desk } = testDesk(answer, { apiKey });
  const early = Array.from({ length: 16 }, () => desk.GET("/forms"));
  await vi.waitFor(() => expect(waiting).toHaveLength(16), { timeout: 30_000 });
  const late: typeof early = [];
  for (let count = 0; count < 20; count += 1) late.push(Promise.resolve(await desk.GET("/forms")));
  for (const done of waiting) done();
  for (const { error } of await Promise.all([...early, ...late])) {
    for (const key of sent.slice(0, 16)) expectNoKey(error, key);
  }
});
