// What `paginate` keeps of a list of a million items, whose ids are UUIDs.
import { createClient, paginate } from "support-desk-client";
import { memoryInUse } from "./memory-in-use.js";

const size = 500;
const pages = 2_000;

function page(number: number): Response {
  const team_members = Array.from({ length: size }, (_, index) => ({
    id: `${`${number}`.padStart(8, "0")}-0000-4000-8000-${`${index}`.padStart(12, "0")}`,
    email: "a@acme.example",
  }));
  const pagination = {
    total_records: pages * size,
    current_page_number: number,
    total_pages: pages,
    page_size: size,
  };
  return Response.json({ team_members, pagination });
}

/** The most memory in MiB that is in use beside a list while it is read, after garbage collection. */
export async function listMemory(): Promise<number> {
  const desk = createClient({
    workspace: "acme",
    serviceHost: "desk.example",
    apiKey: "key",
    fetch: async (url) => page(Number(new URL(String(url)).searchParams.get("page_number"))),
  });
  const before = memoryInUse();
  let most = 0;
  let count = 0;
  for await (const _ of paginate(desk, "/team-members")) {
    count += 1;
    if (count % 50_000 === 0) most = Math.max(most, memoryInUse() - before);
  }
  if (count !== pages * size) throw new Error(`${count} members came, not ${pages * size}.`);
  return most;
}
