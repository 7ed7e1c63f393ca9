import { inspect } from "node:util";
import createBareClient, { type Middleware } from "openapi-fetch";
import { expect, test } from "vitest";
import { type CallLog, logCalls, type paths } from "../../src/index.js";
import { forms } from "../support/server.js";
import { baseUrl, busy, fail, never, testDesk } from "../support/test-desk.js";

/** A client whose calls are logged. */
function logged(...given: Parameters<typeof testDesk>) {
  const calls: CallLog[] = [];
  const { desk } = testDesk(...given);
  desk.use(logCalls((call) => calls.push(call)));
  return { desk, calls };
}

test("a call is logged with its method, path template, status, duration and attempts", async () => {
  const { desk, calls } = logged(() => Response.json({ error: "Mara Lind" }, { status: 404 }));
  await desk.GET("/tickets/{ticket_id}", { params: { path: { ticket_id: "42" } } });
  const duration = calls[0]?.duration;
  const message = `GET /tickets/{ticket_id} 404 in ${duration} ms, 1 attempt`;
  const call = { method: "GET", path: "/tickets/{ticket_id}", page: undefined };
  expect(calls).toEqual([{ ...call, outcome: 404, duration, attempts: 1, message }]);
  expect(duration).toBeGreaterThanOrEqual(0);
});

test("the page of a list that was read is logged", async () => {
  const { desk, calls } = logged(() => Response.json({}, { status: 500 }));
  await desk.GET("/team-members", { params: { query: { page_number: 3 } } });
  expect(calls).toMatchObject([{ path: "/team-members", page: 3 }]);
  expect(calls[0]?.message).toMatch(/^GET \/team-members page 3 500 in /);
});

test("the attempts of a call that is tried again are counted", async () => {
  const { desk, calls } = logged((_, count) => (count === 0 ? busy() : Response.json(forms)), {
    maxRetries: 1,
  });
  await desk.GET("/forms");
  expect(calls).toMatchObject([{ outcome: 200, attempts: 2 }]);
  expect(calls[0]?.message).toMatch(/^GET \/forms 200 in \d+ ms, 2 attempts$/);
});

test("no value, address or key is in a log", async () => {
  const created = () => Response.json({ message: "Mara" }, { status: 201 });
  const { desk, calls } = logged(created, { apiKey: "the-secret-key" });
  await desk.POST("/team-members", { body: { emails: ["mara.lind@mail.example"] } });
  const text = inspect(calls, { depth: 9 });
  expect(text).toContain("POST /team-members 201");
  expect(text).not.toMatch(/mara|acme|the-secret-key/i);
});

test.each<[outcome: string, respond: () => Promise<Response>, ms: number]>([
  ["failed", fail, 30_000],
  ["timeout", () => never, 200],
])("a call without a response is logged as %s", async (outcome, respond, timeout) => {
  const { desk, calls } = logged(respond, { timeout });
  await desk.GET("/forms");
  expect(calls).toMatchObject([{ outcome, attempts: 1 }]);
});

test("a call that its caller ends is logged as aborted", async () => {
  const controller = new AbortController();
  const { desk, calls } = logged(() => {
    controller.abort();
    return never;
  });
  await expect(desk.GET("/forms", { signal: controller.signal })).rejects.toThrow();
  expect(calls).toMatchObject([{ outcome: "aborted" }]);
});

test("each of many calls at once is logged once", async () => {
  const { desk, calls } = logged();
  await Promise.all(Array.from({ length: 20 }, () => desk.GET("/forms")));
  expect(calls).toHaveLength(20);
});

test("a call that rejects before it is sent is not logged", async () => {
  const { desk, calls } = logged(undefined, { apiKey: () => Promise.reject(new Error("no key")) });
  const wrong = { params: { path: { ticket_id: ".." } } };
  await expect(desk.GET("/tickets/{ticket_id}", wrong)).rejects.toThrow("params.path.ticket_id");
  await expect(desk.GET("/forms")).rejects.toThrow("no key");
  expect(calls).toEqual([]);
});

test.each<[what: string, other: Middleware, line: object]>([
  ["answers", { onRequest: () => Response.json(forms) }, { outcome: 200, attempts: 0 }],
  ["fails", { onResponse: () => Promise.reject(new Error("no")) }, { outcome: "failed", attempts: 1 }],
])("a call is logged where other middleware behind it %s", async (_, other, line) => {
  const { desk, calls } = logged();
  desk.use(other);
  await desk.GET("/forms").catch(() => {});
  expect(calls).toMatchObject([line]);
});

function cannotLog(): never {
  throw new Error("The log is full.");
}

test.each([
  ["throws", () => cannotLog()],
  ["rejects", async () => cannotLog()],
])("a log that %s breaks no call, and leaves no rejection that nobody handles", async (_, log) => {
  const { desk } = testDesk((__, count) => (count === 0 ? Response.json(forms) : never));
  desk.use(logCalls(log));
  expect((await desk.GET("/forms")).error).toBeUndefined();
  expect((await desk.GET("/forms", { timeout: 30 })).error?.kind).toBe("timeout");
});

test("one call can be logged alone", async () => {
  const calls: CallLog[] = [];
  const { desk } = testDesk();
  await desk.GET("/forms", { middleware: [logCalls((call) => calls.push(call))] });
  await desk.GET("/forms");
  expect(calls).toMatchObject([{ outcome: 200, attempts: 1 }]);
});

test("a bare openapi-fetch has no calls to log, and says so", async () => {
  const bare = createBareClient<paths>({ baseUrl });
  bare.use(logCalls());
  await expect(bare.GET("/forms")).rejects.toThrow(/needs a client of this package/);
});

test("what is not a function is refused", () => {
  expect(() => logCalls("stderr" as never)).toThrow(/log must be a function/);
});
