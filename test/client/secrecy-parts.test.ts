import { inspect } from "node:util";
import { expect, test } from "vitest";
import { createClient } from "../../src/index.js";
import { fc, runs } from "../support/fuzz.js";
import { serveRaw } from "../support/raw-server.js";

const baseUrl = "https://acme.desk.example/api/external/v2";
const apiKey = "Zk3.y0f/th3+w0rk=5pac3_that-n0body~knows!";
const parts = Array.from({ length: apiKey.length - 7 }, (_, start) => apiKey.slice(start, start + 8));

/** Fails where something that a person can print shows eight characters of the key in a row. */
function expectNoPart(value: unknown) {
  const texts = [inspect(value, { depth: 20, showHidden: true }), JSON.stringify(value), String(value)];
  if (value instanceof Error) texts.push(String(value.stack), String(value.message));
  const found = texts.flatMap((text) => parts.filter((part) => text?.includes(part)));
  expect(found).toEqual([]);
}

test("no part of the key is left wherever chunks and the cut fall", async () => {
  const where = fc.record({
    before: fc.nat(60),
    limit: fc.integer({ min: 1, max: 120 }),
    chunk: fc.integer({ min: 1, max: 50 }),
    status: fc.constantFrom(200, 400, 401, 503),
    quoted: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(where, async ({ before, limit, chunk, status, quoted }) => {
      const text = `${"x".repeat(before)}${apiKey}${"y".repeat(40)}`;
      const bytes = new TextEncoder().encode(quoted ? JSON.stringify({ error: text }) : text);
      const body = new ReadableStream({
        start(stream) {
          for (let at = 0; at < bytes.length; at += chunk) stream.enqueue(bytes.slice(at, at + chunk));
          stream.close();
        },
      });
      const fetch = async () => new Response(body, { status });
      const desk = createClient({ baseUrl, apiKey, maxResponseBytes: limit, maxRetries: 0, fetch });
      const result = await desk.GET("/forms");
      expectNoPart(result);
      expectNoPart(result.error);
    }),
    runs(300),
  );
});

test("no part of the key is left at the cut of a text of 64 KiB", async () => {
  for (let shown = 0; shown <= apiKey.length; shown += 1) {
    const text = `${"x".repeat(65_536 - shown)}${apiKey}`;
    const fetch = async () => new Response(text, { status: 400 });
    const { error } = await createClient({ baseUrl, apiKey, fetch }).GET("/forms");
    expect(error).toMatchObject({ body: expect.stringMatching(/^x{65000,}(\[redacted\])?$/) });
  }
});

test("a hook that copies a body that was cut copies no part of the key", async () => {
  const fetch = async () => new Response(`${"x".repeat(90)}${apiKey}`, { status: 400 });
  const desk = createClient({ baseUrl, apiKey, maxResponseBytes: 100, fetch });
  desk.use({ onResponse: async ({ response }) => new Response(await response.text(), { status: 400 }) });
  expect((await desk.GET("/forms")).error).toMatchObject({ body: "x".repeat(90) });
});

test("a status text that repeats the key shows nowhere, whether or not a Response allows it", async () => {
  for (const [status, phrase] of [
    ["400", apiKey],
    ["999", apiKey],
    ["500", `\x01${apiKey}\x02`],
    ["200", apiKey],
  ] as const) {
    await using server = await serveRaw((socket) => {
      socket.end(`HTTP/1.1 ${status} ${phrase}\r\nx-echo: ${apiKey}\r\ncontent-length: 2\r\n\r\n{}`);
    });
    const result = await createClient({ baseUrl: server.baseUrl, apiKey, maxRetries: 0 }).GET("/forms");
    expect(result.error).toBeDefined();
    expectNoPart(result);
    if (result.error?.kind === "api") expect(result.response?.status).toBe(Number(status));
  }
});

test("an answer of a fetch with a status text and a URL of its own is an error of ours", async () => {
  for (const statusText of [`Ошибка ${apiKey}`, `two\nlines ${apiKey}`, undefined, 5]) {
    const odd = { status: 500, statusText, headers: new Headers(), url: `https://x/${apiKey}`, body: null };
    const fetch = async () => ({ ...odd, text: async () => "{}" }) as unknown as Response;
    const result = await createClient({ baseUrl, apiKey, maxRetries: 0, fetch }).GET("/forms");
    expect(result.error).toMatchObject({ kind: "api", status: 500 });
    expect(result.response).toBeInstanceOf(Response);
    expectNoPart(result);
  }
});

test("the response of a failed call keeps its status and its other headers, and has no body", async () => {
  const headers = { "x-kept": "v", "x-echo": apiKey, [`x-${apiKey.replaceAll(/\W/g, "")}`]: "v" };
  const fetch = async () =>
    new Response('{"error":"No"}', { status: 422, statusText: "Unprocessable", headers });
  const { error, response } = await createClient({ baseUrl, apiKey, fetch }).GET("/forms");
  expect(response).toMatchObject({ status: 422, ok: false, statusText: "Unprocessable" });
  expect(response?.headers.get("x-kept")).toBe("v");
  expect(response?.headers.get("x-echo")).toBe("[redacted]");
  expect(await response?.text()).toBe("");
  expect(error?.kind === "api" && error.headers.get("x-kept")).toBe("v");
});
