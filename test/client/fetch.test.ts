import { Readable } from "node:stream";
import { expect, test, vi } from "vitest";
import { createClient } from "../../src/index.js";
import { forms } from "../support/server.js";

const baseUrl = "https://acme.desk.example/api/external/v2";

test.each<[what: string, answer: unknown]>([
  ["nothing", undefined],
  ["null", null],
  ["a text", "{}"],
  ["a status that is text", { status: "200", headers: new Headers() }],
  ["no headers", { status: 200 }],
])("a fetch that returns %s is refused by name, and not asked again", async (_, answer) => {
  let asked = 0;
  const fetch = async () => {
    asked += 1;
    return answer as Response;
  };
  const desk = createClient({ baseUrl, apiKey: "key", fetch });
  await expect(desk.GET("/forms")).rejects.toMatchObject({ kind: "invalid-argument", argument: "fetch" });
  expect(asked).toBe(1);
});

test("a fetch whose responses have another kind of stream is read by their text()", async () => {
  const answer = { status: 200, headers: new Headers(), body: {}, text: async () => JSON.stringify(forms) };
  const ask = (maxResponseBytes: number) =>
    createClient({ baseUrl, apiKey: "key", maxResponseBytes, fetch: async () => answer as Response }).GET(
      "/forms",
    );
  expect((await ask(1_000)).data).toEqual(forms);
  expect((await ask(10)).error).toMatchObject({
    kind: "unexpected-response",
    body: JSON.stringify(forms).slice(0, 10),
  });
});

const text = async () => JSON.stringify(forms);

test.each<[what: string, answer: object]>([
  ["headers that cannot be listed", { status: 500, headers: { get: () => null }, text }],
  ["half a status", { status: 200.5, headers: new Headers(), text }],
])("a fetch whose response has %s is refused by name, with and without hooks", async (_, answer) => {
  const desk = createClient({ baseUrl, apiKey: "key", fetch: async () => answer as Response });
  await expect(desk.GET("/forms")).rejects.toMatchObject({ argument: "fetch" });
  desk.use({ onResponse() {} });
  await expect(desk.GET("/forms")).rejects.toMatchObject({ argument: "fetch" });
});

test("a response without a status text and a URL is taken, with and without hooks", async () => {
  const answer = { status: 200, headers: new Headers(), text } as Response;
  const desk = createClient({ baseUrl, apiKey: "key", fetch: async () => answer });
  expect((await desk.GET("/forms")).data).toEqual(forms);
  desk.use({ onResponse() {} });
  expect((await desk.GET("/forms")).data).toEqual(forms);
});

test("headers that no Headers allows make no raw error", async () => {
  const headers = new Map([
    ["x", "Ошибка"],
    ["y", "a\nkey"],
    ["no name", "1"],
  ]);
  const answer = { status: 500, headers, text } as unknown as Response;
  const desk = createClient({ baseUrl, apiKey: "key", maxRetries: 0, fetch: async () => answer });
  expect((await desk.GET("/forms")).error).toMatchObject({ kind: "api", status: 500 });
  desk.use({ onResponse() {} });
  expect((await desk.GET("/forms")).error).toMatchObject({ kind: "api", status: 500 });
});

/** An answer whose body is a stream of Node, as node-fetch has it. */
const withNodeStream = (stream: Readable, status = 200) =>
  ({
    status,
    headers: new Headers(),
    body: stream,
    text: async () => Buffer.concat(await stream.toArray()).toString(),
  }) as unknown as Response;

test.each([200, 500])(
  "a body that is a stream of Node is read up to the limit alone, status %i",
  async (status) => {
    let read = 0;
    const stream = Readable.from(
      (function* () {
        for (; read < 64_000_000; read += 1_000) yield Buffer.alloc(1_000, "x");
      })(),
    );
    const fetch = async () => withNodeStream(stream, status);
    const desk = createClient({ baseUrl, apiKey: "key", maxRetries: 0, maxResponseBytes: 1_000, fetch });
    expect((await desk.GET("/forms")).error).toMatchObject({ body: "x".repeat(1_000) });
    expect(read).toBeLessThan(100_000);
    expect(stream.destroyed).toBe(true);
  },
);

test("a stream of Node whose bytes split a character, or that is text, is read whole", async () => {
  const named = { ...forms, kb_details: { knowledge_base_name: "Café" } };
  const bytes = Buffer.from(JSON.stringify(named));
  for (const chunks of [Array.from(bytes, (byte) => Buffer.of(byte)), [...bytes.toString()]]) {
    const fetch = async () => withNodeStream(Readable.from(chunks));
    expect((await createClient({ baseUrl, apiKey: "key", fetch }).GET("/forms")).data).toEqual(named);
  }
});

test("a stream of Node that stalls is destroyed at the deadline, and one that breaks is a network failure", async () => {
  const stalled = new Readable({ read() {} });
  const desk = createClient({
    baseUrl,
    apiKey: "key",
    timeout: 30,
    fetch: async () => withNodeStream(stalled),
  });
  expect((await desk.GET("/forms")).error).toMatchObject({ kind: "timeout" });
  await vi.waitFor(() => expect(stalled.destroyed).toBe(true));
  const fetch = async () => {
    const broken = new Readable({ read() {} });
    setTimeout(() => broken.destroy(new Error("reset")));
    return withNodeStream(broken);
  };
  const { error } = await createClient({ baseUrl, apiKey: "key", maxRetries: 0, fetch }).GET("/forms");
  expect(error).toMatchObject({ kind: "network", sent: true });
});

test("a stream of Node that nobody reads is destroyed", async () => {
  const stream = new Readable({ read() {} });
  const fetch = async () => withNodeStream(stream);
  const init = { params: { path: { team_member_id: "1" } } };
  await createClient({ baseUrl, apiKey: "key", fetch }).DELETE("/team-members/{team_member_id}", init);
  await vi.waitFor(() => expect(stream.destroyed).toBe(true));
});

test("a stream of texts is limited like one of bytes", async () => {
  let read = 0;
  const body = new ReadableStream({
    pull(stream) {
      read += 1_000;
      if (read > 1_000_000) stream.close();
      else stream.enqueue("x".repeat(1_000));
    },
  });
  const fetch = async () => ({ status: 200, headers: new Headers(), body }) as Response;
  const desk = createClient({ baseUrl, apiKey: "key", maxResponseBytes: 1_000, fetch });
  expect((await desk.GET("/forms")).error).toMatchObject({ body: "x".repeat(1_000) });
  expect(read).toBeLessThan(10_000);
});

test("a fetch that throws at once is a network failure like one that rejects", async () => {
  const fetch = () => {
    throw new TypeError("no");
  };
  const { error } = await createClient({ baseUrl, apiKey: "key", maxRetries: 0, fetch }).GET("/forms");
  expect(error).toMatchObject({ kind: "network", sent: true, cause: { name: "TypeError", message: "no" } });
});

test("a client is made without loading the platform's fetch", async () => {
  const { execFile } = await import("node:child_process");
  const { promisify } = await import("node:util");
  // The platform's classes are getters until something asks for them.
  const script = `
    const asked = [];
    for (const name of ["fetch", "Request", "Response", "Headers", "FormData"]) {
      Object.defineProperty(globalThis, name, { get: () => asked.push(name), configurable: true });
    }
    const { createClient } = await import("support-desk-client");
    createClient({ workspace: "acme", serviceHost: "desk.example", apiKey: "key", headers: { "x-a": "1" } });
    console.log(JSON.stringify(asked));
  `;
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", script]);
  expect(stdout).toBe("[]\n");
});

test("a fetch that returns a response whose body was read is refused", async () => {
  const fetch = async () => {
    const response = Response.json({});
    await response.text();
    return response;
  };
  const desk = createClient({ baseUrl: "https://acme.desk.example/api", apiKey: "key", fetch });
  await expect(desk.GET("/forms")).rejects.toMatchObject({ argument: "fetch" });
});
