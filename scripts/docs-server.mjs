// @ts-check
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { documents } from "./redocly.mjs";
import { root } from "./run.mjs";

// Only pages that this server gives out reload themselves; the files in dist/docs stay plain.
const reloadScript = '<script>new EventSource("/reload").onmessage = () => location.reload();</script>';

/**
 * Serves dist/docs on the loopback interface, and tells the open pages when to reload.
 *
 * @param {number} port 0 takes any free one
 * @returns {Promise<{ url: string, reload: () => void, close: () => Promise<void> }>}
 */
export async function serveDocs(port) {
  /** @type {Set<import("node:http").ServerResponse>} */
  const pages = new Set();
  const files = new Map(
    documents.map(({ name }) => [`/${name}.html`, join(root, "dist/docs", `${name}.html`)]),
  );

  const server = createServer(async (request, response) => {
    const [pathname = "/"] = (request.url ?? "/").split("?");
    /** @param {number} status @param {string} text */
    const plain = (status, text) =>
      response.writeHead(status, { "content-type": "text/plain" }).end(`${text}\n`);
    if (request.method !== "GET" && request.method !== "HEAD")
      return plain(405, "Only GET and HEAD are served.");
    if (pathname === "/") return response.writeHead(302, { location: "/openapi.html" }).end();
    if (pathname === "/reload") {
      response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
      response.write(": open\n\n");
      pages.add(response);
      return response.on("close", () => pages.delete(response));
    }
    const file = files.get(pathname);
    if (file === undefined)
      return plain(404, `There is nothing here. The pages are ${[...files.keys()].join(", ")}.`);
    try {
      const html = await readFile(file, "utf8");
      response.writeHead(200, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" });
      response.end(html.replace(/<\/body>\s*<\/html>\s*$/, (end) => reloadScript + end));
    } catch {
      plain(503, "The page is not made yet; run `npm run docs`.");
    }
  });

  await new Promise((resolve, reject) => {
    server.once("error", (error) => {
      const taken = "code" in error && error.code === "EADDRINUSE";
      reject(taken ? new Error(`Port ${port} is taken by another program; choose another.`) : error);
    });
    server.listen(port, "127.0.0.1", () => resolve(undefined));
  });
  const address = /** @type {import("node:net").AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${address.port}`,
    reload: () => {
      for (const page of pages) page.write("data: reload\n\n");
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
