import { expect, test } from "vitest";
import { expectNoKey } from "../support/expect-no-key.js";
import { fc, runs } from "../support/fuzz.js";
import { answer, getForms, hookedDesk } from "../support/test-desk.js";

const apiKey = "Zk3.y0f/th3+w0rk=5pac3_that-n0body~knows!";

test("no part of the key shows, whatever the chunks and the limit", async () => {
  const where = fc.record({
    before: fc.nat(60),
    limit: fc.integer({ min: 1, max: 120 }),
    chunk: fc.integer({ min: 1, max: 50 }),
    status: fc.constantFrom(200, 400, 401, 503),
    quoted: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(where, async ({ before, limit, chunk, status, quoted }) => {
      const text = `${"x".repeat(before)}${apiKey}${"y".repeat(40)}`;
      const bytes = new TextEncoder().encode(quoted ? JSON.stringify({ error: text }) : text);
      const body = new ReadableStream({
        start(stream) {
          for (let at = 0; at < bytes.length; at += chunk) stream.enqueue(bytes.slice(at, at + chunk));
          stream.close();
        },
      });
      const result = await getForms(() => new Response(body, { status }), {
        apiKey,
        maxResponseBytes: limit,
      });
      expectNoKey(result, apiKey);
      expectNoKey(result.error, apiKey);
    }),
    runs(300),
  );
});

test("no beginning of the key shows at the cut of a text of 64 KiB", async () => {
  for (let shown = 0; shown <= apiKey.length; shown += 1) {
    const text = `${"x".repeat(65_536 - shown)}${apiKey}`;
    const { error } = await getForms(answer(text, 400), { apiKey });
    expect(error).toMatchObject({ body: expect.stringMatching(/^x{65000,}(\[redacted\])?$/) });
  }
});

test("no beginning of the key shows at maxResponseBytes if a hook copies the body", async () => {
  const onResponse = async ({ response }: { response: Response }) =>
    new Response(await response.text(), response);
  const respond = answer(`${"x".repeat(90)}${apiKey}`, 400);
  const { desk } = hookedDesk({ onResponse }, respond, { apiKey, maxResponseBytes: 100 });
  expect((await desk.GET("/forms")).error).toMatchObject({ status: 400, body: "x".repeat(90) });
});
