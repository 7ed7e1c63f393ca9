// Lists of team members: the speed of reading them, the memory beside them, and the cost of validation.
import { createClient, paginate } from "support-desk-client";
import { validateResponses } from "support-desk-client/validate";
import { type Figures, memoryInUse, ratio } from "./measure.js";
import { membersPage, serve } from "./service.js";

const options = { workspace: "acme", serviceHost: "desk.example", apiKey: "key" };

/** Compares reading a whole list with a loop by hand over raw fetch. */
export async function compareListSpeed() {
  using service = await serve();
  const baseUrl = `${service.url}/api/external/v2`;
  const desk = createClient({ baseUrl, apiKey: "key" });
  const paginated = async (concurrency: number) => {
    const start = performance.now();
    for await (const _ of paginate(desk, "/team-members", {}, { concurrency }).pages());
    return performance.now() - start;
  };
  await paginated(16);
  const start = performance.now();
  for (let number = 1; number <= 200; number += 1) {
    await (await fetch(`${baseUrl}/team-members?page_number=${number}`)).json();
  }
  const byHand = performance.now() - start;
  return {
    "Speed of reading 200 pages of 20 ms, of a loop by hand over raw fetch": {
      "one at a time": byHand / (await paginated(1)),
      "four at a time": byHand / (await paginated(4)),
      "sixteen at a time": byHand / (await paginated(16)),
    },
  };
}

/** Measures the most memory in use beside a list while the client reads it. */
export async function measureListMemory() {
  const fetch = async (url: string | URL | Request) =>
    Response.json(membersPage(Number(new URL(String(url)).searchParams.get("page_number")), 2_000, 500));
  const desk = createClient({ ...options, fetch });
  const before = memoryInUse();
  let most = 0;
  let count = 0;
  for await (const _ of paginate(desk, "/team-members")) {
    count += 1;
    if (count % 50_000 === 0) most = Math.max(most, memoryInUse() - before);
  }
  return { "Memory in MiB beside a list whose items have UUIDs": { [`${count} items`]: most } };
}

/** Measures how the time of a validated call grows with its list. */
export async function validation() {
  const validated = (count: number, faults: object) => {
    const page = membersPage(1, 1, count);
    const members = page.team_members.map((member) => ({ ...member, ...faults }));
    const body = JSON.stringify({ ...page, team_members: members });
    const desk = createClient({ ...options, fetch: async () => new Response(body) });
    desk.use(validateResponses({ onMismatch: () => {} }));
    return () => desk.GET("/team-members");
  };
  const growth: Figures = {};
  for (const [kind, faults] of Object.entries({ right: {}, wrong: { id: null, email: 1, first_name: {} } })) {
    const few = { rounds: 12, calls: 1 };
    const times = await ratio(validated(40_000, faults), validated(10_000, faults), few);
    growth[`four times as many items, all ${kind}`] = times;
  }
  return { "Growth of the processor time of a call that is validated": growth };
}
