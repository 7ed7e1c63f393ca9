// Calls over the loopback interface, beside the platform's fetch; and what a gzip bomb does to the memory.
import { fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { createClient } from "support-desk-client";
import { compare, median } from "./compare.js";

/** Starts the service in a process of its own, so that its work is not counted. */
async function serve(): Promise<{ baseUrl: string; close(): void }> {
  const service = fork(fileURLToPath(new URL("service.ts", import.meta.url)));
  const [port] = await once(service, "message");
  return { baseUrl: `http://127.0.0.1:${port}/api/external/v2`, close: () => service.kill() };
}

/** The time of a call over the wire, as a multiple of the platform's fetch. */
export async function wire(): Promise<Record<string, number>> {
  const { baseUrl, close } = await serve();
  const desk = createClient({ baseUrl, apiKey: "key" });
  const headers = { "x-api-key": "key", accept: "application/json" };
  const result = await compare(
    "raw fetch",
    {
      "support-desk-client": () =>
        desk.GET("/tickets/{ticket_id}", { params: { path: { ticket_id: "42" } } }),
      "raw fetch": async () => (await fetch(`${baseUrl}/tickets/42`, { headers, redirect: "manual" })).json(),
    },
    { calls: 100 },
  );
  close();
  return result;
}

/** The most memory that a bomb needs beside a call without one, as a multiple of the limit for a body. */
export async function memory(): Promise<number> {
  const { baseUrl, close } = await serve();
  const desk = createClient({ baseUrl, apiKey: "key" });
  const limit = 16 * 1024 * 1024;
  const usage = () => {
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  await desk.GET("/tickets/{ticket_id}", { params: { path: { ticket_id: "42" } } });
  const before = usage();
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, usage() - before);
  }, 1);
  await desk.GET("/forms");
  clearInterval(watch);
  close();
  return most / limit;
}

/** The time that importing the core and creating a client take in a fresh process, in milliseconds. */
export function startUp(): Record<string, number> {
  const script = `
    const start = performance.now();
    const { createClient } = await import("support-desk-client");
    const imported = performance.now();
    createClient({ workspace: "acme", serviceHost: "desk.example", apiKey: "key" });
    console.log(JSON.stringify([imported - start, performance.now() - imported]));
  `;
  const runs = Array.from(
    { length: 15 },
    () =>
      JSON.parse(String(spawnSync(process.execPath, ["--input-type=module", "--eval", script]).stdout)) as [
        imported: number,
        created: number,
      ],
  );
  return {
    "importing the core": median(runs.map(([time]) => time)),
    "creating a client": median(runs.map(([, time]) => time)),
  };
}
