import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { expect, vi } from "vitest";

/** A script that runs, and what it has printed. */
export interface Started {
  child: ChildProcess;
  /** The exit code. */
  ended: Promise<number>;
  output(): string;
  /** Waits until the output from here on has a text. */
  until(text: string): Promise<void>;
}

const running = new Set<ChildProcess>();

/** Runs a script in a process of its own. */
export function startScript(script: string, ...args: string[]): Started {
  const child = spawn(process.execPath, [script, ...args]);
  running.add(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
  }
  return {
    child,
    ended: once(child, "exit").then(([code]) => {
      running.delete(child);
      return code as number;
    }),
    output: () => output,
    async until(text) {
      const from = output.length;
      const seen = () => expect(output.slice(from)).toContain(text);
      await vi.waitFor(seen, { timeout: 25_000, interval: 20 });
    },
  };
}

/** Ends what a failed test left running. */
export function endScripts(): void {
  for (const child of running) child.kill("SIGKILL");
}
