// Work on a file of somebody else runs in a thread of its own, which can be ended whatever it does.
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { CommandError } from "../errors.js";
import { root } from "../root.js";
import type { Message, Tasks } from "./worker.js";

const extension = extname(fileURLToPath(import.meta.url));
/** The module of the thread: a source, or what it is built to. */
const entry = join(root, extension === ".ts" ? "src" : "dist", `cli/isolate/worker${extension}`);

/** The most memory that the work can use, in MiB. */
const mostMemory = 1_024;
/** The most time of the processor that a part of the work can use, in microseconds: much more than any file of people needs. */
const mostTime = 2_000_000;

/**
 * Runs a task on a file in a thread of its own, and ends it where a part of the work uses too much. The time on the clock would
 * end work that waits for a busy machine.
 *
 * @throws CommandError with what is wrong in the file, or with the part that did not end
 */
export function runTask<Name extends keyof Tasks>(
  name: Name,
  file: string,
): Promise<Awaited<ReturnType<Tasks[Name]>>> {
  const worker = new Worker(entry, {
    workerData: { name, file },
    resourceLimits: { maxOldGenerationSizeMb: mostMemory },
  });
  return new Promise((done, fail) => {
    let part = "starting";
    let begun: NodeJS.CpuUsage | undefined;
    const watch = setInterval(() => {
      const { user, system } = process.cpuUsage(begun);
      if (begun === undefined || user + system <= mostTime) return;
      clearInterval(watch);
      worker.terminate();
    }, 50);
    worker.on("message", (message: Message) => {
      if ("part" in message) {
        part = message.part;
        begun = process.cpuUsage();
        // The result is what the task of this name returned.
      } else if ("result" in message) done(message.result as Awaited<ReturnType<Tasks[Name]>>);
      else fail(new CommandError(message.problem));
    });
    worker.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "ERR_WORKER_OUT_OF_MEMORY") fail(error);
    });
    worker.once("exit", () => {
      clearInterval(watch);
      const advice =
        "Look for an alias, a regular expression, a JSONPath or a schema in it that never comes to an end.";
      fail(new CommandError(`${file}: ${part} took too much time or memory, and was ended. ${advice}`));
    });
  });
}
