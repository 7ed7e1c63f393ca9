import { test } from "vitest";
import { startMock } from "../../src/desk/testing.js";
import { connectTo } from "../support/raw-client.js";

const head = (port: string) => `POST / HTTP/1.1\r\nHost: localhost:${port}\r\n`;

// The server's limits are several seconds, so these tests wait at the same time.
test.concurrent.each<[what: string, text: (port: string) => string, drip: string]>([
  ["sends nothing", () => "", ""],
  ["drips headers", head, "X-A: b\r\n"],
  ["drips a body", (port) => `${head(port)}Content-Length: 9999\r\n\r\n{`, " "],
])("the mock ends a connection that %s", async (_, text, drip) => {
  const mock = await startMock();
  const { socket, ended } = await connectTo(mock.url, text(new URL(mock.url).port));
  const dripping = setInterval(() => socket.write(drip), 200);
  await ended;
  clearInterval(dripping);
  await mock.close();
});
