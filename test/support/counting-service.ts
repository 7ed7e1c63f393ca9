import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listen } from "./server.js";

export interface CountingService extends AsyncDisposable {
  url: string;
  /** Lists the methods that arrived more than once, by the fault of the first response. */
  repeated(): Record<string, string[]>;
}

/**
 * Starts a service that counts writes. By the header `x-fault`, it responds with 421 to the first write of a kind, or closes the
 * connection without a response.
 *
 * @param serve - responds to other requests, such as those for a page; returns whether it did
 */
export async function countWrites(
  serve: (request: IncomingMessage, response: ServerResponse) => boolean = () => false,
): Promise<CountingService> {
  const arrivals = new Map<string, number>();
  const uses = new WeakMap<object, number>();
  const fresh: string[] = [];
  const server = createServer((request, response) => {
    for (const name of ["origin", "headers", "methods"]) {
      response.setHeader(`access-control-allow-${name}`, "*");
    }
    response.setHeader("access-control-max-age", "600");
    if (serve(request, response)) return;
    const { socket, method } = request;
    const used = uses.get(socket) ?? 0;
    uses.set(socket, used + 1);
    if (method === "OPTIONS") return void response.writeHead(204).end();
    const fault = String(request.headers["x-fault"]);
    request.resume().on("end", () => {
      const kind = `${fault} ${method}`;
      const count = (arrivals.get(kind) ?? 0) + 1;
      arrivals.set(kind, count);
      if (count === 1 && used === 0 && fault !== "none") fresh.push(kind);
      if (count === 1 && fault === "closes") return void socket.end();
      if (count === 1 && fault === "421") return void response.writeHead(421).end();
      const body = { message: "Done.", team_member: { id: "7" } };
      response.writeHead(201, { "content-type": "application/json" }).end(JSON.stringify(body));
    });
  });
  server.keepAliveTimeout = 60_000;
  return {
    url: await listen(server),
    repeated() {
      // A client sends a write again only if it finds a used connection closed.
      if (fresh.length > 0) throw new Error(`not over a used connection: ${fresh.join(", ")}`);
      const repeated: Record<string, string[]> = { "421": [], closes: [] };
      for (const [kind, count] of arrivals) {
        const [fault = "", method = ""] = kind.split(" ");
        if (count > 1) repeated[fault]?.push(method);
      }
      return repeated;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
