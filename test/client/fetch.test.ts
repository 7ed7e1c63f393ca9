import { Readable } from "node:stream";
import { expect, test, vi } from "vitest";
import type { Client, paths } from "../../src/desk/index.js";
import { outputOf } from "../support/output.js";
import { forms } from "../support/server.js";
import { type AnyOptions, getForms, testDesk } from "../support/test-desk.js";

const text = async () => JSON.stringify(forms);

/** A client whose fetch returns something else than a platform's Response. */
const returning = (given: unknown, options: AnyOptions = {}) => testDesk(() => given as Response, options);

const used = Response.json({});
await used.text();

test.each<[what: string, answer: unknown]>([
  ["nothing", undefined],
  ["a status that is text", { status: "200", headers: new Headers(), text }],
  ["no headers", { status: 200, text }],
  ["headers that cannot be listed", { status: 500, headers: { get: () => null }, text }],
  ["a body that was read", used],
])(
  "a fetch that returns %s is refused by name, with and without hooks, and not asked again",
  async (_, given) => {
    const { desk, requests } = returning(given, { maxRetries: 2 });
    for (const middleware of [[], [{ onResponse() {} }]]) {
      const call = desk.GET("/forms", { middleware });
      await expect(call).rejects.toMatchObject({ kind: "invalid-argument", argument: "fetch" });
    }
    expect(requests).toHaveLength(2);
  },
);

test.each<[what: string, given: object]>([
  ["without a status text and a URL", { status: 200, headers: new Headers(), text }],
  ["with another kind of stream", { status: 200, headers: new Headers(), body: {}, text }],
])("a response %s is taken, with and without hooks", async (_, given) => {
  const { desk } = returning(given);
  for (const middleware of [[], [{ onResponse() {} }]]) {
    expect((await desk.GET("/forms", { middleware })).data).toEqual(forms);
  }
});

test("headers and a status text that HTTP does not allow make no raw error, with and without hooks", async () => {
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

test("a body that has only text() is limited by it", async () => {
  const answer = { status: 200, headers: new Headers(), body: {}, text };
  const { error } = await returning(answer, { maxResponseBytes: 10 }).desk.GET("/forms");
  expect(error).toMatchObject({ kind: "unexpected-response", body: (await text()).slice(0, 10) });
});

/** A response whose body is a stream of Node, as node-fetch has it. */
const withNodeStream = (stream: Readable, status = 200) => ({
  status,
  headers: new Headers(),
  body: stream,
  text: async () => Buffer.concat(await stream.toArray()).toString(),
});

test.each([200, 500])(
  "a body that is a stream of Node is read up to the limit alone, status %i",
  async (status) => {
    let read = 0;
    const stream = Readable.from(
      (function* () {
        for (; read < 64_000_000; read += 1_000) yield Buffer.alloc(1_000, "x");
      })(),
    );
    const { desk } = returning(withNodeStream(stream, status), { maxResponseBytes: 1_000 });
    expect((await desk.GET("/forms")).error).toMatchObject({ body: "x".repeat(1_000) });
    expect(read).toBeLessThan(100_000);
    expect(stream.destroyed).toBe(true);
  },
);

test("a stream of Node whose bytes split a character, or that is text, is read whole", async () => {
  const named = { ...forms, kb_details: { knowledge_base_name: "Café" } };
  const bytes = Buffer.from(JSON.stringify(named));
  for (const chunks of [Array.from(bytes, (byte) => Buffer.of(byte)), [...bytes.toString()]]) {
    const { data } = await returning(withNodeStream(Readable.from(chunks))).desk.GET("/forms");
    expect(data).toEqual(named);
  }
});

const params = { path: { team_member_id: "1" } };

test.each<
  [what: string, kind: string | undefined, call: (desk: Client<paths>) => Promise<{ error?: unknown }>]
>([
  ["stalls, at the deadline", "timeout", (desk) => desk.GET("/forms", { timeout: 30 })],
  ["nobody reads", undefined, (desk) => desk.DELETE("/team-members/{team_member_id}", { params })],
])("a stream of Node is destroyed that %s", async (_, kind, call) => {
  const stream = new Readable({ read() {} });
  const { error } = await call(returning(withNodeStream(stream)).desk);
  expect((error as { kind?: string } | undefined)?.kind).toBe(kind);
  await vi.waitFor(() => expect(stream.destroyed).toBe(true), { timeout: 30_000 });
});

test("a fetch that throws at once is a network failure like one that rejects", async () => {
  const fetch = () => {
    throw new TypeError("no");
  };
  const { error } = await getForms(undefined, { fetch });
  expect(error).toMatchObject({ kind: "network", sent: true, cause: { name: "TypeError", message: "no" } });
});

test("a client is made without loading the platform's fetch", async () => {
  // The platform's classes are getters until something asks for them.
  const asked = await outputOf(`
    const asked = [];
    for (const name of ["fetch", "Request", "Response", "Headers", "FormData"]) {
      Object.defineProperty(globalThis, name, { get: () => asked.push(name), configurable: true });
    }
    const { createClient } = await import("support-desk-client");
    createClient({ workspace: "acme", serviceHost: "desk.example", apiKey: "key", headers: { "x-a": "1" } });
    console.log(JSON.stringify(asked));
  `);
  expect(asked).toBe("[]\n");
});

test("the platform's fetch is looked up at the call", async () => {
  const called = await outputOf(`
    import { createClient } from "support-desk-client";
    const desk = createClient({ workspace: "acme", serviceHost: "desk.example", apiKey: "key" });
    globalThis.fetch = async (url) => Response.json({ forms: [], kb_details: { knowledge_base_name: url } });
    console.log((await desk.GET("/forms")).data.kb_details.knowledge_base_name);
  `);
  expect(called).toBe("https://acme.desk.example/api/external/v2/forms\n");
});
