// Calls with a pace to a service that limits them, in real time. All runs go at once, because waiting costs no processor time.
import { setTimeout as wait } from "node:timers/promises";
import { type Client, createClient, createPace, type Fetch } from "support-desk-client";
import type { Figures } from "./measure.js";

interface Run {
  /** The accepted calls in each period, which is in milliseconds. */
  readonly limit: { readonly requests: number; readonly period: number; readonly retryAfter?: string };
  readonly call: (desk: Client) => Promise<{ error?: object | undefined }>;
  /** The deadline of each call, in milliseconds. */
  readonly timeout: number;
}

const perSecond = { limit: { requests: 20, period: 1_000, retryAfter: "1" }, timeout: 30_000 };
// A minute and its calls, three times as fast.
const perMinute = { limit: { requests: 100, period: 20_000 }, timeout: 10_000 };

const post = (desk: Client) =>
  desk.POST("/tickets", { body: { email: "a@mail.example", subject: "S", description: "D" } });
const get = (desk: Client) => desk.GET("/forms");

const runs: Record<string, Run> = {
  "POSTs, 20 a second": { ...perSecond, call: post },
  "GETs, 20 a second": { ...perSecond, call: get },
  "POSTs, 100 a minute, without Retry-After": { ...perMinute, call: post },
  "GETs, 100 a minute, without Retry-After": { ...perMinute, call: get },
};

/** A service that works 40 ms on each accepted call, and refuses the rest at once. */
function limited({ requests, period, retryAfter }: Run["limit"]): Fetch {
  const headers = retryAfter ? { "retry-after": retryAfter } : {};
  const start = performance.now();
  let current = 0;
  let accepted = 0;
  return async () => {
    const now = Math.floor((performance.now() - start) / period);
    if (now > current) accepted = 0;
    current = now;
    if (accepted === requests) return new Response("{}", { status: 429, headers });
    accepted += 1;
    await wait(40);
    return Response.json({ ticket: { id: "1" }, forms: [], kb_details: {} });
  };
}

async function callAll(desk: Client, call: Run["call"]) {
  const start = performance.now();
  const turns = Array(200).keys();
  let accepted = 0;
  const worker = async () => {
    for (const _ of turns) {
      const { error } = await call(desk);
      if (!error) accepted += 1;
    }
  };
  await Promise.all(Array.from({ length: 32 }, worker));
  return { accepted, seconds: (performance.now() - start) / 1_000 };
}

async function measure({ limit, call, timeout }: Run): Promise<Figures> {
  const options = { workspace: "acme", serviceHost: "desk.example", apiKey: "key", timeout };
  const without = callAll(createClient({ ...options, fetch: limited(limit) }), call);
  const paced = createClient({ ...options, fetch: limited(limit), pace: createPace() });
  const cold = await callAll(paced, call);
  const warm = await callAll(paced, call);
  return {
    "accepted without a pace": (await without).accepted,
    "with one, cold": cold.accepted,
    "and warm": warm.accepted,
    "seconds, cold": cold.seconds,
    "and warm ": warm.seconds,
  };
}

/** The accepted calls of 200, and the seconds that they take. */
export async function pace(): Promise<Record<string, Figures>> {
  const measured = Object.entries(runs).map(async ([title, run]) => [title, await measure(run)] as const);
  return Object.fromEntries(await Promise.all(measured));
}
