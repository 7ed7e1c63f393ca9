// Work on a file of somebody else runs in a process of its own, which can be ended whatever it does.
import { fork } from "node:child_process";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { CommandError } from "../errors.js";
import type { tasks } from "./tasks.js";

type Tasks = typeof tasks;

/** What the process sends: the part of the work that begins, and at the end a result or what was wrong. */
export type Message = { part: string } | { result: unknown } | { problem: string };

/** The most memory that the work can use, in MiB. */
const mostMemory = 1_024;

/**
 * Runs a task on a file in a process of its own. The process ends itself where a part of the work uses two seconds of
 * the processor; a part takes much less for any file that people write.
 *
 * @throws CommandError with what is wrong in the file, or with the part that did not end
 */
export function runTask<Name extends keyof Tasks>(
  name: Name,
  file: string,
): Promise<Awaited<ReturnType<Tasks[Name]>>> {
  const self = fileURLToPath(import.meta.url);
  const child = fork(fileURLToPath(new URL(`child${extname(self)}`, import.meta.url)), [name, file], {
    execArgv: [...process.execArgv, `--max-old-space-size=${mostMemory}`],
    // A process that runs out of memory prints pages.
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  return new Promise((done, fail) => {
    let part = "starting";
    child.once("error", fail);
    child.on("message", (message: Message) => {
      if ("part" in message) part = message.part;
      // The result is what the task of this name returned, as JSON.
      else if ("result" in message) done(message.result as Awaited<ReturnType<Tasks[Name]>>);
      else fail(new CommandError(message.problem));
    });
    child.once("close", () => {
      const advice =
        "Look for a regular expression, a JSONPath or a schema in it that never comes to an end.";
      fail(new CommandError(`${file}: ${part} took too much time or memory, and was ended. ${advice}`));
    });
  });
}
