// Measures the client, and prints what README.md here keeps. Each bench has a process of its own, so that none finds what another
// left behind.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Values } from "./measure.js";

/** Each returns titled tables. It loads what it needs itself, because a large heap is collected later. */
const benches: Record<string, () => Promise<Record<string, Values>>> = {
  calls: async () => (await import("./calls.js")).calls(),
  wire: async () => (await import("./calls.js")).wire(),
  paging: async () => (await import("./lists.js")).paging(),
  list: async () => (await import("./lists.js")).list(),
  validation: async () => (await import("./lists.js")).validation(),
  pace: async () => (await import("./pace.js")).pace(),
  start: async () => (await import("./calls.js")).start(),
  edit: async () => (await import("./edit.js")).edit(),
};

const [name] = process.argv.slice(2);
if (name === undefined) {
  const script = [...process.execArgv, fileURLToPath(import.meta.url)];
  for (const one in benches) {
    const { status } = spawnSync(process.execPath, [...script, one], { stdio: "inherit" });
    if (status !== 0) process.exitCode = 1;
  }
} else {
  const bench = benches[name];
  if (!bench) throw new Error(`There is no bench ${name}. They are ${Object.keys(benches).join(", ")}.`);
  for (const [title, values] of Object.entries(await bench())) {
    console.log(`\n${title}`);
    for (const [who, value] of Object.entries(values)) {
      console.log(`  ${who.padEnd(36)} ${value.toFixed(Number.isInteger(value) ? 0 : 2)}`);
    }
  }
}
