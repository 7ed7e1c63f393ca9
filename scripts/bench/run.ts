// npm run bench measures the client, and prints the figures of README.md. Each bench runs in its own process, so that no bench affects
// another.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Figures } from "./measure.js";

/** The benches, which return titled tables. Each is imported alone, because a large heap delays the garbage collector. */
const benches: Record<string, () => Promise<Record<string, Figures>>> = {
  calls: async () => (await import("./calls.js")).calls(),
  wire: async () => (await import("./calls.js")).wire(),
  paging: async () => (await import("./lists.js")).compareListSpeed(),
  list: async () => (await import("./lists.js")).measureListMemory(),
  validation: async () => (await import("./lists.js")).validation(),
  start: async () => (await import("./calls.js")).compareImports(),
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
  if (!bench) throw new Error(`There is no bench ${name}. Use one of ${Object.keys(benches).join(", ")}.`);
  for (const [title, values] of Object.entries(await bench())) {
    console.log(`\n${title}`);
    for (const [who, value] of Object.entries(values)) {
      console.log(`  ${who.padEnd(36)} ${value.toFixed(Number.isInteger(value) ? 0 : 2)}`);
    }
  }
}
