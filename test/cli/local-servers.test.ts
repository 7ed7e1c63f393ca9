import { once } from "node:events";
import { networkInterfaces } from "node:os";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { localServers } from "../support/local-servers.js";
import { connectTo, sendRaw } from "../support/raw-client.js";

const key = "X-Api-Key: key";

describe.each(localServers())("$name", ({ start, target }) => {
  let server: Awaited<ReturnType<typeof start>>;
  let port: string;
  beforeAll(async () => {
    server = await start();
    port = new URL(server.url).port;
  });
  afterAll(() => server.close());

  test.each(["127.0.0.1:PORT", "localhost:PORT", "LocalHost:PORT", "[::1]:PORT"])(
    "answers a request to %s",
    async (host) => {
      const headers = [`Host: ${host.replace("PORT", port)}`, key];
      expect((await sendRaw(server.url, target, headers)).status).toBe(200);
    },
  );

  test.each([
    "rebound.example:PORT",
    "127.0.0.1.rebound.example:PORT",
    "rebound.example@127.0.0.1:PORT",
    "localhost.:PORT",
    "127.0.0.1",
    "localhost",
    "127.0.0.1:1",
    "127.0.0.1:PORT,rebound.example",
    "0.0.0.0:PORT",
    "",
  ])("refuses a request to %j with the names that it answers to", async (host) => {
    const headers = [`Host: ${host.replace("PORT", port)}`, key];
    const { status, text } = await sendRaw(server.url, target, headers);
    expect(status).toBe(403);
    expect(text).toContain(`This server only answers requests to 127.0.0.1:${port} or localhost:${port}`);
  });

  test("refuses a target that names another host", async () => {
    const headers = [`Host: 127.0.0.1:${port}`, key];
    expect((await sendRaw(server.url, `http://rebound.example${target}`, headers)).status).toBe(403);
  });

  test("refuses a request without a host", async () => {
    expect((await sendRaw(server.url, target, [key])).status).toBe(400);
  });

  test("listens on the loopback interface alone", async () => {
    const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
    const others = addresses.filter(({ family, internal }) => family === "IPv4" && !internal);
    for (const address of ["127.0.0.2", ...others.map((one) => one.address)]) {
      await expect(connectTo(`http://${address}:${port}`), address).rejects.toThrow("ECONNREFUSED");
    }
  });

  test("ends every connection when it closes", async () => {
    const other = await start();
    const { port } = new URL(other.url);
    const texts = [
      "",
      "GET / HTTP/1.1\r\n",
      `POST /api/external/v2/forms HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Length: 9\r\n\r\n`,
      `GET /events HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`,
      `GET ${target} HTTP/1.1\r\nHost: localhost:${port}\r\n${key}\r\n\r\n`,
    ];
    const clients = await Promise.all(texts.map((text) => connectTo(other.url, text)));
    await once(clients.at(-1)?.socket ?? process, "data");
    await other.close();
    await Promise.all(clients.map(({ ended }) => ended));
    await expect(connectTo(other.url)).rejects.toThrow("ECONNREFUSED");
  });
});
