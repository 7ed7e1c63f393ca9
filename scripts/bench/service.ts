// What the benches call: a ticket, and a gzip bomb in place of the forms.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";

const ticket = JSON.stringify({ ticket: { id: "42", subject: "Tent arrived without its poles" } });
const bomb = gzipSync(Buffer.alloc(256 * 1024 * 1024, " "));

const server = createServer((request, response) => {
  if (request.url?.endsWith("/forms")) response.writeHead(200, { "content-encoding": "gzip" }).end(bomb);
  else response.writeHead(200, { "content-type": "application/json" }).end(ticket);
});
server.listen(0, "127.0.0.1", () => {
  process.send?.((server.address() as AddressInfo).port);
});
