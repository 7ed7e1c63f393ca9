// @ts-check
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { CommandError, root } from "./run.mjs";

/**
 * Imports a package that only this command needs. In an app it is an optional peer, in any version, so that it never keeps
 * the client from being installed; here is where the version is looked at.
 *
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} load
 * @returns {Promise<T>}
 * @throws {CommandError} with the command that installs it
 */
export async function importPeer(name, load) {
  const { devDependencies } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
  /** @type {string} */
  const wanted = devDependencies[name];
  const advice = `  npm install --save-dev ${name}@${wanted}`;
  const found = await installedVersion(name);
  if (found !== undefined && major(found) !== major(wanted)) {
    throw new CommandError(`This needs ${name} ${wanted}, and ${found} is installed:\n${advice}`);
  }
  try {
    return await load();
  } catch (error) {
    const { code } = /** @type {{ code?: string }} */ (error);
    if (code !== "ERR_MODULE_NOT_FOUND" && code !== "MODULE_NOT_FOUND") throw error;
    throw new CommandError(`This needs ${name}, which is not installed:\n${advice}`);
  }
}

/** @param {string} version */
const major = (version) => version.split(".")[0];

/** Looks where Node would; a package need not let its package.json be imported. @param {string} name */
async function installedVersion(name) {
  for (let folder = root; ; folder = dirname(folder)) {
    const text = await readFile(join(folder, "node_modules", name, "package.json"), "utf8").catch(
      () => undefined,
    );
    if (text !== undefined) return /** @type {string} */ (JSON.parse(text).version);
    if (folder === dirname(folder)) return undefined;
  }
}
