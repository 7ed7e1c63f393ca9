// The work on a file of somebody else, as it runs in a thread of its own: see run.ts.
import { parentPort, workerData } from "node:worker_threads";
import { closedGaps } from "../codegen/gaps.js";
import { generateCommand, generatedMark } from "../codegen/generated-mark.js";
import { outputs } from "../codegen/outputs.js";
import { patchedBundle } from "../codegen/patch.js";
import { loadCore, loadRules } from "../codegen/redocly.js";
import { CommandError } from "../errors.js";

const tasks = { generate, patch: patchedBundle };
export type Tasks = typeof tasks;

/** What the thread sends: the part of the work that begins, and at the end a result or what was wrong. */
export type Message = { part: string } | { result: unknown } | { problem: string };

/** Makes the files of `generate`, by name, and lists the gaps that the overlay closes. */
async function generate(file: string, begin: (part: string) => void) {
  const { original, patched } = await patchedBundle(file, begin);
  begin("generating the types");
  const types = { operations: "support-desk-client", checks: "support-desk-client/validate" };
  const files = await outputs([patched], generateCommand, types);
  const marked = { "x-generated": generatedMark, ...patched.document };
  files.set(`${patched.name}.json`, `${JSON.stringify(marked, null, 2)}\n`);
  return { files, closed: closedGaps(original.document, patched.document) };
}

const send = (message: Message) => parentPort?.postMessage(message);

const { name, file } = workerData as { name: keyof Tasks; file: string };
// What takes long by itself is loaded before the time counts.
await loadRules(await loadCore(), "rules.yaml");
if (name === "generate") await import("openapi-typescript");
await tasks[name](file, (part) => send({ part })).then(
  (result) => send({ result }),
  (error: Error) =>
    send({ problem: error instanceof CommandError ? error.message : `${file}: ${error.message}` }),
);
