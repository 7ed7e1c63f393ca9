import { resolve } from "node:path";
import { runScript, type Started, startScript } from "./started.js";

/** The path of the built command. */
export const command = resolve("dist/desk/cli.js");

export const runCommand = (...args: string[]) => runScript(command, ...args);

export interface ServedMock extends Started {
  /** Its base URL. */
  url: string;
  /** Ends it, and returns its exit code. */
  stop(): Promise<number>;
}

/** Runs the command `mock` on a free port. */
export async function serveMock(...args: string[]): Promise<ServedMock> {
  const started = startScript(command, "mock", "--port", "0", ...args);
  await started.until("baseUrl  http");
  return {
    ...started,
    url: String(/baseUrl +(\S+)/.exec(started.output())?.[1]),
    stop() {
      started.child.kill("SIGINT");
      return started.ended;
    },
  };
}
