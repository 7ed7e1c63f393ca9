import { createServer } from "node:https";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { createClient } from "../../src/desk/index.js";
import { cert, key } from "../support/certificate.js";
import { serveRaw } from "../support/raw-server.js";
import { forms, listen } from "../support/server.js";

const text = JSON.stringify(forms);
const head = (...lines: string[]) => `${["HTTP/1.1 200 OK", ...lines].join("\r\n")}\r\n\r\n`;

test.each<[what: string, bytes: (string | Buffer)[], end: "end" | "reset"]>([
  ["closes without a word", [], "end"],
  ["resets without a word", [], "reset"],
  ["has a bad status line", ["HTP/9 two hundred\r\n\r\n"], "end"],
  ["has a header of 1 MB", [`HTTP/1.1 200 OK\r\nx-a: ${"a".repeat(1_000_000)}\r\n\r\n{}`], "end"],
  ["ends before its content-length", [head("content-length: 999"), text], "end"],
  ["is reset in the body", [head("content-length: 999"), text], "reset"],
  ["cuts a chunk", [head("transfer-encoding: chunked"), "ff\r\n{"], "end"],
  ["has a bad chunk", [head("transfer-encoding: chunked"), "zz\r\n{"], "end"],
])("an answer that %s is a network error, for a read and for a write", async (_, bytes, end) => {
  await using server = await serveRaw((socket) => {
    for (const one of bytes) socket.write(one);
    if (end === "end") socket.end();
    else setTimeout(() => socket.resetAndDestroy(), 20);
  });
  const desk = createClient({ baseUrl: server.baseUrl, apiKey: "key", maxRetries: 0, timeout: 5_000 });
  const body = { email: "a@mail.example", subject: "S", description: "D" };
  for (const { data, error } of [await desk.GET("/forms"), await desk.POST("/tickets", { body })]) {
    expect(data).toBeUndefined();
    expect(error).toMatchObject({ kind: "network", sent: true });
  }
  expect(server.connections()).toBe(2);
});

test("a read survives a kept-alive connection that has gone stale", async () => {
  await using server = await serveRaw((socket, count) => {
    socket.write(`${head(`content-length: ${text.length}`)}${text}`);
    // The service closes it without a word while the client keeps it for the next call.
    if (count === 0) setTimeout(() => socket.destroy(), 5);
  });
  const desk = createClient({ baseUrl: server.baseUrl, apiKey: "key" });
  for (let call = 0; call < 3; call += 1) expect((await desk.GET("/forms")).error).toBeUndefined();
});

test("a certificate that nobody vouches for is told as not sent", async () => {
  const seen: string[] = [];
  const server = createServer({ key, cert }, (request) => seen.push(request.url ?? ""));
  const { port } = new URL(await listen(server));
  const desk = createClient({ baseUrl: `https://localhost:${port}`, apiKey: "key", maxRetries: 0 });
  const { error } = await desk.POST("/team-members", { body: { emails: [] } });
  expect(error).toMatchObject({ kind: "network", code: "DEPTH_ZERO_SELF_SIGNED_CERT", sent: false });
  expect(seen).toEqual([]);
  server.closeAllConnections();
  server.close();
});

test("a gzip bomb is refused at the limit", async () => {
  const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024, " "));
  await using server = await serveRaw((socket) => {
    socket.write(head("content-encoding: gzip", `content-length: ${bomb.length}`));
    socket.end(bomb);
  });
  const { error } = await createClient({ baseUrl: server.baseUrl, apiKey: "key" }).GET("/forms");
  expect(error?.message).toBe("GET /forms: 200 with a body that exceeds maxResponseBytes (16777216)");
});
