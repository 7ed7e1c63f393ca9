import { Readable } from "node:stream";
import { expect, test, vi } from "vitest";
import { outputOf } from "../support/output.js";
import { forms } from "../support/server.js";
import { type AnyOptions, testDesk } from "../support/test-desk.js";

const text = async () => JSON.stringify(forms);

/** A client whose fetch returns a value that is not a platform Response. */
const returning = (given: unknown, options: AnyOptions = {}) => testDesk(() => given as Response, options);

const used = Response.json({});
await used.text();

test.each<[what: string, given: unknown]>([
  ["nothing", undefined],
  ["a status that is text", { status: "200", headers: new Headers(), text }],
  ["no headers", { status: 200, text }],
  ["headers that are not iterable", { status: 500, headers: { get: () => null }, text }],
  ["a body that was read", used],
])("the client refuses a fetch that returns %s, and does not retry", async (_, given) => {
  const { desk, requests } = returning(given, { maxRetries: 2 });
  for (const middleware of [[], [{ onResponse() {} }]]) {
    const call = desk.GET("/forms", { middleware });
    await expect(call).rejects.toMatchObject({ kind: "invalid-argument", argument: "fetch" });
  }
  expect(requests).toHaveLength(2);
});

test("a response that has only a status, headers and text() is accepted, and maxResponseBytes limits it", async () => {
  const response = { status: 200, headers: new Headers(), text };
  const { desk } = returning(response);
  expect((await desk.GET("/forms")).data).toEqual(forms);
  expect((await desk.GET("/forms", { middleware: [{ onResponse() {} }] })).data).toEqual(forms);
  const { error } = await returning(response, { maxResponseBytes: 10 }).desk.GET("/forms");
  expect(error).toMatchObject({ kind: "unexpected-response", body: (await text()).slice(0, 10) });
});

test("headers and a status text that HTTP does not allow still make an ApiError", async () => {
  const headers = new Map([
    ["x", "Ошибка"],
    ["y", "a\nkey"],
    ["no name", "1"],
  ]);
  const { desk } = returning({ status: 500, statusText: "Ошибка", headers, text });
  expect((await desk.GET("/forms")).error).toMatchObject({ kind: "api", status: 500 });
  desk.use({ onResponse: ({ response }) => void response.text() });
  expect((await desk.GET("/forms")).error).toMatchObject({ kind: "api", status: 500 });
});

/** A response whose body is a Node stream, as with undici's request() or node-fetch. */
const withNodeStream = (body: Readable) => ({ status: 200, headers: new Headers(), body, text });

test("the client reads a Node stream up to maxResponseBytes, and destroys it", async () => {
  let read = 0;
  const stream = Readable.from(
    (function* () {
      for (; read < 64_000_000; read += 1_000) yield Buffer.alloc(1_000, "x");
    })(),
  );
  const { desk } = returning(withNodeStream(stream), { maxResponseBytes: 1_000 });
  expect((await desk.GET("/forms")).error).toMatchObject({ body: "x".repeat(1_000) });
  expect(read).toBeLessThan(100_000);
  expect(stream.destroyed).toBe(true);
});

test("the client reads a Node stream of text, or of bytes that split a character", async () => {
  const named = { ...forms, kb_details: { knowledge_base_name: "Café" } };
  const bytes = Buffer.from(JSON.stringify(named));
  for (const chunks of [Array.from(bytes, (byte) => Buffer.of(byte)), [...bytes.toString()]]) {
    const { data } = await returning(withNodeStream(Readable.from(chunks))).desk.GET("/forms");
    expect(data).toEqual(named);
  }
});

test("the client destroys a Node stream that stalls", async () => {
  const stalled = new Readable({ read() {} });
  const { error } = await returning(withNodeStream(stalled), { timeout: 30 }).desk.GET("/forms");
  expect(error).toMatchObject({ kind: "timeout" });
  await vi.waitFor(() => expect(stalled.destroyed).toBe(true), 30_000);
});

test("createClient does not load the platform's fetch", async () => {
  // Node defines these names as getters that load its fetch.
  const loaded = await outputOf(`
    const loaded = [];
    for (const name of ["fetch", "Request", "Response", "Headers", "FormData"]) {
      Object.defineProperty(globalThis, name, { get: () => loaded.push(name), configurable: true });
    }
    const { createClient } = await import("support-desk-client");
    createClient({ workspace: "acme", serviceHost: "desk.example", apiKey: "key", headers: { "x-a": "1" } });
    console.log(JSON.stringify(loaded));
  `);
  expect(loaded).toBe("[]\n");
});
