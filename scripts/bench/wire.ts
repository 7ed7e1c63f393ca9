// Calls over the loopback interface, beside the platform's fetch; and what a gzip bomb does to the memory.
import { fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { createClient } from "support-desk-client";
import { compare, median } from "./compare.js";

/** Starts the service in a process of its own, so that its work is not counted. */
export async function serve(): Promise<{ baseUrl: string; close(): void }> {
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

/** The processor time of a fresh process that imports a module, above that of an empty one, in milliseconds. */
export function startUp(): Record<string, number> {
  const imports = {
    nothing: "data:text/javascript,",
    core: "support-desk-client",
    "openapi-fetch": "openapi-fetch",
  };
  const times = new Map<string, number[]>();
  for (let round = 0; round < 15; round += 1) {
    for (const [name, module] of Object.entries(imports)) {
      const script = `
        const before = process.cpuUsage();
        await import(${JSON.stringify(module)});
        const { user, system } = process.cpuUsage(before);
        console.log((user + system) / 1_000);`;
      const { stdout } = spawnSync(process.execPath, ["--input-type=module", "--eval", script]);
      times.set(name, [...(times.get(name) ?? []), Number(String(stdout))]);
    }
  }
  const empty = median(times.get("nothing") ?? []);
  return {
    "importing the core": median(times.get("core") ?? []) - empty,
    "importing openapi-fetch": median(times.get("openapi-fetch") ?? []) - empty,
  };
}
