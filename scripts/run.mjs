// @ts-check
import { spawn } from "node:child_process";
import { root } from "./redocly.mjs";

/** A command that failed; its message is what the command printed. */
export class CommandError extends Error {
  /** @override */
  name = "CommandError";
}

/**
 * Runs a Node script in the project's folder.
 *
 * @param {string[]} args
 * @param {AbortSignal} signal ends the script when it aborts
 * @returns {Promise<string>} what it printed
 * @throws {CommandError} when it exits with another code than 0
 */
export function runNode(args, signal) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"], signal });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text) => {
        output += text;
      });
    }
    /** @type {Error | undefined} */
    let failure;
    child.on("error", (error) => {
      failure = error;
    });
    // Settles when the script has really ended, also after an abort, so that nothing outlives us.
    child.on("close", (code) => {
      if (failure === undefined && code === 0) resolve(output.trim());
      else reject(failure ?? new CommandError(output.trim() || `${args[0]} ended with ${code}.`));
    });
  });
}
