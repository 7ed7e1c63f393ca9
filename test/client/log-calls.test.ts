import { inspect } from "node:util";
import { expect, test } from "vitest";
import { type CallLog, createClient, logCalls } from "../../src/index.js";
import { forms, json, serve } from "../support/server.js";

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
    { method: "GET", path: "/tickets/{ticket_id}", outcome: 404, duration, attempts: 1, message },
  ]);
  expect(duration).toBeGreaterThanOrEqual(0);
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

test("what is not a function is refused", () => {
  expect(() => logCalls("stderr" as never)).toThrow(/log must be a function/);
});
