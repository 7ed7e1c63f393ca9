// What a pace does where the service limits its calls. It is measured in real time, all of it at once, because waits cost nothing.
import { setTimeout as wait } from "node:timers/promises";
import { type Client, createClient, createPace, type Fetch } from "support-desk-client";
import type { Values } from "./measure.js";

interface Limit {
  readonly requests: number;
  /** In milliseconds. */
  readonly period: number;
  /** Whether what counts is the last period, and not one that begins by a clock. */
  readonly slides?: boolean;
  readonly retryAfter?: string;
}

interface Run {
  readonly limit: Limit;
  readonly call: (desk: Client) => Promise<{ error?: object | undefined }>;
  /** Of each call, in milliseconds. */
  readonly timeout?: number;
  /** How many clients with the same key share the pace. */
  readonly clients?: number;
}

const perSecond = { requests: 20, period: 1_000, retryAfter: "1" };
// A minute and its calls, three times as fast.
const perMinute = { limit: { requests: 100, period: 20_000 }, timeout: 10_000 };

const post = (desk: Client, subject = "S") =>
  desk.POST("/tickets", { body: { email: "a@mail.example", subject, description: "D" } });
const get = (desk: Client) => desk.GET("/forms");

const runs: Record<string, Run> = {
  "POSTs, 20 in each second": { limit: perSecond, call: post },
  "POSTs, 20 in any second": { limit: { ...perSecond, slides: true }, call: post },
  "GETs, 20 in each second": { limit: perSecond, call: get },
  "GETs, 20 in any second": { limit: { ...perSecond, slides: true }, call: get },
  "POSTs, 100 in each minute, without Retry-After": { ...perMinute, call: post },
  "GETs, 100 in each minute, without Retry-After": { ...perMinute, call: get },
  "POSTs of two clients, 100 in each minute": { ...perMinute, clients: 2, call: post },
  "GETs of two clients, 100 in each minute": { ...perMinute, clients: 2, call: get },
};

/** A service that counts by key what it accepts and works on for 40 ms. It refuses the rest at once. */
function limited({ requests, period, slides = false, retryAfter }: Limit): Fetch {
  const accepted = new Map<string | null, number[]>();
  const start = performance.now();
  return async (_, init) => {
    const key = new Headers(init.headers).get("x-api-key");
    const now = performance.now();
    const from = slides ? now - period : now - ((now - start) % period);
    const recent = (accepted.get(key) ?? []).filter((time) => time >= from);
    const isFull = recent.length >= requests;
    accepted.set(key, isFull ? recent : [...recent, now]);
    if (isFull)
      return new Response("{}", { status: 429, headers: retryAfter ? { "retry-after": retryAfter } : {} });
    await wait(40);
    return Response.json({ ticket: { id: "1" }, forms: [], kb_details: {} });
  };
}

/** Does something for each number up to a count, 32 at once. */
async function each(count: number, make: (index: number) => Promise<void>): Promise<void> {
  const indices = Array(count).keys();
  const worker = async () => {
    for (const index of indices) await make(index);
  };
  await Promise.all(Array.from({ length: 32 }, worker));
}

/** Makes 200 calls. Returns how many were accepted, the seconds, and by how many milliseconds one outlived its deadline. */
async function callAll(desks: readonly Client[], { call, timeout = 30_000 }: Run) {
  const start = performance.now();
  let accepted = 0;
  let late = 0;
  await each(200, async (index) => {
    const begun = performance.now();
    const { error } = await call(desks[index % desks.length] as Client);
    if (!error) accepted += 1;
    late = Math.max(late, performance.now() - begun - timeout);
  });
  return { accepted, seconds: (performance.now() - start) / 1_000, late };
}

async function measure(run: Run): Promise<Values> {
  const { limit, timeout = 30_000, clients = 1 } = run;
  const open = (shared: object) => {
    const options = { workspace: "acme", serviceHost: "desk.example", apiKey: "key", timeout, ...shared };
    return Array.from({ length: clients }, () => createClient(options));
  };
  const without = callAll(open({ fetch: limited(limit) }), run);
  const paced = open({ fetch: limited(limit), pace: createPace() });
  const cold = await callAll(paced, run);
  const warm = await callAll(paced, run);
  return {
    "accepted without a pace": (await without).accepted,
    "with one, cold": cold.accepted,
    "and warm": warm.accepted,
    "seconds, cold": cold.seconds,
    "and warm ": warm.seconds,
    "longest after a deadline, in ms": Math.max(cold.late, warm.late),
  };
}

/** Counts the POSTs that arrive twice at a service of 200 a second where 15 % meet a fault, before or after they arrive. */
async function duplicates(): Promise<Values> {
  const arrived = new Map<string, number>();
  const accept = limited({ requests: 200, period: 1_000, retryAfter: "1" });
  const lose = (code: string) => Promise.reject(Object.assign(new TypeError("fetch failed"), { code }));
  let sent = 0;
  const fetch: Fetch = async (url, init) => {
    sent += 1;
    if (sent % 20 === 0) return lose("ECONNREFUSED");
    arrived.set(String(init.body), (arrived.get(String(init.body)) ?? 0) + 1);
    if (sent % 20 === 7) return lose("ECONNRESET");
    if (sent % 20 === 13) return new Response("{}", { status: 503, headers: { "retry-after": "0" } });
    return accept(url, init);
  };
  const pace = createPace();
  const desk = createClient({ workspace: "acme", serviceHost: "desk.example", apiKey: "key", fetch, pace });
  await each(2_000, async (index) => void (await post(desk, `S${index}`)));
  return { arrived: arrived.size, twice: [...arrived.values()].filter((count) => count > 1).length };
}

/** What is accepted of 200 calls, 32 at once, and how long they take. */
export async function pace() {
  const faults = duplicates();
  const measured = Object.entries(runs).map(async ([title, run]) => [title, await measure(run)] as const);
  const tables: Record<string, Values> = Object.fromEntries(await Promise.all(measured));
  return { ...tables, "2,000 POSTs, 15 % with faults": await faults };
}
