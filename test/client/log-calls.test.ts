import { inspect } from "node:util";
import createBareClient from "openapi-fetch";
import { expect, test } from "vitest";
import { type CallLog, createClient, logCalls, type paths } from "../../src/index.js";
import { forms, json, serve } from "../support/server.js";

function cannotLog(): never {
  throw new Error("The log is full.");
}

function logged(baseUrl: string, timeout = 30_000) {
  const calls: CallLog[] = [];
  const desk = createClient({ baseUrl, apiKey: "the-secret-key", timeout });
  desk.use(logCalls((call) => calls.push(call)));
  return { desk, calls };
}

test("a call is logged with its method, path template, status, duration and attempts", async () => {
  await using server = await serve((_, response) => json(response, 404, { error: "Mara Lind" }));
  const { desk, calls } = logged(server.baseUrl);
  await desk.GET("/tickets/{ticket_id}", { params: { path: { ticket_id: "42" } } });
  const duration = calls[0]?.duration;
  const message = `GET /tickets/{ticket_id} 404 in ${duration} ms, 1 attempt`;
  expect(calls).toEqual([
    {
      method: "GET",
      path: "/tickets/{ticket_id}",
      page: undefined,
      outcome: 404,
      duration,
      attempts: 1,
      message,
    },
  ]);
  expect(duration).toBeGreaterThanOrEqual(0);
});

test("the page of a list that was read is logged", async () => {
  await using server = await serve((_, response) => json(response, 500, {}));
  const { desk, calls } = logged(server.baseUrl);
  await desk.GET("/team-members", { params: { query: { page_number: 3 } } });
  expect(calls).toMatchObject([{ path: "/team-members", page: 3 }]);
  expect(calls[0]?.message).toMatch(/^GET \/team-members page 3 500 in /);
});

test("the attempts of a call that is tried again are counted", async () => {
  await using server = await serve((_, response, count) =>
    count === 0 ? json(response, 503, {}, { "retry-after": "0" }) : json(response, 200, forms),
  );
  const { desk, calls } = logged(server.baseUrl);
  await desk.GET("/forms");
  expect(calls).toMatchObject([{ outcome: 200, attempts: 2 }]);
  expect(calls[0]?.message).toMatch(/^GET \/forms 200 in \d+ ms, 2 attempts$/);
});

test("no value, address or key is in a log", async () => {
  await using server = await serve((_, response) => json(response, 201, { message: "Mara" }));
  const { desk, calls } = logged(server.baseUrl);
  await desk.POST("/team-members", { body: { emails: ["mara.lind@mail.example"] } });
  const text = inspect(calls, { depth: 9 });
  expect(text).toContain("POST /team-members 201");
  expect(text).not.toMatch(/mara|127\.0\.0\.1|the-secret-key/i);
});

test("a network failure is logged as failed", async () => {
  await using server = await serve((_, response) => response.destroy());
  const { desk, calls } = logged(server.baseUrl);
  await desk.POST("/team-members", { body: { emails: ["a@acme.example"] } });
  expect(calls).toMatchObject([{ outcome: "failed", attempts: 1 }]);
});

test("a call that runs out of time is logged as a timeout", async () => {
  await using server = await serve(() => {});
  const { desk, calls } = logged(server.baseUrl, 50);
  const { error } = await desk.GET("/forms");
  expect(error?.kind).toBe("timeout");
  expect(calls).toMatchObject([{ outcome: "timeout", attempts: 1 }]);
});

test("a call that its caller ends is logged as aborted", async () => {
  const controller = new AbortController();
  await using server = await serve(() => controller.abort());
  const { desk, calls } = logged(server.baseUrl);
  await expect(desk.GET("/forms", { signal: controller.signal })).rejects.toThrow();
  expect(calls).toMatchObject([{ outcome: "aborted" }]);
});

test("each of many calls at once is logged once", async () => {
  await using server = await serve((_, response) => json(response, 200, forms));
  const { desk, calls } = logged(server.baseUrl);
  await Promise.all(Array.from({ length: 20 }, () => desk.GET("/forms")));
  expect(calls).toHaveLength(20);
});

test("a call with wrong arguments is not sent, and not logged", async () => {
  await using server = await serve((_, response) => json(response, 200, forms));
  const { desk, calls } = logged(server.baseUrl);
  const wrong = { params: { path: { ticket_id: ".." } } };
  await expect(desk.GET("/tickets/{ticket_id}", wrong)).rejects.toMatchObject({
    argument: "params.path.ticket_id",
  });
  expect(calls).toEqual([]);
});

test("what comes of a call is logged, and not what arrived for it last", async () => {
  await using server = await serve((_, response, count) => {
    if (count === 0) json(response, 503, {}, { "retry-after": "0" });
  });
  const { desk, calls } = logged(server.baseUrl, 1_500);
  expect((await desk.GET("/forms")).error).toMatchObject({ kind: "api", status: 503 });
  expect(calls).toMatchObject([{ outcome: 503, attempts: 2 }]);
});

test("a call is logged however other middleware ends it, and whatever its place among them is", async () => {
  await using server = await serve((_, response) => json(response, 200, forms));
  const answers = { onRequest: () => Response.json(forms) };
  const fails = {
    onResponse() {
      throw new Error("no");
    },
  };
  for (const [other, line] of [
    [answers, { outcome: 200, attempts: 0 }],
    [fails, { outcome: "failed", attempts: 1 }],
  ] as const) {
    const { desk, calls } = logged(server.baseUrl);
    desk.use(other);
    await desk.GET("/forms").catch(() => {});
    expect(calls).toMatchObject([line]);
  }
});

test("a call that rejects before it is sent is not logged", async () => {
  const calls: CallLog[] = [];
  const desk = createClient({
    baseUrl: "https://acme.desk.example/api/external/v2",
    apiKey: () => Promise.reject(new Error("no key")),
  });
  desk.use(logCalls((call) => calls.push(call)));
  await expect(desk.GET("/forms")).rejects.toThrow("no key");
  expect(calls).toEqual([]);
});

test.each([
  ["throws", () => cannotLog()],
  ["rejects", async () => cannotLog()],
])("a log that %s breaks no call, and leaves no rejection that nobody handles", async (_, log) => {
  await using server = await serve((_, response, count) => {
    if (count === 0) json(response, 200, forms);
  });
  const desk = createClient({ baseUrl: server.baseUrl, apiKey: "key", timeout: 500 });
  desk.use(logCalls(log));
  expect((await desk.GET("/forms")).error).toBeUndefined();
  expect((await desk.GET("/forms")).error?.kind).toBe("timeout");
});

test("one call can be logged alone", async () => {
  await using server = await serve((_, response) => json(response, 200, forms));
  const calls: CallLog[] = [];
  const desk = createClient({ baseUrl: server.baseUrl, apiKey: "key" });
  await desk.GET("/forms", { middleware: [logCalls((call) => calls.push(call))] });
  await desk.GET("/forms");
  expect(calls).toMatchObject([{ outcome: 200, attempts: 1 }]);
});

test("a bare openapi-fetch has no calls to log, and says so", async () => {
  const bare = createBareClient<paths>({ baseUrl: "https://acme.desk.example/api/external/v2" });
  bare.use(logCalls());
  await expect(bare.GET("/forms")).rejects.toThrow(/needs a client of this package/);
});

test("what is not a function is refused", () => {
  expect(() => logCalls("stderr" as never)).toThrow(/log must be a function/);
});
