import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Refused, serveOnLoopback } from "../../server/loopback.js";
import { CommandError } from "../errors.js";

const page = "openapi.html";

/**
 * Serves rendered pages on the loopback interface.
 *
 * @param files - the files by path; one of them is the page
 * @param port - 0 for any free port
 */
export async function servePages(files: ReadonlyMap<string, string>, port: number) {
  const open = new Set<ServerResponse>();
  let served = files;
  let mistake = "";
  // Another server has another version, so that open pages reload when it starts on the same port.
  let version = randomUUID();

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [pathname = "/"] = (request.url ?? "/").split("?");
    if (pathname === "/") return void response.writeHead(302, { location: `/${page}` }).end();
    if (pathname === "/events") {
      response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
      response.write(eventOf("version", version) + eventOf("mistake", mistake));
      open.add(response);
      return void response.on("close", () => open.delete(response));
    }
    const file = served.get(pathname.slice(1));
    if (file === undefined) throw new Refused(404, `There is no such page. The page is /${page}.`);
    const type = pathname.endsWith(".html") ? "html" : "plain";
    response.writeHead(200, { "content-type": `text/${type}; charset=utf-8`, "cache-control": "no-store" });
    response.end(file);
  }

  const server = await serveOnLoopback(port, handle).catch((error: Error) => {
    throw new CommandError(error.message);
  });
  const send = (event: string, data: string) => {
    for (const response of open) response.write(eventOf(event, data));
  };
  /** Shows an error message on the open pages. An empty message removes it. */
  const showMistake = (message: string) => {
    mistake = message;
    send("mistake", message);
  };
  /** Replaces the files, and reloads the open pages if the page changed. */
  const show = (next: ReadonlyMap<string, string>) => {
    showMistake("");
    if (next.get(page) !== served.get(page)) {
      version = randomUUID();
      send("version", version);
    }
    served = next;
  };
  return { ...server, show, showMistake };
}

const eventOf = (event: string, data: string) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
