import { createServer } from "node:https";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { createClient } from "../../src/desk/index.js";
import { cert, key } from "../support/certificate.js";
import { serveRaw } from "../support/raw-server.js";
import { forms, listen } from "../support/server.js";
import { newTicket } from "../support/test-desk.js";

const text = JSON.stringify(forms);
const head = (...lines: string[]) => `${["HTTP/1.1 200 OK", ...lines].join("\r\n")}\r\n\r\n`;

test.each<[what: string, bytes: (string | Buffer)[], end: "end" | "reset"]>([
  ["is empty", [], "end"],
  ["is a reset", [], "reset"],
  ["has a malformed status line", ["HTP/9 two hundred\r\n\r\n"], "end"],
  ["has a header of 1 MB", [`HTTP/1.1 200 OK\r\nx-a: ${"a".repeat(1_000_000)}\r\n\r\n{}`], "end"],
  ["ends before its content-length", [head("content-length: 999"), text], "end"],
  ["has a malformed chunk", [head("transfer-encoding: chunked"), "zz\r\n{"], "end"],
])("a response that %s is a NetworkError, for a read and a write", async (_, bytes, end) => {
  await using server = await serveRaw((socket) => {
    for (const one of bytes) socket.write(one);
    if (end === "end") socket.end();
    else setTimeout(() => socket.resetAndDestroy(), 20);
  });
  const desk = createClient({ baseUrl: server.baseUrl, apiKey: "key", maxRetries: 0, timeout: 5_000 });
  const results = [await desk.GET("/forms"), await desk.POST("/tickets", { body: newTicket })];
  for (const { data, error } of results) {
    expect(data).toBeUndefined();
    expect(error).toMatchObject({ kind: "network", sent: true });
  }
  expect(server.connections()).toBe(2);
});

test("a read succeeds after the service has closed a kept-alive connection", async () => {
  await using server = await serveRaw((socket, count) => {
    socket.write(`${head(`content-length: ${text.length}`)}${text}`);
    // The service closes the connection while the client keeps it for the next call.
    if (count === 0) setTimeout(() => socket.destroy(), 5);
  });
  const desk = createClient({ baseUrl: server.baseUrl, apiKey: "key" });
  for (let call = 0; call < 3; call += 1) expect((await desk.GET("/forms")).error).toBeUndefined();
});

test("a request to a service with a self-signed certificate is not sent", async () => {
  const seen: string[] = [];
  const server = createServer({ key, cert }, (request) => seen.push(request.url ?? ""));
  const { port } = new URL(await listen(server));
  const desk = createClient({ baseUrl: `https://localhost:${port}`, apiKey: "key", maxRetries: 0 });
  const { error } = await desk.POST("/team-members", { body: { emails: [] } });
  expect(error).toMatchObject({ kind: "network", code: "DEPTH_ZERO_SELF_SIGNED_CERT", sent: false });
  expect(seen).toEqual([]);
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
