import { expect, test, vi } from "vitest";
import type { Middleware } from "../../src/desk/index.js";
import { forms } from "../support/server.js";
import { type AnyOptions, answer, never, type Respond, testDesk } from "../support/test-desk.js";

/** Middleware that counts open calls, as tracing does, and collects the errors that `onError` gets. */
function tracer(name: string, log: string[] = [], hooks: Partial<Middleware> = {}) {
  const errors: unknown[] = [];
  const counts = { open: 0 };
  const middleware: Middleware = {
    onRequest({ schemaPath }) {
      counts.open += 1;
      log.push(`${name} ${schemaPath}`);
    },
    onResponse() {
      counts.open -= 1;
    },
    onError({ error, retries, redact, request }) {
      counts.open -= 1;
      errors.push(error);
      log.push(`${name} ended ${retries} ${redact("key")} ${request.method}`);
    },
    ...hooks,
  };
  return { middleware, counts, errors };
}

const stall = () => never;
const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
/** A fetch that ignores its signal, and responds after the call has ended. */
const late: Respond = () => wait(150).then(answer(forms));

test.concurrent.each<[where: string, respond: Respond, options?: AnyOptions, inner?: Middleware]>([
  ["while a fetch ignores its signal", late],
  ["in the key function", answer(forms), { apiKey: stall }],
  ["in the body", () => new Response(new ReadableStream())],
  ["in a later onRequest", answer(forms), {}, { onRequest: stall }],
  ["in an inner onResponse", answer(forms), {}, { onResponse: stall }],
])("a deadline that passes %s calls onError once", async (_, respond, options, inner) => {
  const { desk } = testDesk(respond, { timeout: 60, ...options });
  const log: string[] = [];
  const { middleware, counts, errors } = tracer("one", log);
  desk.use(middleware);
  if (inner) desk.use(inner);
  const { error } = await desk.GET("/forms");
  expect(error?.kind).toBe("timeout");
  await wait(150);
  expect(errors).toEqual([error]);
  expect(counts.open).toBe(0);
  expect(log).toEqual(["one /forms", "one ended 0 key GET"]);
});

test("onError gets the error of the result, even if the deadline passes later", async () => {
  const { desk } = testDesk(() => new Response(new ReadableStream(), { status: 503 }), { timeout: 60 });
  const { middleware, errors } = tracer("one");
  desk.use(middleware);
  const { error } = await desk.GET("/forms");
  expect(error).toMatchObject({ kind: "api", status: 503 });
  expect(errors).toEqual([error]);
});

test("at a deadline, onError runs from the inside out, only for middleware whose onRequest ran", async () => {
  const { desk } = testDesk(answer(forms), { timeout: 60 });
  const log: string[] = [];
  desk.use(tracer("outer", log).middleware, tracer("inner", log).middleware);
  const stalls = tracer("stalls", log, { onRequest: stall });
  await desk.GET("/forms", { middleware: [stalls.middleware, tracer("not reached", log).middleware] });
  expect(log).toEqual([
    "outer /forms",
    "inner /forms",
    "stalls ended 0 key GET",
    "inner ended 0 key GET",
    "outer ended 0 key GET",
  ]);
});

test.each<[hook: string, respond: Respond, calls: number]>([
  ["onResponse", answer(forms), 0],
  ["onError", () => Promise.reject(new Error("no")), 1],
])("onError does not run again for middleware whose %s stalls", async (_, respond, calls) => {
  const { desk } = testDesk(respond, { timeout: 60 });
  const outer = tracer("outer");
  const onError = vi.fn(stall);
  desk.use(outer.middleware, { onResponse: stall, onError });
  const { error } = await desk.GET("/forms");
  expect(outer.errors).toEqual([error]);
  expect(onError).toHaveBeenCalledTimes(calls);
});

test("after the deadline, no further hook runs", async () => {
  const { desk } = testDesk(answer(forms), { timeout: 40 });
  const onRequest = vi.fn();
  desk.use({ onRequest: () => wait(120).then(() => undefined) }, { onRequest });
  await desk.GET("/forms");
  await wait(150);
  expect(onRequest).not.toHaveBeenCalled();
});
