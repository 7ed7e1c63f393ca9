import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";

/** A script that runs, and what it has printed. */
export interface Started {
  child: ChildProcess;
  /** The exit code. */
  ended: Promise<number>;
  output(): string;
  /** Waits until the output from this call on has a text. Fails where the script ends without it. */
  until(text: string): Promise<void>;
}

const running = new Set<ChildProcess>();

/** Runs a script in a process of its own; one in TypeScript by tsx. */
export function startScript(script: string, ...args: string[]): Started {
  const loader = /\.m?ts$/.test(script) ? ["--import", "tsx"] : [];
  const child = spawn(process.execPath, [...loader, script, ...args]);
  running.add(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
  }
  // Not when it exits, but when all that it printed has arrived.
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
      // Without a limit of its own: a slow machine is not a fault, and the test has a limit.
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

/** Ends what a failed test left running. */
export function endScripts(): void {
  for (const child of running) child.kill("SIGKILL");
}
