// Reads 200 pages of 30 members from a service that answers each after 20 ms.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createClient, paginate } from "support-desk-client";

const total = 200;
const server = createServer((request, response) => {
  const number = Number(new URL(request.url ?? "", "http://localhost").searchParams.get("page_number"));
  const members = Array.from({ length: 30 }, (_, index) => ({
    id: `${number}-${index}`,
    email: "a@acme.example",
  }));
  const pagination = {
    total_records: total * 30,
    current_page_number: number,
    total_pages: total,
    page_size: 30,
  };
  setTimeout(() => {
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify({ team_members: members, pagination }));
  }, 20);
});

async function time(read: () => Promise<number>): Promise<number> {
  const start = performance.now();
  const count = await read();
  if (count !== total * 30) throw new Error(`${count} members came, not ${total * 30}.`);
  return performance.now() - start;
}

/** How many times as fast a whole list is read as by a loop that is written by hand over raw fetch. */
export async function paging(): Promise<Record<string, number>> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const baseUrl = `http://127.0.0.1:${port}/api/external/v2`;
  const desk = createClient({ baseUrl, apiKey: "key" });
  const paginated = (concurrency: number) => async () => {
    let count = 0;
    for await (const _ of paginate(desk, "/team-members", {}, { concurrency })) count += 1;
    return count;
  };
  const byHand = async () => {
    let count = 0;
    for (let number = 1, last = 1; number <= last; number += 1) {
      const response = await fetch(`${baseUrl}/team-members?page_number=${number}`, {
        headers: { "x-api-key": "key" },
      });
      const { team_members, pagination } = await response.json();
      for (const _ of team_members) count += 1;
      last = pagination.total_pages;
    }
    return count;
  };
  await paginated(16)();
  const unit = await time(byHand);
  const result = {
    "a loop by hand": 1,
    "one at a time": unit / (await time(paginated(1))),
    "four at a time": unit / (await time(paginated(4))),
    "sixteen at a time": unit / (await time(paginated(16))),
  };
  server.closeAllConnections();
  server.close();
  return result;
}
