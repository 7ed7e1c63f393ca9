// What the benches call over loopback: a ticket of two fields, or the documented one under /full; 200 pages of 30 members, each
// after 20 ms; and a gzip bomb in place of the forms.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { membersPage, ticket } from "./answers.js";

const bomb = gzipSync(Buffer.alloc(256 * 1024 * 1024, " "));
const full = JSON.stringify(ticket);
const { id, subject } = ticket.ticket;
const small = JSON.stringify({ ticket: { id, subject } });
const json = { "content-type": "application/json" };

const server = createServer(async ({ url = "" }, response) => {
  const page = Number(/page_number=(\d+)/.exec(url)?.[1]);
  if (url.endsWith("/forms")) response.writeHead(200, { "content-encoding": "gzip" }).end(bomb);
  else if (page > 0) {
    const body = JSON.stringify(membersPage(page, 200, 30));
    await wait(20);
    response.writeHead(200, json).end(body);
  } else response.writeHead(200, json).end(url.startsWith("/full") ? full : small);
});
server.listen(0, "127.0.0.1", () => {
  process.send?.((server.address() as AddressInfo).port);
});
