import { expect, test, vi } from "vitest";
import { createClient } from "../../src/desk/index.js";
import { serve } from "../support/server.js";
import { answer, getForms, never, testDesk } from "../support/test-desk.js";

test("JSON of an error is parsed up to maxResponseBytes, also beyond 64 KiB", async () => {
  const body = { error: "No", rows: Array.from({ length: 20_000 }, (_, index) => `row ${index}`) };
  const text = JSON.stringify(body);
  const ask = (maxResponseBytes: number) => getForms(answer(text, 400), { maxResponseBytes });
  expect((await ask(text.length)).error).toMatchObject({ kind: "api", body });
  expect((await ask(text.length - 1)).error).toMatchObject({ kind: "api", body: text.slice(0, 65_536) });
});

test.each([
  [100, 100],
  [65_536, 65_536],
  [300_000, 65_536],
])(
  "with maxResponseBytes %i, an error keeps %i characters of a larger text",
  async (maxResponseBytes, kept) => {
    const text = "x".repeat(200_000);
    const { error } = await getForms(answer(text, 500), { maxResponseBytes });
    expect(error).toMatchObject({ kind: "api", body: text.slice(0, kept) });
  },
);

test("a success is read up to a limit of exactly its size", async () => {
  const text = '{"forms":[],"kb_details":{}}';
  const ask = (maxResponseBytes: number) => getForms(answer(text), { maxResponseBytes });
  expect((await ask(text.length)).error).toBeUndefined();
  expect((await ask(text.length - 1)).error?.message).toBe(
    `GET /forms: 200 with a body that exceeds maxResponseBytes (${text.length - 1})`,
  );
});

test.each([200, 500])(
  "past maxResponseBytes, no more of a %i is read, and it is released",
  async (status) => {
    const cancel = vi.fn();
    const bytes = new TextEncoder().encode("x".repeat(700));
    const endless = new ReadableStream({ pull: (stream) => stream.enqueue(bytes), cancel });
    const { error } = await getForms(() => new Response(endless, { status }), { maxResponseBytes: 1_000 });
    expect(error).toMatchObject({ status, body: "x".repeat(1_000) });
    expect(cancel).toHaveBeenCalled();
  },
);

test.each([400, 503])(
  "an abort while the body of a %i is read rejects with the signal's reason",
  async (status) => {
    await using server = await serve((_, response) => response.writeHead(status).write("{"));
    const controller = new AbortController();
    const reason = { because: "the user left" };
    setTimeout(() => controller.abort(reason), 50);
    const desk = createClient({ baseUrl: server.baseUrl, apiKey: "key" });
    await expect(desk.GET("/forms", { signal: controller.signal })).rejects.toBe(reason);
  },
);

const cutOff = { start: (stream: ReadableStreamController<unknown>) => stream.error(new Error("reset")) };

test.each<[what: string, given: BodyInit, kept: string | undefined, options?: object]>([
  ["is cut off", new ReadableStream(cutOff), undefined],
  ["stalls", new ReadableStream({ pull: () => never }), undefined, { timeout: 200 }],
  ["is no JSON", "[1,2", "[1,2"],
  ["has a character that the limit goes through", "é".repeat(100), "éé", { maxResponseBytes: 5 }],
])("an error status whose body %s is still that error", async (_, given, body, options) => {
  expect((await getForms(() => new Response(given, { status: 500 }), options)).error).toMatchObject({
    kind: "api",
    status: 500,
    body,
  });
});

test.each([300, 304])("a %i without a body is an error, with and without hooks", async (status) => {
  const { desk } = testDesk(() => new Response(null, { status }));
  expect((await desk.GET("/forms")).error).toMatchObject({ kind: "api", status, body: undefined });
  desk.use({ onResponse() {} });
  expect((await desk.GET("/forms")).error).toMatchObject({ kind: "api", status, body: undefined });
});

test("JSON of an error that is too deep stays text, also where a hook runs out of time", async () => {
  const text = "[".repeat(30_000) + "]".repeat(30_000);
  const { desk } = testDesk(() => new Response(text, { status: 422 }), { timeout: 200 });
  expect((await desk.GET("/forms")).error).toMatchObject({ kind: "api", body: text });
  desk.use({ onResponse: () => never });
  expect((await desk.GET("/forms")).error).toMatchObject({ kind: "api", status: 422, body: text });
});
