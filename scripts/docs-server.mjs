// @ts-check
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { documents } from "./redocly.mjs";

// Only pages that this server gives out follow it; the files stay plain.
const script = `<script>
  const events = new EventSource("/events");
  events.addEventListener("reload", () => location.reload());
  events.addEventListener("mistake", ({ data }) => {
    document.getElementById("mistake")?.remove();
    if (JSON.parse(data) === "") return;
    const box = Object.assign(document.createElement("pre"), { id: "mistake", textContent: JSON.parse(data) });
    box.setAttribute("role", "alert");
    box.style.cssText = "position:fixed;inset:auto 0 0;z-index:9999;margin:0;max-height:60vh;overflow:auto;padding:16px 24px;" +
      "background:#7a1420;color:#fff;font:14px/1.5 monospace;white-space:pre-wrap";
    document.body.append(box);
  });
</script>`;

/**
 * @typedef {object} DocsServer
 * @property {string} url
 * @property {(pages: Map<string, string>) => void} show serves these pages instead of the files, and reloads the open ones
 * @property {() => void} reload serves the files, and reloads the open pages
 * @property {(message: string) => void} tell shows a mistake on the open pages; an empty one takes it away
 * @property {() => Promise<void>} close
 */

/**
 * Serves rendered pages on the loopback interface, and tells the open ones what happens.
 *
 * @param {string} folder
 * @param {number} port 0 takes any free one
 * @returns {Promise<DocsServer>}
 */
export async function serveDocs(folder, port) {
  /** @type {Set<import("node:http").ServerResponse>} */
  const open = new Set();
  const names = documents.map(({ name }) => `${name}.html`);
  let pages = new Map();
  let mistake = "";

  const server = createServer(async (request, response) => {
    const [pathname = "/"] = (request.url ?? "/").split("?");
    /** @param {number} status @param {string} text */
    const plain = (status, text) =>
      response.writeHead(status, { "content-type": "text/plain" }).end(`${text}\n`);
    if (request.method !== "GET" && request.method !== "HEAD")
      return plain(405, "Only GET and HEAD are served.");
    if (pathname === "/") return response.writeHead(302, { location: "/openapi.html" }).end();
    if (pathname === "/events") {
      response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
      response.write(`event: mistake\ndata: ${JSON.stringify(mistake)}\n\n`);
      open.add(response);
      return response.on("close", () => open.delete(response));
    }
    const name = names.find((one) => pathname === `/${one}`);
    if (name === undefined)
      return plain(404, `There is nothing here. The pages are ${names.map((one) => `/${one}`).join(", ")}.`);
    try {
      const html = pages.get(name) ?? (await readFile(join(folder, name), "utf8"));
      response.writeHead(200, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" });
      response.end(html.replace(/<\/body>\s*<\/html>\s*$/, (/** @type {string} */ end) => script + end));
    } catch {
      plain(503, "The page is not made yet; run `npm run docs`.");
    }
  });

  await new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(undefined));
  });
  const address = /** @type {import("node:net").AddressInfo} */ (server.address());
  /** @param {string} event @param {string} data */
  const send = (event, data) => {
    for (const page of open) page.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  return {
    url: `http://127.0.0.1:${address.port}`,
    show: (next) => {
      pages = next;
      send("reload", "");
    },
    reload: () => {
      pages = new Map();
      send("reload", "");
    },
    tell: (message) => {
      mistake = message;
      send("mistake", message);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
