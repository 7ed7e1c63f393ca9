// @ts-check
// Reads 200 pages of 30 members from a service that takes 10 ms for each.
import { createServer } from "node:http";
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
  }, 10);
});

/** @param {() => Promise<number>} read */
async function time(read) {
  const start = performance.now();
  const count = await read();
  if (count !== total * 30) throw new Error(`${count} members came, not ${total * 30}.`);
  return performance.now() - start;
}

/** The time of a whole list, as a multiple of the time of a loop that is written by hand over raw fetch. */
export async function paging() {
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const baseUrl = `http://127.0.0.1:${port}/api/external/v2`;
  const desk = createClient({ baseUrl, apiKey: "key" });
  /** @param {number} concurrency */
  const paginated = (concurrency) => async () => {
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
  await paginated(8)();
  const unit = await time(byHand);
  const result = {
    "a loop by hand": 1,
    "one at a time": (await time(paginated(1))) / unit,
    "eight at a time": (await time(paginated(8))) / unit,
  };
  server.closeAllConnections();
  server.close();
  return result;
}
