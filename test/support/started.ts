import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";

/** A running script. */
export interface Started {
  child: ChildProcess;
  /** The exit code. */
  ended: Promise<number>;
  output(): string;
  /** Waits for a text in the output after this call. Rejects if the script ends without it. */
  until(text: string): Promise<void>;
}

const running = new Set<ChildProcess>();

/** Starts a script in its own process, with tsx for TypeScript. */
export function startScript(script: string, ...args: string[]): Started {
  const loader = /\.m?ts$/.test(script) ? ["--import", "tsx"] : [];
  return start(process.execPath, [...loader, script, ...args]);
}

/** Starts a program in its own process. */
export function start(command: string, args: readonly string[], options: object = {}): Started {
  const child = spawn(command, args, options);
  running.add(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
  }
  // All output has arrived at "close", but not at "exit".
  const ended = once(child, "close").then(([code]) => {
    running.delete(child);
    return code as number;
  });
  return {
    child,
    ended,
    output: () => output,
    async until(text) {
      const from = output.length;
      // The time limit is that of the test.
      while (!output.slice(from).includes(text)) {
        if (!running.has(child)) throw new Error(`The script ended without "${text}":\n${output}`);
        await Promise.race([ended, wait(20)]);
      }
    },
  };
}

/** Runs a script to its end. */
export async function runScript(
  script: string,
  ...args: string[]
): Promise<{ code: number; output: string }> {
  const { ended, output } = startScript(script, ...args);
  return { code: await ended, output: output() };
}

/** Ends the scripts that a failed test left running. */
export function endScripts(): void {
  for (const child of running) child.kill("SIGKILL");
}
