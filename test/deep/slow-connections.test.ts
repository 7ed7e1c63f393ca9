import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, test } from "vitest";
import { servePages } from "../../src/cli/pages/server.js";
import { startMock } from "../../src/testing/index.js";
import { connectTo } from "../support/raw-client.js";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "support-desk-pages-test-"));
  await writeFile(join(folder, "openapi.html"), "<!doctype html><title>Page</title><body></body></html>");
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const _key = "X-Api-Key: key";

const servers = [
  { name: "the mock", start: () => startMock(), target: "/api/external/v2/forms" },
  { name: "the docs", start: () => servePages(folder, 0), target: "/openapi.html" },
];

// These wait for limits of several seconds, so all of them wait at once.
describe.concurrent.each(servers)("$name ends a connection", ({ start }) => {
  test.each<[what: string, text: string, drip: string]>([
    ["sends nothing", "", ""],
    ["stops in the headers", "POST / HTTP/1.1\r\nHost: localhost:PORT\r\n", ""],
    ["drips headers", "POST / HTTP/1.1\r\nHost: localhost:PORT\r\n", "X-A: b\r\n"],
    ["stops in the body", "POST / HTTP/1.1\r\nHost: localhost:PORT\r\nContent-Length: 9\r\n\r\n{", ""],
    ["drips a body", "POST / HTTP/1.1\r\nHost: localhost:PORT\r\nContent-Length: 9999\r\n\r\n{", " "],
  ])("that %s", async (_, text, drip) => {
    const server = await start();
    const { port } = new URL(server.url);
    const { socket, ended } = await connectTo(server.url, text.replace("PORT", port));
    const dripping = setInterval(() => socket.write(drip), 200);
    await ended;
    clearInterval(dripping);
    await server.close();
  });
});
