import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { Fetch } from "../client/client-options.js";
import { reachInProcess } from "./in-process.js";
import { refuse } from "./refuse.js";

/** Answers a request. The server answers with 500 where it rejects. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A server that only programs of this machine reach, by an address that names this machine. */
export interface LoopbackServer {
  /** For example `http://127.0.0.1:4010`. */
  readonly url: string;
  /** Sends a request of this process to the server, without a socket. */
  readonly fetch: Fetch;
  /** The origin of the server by each name that it answers to, for the CORS of another server. */
  readonly origins: readonly string[];
  /** Stops listening, waits for the handlers, but a second at the most, and ends every connection. */
  close(): Promise<void>;
}

// A program on the same machine needs milliseconds. What takes longer is a connection that somebody left or holds open.
const limits = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16_384,
};

interface LoopbackOptions {
  /** Called for each request that the handler does not get, with the reason. */
  onRefused?: (request: IncomingMessage, status: number, reason: string) => void;
  /**
   * How long a connection stays open on which neither side moves, in milliseconds, such as when nobody reads the answer.
   *
   * @default 60_000
   */
  idleTimeout?: number;
  /** What every answer has, refusals included, before the handler sees it. */
  headers?: Readonly<Record<string, string>>;
}

/**
 * Listens on the loopback interface, and answers only requests whose Host names it with the port of this server: a page
 * of another site could otherwise reach it by a name of its own that resolves to 127.0.0.1.
 *
 * @param port - 0 for any that is free; null for none, so that `fetch` alone reaches the server
 * @throws Error that names the port, where the server cannot listen on it
 */
export async function serveOnLoopback(
  port: number | null,
  handler: Handler,
  { onRefused, idleTimeout = 60_000, headers = {} }: LoopbackOptions = {},
): Promise<LoopbackServer> {
  const running = new Set<Promise<void>>();
  const hosts = new Set<string>();
  const server = createServer(limits, (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const { host = "" } = request.headers;
    // A target with an authority of its own would take the place of the Host.
    if (!hosts.has(host.toLowerCase()) || !request.url?.startsWith("/")) {
      const reason = `This server only answers requests to ${[...hosts].join(" or ")}.`;
      onRefused?.(request, 403, reason);
      return refuse(request, response, 403, reason);
    }
    const work = handler(request, response).catch((error: unknown) => {
      // The client went away, or the handler has a mistake.
      if (response.headersSent || response.destroyed) return void response.destroy();
      refuse(request, response, 500, `The server failed: ${String(error)}`);
    });
    running.add(work);
    work.finally(() => running.delete(work));
  });
  server.timeout = idleTimeout;
  const { fetch, end } = reachInProcess(server);
  await new Promise<void>((done, fail) => {
    server.once("error", fail);
    if (port === null) done();
    else server.listen(port, "127.0.0.1", done);
  }).catch(({ code, message }: NodeJS.ErrnoException) => {
    const reason =
      code === "EADDRINUSE"
        ? `Port ${port} is taken by another program; choose another.`
        : code === "EACCES"
          ? `Port ${port} is for administrators only; choose one above 1023.`
          : `Cannot listen on port ${port}: ${message}`;
    throw new Error(reason);
  });

  // No client can call port 0.
  const own = port === null ? 0 : (server.address() as AddressInfo).port;
  const names = ["127.0.0.1", "localhost", "[::1]"];
  for (const name of names) hosts.add(`${name}:${own}`);
  // A browser leaves the usual port out.
  if (own === 80) for (const name of names) hosts.add(name);
  return {
    url: `http://127.0.0.1:${own}`,
    fetch,
    origins: names.map((name) => new URL(`http://${name}:${own}`).origin),
    async close() {
      const closed = new Promise((done) => server.close(done));
      await Promise.race([Promise.all(running), wait(1_000, undefined, { ref: false })]);
      server.closeAllConnections();
      end();
      await closed;
    },
  };
}
