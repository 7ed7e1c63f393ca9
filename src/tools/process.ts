import { execFile } from "node:child_process";
import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { CommandError } from "./errors.js";
import { root } from "./root.js";

/**
 * Runs a Node script in the folder of the package.
 *
 * @param signal - ends the script; the promise then rejects with the signal's reason
 * @throws CommandError with everything the script printed, if its exit code is not 0
 */
export async function runNode(args: readonly string[], signal: AbortSignal): Promise<void> {
  const options = { cwd: root, signal, maxBuffer: 64 * 1024 * 1024 };
  await promisify(execFile)(process.execPath, args, options).catch(({ stdout, stderr, message }) => {
    signal.throwIfAborted();
    throw new CommandError((stdout + stderr).trim() || message);
  });
}

/** Waits for SIGINT (Ctrl-C) or SIGTERM. */
export async function untilSignal(): Promise<void> {
  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop.abort());
  // The timer keeps the process alive if there is no server.
  await wait(2 ** 31 - 1, undefined, { signal: stop.signal }).catch(() => {});
}

/** Runs a step. If it succeeds after more than a second, prints its name and duration. */
export async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const begun = performance.now();
  const result = await work();
  const seconds = (performance.now() - begun) / 1_000;
  if (seconds >= 1) console.error(`${name.padEnd(24)} ${seconds.toFixed(1)} s`);
  return result;
}
