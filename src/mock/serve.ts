// The two ways to a mock: the HTTP server of Node on the loopback interface, and a fetch within the process.
import type { ServerResponse } from "node:http";
import { addAbortSignal, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import type { Fetch } from "../client/client-options.js";
import { mockHeader } from "../document/gaps.js";
import { type Handler, serveOnLoopback } from "../server/loopback.js";
import type { HttpRequest } from "./request.js";
import type { Responder } from "./respond.js";

/** @param port - null for no server: then only `fetch` reaches the mock */
export async function serve(port: number | null, responder: Responder) {
  const { respond, faults } = responder;
  let isClosed = false;
  const fetch: Fetch = async (url, { signal, ...init } = {}) => {
    // The signal of a Request stops following this one when the Request is collected as garbage.
    const { method, headers, body: sent } = new Request(url, init);
    signal?.throwIfAborted();
    try {
      if (isClosed) throw new Error("The mock is closed.");
      // Node's own type of a stream differs from the platform's.
      const stream = sent && Readable.fromWeb(sent as ReadableStream<Uint8Array>);
      // An aborted call ends a body that would never end.
      const body = stream && signal ? addAbortSignal(signal, stream) : stream;
      const request = { url: url.toString(), method, headers, body, signal: signal ?? undefined };
      const response = await respond(request);
      signal?.throwIfAborted();
      if (response.type !== "error") return response;
      throw new Error("The connection is reset.");
    } catch (cause) {
      signal?.throwIfAborted();
      throw new TypeError("fetch failed", { cause });
    }
  };
  const handle: Handler = async (incoming, outgoing) => {
    const left = new AbortController();
    outgoing.once("close", () => left.abort());
    const { method = "GET", url = "/" } = incoming;
    // Node joins the values of a repeated header.
    const headers = new Headers(Object.entries(incoming.headers as Record<string, string>));
    const address = `http://${incoming.headers.host}${url}`;
    const request: HttpRequest = { url: address, method, headers, body: incoming, signal: left.signal };
    await send(await respond(request), outgoing);
  };
  const server =
    port === null
      ? undefined
      : await serveOnLoopback(port, handle, {
          onRefused: ({ method = "", url = "" }, refusal) =>
            responder.logRefusal(method, url.split("?")[0] ?? "", refusal),
          headers: { [mockHeader]: "1" },
        });
  return {
    // No client can call port 0.
    url: server?.url ?? "http://127.0.0.1:0",
    fetch,
    async close() {
      isClosed = true;
      faults.end();
      await server?.close();
    },
  };
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  if (response.type === "error") return void outgoing.socket?.resetAndDestroy();
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  // A body that ends early destroys the connection.
  if (response.body) await pipeline(response.body, outgoing);
  else outgoing.end();
}
