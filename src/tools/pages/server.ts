import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Refused, serveOnLoopback } from "../../server/loopback.js";
import { CommandError } from "../errors.js";

export interface PageServer {
  url: string;
  /** The origins of the pages, for the CORS of a mock. */
  origins: readonly string[];
  /** Replaces the files, and reloads the open pages that changed. */
  show(files: ReadonlyMap<string, string>): void;
  /** Shows an error message on the open pages. An empty message removes it. */
  showMistake(message: string): void;
  close(): Promise<void>;
}

/**
 * Serves rendered pages on the loopback interface.
 *
 * @param rendered - the files by path; if undefined, requests wait for the first `show`
 * @param port - 0 for any free port
 */
export async function servePages(
  rendered: ReadonlyMap<string, string> | undefined,
  port: number,
): Promise<PageServer> {
  const open = new Set<ServerResponse>();
  let files = rendered ?? new Map<string, string>();
  let setShown = () => {};
  const shown = new Promise<void>((resolve) => {
    setShown = resolve;
  });
  if (rendered) setShown();
  let mistake = "";
  const id = randomUUID();

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    await shown;
    const [pathname = "/"] = (request.url ?? "/").split("?");
    const pages = [...files.keys()].filter((name) => /^[^/]+\.html$/.test(name)).map((name) => `/${name}`);
    if (pathname === "/" && pages[0]) return void response.writeHead(302, { location: pages[0] }).end();
    if (pathname === "/events") {
      response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
      response.write(eventOf("server", id) + eventOf("mistake", mistake));
      open.add(response);
      return void response.on("close", () => open.delete(response));
    }
    const file = files.get(pathname.slice(1));
    if (file === undefined) {
      throw new Refused(404, `There is no such page. The pages are ${pages.join(", ")}.`);
    }
    const type = pathname.endsWith(".html") ? "html" : "plain";
    response.writeHead(200, { "content-type": `text/${type}; charset=utf-8`, "cache-control": "no-store" });
    response.end(file);
  }

  const server = await serveOnLoopback(port, handle).catch((error: Error) => {
    throw new CommandError(error.message);
  });
  const send = (event: string, data: unknown) => {
    for (const page of open) page.write(eventOf(event, data));
  };
  return {
    url: server.url,
    origins: server.origins,
    show(next) {
      const changed = [...next.keys()].filter((name) => next.get(name) !== files.get(name));
      files = next;
      setShown();
      send("reload", changed);
    },
    showMistake(message) {
      mistake = message;
      send("mistake", message);
    },
    close: server.close,
  };
}

const eventOf = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
