// Runs one task in this process: `child.js <task> <file>`. See run.ts.
import { Worker } from "node:worker_threads";
import { loadCore, loadRules } from "../codegen/redocly.js";
import { CommandError } from "../errors.js";
import { entry, type Message } from "./run.js";
import { tasks } from "./tasks.js";

const [name = "", file = ""] = process.argv.slice(2);
const task = tasks[name as keyof typeof tasks];

/** Resolves when the other process has the message, because this one may be stuck a moment later. */
function send(message: Message): Promise<void> {
  return new Promise((resolve) => {
    process.send?.(message, () => resolve());
  });
}

// The command was ended.
process.once("disconnect", () => process.exit());

// What takes long by itself is loaded before the time counts.
await loadRules(await loadCore(), "rules.yaml");
if (name === "generate") await import("openapi-typescript");
const limit = new Worker(entry("cpu-limit"));

async function begin(part: string): Promise<void> {
  await send({ part });
  limit.postMessage("begin");
}

await task(file, begin).then(
  (result) => send({ result }),
  (error: Error) => {
    const problem = error instanceof CommandError ? error.message : `${file}: ${error.message}`;
    return send({ problem });
  },
);
process.exit();
