import { expect, test, vi } from "vitest";
import { createClient } from "../../src/index.js";
import { json, serve } from "../support/server.js";

test("JSON of an error is parsed up to maxResponseBytes, also beyond 64 KiB", async () => {
  const body = { error: "No", rows: Array.from({ length: 20_000 }, (_, index) => `row ${index}`) };
  await using server = await serve((_, response) => json(response, 400, body));
  const size = JSON.stringify(body).length;
  const ask = (maxResponseBytes: number) =>
    createClient({ baseUrl: server.baseUrl, apiKey: "key", maxResponseBytes }).GET("/forms");
  expect((await ask(size)).error).toMatchObject({ kind: "api", body });
  expect((await ask(size - 1)).error).toMatchObject({
    kind: "api",
    body: JSON.stringify(body).slice(0, 65_536),
  });
});

test.each([
  [100, 100],
  [65_536, 65_536],
  [100_000, 65_536],
])(
  "with maxResponseBytes %i, an error keeps %i characters of a larger text",
  async (maxResponseBytes, kept) => {
    await using server = await serve((_, response) => response.writeHead(500).end("x".repeat(200_000)));
    const desk = createClient({ baseUrl: server.baseUrl, apiKey: "key", maxResponseBytes });
    expect((await desk.GET("/forms")).error).toMatchObject({
      kind: "api",
      status: 500,
      body: "x".repeat(kept),
    });
  },
);

test.each([200, 500])(
  "past maxResponseBytes, no more of a %i is read and its connection is closed",
  async (status) => {
    const closed = vi.fn();
    await using server = await serve((_, response) => {
      response.writeHead(status);
      const write = () => {
        while (response.write("x".repeat(10_000)));
        response.once("drain", write);
      };
      write();
      response.on("close", closed);
    });
    const desk = createClient({ baseUrl: server.baseUrl, apiKey: "key", maxResponseBytes: 1_000 });
    expect((await desk.GET("/forms")).error).toMatchObject({ status, body: "x".repeat(1_000) });
    await vi.waitFor(() => expect(closed).toHaveBeenCalled());
  },
);

test("a character that the limit goes through is left out", async () => {
  await using server = await serve((_, response) => response.writeHead(500).end("é".repeat(100)));
  const desk = createClient({ baseUrl: server.baseUrl, apiKey: "key", maxResponseBytes: 5 });
  expect((await desk.GET("/forms")).error).toMatchObject({ body: "éé" });
});

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

test("an error that is followed by a body of another kind keeps it as text", async () => {
  await using server = await serve((_, response) => response.writeHead(500).end("[1,2"));
  const { error } = await createClient({ baseUrl: server.baseUrl, apiKey: "key" }).GET("/forms");
  expect(error).toMatchObject({ kind: "api", body: "[1,2" });
});

test("JSON of an error that is too deep stays text, also where a retry runs out of time", async () => {
  const text = "[".repeat(30_000) + "]".repeat(30_000);
  let count = 0;
  const fetch = async () => {
    count += 1;
    return count === 1 ? new Response(text, { status: 503 }) : new Promise<Response>(() => {});
  };
  const desk = createClient({
    baseUrl: "https://acme.desk.example/api/external/v2",
    apiKey: "key",
    timeout: 1_500,
    fetch,
  });
  expect((await desk.GET("/forms")).error).toMatchObject({ kind: "api", status: 503, body: text });
});
