import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Server } from "node:net";

export interface SeenRequest {
  method: string;
  url: string;
  headers: IncomingMessage["headers"];
  body: string;
}

export interface TestServer extends AsyncDisposable {
  /** The `baseUrl` for a client. */
  baseUrl: string;
  /** The requests that arrived, in order. */
  requests: SeenRequest[];
}

/** Listens on a free port of the loopback interface, and returns the origin. */
export async function listen(server: Server): Promise<string> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

type Respond = (request: SeenRequest, response: ServerResponse, count: number) => void;

/** Starts a real server on the loopback interface. It counts the requests before each one. */
export async function serve(answer: Respond): Promise<TestServer> {
  const requests: SeenRequest[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (text) => {
      body += text;
    });
    request.on("end", () => {
      const seen = { method: request.method ?? "", url: request.url ?? "", headers: request.headers, body };
      requests.push(seen);
      answer(seen, response, requests.length - 1);
    });
  });
  return {
    baseUrl: `${await listen(server)}/api/external/v2`,
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Answers with JSON. */
export function json(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
) {
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
}

/** The envelope of `GET /forms`, which needs no parameters. */
export const forms = { forms: [], kb_details: { knowledge_base_name: "Help" } };
