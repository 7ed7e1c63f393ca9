// Requests from a process to its own server without a port: each has a connection in memory.
import { type IncomingMessage, type Server, request as send } from "node:http";
// Some runtimes lack duplexPair. Importing the module as a whole lets only `fetch` fail there.
import stream, { type Duplex, Readable } from "node:stream";
import type { Fetch } from "../client/client-options.js";

/** Returns a `fetch` that reaches a server, and a function that ends all connections of that `fetch`. */
export function reachInProcess(server: Server): { fetch: Fetch; end: () => void } {
  const ends = new Set<Duplex>();
  let isClosed = false;
  const connect = () => {
    if (isClosed) throw new Error("The server is closed.");
    const [own, other] = stream.duplexPair();
    ends.add(own);
    // Destroying one end does not destroy the other.
    own.once("close", () => other.destroy() && ends.delete(own));
    other.once("close", () => own.destroy());
    server.emit("connection", other);
    return own;
  };
  return {
    async fetch(url, init) {
      const request = new Request(url, init);
      const { method } = request;
      // The signal of a Request stops following this one when the Request is collected as garbage.
      const signal = init?.signal ?? undefined;
      const headers = { ...Object.fromEntries(request.headers), host: new URL(url).host };
      const body = Buffer.from(await request.arrayBuffer());
      const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
        const sent = send(url, { method, headers, signal, createConnection: connect });
        sent.once("response", resolve).once("error", reject).end(body);
      }).catch((cause: unknown) => {
        signal?.throwIfAborted();
        throw new TypeError("fetch failed", { cause });
      });
      const { statusCode: status = 0, statusMessage: statusText = "" } = incoming;
      const hasBody = ![204, 205, 304].includes(status);
      return new Response(hasBody ? (Readable.toWeb(incoming) as ReadableStream) : null, {
        status,
        statusText,
        headers: incoming.headers as Record<string, string>,
      });
    },
    end() {
      isClosed = true;
      for (const one of ends) one.destroy();
    },
  };
}
