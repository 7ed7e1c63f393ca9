import { expect, test, vi } from "vitest";
import type { Middleware } from "../../src/desk/index.js";
import { type AnyOptions, answer, never, type Respond, testDesk } from "../support/test-desk.js";

/** Middleware that counts what is open, as a span or a gauge does, and notes what it is told. */
function gauge(name: string, log: string[] = [], hooks: Partial<Middleware> = {}) {
  const told: unknown[] = [];
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
      told.push(error);
      log.push(`${name} told ${retries} ${redact("key")} ${request.method}`);
    },
    ...hooks,
  };
  return { middleware, counts, told };
}

const slow = () => new Promise<never>(() => {});
/** A fetch that ignores its signal, and answers after the call has ended. */
const late: Respond = () => new Promise((resolve) => setTimeout(() => resolve(answer({ forms: [] })()), 150));

test.each<[where: string, respond: Respond, options?: AnyOptions, inner?: Middleware]>([
  ["on the wire", () => never],
  ["while an injected fetch ignores its signal", late],
  ["in the key function", answer({}), { apiKey: slow }],
  ["in the body", () => new Response(new ReadableStream())],
  ["in a later onRequest", answer({}), {}, { onRequest: slow }],
  ["in an inner onResponse", answer({ forms: [] }), {}, { onResponse: slow }],
])(
  "a deadline that passes %s is told once to middleware that waits for an end",
  async (_, respond, options, inner) => {
    const { desk } = testDesk(respond, { timeout: 60, ...options });
    const log: string[] = [];
    const { middleware, counts, told } = gauge("one", log);
    desk.use(middleware);
    if (inner) desk.use(inner);
    const { error } = await desk.GET("/forms");
    expect(error?.kind).toBe("timeout");
    expect(told).toEqual([error]);
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(told).toHaveLength(1);
    expect(counts.open).toBe(0);
    expect(log).toEqual(["one /forms", "one told 0 key GET"]);
  },
);

test("an abort is told with its reason, whatever that is", async () => {
  for (const reason of [new Error("left"), "left", undefined]) {
    const controller = new AbortController();
    const { desk } = testDesk(() => {
      controller.abort(reason);
      return never;
    });
    const { middleware, told } = gauge("one");
    desk.use(middleware);
    const ended = await desk
      .GET("/forms", { signal: controller.signal })
      .catch((thrown: unknown) => [thrown]);
    expect(ended).toEqual([controller.signal.reason]);
    expect(told).toEqual([controller.signal.reason]);
  }
});

test("an error that was known before the deadline is what middleware is told", async () => {
  const { desk } = testDesk(() => new Response(new ReadableStream(), { status: 503 }), { timeout: 60 });
  const { middleware, told } = gauge("one");
  desk.use(middleware);
  const { error } = await desk.GET("/forms");
  expect(error).toMatchObject({ kind: "api", status: 503 });
  expect(told).toEqual([error]);
});

test("middleware is told from the inside out, that of one call, too; none that the call has not reached", async () => {
  const { desk } = testDesk(answer({}), { timeout: 60 });
  const log: string[] = [];
  desk.use(gauge("outer", log).middleware, gauge("inner", log).middleware);
  const stalls = gauge("stalls", log, { onRequest: slow });
  const never = gauge("not reached", log);
  await desk.GET("/forms", { middleware: [stalls.middleware, never.middleware] });
  expect(log).toEqual([
    "outer /forms",
    "inner /forms",
    "stalls told 0 key GET",
    "inner told 0 key GET",
    "outer told 0 key GET",
  ]);
});

test("middleware whose onResponse or onError runs when the deadline passes is not told again", async () => {
  for (const [respond, hook] of [
    [answer({ forms: [] }), "onResponse"],
    [() => Promise.reject(new Error("no")), "onError"],
  ] as const) {
    const { desk } = testDesk(respond, { timeout: 60 });
    const outer = gauge("outer");
    const onError = vi.fn(slow);
    const inner = { onError, [hook]: hook === "onError" ? onError : slow } as Middleware;
    desk.use(outer.middleware, inner);
    const { error } = await desk.GET("/forms");
    expect(outer.told).toEqual([error]);
    expect(onError).toHaveBeenCalledTimes(hook === "onError" ? 1 : 0);
  }
});

test("what a told hook returns, throws or waits for changes nothing", async () => {
  for (const onError of [
    () => Response.json({ forms: [] }),
    () => new Error("mine"),
    slow,
    () => Promise.reject(new Error("no")),
    () => {
      throw new Error("no");
    },
  ]) {
    const { desk } = testDesk(() => never, { timeout: 40 });
    desk.use({ onError });
    const started = performance.now();
    expect((await desk.GET("/forms")).error?.kind).toBe("timeout");
    expect(performance.now() - started).toBeLessThan(1_000);
  }
});

test("a hook that goes on after the deadline lets no later one begin", async () => {
  const { desk } = testDesk(answer({ forms: [] }), { timeout: 40 });
  const onRequest = vi.fn();
  desk.use({ onRequest: () => new Promise((resolve) => setTimeout(resolve, 120)) }, { onRequest });
  await desk.GET("/forms");
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(onRequest).not.toHaveBeenCalled();
});

test("a call that ends in time is told once, as before", async () => {
  const { desk } = testDesk(answer({ forms: [] }));
  const { middleware, counts, told } = gauge("one");
  desk.use(middleware);
  const controller = new AbortController();
  await desk.GET("/forms", { signal: controller.signal });
  controller.abort();
  expect(told).toEqual([]);
  expect(counts.open).toBe(0);
});
