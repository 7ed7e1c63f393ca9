// Work on a file of somebody else runs in a process of its own, which can be ended whatever it does.
import { fork } from "node:child_process";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { CommandError } from "../errors.js";
import { root } from "../root.js";
import type { tasks } from "./tasks.js";

type Tasks = typeof tasks;

/** What the process sends: the part of the work that begins, and at the end a result or what was wrong. */
export type Message = { part: string } | { result: unknown } | { problem: string };

const extension = extname(fileURLToPath(import.meta.url));

/** The file of a module of this folder that is started by itself: a source, or what it is built to. */
export function entry(name: string): string {
  return join(root, extension === ".ts" ? "src" : "dist", `cli/isolate/${name}${extension}`);
}

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
  const child = fork(entry("child"), [name, file], {
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
