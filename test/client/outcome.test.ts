import { expect, test } from "vitest";
import { createClient, InvalidArgumentError, type Middleware } from "../../src/desk/index.js";
import {
  type AnyOptions,
  answer,
  baseUrl,
  busy,
  fail,
  inTurn,
  never,
  newTicket,
  type Respond,
  testDesk,
} from "../support/test-desk.js";

/** Creates a ticket, and returns the error of the result or of the rejection. */
async function failureOf(respond: Respond, options: AnyOptions = {}, middleware?: unknown): Promise<unknown> {
  const { desk } = testDesk(respond, options);
  if (middleware) desk.use(middleware as Middleware);
  const call = desk.POST("/tickets", { body: newTicket });
  return (await call.catch((reason: unknown) => ({ error: reason }))).error;
}

const cut = () =>
  new Response(new ReadableStream({ pull: (stream) => stream.error(new Error("reset")) }), { status: 201 });

test.each<[what: string, outcome: string, respond: Respond]>([
  ["a 400", "refused", answer({}, 400)],
  ["a 499", "refused", answer({}, 499)],
  ["a 408", "unknown", answer({}, 408)],
  ["a 302", "unknown", answer("", 302, { location: "/login" })],
  ["a redirect that a browser hides", "unknown", () => Response.error()],
  ["a 500", "unknown", answer({}, 500)],
  ["an undocumented success", "unknown", answer("<html>")],
  ["a truncated success", "unknown", cut],
  ["a reset", "unknown", fail("ECONNRESET")],
  ["a refused connection", "not-sent", fail("ECONNREFUSED")],
])("after %s, the outcome of a write is %s", async (_, outcome, respond) => {
  const error = await failureOf(respond);
  expect(error).toMatchObject({ outcome });
  expect(JSON.parse(JSON.stringify(error))).toMatchObject({ outcome });
});

const stall = () => never;

test.each<[what: string, sent: boolean, respond: Respond, options: AnyOptions, middleware?: object]>([
  ["in the key function", false, answer({}), { apiKey: stall }],
  ["in a hook before sending", false, answer({}), {}, { onRequest: stall }],
  ["in the fetch", true, stall, {}],
  ["in the body of the response", true, () => new Response(new ReadableStream()), {}],
  ["in a hook after the response", true, answer({}, 201), {}, { onResponse: stall }],
  ["in the second attempt", true, inTurn(fail("ECONNREFUSED"), stall), { maxRetries: 1, timeout: 900 }],
])("for a deadline that passes %s, sent is %s", async (_, sent, respond, options, middleware) => {
  const error = await failureOf(respond, { timeout: 50, ...options }, middleware);
  expect(error).toMatchObject({ kind: "timeout", sent, outcome: sent ? "unknown" : "not-sent" });
  const text = `POST /tickets: no response within ${Object(error).timeout} ms`;
  expect(Object(error).message).toBe(sent ? text : `${text}; the request was not sent`);
});

/** Returns a key once, and then another value. */
const keyThen = (next: () => unknown) => {
  let asked = 0;
  return () => (asked++ === 0 ? "first-key" : next());
};

test("a deadline that passes in the key function of a retry returns the failure before it", async () => {
  const options = { apiKey: keyThen(stall), maxRetries: 1, timeout: 900 };
  const error = await failureOf(fail("ECONNREFUSED"), options);
  expect(error).toMatchObject({ kind: "network", sent: false, outcome: "not-sent" });
});

test.each<[what: string, outcome: string, respond: Respond, options: AnyOptions, middleware?: object]>([
  ["an onRequest", "not-sent", answer({}), {}, { onRequest: () => 5 }],
  ["an onError after a refused connection", "not-sent", fail("ECONNREFUSED"), {}, { onError: () => 5 }],
  ["an onError after a reset", "unknown", fail("ECONNRESET"), {}, { onError: () => 5 }],
  ["an onResponse", "unknown", answer({}, 201), {}, { onResponse: () => 5 }],
  ["an injected fetch", "unknown", () => 5 as never, {}],
  ["a key function", "not-sent", answer({}), { apiKey: () => "" }],
])("a wrong value of %s has the outcome %s", async (_, outcome, respond, options, middleware) => {
  const error = await failureOf(respond, options, middleware);
  expect(error).toBeInstanceOf(InvalidArgumentError);
  expect(error).toMatchObject({ outcome });
  expect(JSON.parse(JSON.stringify(error))).toMatchObject({ kind: "invalid-argument", outcome });
});

test("a wrong key in a second attempt has the outcome unknown", async () => {
  const { desk } = testDesk(busy, { apiKey: keyThen(() => ""), maxRetries: 1 });
  await expect(desk.GET("/forms")).rejects.toMatchObject({ argument: "apiKey", outcome: "unknown" });
});

test("wrong arguments and options have the outcome not-sent", async () => {
  const outcome = "not-sent";
  await expect(testDesk().desk.POST("/tickets", undefined as never)).rejects.toMatchObject({ outcome });
  expect(() => createClient({ baseUrl, apiKey: "" })).toThrow(expect.objectContaining({ outcome }));
});
