import { readFile } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { documents } from "../codegen/documents.js";
import type { Change } from "./changes.js";
import { readScripts } from "./scripts.js";

export interface PageServer {
  url: string;
  /**
   * Serves these pages, by file name, instead of the files, and reloads the open ones that changed.
   *
   * @param changes - what changed, by the file names of the pages that changed
   */
  show(pages: ReadonlyMap<string, string>, changes: Readonly<Record<string, readonly Change[]>>): void;
  /** Shows a mistake on the open pages; an empty message removes it. */
  showMistake(message: string): void;
  close(): Promise<void>;
}

/**
 * Serves rendered pages on the loopback interface.
 *
 * @param port - 0 for any that is free
 */
export async function servePages(folder: string, port: number): Promise<PageServer> {
  const open = new Set<ServerResponse>();
  const names = documents.map(({ name }) => `${name}.html`);
  let pages: ReadonlyMap<string, string> = new Map();
  let mistake = "";
  // Added to the pages that this server sends; the files do without it.
  const script = `<script>\n${(await readScripts(["live"])).join("")}</script>\n`;

  const server = createServer(async (request, response) => {
    const [pathname = "/"] = (request.url ?? "/").split("?");
    const plain = (status: number, text: string) =>
      response.writeHead(status, { "content-type": "text/plain" }).end(`${text}\n`);
    if (request.method !== "GET" && request.method !== "HEAD") return plain(405, "Use GET or HEAD.");
    if (pathname === "/") return response.writeHead(302, { location: "/openapi.html" }).end();
    if (pathname === "/events") {
      response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
      response.write(`event: mistake\ndata: ${JSON.stringify(mistake)}\n\n`);
      open.add(response);
      return response.on("close", () => open.delete(response));
    }
    const name = names.find((one) => pathname === `/${one}`);
    if (name === undefined) {
      return plain(404, `There is nothing here. The pages are ${names.map((one) => `/${one}`).join(", ")}.`);
    }
    try {
      const html = pages.get(name) ?? (await readFile(join(folder, name), "utf8"));
      response.writeHead(200, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" });
      response.end(html.replace(/<\/body>\s*<\/html>\s*$/, (end) => script + end));
    } catch {
      plain(503, "The page is not rendered yet; run `npm run docs`.");
    }
  });

  await new Promise<void>((done, fail) => {
    server.once("error", fail);
    server.listen(port, "127.0.0.1", done);
  });
  const send = (event: string, data: unknown) => {
    for (const page of open) page.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    show(next, changes) {
      pages = next;
      send("reload", changes);
    },
    showMistake(message) {
      mistake = message;
      send("mistake", message);
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
