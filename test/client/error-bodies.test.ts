import { expect, test, vi } from "vitest";
import type { ApiError } from "../../src/desk/index.js";
import { forms } from "../support/server.js";
import { answer, getForms, never, testDesk } from "../support/test-desk.js";

test("the JSON of an error is parsed up to maxResponseBytes, even beyond 64 KiB", async () => {
  const body = { error: "No", rows: Array.from({ length: 20_000 }, (_, index) => `row ${index}`) };
  const text = JSON.stringify(body);
  const read = (maxResponseBytes: number) => getForms(answer(text, 400), { maxResponseBytes });
  expect((await read(text.length)).error).toMatchObject({ kind: "api", body });
  expect((await read(text.length - 1)).error).toMatchObject({ kind: "api", body: text.slice(0, 65_536) });
});

test("an error keeps 64 KiB of a text", async () => {
  const { error } = await getForms(answer("x".repeat(200_000), 500));
  expect(error).toMatchObject({ kind: "api", body: "x".repeat(65_536) });
});

test("a success may have exactly maxResponseBytes", async () => {
  const { length } = JSON.stringify(forms);
  const read = (maxResponseBytes: number) => getForms(answer(forms), { maxResponseBytes });
  expect((await read(length)).error).toBeUndefined();
  expect((await read(length - 1)).error?.message).toBe(
    `GET /forms: 200 with a body that exceeds maxResponseBytes (${length - 1})`,
  );
});

test.each([200, 500])("the client cancels a body of a %i at maxResponseBytes", async (status) => {
  const cancel = vi.fn();
  const bytes = new TextEncoder().encode("x".repeat(700));
  const endless = new ReadableStream({ pull: (stream) => stream.enqueue(bytes), cancel });
  const { error } = await getForms(() => new Response(endless, { status }), { maxResponseBytes: 1_000 });
  expect(error).toMatchObject({ status, body: "x".repeat(1_000) });
  expect(cancel).toHaveBeenCalled();
});

const cutOff = { start: (stream: ReadableStreamController<unknown>) => stream.error(new Error("reset")) };

test.each<[what: string, given: BodyInit, kept: string | undefined, options?: object]>([
  ["truncated", new ReadableStream(cutOff), undefined],
  ["stalled", new ReadableStream({ pull: () => never }), undefined, { timeout: 200 }],
  ["malformed", "[1,2", "[1,2"],
  ["cut inside a character", "é".repeat(100), "éé", { maxResponseBytes: 5 }],
])("a %s error body is still an ApiError", async (_, given, body, options) => {
  const { error } = await getForms(() => new Response(given, { status: 500 }), options);
  expect(error).toMatchObject({ kind: "api", status: 500 });
  expect((error as ApiError).body).toBe(body);
});

test("a 304 without a body is an ApiError, with and without hooks", async () => {
  const { desk } = testDesk(() => new Response(null, { status: 304 }));
  const plain = await desk.GET("/forms");
  desk.use({ onResponse() {} });
  for (const { error } of [plain, await desk.GET("/forms")]) {
    expect(error).toMatchObject({ kind: "api", status: 304 });
    expect(error).not.toHaveProperty("body");
  }
});

test("the JSON of an error that is nested too deeply stays text, even if a hook times out", async () => {
  const text = "[".repeat(30_000) + "]".repeat(30_000);
  const { desk } = testDesk(() => new Response(text, { status: 422 }), { timeout: 200 });
  expect((await desk.GET("/forms")).error).toMatchObject({ kind: "api", body: text });
  desk.use({ onResponse: () => never });
  expect((await desk.GET("/forms")).error).toMatchObject({ kind: "api", status: 422, body: text });
});
