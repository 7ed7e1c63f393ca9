import { expect, test } from "vitest";
import { createClient, InvalidArgumentError, type Middleware } from "../../src/desk/index.js";
import {
  type AnyOptions,
  answer,
  baseUrl,
  fail,
  inTurn,
  never,
  newTicket,
  type Respond,
  testDesk,
} from "../support/test-desk.js";

/** Creates a ticket with a client, and returns how it failed, also where it rejects. */
async function failureOf(respond: Respond, options: AnyOptions = {}, middleware?: unknown): Promise<unknown> {
  const { desk } = testDesk(respond, options);
  if (middleware) desk.use(middleware as Middleware);
  const ended = await desk
    .POST("/tickets", { body: newTicket })
    .catch((reason: unknown) => ({ error: reason }));
  return ended.error;
}

const cut = () =>
  new Response(new ReadableStream({ pull: (stream) => stream.error(new Error("reset")) }), { status: 201 });

test.each<[what: string, outcome: string, respond: Respond]>([
  ["a 400", "refused", answer({}, 400)],
  ["a 401", "refused", answer({}, 401)],
  ["a 404", "refused", answer({}, 404)],
  ["a 429", "refused", answer({}, 429)],
  ["a 499", "refused", answer({}, 499)],
  ["a 408", "unknown", answer({}, 408)],
  ["a 302", "unknown", answer("", 302, { location: "/login" })],
  ["a redirect that a browser hides", "unknown", () => Response.error()],
  ["a 500", "unknown", answer({}, 500)],
  ["a 503", "unknown", answer({}, 503)],
  ["a success that is not as documented", "unknown", answer("<html>")],
  ["a success that is cut off", "unknown", cut],
  ["a reset", "unknown", fail("ECONNRESET")],
  ["a refused connection", "not-sent", fail("ECONNREFUSED")],
])("after %s, what became of a write is %s", async (_, outcome, respond) => {
  const error = await failureOf(respond);
  expect(error).toMatchObject({ outcome });
  expect(JSON.parse(JSON.stringify(error))).toMatchObject({ outcome });
});

const slow = () => new Promise<never>(() => {});

test.each<[what: string, sent: boolean, respond: Respond, options: AnyOptions, middleware?: object]>([
  ["in the key function", false, answer({}), { apiKey: slow }],
  ["in a hook before it is sent", false, answer({}), {}, { onRequest: slow }],
  ["on the wire", true, () => never, {}],
  ["while the answer is read", true, () => new Response(new ReadableStream()), {}],
  ["in a hook after the answer", true, answer({}, 201), {}, { onResponse: slow }],
  ["in the second attempt", true, inTurn(fail("ECONNREFUSED"), () => never), { maxRetries: 1, timeout: 900 }],
])("when the time passes %s, sent is %s", async (_, sent, respond, options, middleware) => {
  const error = await failureOf(respond, { timeout: 50, ...options }, middleware);
  expect(error).toMatchObject({ kind: "timeout", sent, outcome: sent ? "unknown" : "not-sent" });
  const text = `POST /tickets: no response within ${Object(error).timeout} ms`;
  expect(Object(error).message).toBe(sent ? text : `${text}; the request was not sent`);
});

test("when the time passes in the key function of a retry, the failure before it is the error", async () => {
  let asked = 0;
  const apiKey = () => (asked++ === 0 ? "first-key" : slow());
  const error = await failureOf(fail("ECONNREFUSED"), { apiKey, maxRetries: 1, timeout: 900 });
  expect(error).toMatchObject({ kind: "network", sent: false, outcome: "not-sent" });
});

test.each<[what: string, outcome: string, respond: Respond, options: AnyOptions, middleware?: object]>([
  ["an onRequest", "not-sent", answer({}), {}, { onRequest: () => 5 }],
  ["an onError after a refused connection", "not-sent", fail("ECONNREFUSED"), {}, { onError: () => 5 }],
  ["an onError after a reset", "unknown", fail("ECONNRESET"), {}, { onError: () => 5 }],
  ["an onResponse", "unknown", answer({}, 201), {}, { onResponse: () => 5 }],
  ["an injected fetch", "unknown", () => 5 as never, {}],
  ["a key function", "not-sent", answer({}), { apiKey: () => "" }],
])("a mistake of %s is %s", async (_, outcome, respond, options, middleware) => {
  const error = await failureOf(respond, options, middleware);
  expect(error).toBeInstanceOf(InvalidArgumentError);
  expect(error).toMatchObject({ outcome });
  expect(JSON.parse(JSON.stringify(error))).toMatchObject({ kind: "invalid-argument", outcome });
});

test("a wrong key of a second attempt does not say that nothing was sent", async () => {
  let asked = 0;
  const apiKey = () => (asked++ === 0 ? "first-key" : "");
  const { desk } = testDesk(answer({}, 503, { "retry-after": "0" }), { apiKey, maxRetries: 1 });
  await expect(desk.GET("/forms")).rejects.toMatchObject({ argument: "apiKey", outcome: "unknown" });
});

test("wrong arguments and options were not sent", async () => {
  const { desk } = testDesk();
  await expect(desk.POST("/tickets", undefined as never)).rejects.toMatchObject({ outcome: "not-sent" });
  expect(() => createClient({ baseUrl, apiKey: "" })).toThrow(
    expect.objectContaining({ outcome: "not-sent" }),
  );
});

test("an abort has no outcome: the call rejects with the caller's own reason", async () => {
  const { desk } = testDesk(() => never);
  const reason = new Error("The user left.");
  const call = desk.POST("/tickets", { body: newTicket, signal: AbortSignal.abort(reason) });
  await expect(call).rejects.toBe(reason);
  expect(reason).not.toHaveProperty("outcome");
});
