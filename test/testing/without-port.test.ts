// A mock without a port, which the process of a test reaches without a socket.
import { afterAll, afterEach, expect, test } from "vitest";
import { createClient } from "../../src/desk/index.js";
import { startMock } from "../../src/desk/testing.js";

const lines: string[] = [];
const log = (line: string) => lines.push(line);
const mock = await startMock({ port: null, stateful: true, seed: "examples", log });
afterEach(() => mock.reset());
afterAll(() => mock.close());

const { baseUrl, fetch } = mock;
const desk = createClient({ baseUrl, fetch, apiKey: "any-key", maxRetries: 0 });
const body = { email: "mara.lind@mail.example", subject: "S", description: "D" };

test("the mock validates calls, and listens on no port", async () => {
  expect(mock.url).toBe("http://127.0.0.1:0");
  const wrong = await fetch(`${baseUrl}/tickets`, { method: "POST", body: "{" });
  expect([wrong.status, wrong.headers.get("sl-mock")]).toEqual([401, "1"]);
  expect(mock.requests.map(({ status }) => status)).toEqual([401]);
  await expect(globalThis.fetch(`${baseUrl}/forms`)).rejects.toThrow();
});

test.each(["reset", "cut-body"] as const)("the fault %s works without a socket", async (kind) => {
  mock.faults({ operation: "createTicket", kind });
  expect((await desk.POST("/tickets", { body })).error).toMatchObject({ kind: "network", sent: true });
  expect((await desk.POST("/tickets", { body })).error).toBeUndefined();
});

test("an aborted call rejects with the reason of its signal", async () => {
  mock.faults({ operation: "listForms", kind: "delay", ms: 600_000 });
  const own = new AbortController();
  const call = desk.GET("/forms", { signal: own.signal });
  setTimeout(() => own.abort(new Error("left")), 20);
  await expect(call).rejects.toThrow("left");
  const other = new AbortController();
  const answered = fetch(`${baseUrl}/forms`, { signal: other.signal });
  other.abort(new Error("left at once"));
  await expect(answered).rejects.toThrow("left at once");
});

test("an aborted call with a body that never ends rejects with the reason of its signal, and has no line", async () => {
  lines.splice(0);
  const own = new AbortController();
  const endless = new ReadableStream({});
  const init = { method: "POST", body: endless, duplex: "half", signal: own.signal };
  const call = fetch(`${baseUrl}/tickets`, init);
  setTimeout(() => own.abort(new Error("left")), 20);
  await expect(call).rejects.toThrow("left");
  expect(lines).toEqual([]);
});
