import { expect, test, vi } from "vitest";
import { startMock } from "../../src/desk/testing.js";
import { serveOnLoopback } from "../../src/server/loopback.js";
import { connectTo } from "../support/raw-client.js";

// These wait for limits of several seconds, so all of them wait at once.
test.concurrent.each<[what: string, text: string, drip: string]>([
  ["sends nothing", "", ""],
  ["stops in the headers", "POST / HTTP/1.1\r\nHost: localhost:PORT\r\n", ""],
  ["drips headers", "POST / HTTP/1.1\r\nHost: localhost:PORT\r\n", "X-A: b\r\n"],
  ["stops in the body", "POST / HTTP/1.1\r\nHost: localhost:PORT\r\nContent-Length: 9\r\n\r\n{", ""],
  ["drips a body", "POST / HTTP/1.1\r\nHost: localhost:PORT\r\nContent-Length: 9999\r\n\r\n{", " "],
])("a connection is ended that %s", async (_, text, drip) => {
  // The mock reads bodies.
  const server = await startMock();
  const { port } = new URL(server.url);
  const { socket, ended } = await connectTo(server.url, text.replace("PORT", port));
  const dripping = setInterval(() => socket.write(drip), 200);
  await ended;
  clearInterval(dripping);
  await server.close();
});

test("the server ends a connection whose answer is not read", async () => {
  let isClosed = false;
  const server = await serveOnLoopback(
    0,
    async (_, response) => {
      response.once("close", () => {
        isClosed = true;
      });
      // More than the buffers of both ends hold.
      response.end(Buffer.alloc(64 * 1024 * 1024));
    },
    { idleTimeout: 500 },
  );
  const { port } = new URL(server.url);
  const { socket, ended } = await connectTo(server.url);
  socket.pause();
  socket.write(`GET / HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`);
  await vi.waitFor(() => expect(isClosed).toBe(true), { timeout: 30_000 });
  socket.resume();
  await ended;
  await server.close();
});
