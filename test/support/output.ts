import { execFile } from "node:child_process";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";

/** The client in the source, for a script that imports it. */
export const clientModule = JSON.stringify(pathToFileURL("src/desk/index.ts").href);

/** Runs a script in a process of its own, because it changes globals, and returns its output. */
export async function outputOf(script: string, ...flags: string[]): Promise<string> {
  const args = ["--import", "tsx", ...flags, "--input-type=module", "--eval", script];
  return (await promisify(execFile)(process.execPath, args)).stdout;
}
