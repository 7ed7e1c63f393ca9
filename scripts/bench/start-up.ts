import { spawnSync } from "node:child_process";
import { median } from "./measure.js";

/** The processor time of an import in ms, in a process that has imported nothing else. */
function importTime(module: string): number {
  const script = `
    const before = process.cpuUsage();
    await import("${module}");
    const { user, system } = process.cpuUsage(before);
    console.log((user + system) / 1_000);`;
  return Number(spawnSync(process.execPath, ["--input-type=module", "--eval", script]).stdout);
}

/** What importing costs above an empty module, each time in turn with one. */
export async function start() {
  const above = (module: string) =>
    median(Array.from({ length: 15 }, () => importTime(module) - importTime("data:text/javascript,")));
  return {
    "Processor time of an import in a fresh process, above an empty module, in ms": {
      "support-desk-client": above("support-desk-client"),
      "openapi-fetch": above("openapi-fetch"),
    },
  };
}
