import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { createClient } from "support-desk-client";
import { hostileTexts } from "../../test/support/hostile-json.js";
import type { Values } from "./measure.js";

const options = { workspace: "acme", serviceHost: "desk.example", apiKey: "k".repeat(32) };

/** The longest times without a turn of the event loop, while a call reads hostile JSON. */
export async function pause() {
  const longest: Values = {};
  for (const [name, body] of Object.entries(hostileTexts)) {
    const bytes = new TextEncoder().encode(body());
    for (const status of [200, 400]) {
      const desk = createClient({ ...options, fetch: async () => new Response(bytes, { status }) });
      const delays = monitorEventLoopDelay({ resolution: 1 });
      delays.enable();
      await wait(5);
      await desk.GET("/forms");
      // A pause is counted by the first turn after it.
      await wait(5);
      delays.disable();
      longest[`${name}, ${status}`] = Math.round(delays.max / 1e6);
    }
  }
  return { "Longest pause while 8 MiB of hostile JSON is read, in ms": longest };
}
