import { execFile } from "node:child_process";
import { CommandError } from "./errors.js";
import { root } from "./root.js";

/**
 * Runs a Node script in the folder of the package.
 *
 * @param options - the signal ends the script; the environment is added to that of this process
 * @throws CommandError with everything that the script printed, where it exits with another code than 0
 */
export function runNode(
  args: readonly string[],
  { signal, env }: { signal?: AbortSignal | undefined; env?: Record<string, string> } = {},
): Promise<void> {
  return new Promise((done, fail) => {
    const options = { cwd: root, env: { ...process.env, ...env }, signal, maxBuffer: 64 * 1024 * 1024 };
    execFile(process.execPath, args, options, (error, stdout, stderr) => {
      if (signal?.aborted) fail(signal.reason);
      else if (error) fail(new CommandError((stdout + stderr).trim() || error.message));
      else done();
    });
  });
}
