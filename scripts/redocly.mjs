// @ts-check
import { createRequire } from "node:module";
import { importPeer } from "./peers.mjs";
import { CommandError, runNode } from "./run.mjs";

/** The two documents: the name in redocly.yaml, that of the generated files, the source, and the package's export. */
export const documents = [
  { api: "current", name: "openapi", source: "openapi/openapi.yaml", exported: "openapi.json" },
  { api: "v1", name: "v1", source: "openapi/v1.yaml", exported: "openapi-v1.json" },
];

const env = { NO_COLOR: "1", REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };

/**
 * Runs the Redocly CLI in the project's folder.
 *
 * @param {string[]} args
 * @returns {Promise<string>} what it printed to its standard output
 * @throws {CommandError} when it exits with another code than 0, with its located messages
 */
export async function redocly(...args) {
  const resolve = async () => createRequire(import.meta.url).resolve("@redocly/cli/bin/cli.js");
  const cli = await importPeer("@redocly/cli", resolve);
  try {
    return await runNode([cli, ...args], { env });
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    // Banners about new versions bury the message, and an ignore file is no way out of it here.
    throw new CommandError(
      error.message.replace(/ *╔[^╝]*╝\s*|\nrun `redocly lint --generate-ignore-file`.*/gu, ""),
    );
  }
}
