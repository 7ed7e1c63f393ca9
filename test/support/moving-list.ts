import { createClient, type PaginateOptions, paginate } from "../../src/desk/index.js";

/** How a list changes. */
export const changes = ["front", "end", "removal", "up", "down", "balanced"] as const;
export type Change = (typeof changes)[number];

/** A list that is read while it changes, in virtual time: each page takes 5 to 35 ms. */
export interface MovingList extends PaginateOptions {
  seed: number;
  /** The kinds of changes, each as likely as the others. */
  changes: readonly Change[];
  /** A change comes before one of so many responses. */
  every: number;
  pages?: number;
  /** The number by which the stated total exceeds the items. */
  excess?: number;
}

/** Returns numbers from 0 to 1 that a seed determines. */
function randomFrom(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const size = 30;
const client = createClient({ baseUrl: "https://acme.desk.example/api/external/v2", apiKey: "key" });

/**
 * Reads a moving list with `paginate`.
 *
 * @returns how many items were there all the time and were not yielded although no error came, how many came twice, and the requests
 */
export async function readMovingList(given: MovingList) {
  const { seed, changes: kinds, every, pages = 100, excess = 0, ...options } = given;
  const random = randomFrom(seed);
  const items = Array.from({ length: pages * size }, (_, index) => index);
  const known = items.length;
  let added = known;
  const below = (limit: number) => Math.floor(random() * limit);
  const take = () => items.splice(below(items.length), 1)[0] as number;
  const apply: Record<Change, () => unknown> = {
    front: () => items.unshift(added++),
    end: () => items.push(added++),
    removal: take,
    up: () => items.unshift(take()),
    down: () => items.push(take()),
    balanced: () => [take(), items.push(added++)],
  };
  const events: { at: number; run: () => void }[] = [];
  let [now, requests] = [0, 0];
  const GET = (_path: string, { params }: { params: { query: { page_number: number } } }) =>
    new Promise((resolve) => {
      requests += 1;
      const number = params.query.page_number;
      const duration = 5 + 30 * random();
      const end = now + duration;
      const respond = () => {
        if (every > 0 && random() < 1 / every) apply[kinds[below(kinds.length)] as Change]();
        const team_members = items.slice((number - 1) * size, number * size).map((id) => ({ id }));
        const pagination = {
          total_records: items.length + excess,
          current_page_number: number,
          total_pages: Math.ceil(items.length / size),
          page_size: size,
        };
        const result = { data: { team_members, pagination }, error: undefined, response: new Response() };
        events.push({ at: end, run: () => resolve(result) });
      };
      events.push({ at: now + duration * random(), run: respond });
    });
  const desk = { ...client, GET } as unknown as typeof client;
  const yielded = new Set<unknown>();
  let twice = 0;
  let error: unknown;
  const loop = async () => {
    for await (const { id } of paginate(desk, "/team-members", {}, options)) {
      if (yielded.has(id)) twice += 1;
      yielded.add(id);
    }
  };
  let isDone = false;
  const done = loop()
    .catch((thrown) => (error = thrown))
    .finally(() => (isDone = true));
  while (!isDone) {
    await new Promise((resolve) => setImmediate(resolve));
    events.sort((a, b) => b.at - a.at);
    const event = events.pop();
    if (event === undefined) continue;
    now = event.at;
    event.run();
  }
  await done;
  const missed = items.filter((id) => id < known && !yielded.has(id)).length;
  return { lost: error === undefined ? missed : 0, twice, requests: requests / pages, error };
}
