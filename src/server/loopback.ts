import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { InvalidArgumentError } from "../client/errors/invalid-argument-error.js";

/** A request that a server refuses, with a status and a reason. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    reason: string,
  ) {
    super(reason);
  }
}

/** Responds to a request. If it rejects, the server responds with the status of a `Refused`, or with 500. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A server that only programs on this machine can reach. */
export interface LoopbackServer {
  /** For example `http://127.0.0.1:4010`. */
  readonly url: string;
  /** Stops listening, waits up to half a second for the handlers, and ends every connection. */
  close(): Promise<void>;
}

// A program on the same machine needs milliseconds. Somebody has abandoned a slower connection, or holds it open on purpose.
const limits = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
};

interface LoopbackOptions {
  /** Called for each request that the server or the handler refuses. */
  onRefused?: (request: IncomingMessage, refusal: Refused) => void;
  /** Headers of every response, refusals included. */
  headers?: Readonly<Record<string, string>>;
}

/**
 * Listens on the loopback interface. The server accepts only a Host that names this machine with the server's own port. Otherwise a
 * page of another site could reach the server by a name of its own that resolves to 127.0.0.1.
 *
 * @param port - 0 for any free port
 * @throws InvalidArgumentError that names the port, if it is not a port; Error, if the server cannot listen on it
 */
export async function serveOnLoopback(
  port: number,
  handler: Handler,
  { onRefused, headers = {} }: LoopbackOptions = {},
): Promise<LoopbackServer> {
  // Node would create a socket file for a text.
  if (!(Number.isInteger(port) && port >= 0 && port <= 65_535)) {
    throw new InvalidArgumentError("port", `must be a whole number from 0 to 65535, and not ${port}.`);
  }
  const running = new Set<Promise<void>>();
  let hosts: string[] = [];
  const respond: Handler = async (request, response) => {
    const { host = "" } = request.headers;
    // A target with its own authority, such as http://other/, would override the Host.
    if (!hosts.includes(host.toLowerCase()) || !request.url?.startsWith("/")) {
      throw new Refused(403, `This server only responds to requests to ${hosts.join(" or ")}.`);
    }
    await handler(request, response);
  };
  const server = createServer(limits, (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const work = respond(request, response).catch((error: unknown) => {
      // The client disconnected, or the handler has a bug.
      if (response.headersSent || response.destroyed) return void response.destroy();
      const isRefused = error instanceof Refused;
      if (isRefused) onRefused?.(request, error);
      const refusal = isRefused ? error : new Refused(500, `The server failed: ${String(error)}`);
      // Clients show the text of `error`. Node drops the rest of the request.
      const text = JSON.stringify({ error: refusal.message });
      response.writeHead(refusal.status, { "content-type": "application/json" }).end(text);
    });
    running.add(work);
    work.finally(() => running.delete(work));
  });
  await new Promise<void>((done, fail) => {
    server.once("error", fail);
    server.listen(port, "127.0.0.1", done);
  }).catch(({ code, message }: NodeJS.ErrnoException) => {
    const isTaken = code === "EADDRINUSE";
    throw new Error(
      isTaken ? `Port ${port} is in use; choose another.` : `Cannot listen on port ${port}: ${message}`,
    );
  });

  const ownPort = (server.address() as AddressInfo).port;
  hosts = ["127.0.0.1", "localhost", "[::1]"].map((name) => `${name}:${ownPort}`);
  return {
    url: `http://127.0.0.1:${ownPort}`,
    async close() {
      const closed = new Promise((done) => server.close(done));
      const limit = new AbortController();
      await Promise.race([Promise.all(running), wait(500, undefined, { signal: limit.signal })]);
      limit.abort();
      server.closeAllConnections();
      await closed;
    },
  };
}
