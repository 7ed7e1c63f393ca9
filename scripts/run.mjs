// @ts-check
import { spawn } from "node:child_process";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder that holds package.json; every path a script uses starts here, wherever it is called from. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** A command that failed; its message is what the command printed. */
export class CommandError extends Error {
  /** @override */
  name = "CommandError";
}

/**
 * Runs a Node script in the project's folder.
 *
 * @param {string[]} args
 * @param {{ signal?: AbortSignal, env?: Record<string, string> }} [options] the signal ends the script, and what it started
 * @returns {Promise<string>} what it printed to its standard output
 * @throws {CommandError} when it exits with another code than 0, with all that it printed
 */
export function runNode(args, { signal, env } = {}) {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    // A script has children of its own, which outlive it unless all of them are one group. Windows has no groups.
    const group = signal !== undefined && process.platform !== "win32";
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
      detached: group,
    });
    const end = () => {
      if (!group || child.pid === undefined) return child.kill();
      try {
        process.kill(-child.pid);
      } catch {
        // The group has ended by itself.
      }
    };
    signal?.addEventListener("abort", end);
    let stdout = "";
    let printed = "";
    child.stdout.setEncoding("utf8").on("data", (text) => {
      stdout += text;
      printed += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text) => {
      printed += text;
    });
    /** @type {Error | undefined} */
    let failure;
    child.on("error", (error) => {
      failure = error;
    });
    // Settles when the script has really ended, also after an abort, so that nothing outlives us.
    child.on("close", (code) => {
      signal?.removeEventListener("abort", end);
      if (signal?.aborted) reject(signal.reason);
      else if (failure === undefined && code === 0) resolve(stdout);
      else reject(failure ?? new CommandError(printed.trim() || `${args[0]} ended with ${code}.`));
    });
  });
}
