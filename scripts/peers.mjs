// @ts-check
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { CommandError, root } from "./run.mjs";

/**
 * Imports a package that only this command needs. In an app it is an optional peer, which may not be installed.
 *
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} load
 * @returns {Promise<T>}
 * @throws {CommandError} with the command that installs it
 */
export async function importPeer(name, load) {
  try {
    return await load();
  } catch (error) {
    const { code } = /** @type {{ code?: string }} */ (error);
    if (code !== "ERR_MODULE_NOT_FOUND" && code !== "MODULE_NOT_FOUND") throw error;
    const { peerDependencies } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
    throw new CommandError(
      `This needs ${name}, which is not installed:\n  npm install --save-dev ${name}@${peerDependencies[name]}`,
    );
  }
}
