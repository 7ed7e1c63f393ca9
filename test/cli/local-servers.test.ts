import { once } from "node:events";
import { networkInterfaces } from "node:os";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type LoopbackServer, serveOnLoopback } from "../../src/server/loopback.js";
import { connectTo, sendRaw } from "../support/raw-client.js";

// The mock and the server of the pages are built on this server. The response to /events never ends.
const start = () =>
  serveOnLoopback(0, async ({ url }, response) => {
    if (url === "/events") response.write("begun");
    else response.end("answer");
  });

let server: LoopbackServer;
let port: string;
beforeAll(async () => {
  server = await start();
  port = new URL(server.url).port;
});
afterAll(() => server.close());

/** Returns the status and body of the response to a request with this Host header. */
const ask = (host: string, target = "/") =>
  sendRaw(server.url, target, [`Host: ${host.replace("PORT", port)}`]);

test.each(["127.0.0.1:PORT", "localhost:PORT", "LocalHost:PORT", "[::1]:PORT"])(
  "a request to %s is answered",
  async (host) => expect(await ask(host)).toEqual({ status: 200, text: expect.stringContaining("answer") }),
);

test.each([
  "rebound.example:PORT",
  "127.0.0.1.rebound.example:PORT",
  "localhost.:PORT",
  "127.0.0.1",
  "127.0.0.1:1",
  "127.0.0.1:PORT,rebound.example",
  "",
])("a request to %j is refused, and the message names the right hosts", async (host) => {
  const names = `This server only responds to requests to 127.0.0.1:${port} or localhost:${port}`;
  expect(await ask(host)).toEqual({ status: 403, text: expect.stringContaining(names) });
});

test("a request without a host, or with another host in its target, is refused", async () => {
  expect((await ask("127.0.0.1:PORT", "http://rebound.example/")).status).toBe(403);
  expect((await sendRaw(server.url, "/", [])).status).toBe(400);
});

test("the server only listens on the loopback interface", async () => {
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  const others = addresses.filter(({ family, internal }) => family === "IPv4" && !internal);
  for (const address of ["127.0.0.2", ...others.map((one) => one.address)]) {
    await expect(connectTo(`http://${address}:${port}`), address).rejects.toThrow("ECONNREFUSED");
  }
});

test("every connection ends when the server closes", async () => {
  const other = await start();
  const { host } = new URL(other.url);
  const texts = [
    "",
    "GET / HTTP/1.1\r\n",
    `POST / HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 9\r\n\r\n`,
    `GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
    `GET /events HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
  ];
  const clients = await Promise.all(texts.map((text) => connectTo(other.url, text)));
  await once(clients.at(-1)?.socket ?? process, "data");
  await other.close();
  await Promise.all(clients.map(({ ended }) => ended));
  await expect(connectTo(other.url)).rejects.toThrow("ECONNREFUSED");
});
