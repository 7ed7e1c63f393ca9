import { createServer } from "node:http";
import { gzipSync } from "node:zlib";
import { ProxyAgent, fetch as proxiedFetch } from "undici";
import { expect, test } from "vitest";
import { createClient } from "../../src/desk/index.js";
import { failureOf, methods } from "../support/failures.js";
import { forms, json, listen, serve } from "../support/server.js";

const head = (line: string) => `HTTP/1.1 200 OK\r\n${line}\r\n\r\n`;

test.concurrent.each<[what: string, bytes: (string | Buffer)[], end: "end" | "reset"]>([
  ["is empty", [], "end"],
  ["is a reset", [], "reset"],
  ["has a malformed status line", ["HTP/9 two hundred\r\n\r\n"], "end"],
  ["has a header of 1 MB", [head(`x-a: ${"a".repeat(1_000_000)}`), "{}"], "end"],
  ["ends before its content-length", [head("content-length: 999"), " "], "end"],
  ["has a malformed chunk", [head("transfer-encoding: chunked"), "zz\r\n{"], "end"],
])("a response that %s is a NetworkError, and only a read is sent again", async (_, bytes, end) => {
  await using server = await serve((_, { socket }) => {
    for (const one of bytes) socket?.write(one);
    if (end === "end") socket?.end();
    else setTimeout(() => socket?.resetAndDestroy(), 20);
  });
  const desk = createClient({ baseUrl: server.baseUrl, apiKey: "key", maxRetries: 1, timeout: 5_000 });
  for (const method of methods) {
    server.requests.length = 0;
    const error = { kind: "network", sent: true, outcome: "unknown" };
    expect(await failureOf(method, desk)).toMatchObject(error);
    expect(server.requests).toHaveLength(method === "GET" ? 2 : 1);
  }
});

test.each([407, 403, 502])("a proxy that refuses the tunnel with a %i means not-sent", async (status) => {
  const proxy = createServer().on("connect", (_, socket) => {
    socket.end(`HTTP/1.1 ${status} No\r\n\r\n`);
  });
  const dispatcher = new ProxyAgent(await listen(proxy));
  const options = { baseUrl: "https://acme.desk.example/api/external/v2", apiKey: "key", maxRetries: 0 };
  // The types of undici's fetch and of the platform's fetch differ.
  const fetch = ((url: string, init: object) =>
    proxiedFetch(url, { ...init, dispatcher })) as typeof globalThis.fetch;
  const error = await failureOf("POST", createClient({ ...options, fetch }));
  expect(error).toMatchObject({
    outcome: "not-sent",
    message: `POST /tickets: no response: the proxy responded with ${status} (UND_ERR_ABORTED); the request was not sent`,
  });
  await dispatcher.destroy();
  proxy.close();
});

test("a gzip bomb is refused at the limit", async () => {
  const bomb = gzipSync(Buffer.alloc(17 * 1024 * 1024, " "));
  await using server = await serve((_, response) => {
    response.writeHead(200, { "content-encoding": "gzip" }).end(bomb);
  });
  const { error } = await createClient({ baseUrl: server.baseUrl, apiKey: "key" }).GET("/forms");
  expect(error?.message).toBe("GET /forms: 200 with a body that exceeds maxResponseBytes (16777216)");
});

const message = expect.stringContaining("redirects are refused");

test.each([301, 302, 303, 307, 308])(
  "a %i is an ApiError, and its target gets no request",
  async (status) => {
    await using attacker = await serve((_, response) => json(response, 200, forms));
    await using origin = await serve((_, response) => {
      response.writeHead(status, { location: `${attacker.baseUrl}/forms` }).end();
    });
    const { error } = await createClient({ baseUrl: origin.baseUrl, apiKey: "key" }).GET("/forms");
    expect(error).toMatchObject({ kind: "api", status, message });
    expect(attacker.requests).toEqual([]);
  },
);
