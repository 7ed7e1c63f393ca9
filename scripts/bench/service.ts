// The service of the benches: a ticket, and 200 pages of 30 members, each after 20 ms. It runs in its own process, so that the benches do
// not count its work.
import { fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import document from "../../src/generated/openapi.json" with { type: "json" };

const file = fileURLToPath(import.meta.url);
const { examples } = document.paths["/tickets/{ticket_id}"].get.responses["200"].content["application/json"];

/** The documented ticket, in its envelope. */
export const ticket = examples.ticket.value;

export function membersPage(number: number, pages: number, size: number) {
  const member = { email: "a@acme.example", first_name: "Ada", last_name: "Byron" };
  return {
    team_members: Array.from({ length: size }, () => ({ id: randomUUID(), ...member })),
    pagination: {
      total_records: pages * size,
      current_page_number: number,
      total_pages: pages,
      page_size: size,
    },
  };
}

export async function serve(): Promise<{ url: string } & Disposable> {
  const service = fork(file);
  const [port] = await once(service, "message");
  return { url: `http://127.0.0.1:${port}`, [Symbol.dispose]: () => service.kill() };
}

function listen(): void {
  const { id, subject } = ticket.ticket;
  const small = JSON.stringify({ ticket: { id, subject } });
  const server = createServer(async ({ url = "" }, response) => {
    const page = Number(/page_number=(\d+)/.exec(url)?.[1]);
    const body = page > 0 ? JSON.stringify(membersPage(page, 200, 30)) : small;
    if (page > 0) await wait(20);
    response.writeHead(200, { "content-type": "application/json" }).end(body);
  });
  server.listen(0, "127.0.0.1", () => {
    process.send?.((server.address() as AddressInfo).port);
  });
}

if (process.argv[1] === file) listen();
