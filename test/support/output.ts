import { execFile } from "node:child_process";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";

/** The URL of the client's source, as a literal for a script. */
export const clientModule = JSON.stringify(pathToFileURL("src/desk/index.ts").href);

/** Runs a script that changes globals, or could block its process, in its own process. Returns its output. */
export async function outputOf(script: string, ...flags: string[]): Promise<string> {
  const args = ["--import", "tsx", ...flags, "--input-type=module", "--eval", script];
  return (await promisify(execFile)(process.execPath, args, { timeout: 50_000 })).stdout;
}
